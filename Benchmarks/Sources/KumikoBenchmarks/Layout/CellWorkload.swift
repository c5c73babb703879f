import UIKit

/// A cell's content of 10 views under 40 constraints.
@MainActor
final class CellWorkload {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
  private(set) var constraints: [NSLayoutConstraint] = []

  /// Makes the views and activates the constraints; nothing is laid out.
  init() {
    var above: UIView?
    for row in 0..<5 {
      let (left, right) = (UIView(), UIView())
      for view in [left, right] {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
      }
      let top = above?.bottomAnchor ?? content.topAnchor
      constraints += [
        left.topAnchor.constraint(equalTo: top, constant: 4),
        left.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        left.widthAnchor.constraint(equalToConstant: CGFloat(40 + row)),
        left.heightAnchor.constraint(equalToConstant: 12),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
        right.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
        right.heightAnchor.constraint(equalTo: left.heightAnchor),
      ]
      above = left
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Lays the cell out at a width.
  func layout(width: CGFloat) {
    content.frame.size.width = width
    content.layoutIfNeeded()
  }

  /// Changes one constant and lays the cell out.
  func edit(to constant: CGFloat) {
    constraints[2].constant = constant
    content.layoutIfNeeded()
  }

  /// Measures the cell at a width.
  func measure(width: CGFloat) -> CGSize {
    content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
