import UIKit

/// A view without a look inside a list view, which tells when that is laid out: when it has got a
/// size, another size, or a window.
final class LayoutObserver: UIView {
  /// Called after the list view was laid out.
  private let onLayout: () -> Void

  /// Makes an observer and puts it into a list view.
  init(of list: UIScrollView, onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: CGRect(origin: .zero, size: list.bounds.size))
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.addSubview(self)
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
