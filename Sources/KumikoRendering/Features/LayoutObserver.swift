import UIKit

/// Tells when a list view is laid out: when it has got a size, another size, or a window.
final class LayoutObserver: ListObserver {
  /// Called after the list view was laid out.
  private let onLayout: () -> Void

  /// Makes an observer and puts it into a list view.
  init(of list: UIScrollView, onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(of: list)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
