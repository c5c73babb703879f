import KumikoComponents
import UIKit

/// Brings a list back to where it was, and keeps it there until somebody scrolls.
@MainActor
final class PositionRestorer {
  private struct Geometry: Equatable {
    var size: CGSize
    var inset: CGFloat
  }

  private let position: SavedPosition

  /// Whether the row itself has been found.
  private var isFound = false
  private var hasScrolled = false
  private var isScrolling = false
  private var geometry: Geometry?

  /// Whether this goes on.
  private(set) var isActive = true

  init(_ position: SavedPosition) { self.position = position }

  /// Somebody else says where the list is scrolled to.
  func stop() { isActive = false }

  /// The content has moved. A list whose row is found stays where it is put by others.
  func contentMoved(in list: any BatchUpdating) {
    guard isActive, !isScrolling, hasScrolled else { return }
    if list.isScrolling || isFound && geometry == currentGeometry(of: list) { stop() }
  }

  /// The list shows new data: the row may be there.
  func dataDidChange(in list: any BatchUpdating, adapter: ListAdapter) {
    if !isFound || !hasScrolled { restore(in: list, adapter: adapter) }
  }

  /// The list has another size or other insets.
  func geometryMayHaveChanged(in list: any BatchUpdating, adapter: ListAdapter) {
    if geometry != currentGeometry(of: list) { restore(in: list, adapter: adapter) }
  }

  /// Scrolls, if that is possible now.
  func restore(in list: any BatchUpdating, adapter: ListAdapter) {
    guard isActive, !isScrolling, list.isOnScreen, !list.isScrolling,
      adapter.announcedUpdateCount == 0, adapter.data.contains(where: { !$0.elements.isEmpty })
    else { return }
    guard adapter.phase == .idle else { return restoreLater(adapter) }
    isScrolling = true
    UIView.performWithoutAnimation { scroll(list, adapter) }
    geometry = currentGeometry(of: list)
    (isScrolling, hasScrolled) = (false, true)
  }

  /// Scrolls in the next turn of the main actor.
  private func restoreLater(_ adapter: ListAdapter) {
    NextTurn.add { [weak self, weak adapter] in
      if let self, let adapter, let list = adapter.list { restore(in: list, adapter: adapter) }
    }
  }

  private func currentGeometry(of list: any BatchUpdating) -> Geometry {
    Geometry(size: list.bounds.size, inset: ScrollingAxis(of: list).inset(of: list))
  }

  private func scroll(_ list: any BatchUpdating, _ adapter: ListAdapter) {
    list.layoutIfNeeded()
    if let end = position.place.end {
      isFound = true
      return scroll(list, to: end, adapter)
    }
    guard let path = path(in: adapter) else { return scroll(list, to: .end, adapter) }
    if position.place.isInRegion, let list = list as? UICollectionView { list.reveal(path) }
    bring(path, in: list, adapter)
  }

  private func scroll(
    _ list: any BatchUpdating, to end: RowPlacement.End, _ adapter: ListAdapter
  ) {
    let axis = ScrollingAxis(of: list)
    for _ in 0..<6 {
      if end == .end, !axis.isHorizontal { list.scrollToEnd(after: adapter.data, animated: false) }
      let (least, greatest) = axis.range(in: list)
      let wanted = end == .start ? least : greatest
      if abs(axis.offset(of: list) - wanted) > 0.5 { axis.setOffset(wanted, of: list) }
      list.layoutIfNeeded()
      let range = axis.range(in: list)
      if abs((end == .start ? range.0 : range.1) - axis.offset(of: list)) < 0.5 { return }
    }
  }

  /// Where the row is, or the nearest there is; nil if more rows would have to be there.
  private func path(in adapter: ListAdapter) -> IndexPath? {
    let place = position.place
    let sections = adapter.data.filter { "\($0.id)" == place.section }
    for (index, id) in position.ids.enumerated() {
      let inSection = sections.lazy.compactMap { adapter.data.indexPath(of: id, in: $0.id) }.first
      guard let path = inSection ?? adapter.data.indexPath(of: id) else { continue }
      isFound = index == 0
      return path
    }
    let section = adapter.data.firstIndex { "\($0.id)" == place.section } ?? place.sectionIndex
    let path = IndexPath(item: place.item, section: section)
    return adapter.contains(path) ? path : nil
  }

  /// Scrolls until a row stands where it did; again after rows that come into view by that turn out
  /// higher or lower than was thought.
  private func bring(_ path: IndexPath, in list: any BatchUpdating, _ adapter: ListAdapter) {
    let axis = ScrollingAxis(of: list)
    for _ in 0..<8 {
      guard adapter.contains(path) else { return }
      let frame = list.frameOfItem(at: path)
      let (least, greatest) = axis.range(in: list)
      let wanted = axis.start(of: frame) - axis.inset(of: list) - distance(axis.length(of: frame))
      let offset = max(least, min(wanted, greatest))
      if abs(offset - axis.offset(of: list)) <= 0.5 { return }
      axis.setOffset(offset, of: list)
      list.layoutIfNeeded()
    }
  }

  /// How far from where content begins to be seen a row begins that has a certain length now.
  private func distance(_ length: CGFloat) -> CGFloat {
    let place = position.place
    guard place.distance < 0, place.length > 0, isFound, abs(place.length - length) > 1 else {
      return place.distance
    }
    return place.distance / place.length * length
  }
}

extension UICollectionView {
  /// Scrolls the part of the list that an item stands in so that the item is at its start.
  fileprivate func reveal(_ path: IndexPath) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrollToItem(at: shownPath(path), at: isMirrored ? .right : .left, animated: false)
  }
}
