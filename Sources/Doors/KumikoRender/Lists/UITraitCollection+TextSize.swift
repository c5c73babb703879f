import UIKit

extension UITraitCollection {
  /// Whether text has another size than before; not where there is no before.
  func hasOtherTextSize(than previous: UITraitCollection?) -> Bool {
    guard let previous else { return false }
    return preferredContentSizeCategory != previous.preferredContentSizeCategory
  }
}
