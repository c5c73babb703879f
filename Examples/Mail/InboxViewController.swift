import Kumiko
import UIKit

/// The messages of a mailbox: swiped, picked, searched, refreshed, loaded page by page, dragged to
/// mailboxes; and what was done can be undone.
final class InboxViewController: ListViewController {
  private let mailbox: Mailbox
  private let store: MailStore
  private lazy var picked = Selection<Message.ID>(.multipleWhileEditing) { [unowned self] _ in
    updateBars()
  }
  @Bound private var query = ""
  @Bound private var onlyUnread = false
  @Bound private var limit = 25

  init(_ mailbox: Mailbox, of store: MailStore) {
    (self.mailbox, self.store) = (mailbox, store)
    super.init(.plain)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override var undoManager: UndoManager? { store.undoManager }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    listView.isEditing = editing
    updateBars()
  }

  override var options: ListOptions {
    updateBars()
    return ListOptions()
      .selection(picked).anchor(.top)
      .empty(EmptyState(query.isEmpty ? "No Mail" : "No Results"))
      .refreshable { [store] in await store.fetch() }
      .searchable(
        text: $query, scope: $onlyUnread, scopes: [false, true],
        scopeTitle: { $0 ? "Unread" : "All" }, prompt: "Search"
      )
      .pagination(hasMore: found.count > limit) { [store, $limit] in
        try await store.connect()
        $limit.wrappedValue += 25
      }
  }

  func sections() -> [Section] {
    Section(id: "messages") { for message in found.prefix(limit) { row(message) } }
  }

  private var found: [Message] {
    store.messages.filter {
      mailbox.shows($0) && !(onlyUnread && $0.isRead) && $0.mentions(query)
    }
  }

  private func row(_ message: Message) -> some Component<Message.ID> {
    MessageRow(message: message)
      .separator(.inset(left: 30))
      .onSelect { [unowned self] in if !isEditing { open(message) } }
      .draggable { message.id }
      .swipeActions(edge: .leading) { [unowned self] in
        action(message, message.isRead ? "Unread" : "Read", "envelope.fill", .systemBlue) {
          $0.isRead.toggle()
        }
      }
      .swipeActions { [unowned self] in
        action(message, "Archive", "archivebox.fill", .systemPurple) { $0.move(to: "Archive") }
        action(message, message.isFlagged ? "Unflag" : "Flag", "flag.fill", .systemOrange) {
          $0.isFlagged.toggle()
        }
        action(message, "Delete", "trash.fill", .systemRed) { $0.move(to: "Trash") }
      }
  }

  private func action(
    _ message: Message, _ title: String, _ symbol: String, _ color: UIColor,
    _ change: @escaping (inout Message) -> Void
  ) -> RowAction {
    RowAction(title, image: UIImage(systemName: symbol), backgroundColor: color) { [store] in
      store.change([message.id], change)
    }
  }

  private func open(_ message: Message) {
    store.change([message.id]) { $0.isRead = true }
    let reader = ScreenViewController(style: .plain) { _ in
      Screen(title: message.date) {
        Section(id: 0) {
          ListRow(message.sender, subtitle: message.subject).id(0)
          ListRow(message.text).id(1)
        }
      }
    }
    navigationController?.pushViewController(reader, animated: true)
  }

  private func updateBars() {
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    navigationItem.title = isEditing ? "\(picked.ids.count) Selected" : mailbox.name
    toolbarItems =
      isEditing
      ? [
        tool("Mark as Read", "envelope.open") { $0.isRead = true }, space,
        tool("Flag", "flag") { $0.isFlagged = true }, space,
        tool("Archive", "archivebox") { $0.move(to: "Archive") }, space,
        tool("Delete", "trash") { $0.move(to: "Trash") },
      ]
      : [
        space,
        item("Undo", "arrow.uturn.backward", store.undoManager.canUndo) { $0.undoManager?.undo() },
      ]
  }

  private func tool(
    _ title: String, _ symbol: String, _ change: @escaping (inout Message) -> Void
  ) -> UIBarButtonItem {
    item(title, symbol, !picked.ids.isEmpty) {
      $0.store.change($0.picked.ids, change)
      $0.setEditing(false, animated: true)
    }
  }

  private func item(
    _ title: String, _ symbol: String, _ isEnabled: Bool,
    _ action: @escaping (InboxViewController) -> Void
  ) -> UIBarButtonItem {
    let action = UIAction(title: title, image: UIImage(systemName: symbol)) { [unowned self] _ in
      action(self)
    }
    let item = UIBarButtonItem(primaryAction: action)
    (item.isEnabled, item.accessibilityIdentifier) = (isEnabled, symbol)
    return item
  }
}
