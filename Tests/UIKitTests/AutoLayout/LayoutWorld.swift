import UIKit

/// A root of 320 × 480 points whose inside constraints place, laid out without a window.
@MainActor
struct LayoutWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Adds views that constraints place.
  func add(_ views: UIView..., to parent: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
    }
  }

  /// Makes constraints active and lays the root out.
  func layout(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// A view whose content has a size.
@MainActor
final class SizedView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    content = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
