import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// The snippets of `Guides/Lists.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `The guide to lists` {
  struct Mail: Identifiable, Equatable { var id: Int }

  struct MailRow: Component {
    var mail: Mail
    var id: Int { mail.id }

    init(_ mail: Mail) { self.mail = mail }

    func render(in content: UILabel) { content.text = "Mail \(mail.id)" }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 44) }
  }

  struct Banner: Component {
    var text: String

    init(_ text: String) { self.text = text }

    func render(in content: UILabel) { content.text = text }
  }

  final class MailAdapter: UITableViewAdapter {
    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Throw away" }
  }

  let stage = TableStage(size: CGSize(width: 300, height: 440), adapter: MailAdapter())
  let log = Log()
  let mails = (0..<100).map { Mail(id: $0) }
  var renderer: Renderer<UITableViewUpdater<UITableViewAdapter>> { stage.renderer }

  func open(_ mail: Mail) { log.events.append("open \(mail.id)") }
  func markRead(_ mail: Mail) { log.events.append("read \(mail.id)") }
  func archive(_ mail: Mail) async { log.events.append("archive \(mail.id)") }
  func delete(_ mail: Mail) { log.events.append("delete \(mail.id)") }
  func reply(to mail: Mail) { log.events.append("reply to \(mail.id)") }
  func countView(of mail: Mail) { log.events.append("seen \(mail.id)") }
  func update(count: Int) { log.events.append("\(count) selected") }
  func loadMore() { log.events.append("more") }
  func reorder(_ move: RowMove) { log.events.append("move \(move.id)") }
  func fetchPictures(of ids: [Mail.ID]) { log.events.append("fetch") }

  func row(_ mail: Mail) -> some Component<Mail.ID> {
    MailRow(mail)
      .onSelect { open(mail) }
      .accessory(.disclosureIndicator)
      .separator(.inset(left: 60))
      .swipeActions(edge: .leading) {
        RowAction("Read", backgroundColor: .systemBlue) { markRead(mail) }
      }
      .swipeActions {
        RowAction("Archive") { await archive(mail) }
      }
      .deletable { delete(mail) }
      .contextMenu {
        UIAction(title: "Reply") { _ in reply(to: mail) }
      }
      .onImpression(fraction: 0.5, duration: 1) { countView(of: mail) }
  }

  @Test func `modifies rows`() throws {
    stage.render([Section(id: 0) { row(mails[0]) }])
    try stage.screen.tap(on: "Mail 0")
    stage.screen.advance(by: 1.1)
    #expect(log.take() == ["open 0", "seen 0"])
    let path = IndexPath(row: 0, section: 0)
    let actions = stage.adapter.tableView(
      stage.table, trailingSwipeActionsConfigurationForRowAt: path)
    #expect(actions?.actions.map(\.title) == ["Delete", "Archive"])
    let title = stage.adapter.tableView(
      stage.table, titleForDeleteConfirmationButtonForRowAt: path)
    #expect(title == "Throw away")
  }

  @Test func `gives the list options`() throws {
    let selection = Selection<Mail.ID>(.multiple) { ids in update(count: ids.count) }

    renderer.render(
      ListOptions()
        .header(Banner("Inbox"))
        .empty(Banner("No mail"))
        .selection(selection)
        .anchor(.top)
        .onReachEnd(threshold: 10) { loadMore() }
        .onMove { move in reorder(move) }
        .onPrefetch { (ids: [Mail.ID]) in fetchPictures(of: ids) }
    ) {
      Section(id: "mail", of: mails) { mail in
        MailRow(mail).reorderable()
      }
    }
    stage.screen.settle()
    #expect(stage.screen.texts.prefix(2) == ["Inbox", "Mail 0"])
    try stage.screen.tap(on: "Mail 2")
    #expect(selection.ids == [2])
    renderer.scrollToEnd(animated: false)
    stage.screen.settle()
    let events = log.take()
    #expect(events.contains("1 selected"))
    #expect(events.contains("more"))
    #expect(events.contains("fetch"))
  }

  @Test func `is searched, refreshed and loaded page by page`() async throws {
    @Bound var query = ""
    let hasMore = true
    func refresh() async { log.events.append("refreshed") }
    func find(_ text: String) async { log.events.append("found \(text)") }
    func loadNextPage() async throws { log.events.append("page") }

    renderer.render(
      ListOptions()
        .refreshable { await refresh() }
        .searchable(text: $query, prompt: "Search mail") { query in await find(query) }
        .pagination(hasMore: hasMore) { try await loadNextPage() }
    ) {
      Section(id: "mail", of: mails) { MailRow($0) }
    }
    await stage.screen.settleRenders()
    stage.screen.pullToRefresh()
    await stage.screen.settleRenders()
    #expect(log.take() == ["refreshed"])
    try stage.screen.tap(on: "Search mail")
    try stage.screen.type("7")
    await stage.screen.settleRenders()
    #expect(query == "7")
    #expect(log.take() == ["found 7"])
    stage.screen.window.endEditing(true)
    renderer.scrollToEnd(animated: false)
    await stage.screen.settleRenders()
    #expect(log.take() == ["page"])

    let section =
      Section(id: "new", of: mails) { MailRow($0) }
      .pagination(hasMore: hasMore, distance: 3) { try await loadNextPage() }
    stage.render([section])
    #expect(stage.table.numberOfRows(inSection: 0) == 101)
  }

  struct Folder: Identifiable {
    var id: Int
    var name: String
    var unread = 0
    var children: [Folder]?
  }

  @Test func `outlines`() throws {
    let folders = [
      Folder(id: 1, name: "Home", children: [Folder(id: 2, name: "Inbox", unread: 7)])
    ]
    @Bound var expanded: Set<Folder.ID> = []
    let render = {
      renderer.render {
        Section("Accounts") {
          Outline(of: folders, id: \.id, children: \.children) { folder in
            ListRow(folder.name, icon: .symbol("folder")).badge(folder.unread)
          }
          .expanded($expanded)
        }
      }
    }
    render()
    #expect(stage.table.numberOfRows(inSection: 0) == 1)
    expanded = [1]
    render()
    stage.screen.settle()
    #expect(stage.screen.texts.contains("Inbox") && stage.screen.texts.contains("7"))
  }

  func check() { log.events.append("check") }

  @Test func `waiting, and nothing to show`() throws {
    @Bound var picked: Set<Mail.ID> = []
    let render = { (mails: [Mail], isLoading: Bool) in
      renderer.render(
        ListOptions()
          .header(Banner("Mail"), stretches: true)
          .footer(Banner("Updated just now"), sticksToBottom: true)
          .pinsSectionHeaders()
          .selection($picked)
          .empty(
            EmptyState("No Mail", text: "New messages appear here.", buttonTitle: "Check") {
              check()
            })
      ) {
        Section(id: "mail", header: "Today") {
          for mail in mails.prefix(5) { MailRow(mail).redacted(isLoading) }
        }
      }
    }
    render(mails, true)
    stage.screen.settle()
    #expect(!stage.screen.texts.contains("Mail 0"))
    render(mails, false)
    stage.screen.settle()
    try stage.screen.tap(on: "Mail 0")
    #expect(picked == [0])
    render([], false)
    stage.screen.settle()
    try stage.screen.tap(on: "Check")
    #expect(log.take() == ["check"])
  }

  // MARK: Drag and drop

  struct MailFolder: Identifiable {
    var id: String
    var isLocked = false
  }

  struct FolderRow: Component {
    var folder: MailFolder
    var id: String { folder.id }

    init(_ folder: MailFolder) { self.folder = folder }

    func render(in content: UILabel) { content.text = folder.id }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 44) }
  }

  @Test func `is dragged and dropped`() throws {
    let folders = [MailFolder(id: "Travel"), MailFolder(id: "Taxes", isLocked: true)]
    func move(_ ids: [Mail.ID], to place: DropPlace) {
      log.events.append("\(ids) before \(place.nextID.map { "\($0)" } ?? "-")")
    }
    func file(_ ids: [Mail.ID], in folder: MailFolder) {
      log.events.append("\(ids) in \(folder.id)")
    }

    renderer.render(
      ListOptions().dropDestination(of: Mail.ID.self) { ids, place in move(ids, to: place) }
    ) {
      Section(id: "folders", of: folders) { folder in
        FolderRow(folder)
          .dropDestination(of: Mail.ID.self) { ids, _ in file(ids, in: folder) }
          .dropProposal(of: Mail.ID.self) { _, _ in folder.isLocked ? .forbidden : .move }
      }
      Section(id: "mail", of: mails) { mail in
        MailRow(mail).draggable { mail.id }
      }
    }
    stage.screen.settle()
    try stage.screen.drag(from: "Mail 1", to: "Travel")
    stage.screen.settle()
    #expect(log.take() == ["[1] in Travel"])
    try stage.screen.lift("Mail 1")
    try stage.screen.carry(to: "Mail 4")
    stage.screen.drop()
    #expect(log.take() == ["[1] before 5"])
  }

  /// A screen that undoes what was dropped.
  final class UndoingScreen: UIViewController {
    var mails = [Mail(id: 1), Mail(id: 2)]
    private(set) var renderCount = 0

    func render() { renderCount += 1 }

    func show(_ new: [Mail]) {
      undoManager?.registerUndo(withTarget: self) { [mails] in $0.show(mails) }
      mails = new
      render()
    }
  }

  @Test func `undoes what was dropped`() {
    let screen = UndoingScreen()
    let stage = TestStage(root: screen)
    var dropped = screen.mails
    dropped.insert([Mail(id: 1)], at: DropPlace(sectionID: "mail", previousID: 2))
    #expect(dropped.map(\.id) == [2, 1])
    screen.show(dropped)
    stage.settle()
    screen.undoManager?.undo()
    #expect(screen.mails.map(\.id) == [1, 2])
    screen.undoManager?.redo()
    #expect(screen.mails.map(\.id) == [2, 1])
    #expect(screen.renderCount == 3)
    stage.close()
  }

  @Test func `scrolls to rows`() {
    let sections = [Section(id: "mail", of: mails) { MailRow($0) }]

    renderer.render(sections)
    renderer.scroll(to: 42, at: .middle, animated: false)
    renderer.scroll(to: 42, ifVisible: .stay)
    #expect(stage.table.contentOffset.y == 1_650)
    renderer.scrollToEnd()

    stage.screen.settle()
    #expect(stage.table.contentOffset.y == 3_960)
  }

  @Test func `animates one render`() {
    var mails = mails
    renderer.render([Section(id: "mail", of: mails) { MailRow($0) }])

    renderer.render(animation: .spring(duration: 0.4)) {
      Section(id: "mail", of: mails.reversed()) { mail in
        MailRow(mail).transition(insertion: .top, removal: .right)
      }
    }
    renderer.withoutAnimation { mails = [] }
    renderer.pulse(42)

    #expect(mails.isEmpty)
    stage.screen.settle()
    #expect(stage.screen.texts.first == "Mail 99")
  }

  @Test func `waits until it has scrolled`() async {
    renderer.render([Section(id: "mail", of: mails) { MailRow($0) }])
    let task = Task { @MainActor in
      let result = await renderer.scroll(to: 7, at: .top).result
      if result == .arrived { renderer.pulse(7) }
      let seen = renderer.visibleIDs(as: Mail.ID.self)
      return seen
    }
    await stage.screen.settleRenders()
    #expect(await task.value == Array(7..<17))
  }

  @Test func `comes back to where it was`() throws {
    let sections = [Section(id: "mail", of: mails) { MailRow($0) }]
    renderer.render(sections)
    renderer.scroll(to: 42, at: .top, animated: false)

    let data = try JSONEncoder().encode(renderer.position(as: Mail.ID.self))

    renderer.scrollToStart(animated: false)
    if let position = try JSONDecoder().decode(ListPosition<Mail.ID>?.self, from: data) {
      renderer.restore(position)
    }
    #expect(renderer.visibleIDs(as: Mail.ID.self).first == 42)
  }

  @Test func `waits for a render`() async {
    let task = Task { @MainActor in
      let isAtRest = await renderer.renderAndWait {
        Section(id: "mail", of: mails) { MailRow($0) }
      }
      return isAtRest
    }
    await stage.screen.settleRenders()
    #expect(await task.value)
    #expect(renderer.data[0].cells.count == 100)
  }

  @Test func `renders in the background`() async {
    let isShown = await renderer.renderInBackground(ListOptions().anchor(.top)) {
      Section(id: "mail", of: mails) { MailRow($0) }
    }
    #expect(isShown)
    #expect(renderer.data[0].cells.count == 100)
  }

  @Test func `makes a chat`() throws {
    renderer.options = ListOptions()
      .anchor(.bottom)
      .footer(Banner("Write a message"))
      .onReachStart { loadMore() }
    renderer.render([Section(id: "mail", of: mails[10...]) { MailRow($0) }])
    stage.screen.settle()
    #expect(stage.screen.texts.suffix(2) == ["Mail 99", "Write a message"])
    #expect(log.take() == [])

    stage.table.contentOffset.y = 0
    stage.screen.settle()
    #expect(log.take() == ["more"])
    renderer.render([Section(id: "mail", of: mails) { MailRow($0) }])
    stage.screen.settle()
    #expect(stage.screen.texts.first == "Mail 10", "what is read stays where it is")
  }
}
