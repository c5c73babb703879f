import UIKit

/// A view without a look inside a list view, as large as that, which tells what happens to it.
class ListObserver: UIView {
  /// Makes an observer and puts it into a list view.
  init(of list: UIScrollView) {
    super.init(frame: CGRect(origin: .zero, size: list.bounds.size))
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}
