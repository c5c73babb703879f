import UIKit

extension GalleryScreen {
  static let chat = GalleryScreen(
    name: "chat",
    row: MenuRow(
      id: "chat", title: "Chat", subtitle: "5,000 messages, older ones load above",
      symbol: "bubble.left.fill", tint: .systemGreen),
    states: [
      State("end", of: ChatViewController.self),
      State("keyboard", of: ChatViewController.self, keyboardHeight: 291) { screen in
        screen.bar.field.becomeFirstResponder()
        screen.bar.write("The last strip fits!")
      },
      State("reading", of: ChatViewController.self) { $0.show(40) },
      State("received", of: ChatViewController.self) { screen in
        screen.show(40)
        screen.view.layoutIfNeeded()
        screen.receive("Look what came out of the clamp today.")
      },
      State("loading", of: ChatViewController.self, delay: 0.3) { $0.showOldest() },
      State("older", of: ChatViewController.self) { screen in
        screen.show(59)
        screen.view.layoutIfNeeded()
        screen.receiveOlder()
      },
    ],
    transition: [
      Step(wait: 0.2) { ($0 as? ChatViewController)?.show(48) },
      Step(touch: .fling(by: 260), wait: 0.25),
      Step { ($0 as? ChatViewController)?.receiveOlder() },
      Step { ($0 as? ChatViewController)?.receive("Tea at four?") },
      Step(wait: 1.6) { ($0 as? ChatViewController)?.send("On my way.") },
    ],
    make: { ChatViewController() })
}
