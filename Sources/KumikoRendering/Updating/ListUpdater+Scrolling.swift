import KumikoComponents
import UIKit

extension ListUpdater {
  /// What stays where it is: as the options say, or else this updater.
  private func anchor(of adapter: Adapter) -> ScrollAnchor {
    if let anchor = adapter.options.anchor { return anchor }
    if keepsReadingPosition { return .top }
    return keepsContentOffset ? .offset : .none
  }

  /// Notes where the target is scrolled to.
  func position(of target: Target, _ adapter: Adapter) -> ScrollPosition {
    ScrollPosition(of: target, anchor: anchor(of: adapter), adapter: adapter)
  }

  /// Scrolls the target to where it was. While the user scrolls, only rows are followed: what is
  /// read stays under the finger, and a fling goes on from there.
  ///
  /// - Parameter moved: Where rows now are that have moved; they are not followed.
  func keep(
    _ position: ScrollPosition, target: Target, adapter: Adapter, moved: Set<IndexPath>,
    animated: Bool
  ) {
    if position.isAtEnd, !target.isScrolling {
      return target.scrollToEnd(after: adapter.data, animated: animated)
    }
    withAnimations(false) {
      if position.restoreRow(in: target, data: adapter.data, moved: moved) { return }
      let keepsOffset = adapter.options.anchor.map { $0 != .none } ?? keepsContentOffset
      if keepsOffset, !target.isScrolling { position.restoreOffset(in: target) }
    }
  }

  /// Reloads the target, which stays where it was if that is told by its rows.
  func reload(_ target: Target, adapter: Adapter, data: [Section]) {
    let follows = anchor(of: adapter) != .offset && target.isOnScreen
    let position = follows ? position(of: target, adapter) : nil
    adapter.data = data
    target.reloadAllData()
    guard let position else { return }
    if position.isAtEnd, !target.isScrolling {
      return target.scrollToEnd(after: data, animated: false)
    }
    withAnimations(false) { position.restoreRow(in: target, data: data, moved: []) }
  }
}
