import UIKit

extension GalleryScreen {
  static let mail = GalleryScreen(
    name: "mail",
    row: MenuRow(
      id: "mail", title: "Mail", subtitle: "Swipe, edit, move, search, refresh",
      symbol: "envelope.fill", tint: .systemIndigo),
    states: [
      State("inbox", of: MailViewController.self),
      State("received", of: MailViewController.self) { $0.receive() },
      State("editing", of: MailViewController.self) { screen in
        screen.setEditing(true, animated: false)
        screen.choose([1, 3])
      },
      State("swiping", of: MailViewController.self, touch: .swipe(row: 1, by: -120)),
      State("deleting", of: MailViewController.self, touch: .swipe(row: 1, by: -310)),
      State("reading", of: MailViewController.self, touch: .swipe(row: 2, by: 60)),
      State("menu", of: MailViewController.self, touch: .press(row: 2)),
      State("moving", of: MailViewController.self, touch: .carry(row: 1, by: 130)) { screen in
        screen.setEditing(true, animated: false)
        screen.choose([3])
      },
      State("found", of: MailViewController.self) { $0.find("cedar") },
      State("nothing", of: MailViewController.self) { $0.find("bamboo") },
      State("empty", of: MailViewController.self) { screen in
        screen.throwAway(Set(screen.inbox.mails.map(\.id)))
      },
    ],
    transition: [
      Step { ($0 as? MailViewController)?.receive() },
      Step { ($0 as? MailViewController)?.change([2]) { $0.isRead.toggle() } },
      Step { ($0 as? MailViewController)?.setEditing(true, animated: true) },
      Step { ($0 as? MailViewController)?.choose([1, 3]) },
      Step { ($0 as? MailViewController)?.throwAway([1, 3]) },
    ],
    make: MailViewController.init)
}
