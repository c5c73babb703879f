/// The rows of a section: nodes, or lazy cells that make a node when asked for one.
@preconcurrency @MainActor
public struct CellRows {
  private enum Storage {
    case nodes([CellNode])
    case lazy(LazyCells)
    indirect case spliced(CellRows, Splice)
  }

  /// A row that is left out, then one that is put in, without touching the others.
  fileprivate struct Splice {
    var removed: Int?
    var inserted: (node: CellNode, index: Int)?
    var count: Int
  }

  private var storage: Storage

  init(_ nodes: [CellNode]) { storage = .nodes(nodes) }

  init(_ cells: LazyCells) { storage = .lazy(cells) }

  private init(_ base: CellRows, _ splice: Splice) { storage = .spliced(base, splice) }

  /// These rows without the one at an index.
  ///
  /// - Complexity: O(1); O(*n*) unless rows are built on demand.
  package func removing(at index: Int) -> CellRows {
    if isLazy { return CellRows(self, Splice(removed: index, count: count - 1)) }
    var nodes = nodes
    nodes.remove(at: index)
    return CellRows(nodes)
  }

  /// These rows and another one at an index.
  ///
  /// - Complexity: O(1); O(*n*) unless rows are built on demand.
  package func inserting(_ node: CellNode, at index: Int) -> CellRows {
    if isLazy { return CellRows(self, Splice(inserted: (node, index), count: count + 1)) }
    var nodes = nodes
    nodes.insert(node, at: index)
    return CellRows(nodes)
  }

  /// Whether components are built on demand.
  package var isLazy: Bool {
    switch storage {
    case .nodes: false
    case .lazy: true
    case .spliced(let base, _): base.isLazy
    }
  }

  private func prepareKeys() {
    switch storage {
    case .nodes: break
    case .lazy(let cells): cells.prepareKeys()
    case .spliced(let base, _): base.prepareKeys()
    }
  }

  /// All rows as nodes.
  var nodes: [CellNode] {
    switch storage {
    case .nodes(let nodes): nodes
    case .lazy, .spliced: Array(self)
    }
  }

  /// Goes through rows; of lazy ones all identifiers are asked for first.
  @preconcurrency @MainActor
  public struct Iterator: @MainActor IteratorProtocol {
    private let rows: CellRows
    private let count: Int
    private var index = 0

    init(_ rows: CellRows) {
      rows.prepareKeys()
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
    case .spliced(_, let splice): splice.count
    }
  }

  /// Goes through the rows.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The row at an index.
  public subscript(position: Int) -> CellNode {
    switch storage {
    case .nodes(let nodes): nodes[position]
    case .lazy(let cells): cells.node(at: position)
    case .spliced(let base, let splice): splice.node(at: position, in: base)
    }
  }
}

extension CellRows.Splice {
  /// The row at an index among those of `base`, spliced.
  @MainActor
  fileprivate func node(at position: Int, in base: CellRows) -> CellNode {
    var position = position
    if let inserted {
      if position == inserted.index { return inserted.node }
      if position > inserted.index { position -= 1 }
    }
    if let removed, position >= removed { position += 1 }
    return base[position]
  }
}
