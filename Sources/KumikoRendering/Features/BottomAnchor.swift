import KumikoComponents
import UIKit

/// Keeps the end of a list in view when the list view gets another size or other insets, as it does
/// when a keyboard comes.
@MainActor
final class BottomAnchor {
  private struct Geometry: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
  }

  /// Whether the end is in view, or on its way there.
  private(set) var isAtEnd = false
  private var offset: CGFloat = 0
  private var geometry: Geometry?

  /// The list shows new data, and is where it should be.
  func updateLanded(in list: any BatchUpdating, data: [Section]) {
    if list.isOnScreen { geometryMayHaveChanged(in: list, data: data) }
    note(list)
  }

  /// The content has moved. What moves towards the end does not leave it.
  func didScroll(_ list: any BatchUpdating) { note(list) }

  /// The list was laid out, or has other insets.
  func geometryMayHaveChanged(in list: any BatchUpdating, data: [Section]) {
    let new = Geometry(size: list.bounds.size, insets: list.adjustedContentInset)
    guard new != geometry, !new.size.width.isZero, !new.size.height.isZero else { return }
    let isFirst = geometry == nil
    geometry = new
    if isAtEnd, !isFirst, !list.isScrolling { list.scrollToEnd(after: data, animated: false) }
    note(list)
  }

  private func note(_ list: any BatchUpdating) {
    let new = list.contentOffset.y
    if new >= list.contentOffsetRule.greatest.y - 1 {
      isAtEnd = true
    } else if new < offset - 0.5 {
      isAtEnd = false
    }
    offset = new
  }
}
