import ListGeometry

/// How what is lifted, and the gap, follow the rows through an update.
extension ReorderGap {
  /// How far up and down a row is searched for that stays.
  private static var searchDistance: Int { 64 }

  /// The gap after an update; nil if the lifted row is gone.
  /// - Parameters:
  ///   - before: The rows of each section before the update.
  ///   - after: The rows of each section after it.
  /// - Complexity: O(log operations): no more than some rows around the gap are looked up.
  func carried(by map: IndexPathMap, before: [Int], after: [Int]) -> ReorderGap? {
    var new = self
    new.lifted = lifted.flatMap(map.newPath)
    if lifted != nil, new.lifted == nil { return nil }
    new.gap = gap.flatMap { place in
      carry(place, map, before) { new.reduced($0) } ?? remains(of: place, map, new, after)
    }
    return new
  }

  /// Where a place is now: with the nearest row around it that stays where it was.
  private func carry(
    _ place: RowPath, _ map: IndexPathMap, _ before: [Int], _ reduce: (RowPath) -> RowPath
  ) -> RowPath? {
    let section = place.section
    let isBelowLifted = lifted.map { $0.section == section && $0.row <= place.row } ?? false
    let below = place.row + (isBelowLifted ? 1 : 0)
    func stayed(_ row: Int) -> RowPath? {
      let old = RowPath(section: section, row: row)
      guard old != lifted, !map.isMoved(old) else { return nil }
      return map.newPath(old).map(reduce)
    }
    for row in stride(from: below - 1, through: max(0, below - Self.searchDistance), by: -1) {
      if let above = stayed(row) { return RowPath(section: above.section, row: above.row + 1) }
    }
    for row in below..<max(below, min(before[section], below + Self.searchDistance)) {
      if let found = stayed(row) { return found }
    }
    return nil
  }

  /// The place in what is left of its section, or else the lifted row's own.
  private func remains(
    of place: RowPath, _ map: IndexPathMap, _ new: ReorderGap, _ after: [Int]
  ) -> RowPath? {
    guard let section = map.newSection(place.section) else { return new.lifted }
    let rest = new.rest(of: after[section], inSection: section)
    return RowPath(section: section, row: min(place.row, rest))
  }
}
