import Kumiko
import UIKit

/// All accounts and their mailboxes; messages that are dropped on one move there.
public final class MailboxesViewController: ListViewController {
  private let store: MailStore
  @Bound private var expanded: Set<Mailbox.ID> = ["Home"]
  /// Where messages are shown; on top of the mailboxes if nil.
  weak var column: UINavigationController?

  /// Shows the mailboxes of a store.
  public init(_ store: MailStore = MailStore()) {
    self.store = store
    super.init()
    title = "Mailboxes"
  }

  /// The outline of accounts.
  public func sections() -> [Section] {
    let unread = store.messages.filter { !$0.isRead }
    Section(id: "mailboxes") {
      Outline(of: [.everything] + Mailbox.accounts, children: \.children) { [unowned self] in
        row($0, unread: unread.count(where: $0.shows))
      }
      .expanded($expanded).expandsOnSelect()
    }
  }

  private func row(_ mailbox: Mailbox, unread: Int) -> some Component {
    let isOne = mailbox.children == nil
    return ListRow(mailbox.name, icon: .symbol(mailbox.symbol))
      .badge(isOne ? unread : 0)
      .onSelect { [unowned self] in if isOne { open(mailbox) } }
      .dropDestination(of: Message.ID.self) { [store] ids, _ in
        store.change(ids) { $0.mailbox = mailbox.id }
      }
      .dropProposal(of: Message.ID.self) { _, _ in
        isOne && mailbox.id != Mailbox.everything.id ? .move : .forbidden
      }
  }

  private func open(_ mailbox: Mailbox) {
    let inbox = InboxViewController(mailbox, of: store)
    column?.setViewControllers([inbox], animated: false)
    if column == nil { navigationController?.pushViewController(inbox, animated: true) }
  }
}

/// Mailboxes and messages beside each other, for windows with room for both.
public final class MailViewController: UIViewController {
  /// Shows the messages of a store.
  public init(_ store: MailStore = MailStore()) {
    super.init(nibName: nil, bundle: nil)
    let boxes = MailboxesViewController(store)
    let inbox = InboxViewController(.everything, of: store)
    for column in [boxes, inbox].map(UINavigationController.init(rootViewController:)) {
      column.navigationBar.prefersLargeTitles = true
      addChild(column)
      column.didMove(toParent: self)
    }
    boxes.column = inbox.navigationController
  }

  /// Screens are made in code.
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = UIStackView(arrangedSubviews: children.map(\.view))
    children[0].view.widthAnchor.constraint(equalToConstant: 300).isActive = true
  }
}
