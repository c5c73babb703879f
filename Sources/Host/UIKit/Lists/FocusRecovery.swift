import ListGeometry

/// Finds a new item for the focus after a reload, an update or another data source has taken its
/// cell away.
///
/// The next layout leads it to the item that stands where the old one did, or else to the nearest
/// one in view that keys can be at. Nobody is asked, since it cannot stay where it was.
@MainActor
final class FocusRecovery<Host: SelectionHost> {
  private struct Loss {
    /// The item that had the focus, by its place at that time.
    let previous: RowPath
    /// Where the item would be by now.
    var place: RowPath
  }

  private unowned let host: Host
  private var loss: Loss?

  init(_ host: Host) { self.host = host }

  /// The item whose focus is lost, by its place at that time; nil if none is.
  var previous: RowPath? { loss?.previous }

  /// The focus is lost, because everything is asked for anew.
  func begin(at path: RowPath) { loss = Loss(previous: path, place: path) }

  /// The focus is lost, because an update deletes or replaces its item.
  func begin(at path: RowPath, _ map: IndexPathMap) {
    loss = Loss(previous: path, place: Self.newPath(of: path, map))
  }

  /// Follows the place through an update.
  func apply(_ map: IndexPathMap) {
    if let place = loss?.place { loss?.place = Self.newPath(of: place, map) }
  }

  /// Ends the search, and returns the item whose focus was lost.
  func end() -> RowPath? {
    defer { loss = nil }
    return previous
  }

  /// Ends the search with the step that the focus makes; nil if it is not lost.
  func takeStep() -> FocusStep? {
    guard let loss else { return nil }
    self.loss = nil
    return FocusStep(previous: loss.previous, isLost: true, next: item(near: loss.place))
  }

  // MARK: Places

  private func item(near place: RowPath) -> RowPath? {
    guard host.canSelect else { return nil }
    if host.hasItem(place), host.canFocus(place) { return place }
    let items = host.itemsInView.sorted()
    let split = items.firstIndex { $0 > place } ?? items.count
    let (before, after) = (Array(items[..<split].reversed()), Array(items[split...]))
    for distance in 0..<max(before.count, after.count) {
      for side in [after, before] where side.indices.contains(distance) {
        if host.canFocus(side[distance]) { return side[distance] }
      }
    }
    return nil
  }

  /// Where an item is after an update, or would be: behind what was before it.
  private static func newPath(of path: RowPath, _ map: IndexPathMap) -> RowPath {
    if let new = map.newPath(path) { return new }
    guard let section = map.newSection(path.section) else { return path }
    if !map.isReloaded(section: path.section) {
      for row in (0..<path.row).reversed() {
        let before = RowPath(section: path.section, row: row)
        if let new = map.newPath(before), !map.isMoved(before) {
          return RowPath(section: section, row: new.row + 1)
        }
      }
      return RowPath(section: section, row: 0)
    }
    return RowPath(section: section, row: path.row)
  }
}
