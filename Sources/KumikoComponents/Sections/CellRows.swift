import KumikoDiff

/// The rows of a section: nodes, or lazy cells that make a node when asked for one.
@preconcurrency @MainActor
public struct CellRows {
  enum Storage {
    case nodes([CellNode])
    case lazy(LazyCells)
    indirect case spliced(CellRows, Splice)
  }

  /// A row that is left out, then one that is put in, without touching the others.
  struct Splice {
    var removed: Int?
    var inserted: (node: CellNode, index: Int)?
    var count: Int
  }

  let storage: Storage

  /// The outlines among the rows, in order.
  let outlines: [any OutlineSource]

  init(_ nodes: [CellNode], outlines: [any OutlineSource] = []) {
    storage = .nodes(nodes)
    self.outlines = outlines
  }

  init(_ cells: LazyCells) {
    storage = .lazy(cells)
    outlines = cells.outline.map { [$0] } ?? []
  }

  private init(_ base: CellRows, _ splice: Splice) {
    storage = .spliced(base, splice)
    outlines = base.outlines
  }

  /// These rows without the one at an index.
  ///
  /// - Complexity: O(1); O(*n*) unless rows are built on demand.
  package func removing(at index: Int) -> CellRows {
    if isLazy { return CellRows(self, Splice(removed: index, count: count - 1)) }
    var nodes = nodes
    nodes.remove(at: index)
    return CellRows(nodes, outlines: outlines)
  }

  /// These rows and another one at an index.
  ///
  /// - Complexity: O(1); O(*n*) unless rows are built on demand.
  package func inserting(_ node: CellNode, at index: Int) -> CellRows {
    if isLazy { return CellRows(self, Splice(inserted: (node, index), count: count + 1)) }
    var nodes = nodes
    nodes.insert(node, at: index)
    return CellRows(nodes, outlines: outlines)
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

extension CellRows {
  /// These rows with what is expanded now in their outlines, each of which goes on where that of
  /// older rows has stopped.
  ///
  /// - Complexity: O(*m*), where *m* is the number of outlines, if nothing is to be changed.
  package func resolvingOutlines(after older: CellRows?) -> CellRows {
    let resolved = outlines.enumerated().map { index, outline in
      outline.resolved(
        after: older.flatMap { $0.outlines.indices.contains(index) ? $0.outlines[index] : nil })
    }
    let isSame = zip(resolved, outlines).allSatisfy { $0 === $1 }
    return isSame ? self : replacingOutlines(with: resolved)
  }

  private func replacingOutlines(with resolved: [any OutlineSource]) -> CellRows {
    switch storage {
    case .lazy: return resolved.first.map { CellRows($0) } ?? self
    case .spliced(let base, let splice):
      let next = base.replacingOutlines(with: resolved)
      if let inserted = splice.inserted {
        let isLast = inserted.index == base.count
        return next.inserting(
          inserted.node, at: isLast ? next.count : Swift.min(inserted.index, next.count))
      }
      guard let removed = splice.removed,
        let index = next.firstIndex(where: { $0.hasSameIdentifier(as: base[removed]) })
      else { return next }
      return next.removing(at: index)
    case .nodes(let nodes): return replacingOutlines(among: nodes, with: resolved)
    }
  }

  private func replacingOutlines(
    among nodes: [CellNode], with resolved: [any OutlineSource]
  ) -> CellRows {
    var waiting = ArraySlice(zip(outlines, resolved))
    var result: [CellNode] = []
    for node in nodes {
      if let index = waiting.firstIndex(where: { $0.0 === node.source }) {
        result += Array(CellRows(waiting[index].1))
        waiting.remove(at: index)
      } else if !outlines.contains(where: { $0 === node.source }) {
        result.append(node)
      }
    }
    return CellRows(result, outlines: resolved)
  }

  /// Whether there are outlines among the rows.
  package var hasOutlines: Bool { !outlines.isEmpty }

  /// Has something done whenever the user expands or collapses a row of an outline.
  package func onToggle(_ action: @escaping @MainActor () -> Void) {
    for outline in outlines { outline.setToggleHandler(action) }
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
