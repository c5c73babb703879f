import UIKit

extension UIView {
  /// Has the margins of a content view be the same wherever the row stands. The list has placed it
  /// beside the safe area already, and a row that a bar covers for a while, or that gets another
  /// width, would otherwise be measured with the margins of another place, and stay so.
  func keepMarginsOutsideOfSafeArea() { insetsLayoutMarginsFromSafeArea = false }
}
