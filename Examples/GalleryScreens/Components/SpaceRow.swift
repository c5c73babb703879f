import Kumiko
import UIKit

/// Empty space above or below a section.
struct SpaceRow: Component, Equatable {
  var height: CGFloat

  func renderContent() -> UIView { UIView() }

  func render(in content: UIView) {}

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: height) }
}
