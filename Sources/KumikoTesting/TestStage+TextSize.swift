import UIKit

extension TestStage {
  /// The text size that the user prefers; `large`, the usual one, unless a test has set another.
  /// It is that of the whole app: a test that sets it sets it back.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set {
      UIApplication.shared.setPreferredContentSizeCategory(newValue)
      runFrame()
    }
  }
}
