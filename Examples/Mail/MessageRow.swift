import Kumiko
import UIKit

/// A message in a list: who sent it and when, its subject, and how it begins.
struct MessageRow: Component {
  let message: Message
  var id: Message.ID { message.id }

  var body: some ElementTree {
    let lineHeight = UIFont.preferredFont(forTextStyle: .headline).lineHeight
    return HFlex(alignment: .start, spacing: 8) {
      Element<UIView>().background(message.isRead ? .clear : .systemBlue).cornerRadius(6).size(12)
        .layout { $0.margin.top = .points(lineHeight / 2 - 6) }
        .set(\.isAccessibilityElement, !message.isRead)
        .set(\.accessibilityLabel, message.isRead ? nil : "Unread")
      VFlex(spacing: 2) {
        HFlex(spacing: 6) {
          TextElement(message.sender, .headline, lines: 1).grow()
          if message.isFlagged {
            SymbolElement("flag.fill", .footnote, tint: .systemOrange).accessibilityLabel("Flagged")
          }
          TextElement(message.date, .subheadline, .secondaryLabel, lines: 1).shrink(0)
        }
        .wrap()
        TextElement(message.subject, .subheadline, lines: 1)
        TextElement(message.text, .subheadline, .secondaryLabel, lines: 2)
      }
      .grow().shrink()
    }
    .padding(NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 16))
  }
}
