/// The rows of a section: nodes, or lazy cells that make a node when asked for one.
@MainActor
public struct CellRows {
  private enum Storage {
    case nodes([CellNode])
    case lazy(LazyCells)
  }

  private var storage: Storage

  init(_ nodes: [CellNode]) { storage = .nodes(nodes) }

  init(_ cells: LazyCells) { storage = .lazy(cells) }

  /// Whether components are built on demand.
  package var isLazy: Bool {
    if case .lazy = storage { true } else { false }
  }

  /// All rows as nodes.
  var nodes: [CellNode] {
    switch storage {
    case .nodes(let nodes): nodes
    case .lazy: Array(self)
    }
  }

  /// Goes through rows; of lazy ones all identifiers are asked for first.
  @MainActor
  public struct Iterator: @MainActor IteratorProtocol {
    private let rows: CellRows
    private let count: Int
    private var index = 0

    init(_ rows: CellRows) {
      if case .lazy(let cells) = rows.storage { cells.prepareKeys() }
      self.rows = rows
      count = rows.count
    }

    /// The next row; nil at the end.
    public mutating func next() -> CellNode? {
      guard index < count else { return nil }
      defer { index += 1 }
      return rows[index]
    }
  }
}

extension CellRows: @MainActor RandomAccessCollection {
  /// The index of the first row, 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int {
    switch storage {
    case .nodes(let nodes): nodes.count
    case .lazy(let cells): cells.count
    }
  }

  /// Goes through the rows.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The row at an index.
  public subscript(position: Int) -> CellNode {
    switch storage {
    case .nodes(let nodes): nodes[position]
    case .lazy(let cells): cells.node(at: position)
    }
  }
}
