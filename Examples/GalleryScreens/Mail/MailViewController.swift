import Kumiko
import UIKit

/// A mailbox: swipes and a menu on every row, editing several at once, moving by hand, searching,
/// pulling for new mail, and older mail that comes as one scrolls.
final class MailViewController: ListViewController {
  private(set) var inbox = Inbox.sample {
    didSet { update() }
  }
  private let search = UISearchController(searchResultsController: nil)
  private lazy var selection = Selection<Mail.ID>(.multipleWhileEditing) { [weak self] _ in
    self?.showChosen()
  }
  private var isFetching = false {
    didSet { update() }
  }
  private var hasFetched = false
  private var work: [Task<Void, Never>] = []

  init() { super.init(title: "Inbox", style: .plain) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  deinit { work.forEach { $0.cancel() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    addSearch()
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = refresh
    toolbarItems = editingItems
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setEditing(false, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    if !editing { showOlder() }
    showChosen()
  }

  override func sections() -> [Section] {
    [Section(id: "mails") { for mail in shown { row(mail) } }]
  }

  override func update() {
    let isEmpty = inbox.mails.isEmpty
    renderer.options = ListOptions()
      .selection(selection)
      .anchor(.top)
      .empty(EmptyMailbox(text: isEmpty ? "No mail" : "No mail found"))
      .footer(isFetching ? HeaderRow(title: "Older mail", isBusy: true) : nil)
      .onReachEnd(threshold: 2) { [weak self] in self?.fetchOlder() }
      .onMove { [weak self] move in
        guard let id = move.id(as: Mail.ID.self) else { return }
        self?.inbox.move(id, before: move.nextID?.base as? Mail.ID)
      }
    super.update()
  }

  override func didSelect(_ node: CellNode) {
    guard let mail = node.component(as: MailRow.self)?.mail else { return }
    change([mail.id]) { $0.isRead = true }
    navigationController?.pushViewController(MailReaderViewController(mail), animated: true)
  }
}

// MARK: Rows

extension MailViewController {
  /// The mails to show: all, or those that are looked for.
  private var shown: [Mail] {
    guard search.isActive else { return inbox.mails }
    return inbox.mails(
      mentioning: search.searchBar.text ?? "",
      onlyUnread: search.searchBar.selectedScopeButtonIndex == 1)
  }

  private func row(_ mail: Mail) -> some Component<Mail.ID> {
    MailRow(mail: mail)
      .rowBackground(.systemBackground)
      .reorderable(!search.isActive)
      .swipeActions(edge: .leading) { [weak self] in
        RowAction(
          mail.isRead ? "Unread" : "Read", image: UIImage(systemName: "envelope.fill"),
          backgroundColor: .systemBlue
        ) { self?.change([mail.id]) { $0.isRead.toggle() } }
      }
      .swipeActions { [weak self] in
        RowAction("Delete", style: .destructive, image: UIImage(systemName: "trash.fill")) {
          self?.throwAway([mail.id])
        }
        RowAction(
          mail.isFlagged ? "Unflag" : "Flag", image: UIImage(systemName: "flag.fill"),
          backgroundColor: .systemOrange
        ) { self?.change([mail.id]) { $0.isFlagged.toggle() } }
      }
      .contextMenu { [weak self] in self?.menu(of: mail) ?? [] }
  }

  @MenuBuilder
  private func menu(of mail: Mail) -> [UIMenuElement] {
    entry(mail.isRead ? "Mark as unread" : "Mark as read", "envelope") { screen in
      screen.change([mail.id]) { $0.isRead.toggle() }
    }
    entry(mail.isFlagged ? "Unflag" : "Flag", "flag") { screen in
      screen.change([mail.id]) { $0.isFlagged.toggle() }
    }
    UIMenu(
      title: "Move", image: UIImage(systemName: "arrow.up.arrow.down"),
      children: [
        entry("To the top", "arrow.up") {
          $0.inbox.move(mail.id, before: $0.inbox.mails.first?.id)
        },
        entry("To the end", "arrow.down") { $0.inbox.move(mail.id, before: nil) },
      ])
    entry("Delete", "trash", .destructive) { $0.throwAway([mail.id]) }
  }

  private func entry(
    _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
    _ body: @escaping @MainActor (MailViewController) -> Void
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
      [weak self] _ in
      if let self { body(self) }
    }
  }
}

// MARK: What can be done

extension MailViewController {
  /// Changes mails with certain identifiers.
  func change(_ ids: Set<Mail.ID>, _ change: (inout Mail) -> Void) { inbox.change(ids, change) }

  /// Throws mails away.
  func throwAway(_ ids: Set<Mail.ID>) { inbox.delete(ids) }

  /// Shows a mail that has just come.
  func receive() {
    inbox.receive()
    tableView.refreshControl?.endRefreshing()
  }

  /// Selects mails while editing.
  func choose(_ ids: Set<Mail.ID>) {
    selection.ids = ids
    showChosen()
  }

  /// Looks for a text.
  func find(_ text: String) {
    search.isActive = true
    search.searchBar.text = text
  }

  private func refresh() {
    after(seconds: 1.2) { $0.receive() }
  }

  private func fetchOlder() {
    guard inbox.hasOlder, !isFetching, !search.isActive else { return }
    isFetching = true
    after(seconds: 0.8) { screen in
      screen.hasFetched = true
      if !screen.isEditing { screen.showOlder() }
    }
  }

  /// Shows what was fetched. Not while editing, for rows that come end the dragging of others.
  private func showOlder() {
    guard hasFetched else { return }
    hasFetched = false
    isFetching = false
    inbox.fetchOlder()
  }

  /// Does what an answer from a server would do, later.
  private func after(seconds: Double, _ body: @escaping @MainActor (MailViewController) -> Void) {
    work.append(
      Task { [weak self] in
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil, let self else { return }
        body(self)
      })
  }

  private func addSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  private var editingItems: [UIBarButtonItem] {
    [
      UIBarButtonItem(title: "Mark as read", primaryAction: markAction),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .trash, primaryAction: deleteAction),
    ]
  }

  private var markAction: UIAction {
    UIAction(title: "Mark as read") { [weak self] _ in
      self?.finishEditing { $0.change($0.selection.ids) { $0.isRead = true } }
    }
  }

  private var deleteAction: UIAction {
    UIAction { [weak self] _ in self?.finishEditing { $0.throwAway($0.selection.ids) } }
  }

  private func finishEditing(_ body: (MailViewController) -> Void) {
    body(self)
    setEditing(false, animated: true)
  }

  private func showChosen() {
    let count = selection.ids.count
    title = isEditing && count > 0 ? "\(count) selected" : "Inbox"
    for item in toolbarItems ?? [] { item.isEnabled = count > 0 }
  }
}

extension MailViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { update() }
}
