import UIKit

extension NSLayoutDimension {
  /// Keeps a height as low as other constraints allow, also where a list asks for a size that is as
  /// near as possible to the last one.
  var lowest: NSLayoutConstraint {
    let constraint = constraint(equalToConstant: 0)
    constraint.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    return constraint
  }
}
