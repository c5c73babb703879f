import UIKit

extension UITraitCollection {
  /// Whether components may look otherwise than before, for text has another size or lines begin
  /// at the other side; not where there is no before.
  func changesComponents(since previous: UITraitCollection?) -> Bool {
    guard let previous else { return false }
    return preferredContentSizeCategory != previous.preferredContentSizeCategory
      || layoutDirection != previous.layoutDirection
  }
}
