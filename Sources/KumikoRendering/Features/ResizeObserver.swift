import UIKit

/// Tells when a list view has another size: before that is laid out for it, where sizes reach views
/// at once.
final class ResizeObserver: ListObserver {
  /// Called when the list view's size is another.
  private let onResize: () -> Void

  private var known: CGSize

  /// Makes an observer and puts it into a list view.
  init(of list: UIScrollView, onResize: @escaping () -> Void) {
    self.onResize = onResize
    known = list.bounds.size
    super.init(of: list)
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
