import UIKit

/// A view without a look inside a list view, which tells when that has another size: before the
/// list view is laid out for it, where sizes reach views at once.
final class ResizeObserver: UIView {
  /// Called when the list view's size is another.
  private let onResize: () -> Void

  private var known: CGSize

  /// Makes an observer and puts it into a list view.
  init(of list: UIScrollView, onResize: @escaping () -> Void) {
    self.onResize = onResize
    known = list.bounds.size
    super.init(frame: CGRect(origin: .zero, size: list.bounds.size))
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { sizeMayHaveChanged() } }

  override var bounds: CGRect { didSet { sizeMayHaveChanged() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    guard let size = superview?.bounds.size, size != known else { return }
    known = size
    onResize()
  }
}
