import KumikoDiff

extension LazyCells {
  /// What these cells have in common with older ones at both ends, found by their keys: no node is
  /// made, and only components are compared that older cells have built.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells; O(1) if they are the same.
  final func commonEnds(with older: LazyCells) -> CommonEnds {
    if self === older { return CommonEnds(prefix: count, suffix: 0) }
    var ends = commonKeys(with: older)
    ends.changed = older.builtPositions.filter { position in
      let isFirst = position < ends.prefix
      guard isFirst || position >= older.count - ends.suffix else { return false }
      let own = isFirst ? position : position + count - older.count
      return !hasSameContent(at: own, as: older, at: position)
    }
    return ends
  }

  private func commonKeys(with older: LazyCells) -> CommonEnds {
    if sharesIDs(with: older) { return CommonEnds(prefix: count, suffix: 0) }
    let (keys, olderKeys) = (allKeys, older.allKeys)
    func isSame(_ own: Int, _ other: Int) -> Bool {
      let (key, olderKey) = (keys[own], olderKeys[other])
      guard key.key == olderKey.key, key.kind == olderKey.kind else { return false }
      return key.kind != .hashed || hasSameID(at: own, as: older, at: other)
    }
    let rest = min(count, older.count)
    var prefix = 0
    while prefix < rest, isSame(prefix, prefix) { prefix += 1 }
    var suffix = 0
    while suffix < rest - prefix, isSame(count - 1 - suffix, older.count - 1 - suffix) {
      suffix += 1
    }
    return CommonEnds(prefix: prefix, suffix: suffix)
  }
}

extension CellRows {
  /// What these rows have in common with older ones at both ends; nil unless both are made on
  /// demand.
  func commonEnds(with older: CellRows) -> CommonEnds? {
    switch (storage, older.storage) {
    case (.lazy(let cells), .lazy(let others)): cells.commonEnds(with: others)
    case (.spliced(let base, let splice), .spliced(let others, let otherSplice)):
      commonEnds(base, splice.lastInserted, others, otherSplice.lastInserted)
    default: nil
    }
  }

  /// The same for rows at whose ends others stand: the rows that stand for more.
  private func commonEnds(
    _ base: CellRows, _ last: CellNode?, _ others: CellRows, _ otherLast: CellNode?
  ) -> CommonEnds? {
    guard let last, let otherLast, last.hasSameIdentifier(as: otherLast),
      var ends = base.commonEnds(with: others)
    else { return nil }
    if !last.isContentEqual(to: otherLast) { ends.changed.append(others.count) }
    ends.suffix += 1
    return ends
  }

  /// Some of the rows as nodes.
  func nodes(in range: Range<Int>) -> ContiguousArray<CellNode> {
    switch storage {
    case .nodes(let nodes): ContiguousArray(nodes[range])
    case .lazy, .spliced: ContiguousArray(range.map { self[$0] })
    }
  }
}

extension CellRows.Splice {
  /// The row that was put in behind all others; nil if something else was done.
  fileprivate var lastInserted: CellNode? {
    guard removed == nil, let inserted, inserted.index == count - 1 else { return nil }
    return inserted.node
  }
}
