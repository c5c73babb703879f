import Kumiko
import UIKit

/// What is shown instead of mails where there are none.
struct EmptyMailbox: Component, Equatable {
  var text: String

  func renderContent() -> UILabel { UILabel() }

  func render(in content: UILabel) {
    content.text = text
    content.textAlignment = .center
    content.numberOfLines = 0
    content.textColor = .secondaryLabel
    content.font = .preferredFont(forTextStyle: .title3)
  }
}
