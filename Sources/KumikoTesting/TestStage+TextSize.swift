import UIKit

extension TestStage {
  /// The text size that the user prefers; `large`, the usual one, unless a test has set another.
  /// It is that of the whole app; the next stage begins with its own.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIApplication.shared.preferredContentSizeCategory }
    set {
      UIApplication.shared.setPreferredContentSizeCategory(newValue)
      runFrame()
    }
  }
}
