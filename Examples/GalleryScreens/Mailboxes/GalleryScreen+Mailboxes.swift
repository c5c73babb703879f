import MailExample
import UIKit

extension GalleryScreen {
  /// A mail client: what list apps do, together.
  static let mailboxes = GalleryScreen(
    name: "mailboxes",
    row: MenuRow(
      id: "mailboxes", title: "Mailboxes", subtitle: "A mail client in 300 lines",
      symbol: "tray.2.fill", tint: .systemBlue),
    states: [State("accounts", of: MailboxesViewController.self)],
    make: { MailboxesViewController() })
}
