import UIKit

/// Where an updated list view stays scrolled to, provided that nothing moves it.
struct ContentOffsetRule {
  var bounds: CGRect
  var contentSize: CGSize
  var insets: UIEdgeInsets

  /// The offset to set so that the list view stays where it was: `saved`, but not beyond the end of
  /// the content. Nil if nothing is to be set, because the list view is scrolled over an edge, or
  /// is larger than its content.
  func restoring(_ saved: CGPoint) -> CGPoint? {
    guard scrollableRect.contains(bounds) else { return nil }
    return CGPoint(x: min(saved.x, greatest.x), y: min(saved.y, greatest.y))
  }

  /// The offset at the end of the content on both axes.
  var greatest: CGPoint {
    CGPoint(
      x: contentSize.width + insets.right - bounds.width,
      y: contentSize.height + insets.bottom - bounds.height)
  }

  /// The content and the insets around it.
  private var scrollableRect: CGRect {
    CGRect(
      x: -insets.left, y: -insets.top, width: contentSize.width + insets.left + insets.right,
      height: contentSize.height + insets.top + insets.bottom)
  }
}
