import ListGeometry

/// How much there is in a list, as its data source said.
@MainActor
final class ListContents {
  /// The number of items of each section.
  private(set) var counts: [Int] = []
  /// Whether the data source was asked since the last change of who it is or what it has.
  private(set) var isLoaded = false
  /// Whether the views in view were made of what the data source had before.
  private(set) var hasStaleViews = false

  /// Takes in what the data source said.
  func load(_ counts: [Int]) {
    self.counts = counts
    isLoaded = true
  }

  /// Takes in the counts after a batch of updates.
  func update(_ counts: [Int]) { self.counts = counts }

  /// Has the data source asked again before the counts are used.
  func invalidate() { (isLoaded, hasStaleViews) = (false, true) }

  /// All views have been taken away.
  func didEndDisplaying() { hasStaleViews = false }

  func hasSection(_ section: Int) -> Bool { counts.indices.contains(section) }

  func hasItem(_ path: RowPath) -> Bool {
    hasSection(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  /// Whether an element that a layout speaks of can be shown: items must exist, supplementary views
  /// with a section need one that does.
  func hasElement(_ key: ElementKey) -> Bool {
    if key.kind == .cell { return key.item.map(hasItem) ?? false }
    return !key.isInSection || hasSection(key.section)
  }

  // MARK: Neighbors

  var firstItem: RowPath? {
    counts.firstIndex { $0 > 0 }.map { RowPath(section: $0, row: 0) }
  }

  var lastItem: RowPath? {
    counts.lastIndex { $0 > 0 }.map { RowPath(section: $0, row: counts[$0] - 1) }
  }

  /// The item after one, or before it; nil at the end.
  func neighbor(of path: RowPath, isAfter: Bool) -> RowPath? {
    let row = path.row + (isAfter ? 1 : -1)
    guard hasSection(path.section) else { return isAfter ? nil : lastItem }
    if (0..<counts[path.section]).contains(row) { return RowPath(section: path.section, row: row) }
    if isAfter {
      let next = counts[(path.section + 1)...].firstIndex { $0 > 0 }
      return next.map { RowPath(section: $0, row: 0) }
    }
    let previous = counts[..<path.section].lastIndex { $0 > 0 }
    return previous.map { RowPath(section: $0, row: counts[$0] - 1) }
  }

  /// The items of a stretch, across sections.
  func items(in span: ClosedRange<RowPath>) -> [RowPath] {
    let (first, last) = (span.lowerBound, span.upperBound)
    return counts.indices.clamped(to: first.section..<last.section + 1).flatMap { section in
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? min(last.row + 1, counts[section]) : counts[section]
      return (start..<max(start, end)).map { RowPath(section: section, row: $0) }
    }
  }

  // MARK: Places of moved items

  /// The place nearest to `path` that there is in the list without `lifted`.
  func nearestPlace(to path: RowPath, without lifted: RowPath?) -> RowPath {
    guard !counts.isEmpty else { return RowPath(section: 0, row: 0) }
    let section = min(max(path.section, 0), counts.count - 1)
    let last = counts[section] - (lifted?.section == section ? 1 : 0)
    return RowPath(section: section, row: min(max(path.row, 0), last))
  }

  /// The place one step from an item, counted without it: into the next section at the end of its
  /// own; nil at the end of the list, or if there is no such item.
  func placeOneStep(from path: RowPath, isAfter: Bool) -> RowPath? {
    guard hasItem(path) else { return nil }
    let row = path.row + (isAfter ? 1 : -1)
    if (0..<counts[path.section]).contains(row) { return RowPath(section: path.section, row: row) }
    let section = path.section + (isAfter ? 1 : -1)
    guard counts.indices.contains(section) else { return nil }
    return RowPath(section: section, row: isAfter ? 0 : counts[section])
  }
}

extension [Int] {
  /// Numbers of items by section, after one item has moved.
  func movingItem(from: RowPath, to: RowPath) -> [Int] {
    var counts = self
    counts[from.section] -= 1
    counts[to.section] += 1
    return counts
  }
}
