import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import MailExample

/// The mail client in a window with room for mailboxes and messages.
@MainActor
@Suite(.serialized, .closesWindows, .timeLimit(.minutes(1))) struct `The mail client` {
  let store: MailStore
  let stage: TestStage

  init() {
    store = MailStore()
    store.delay = .zero
    stage = TestStage(root: MailViewController(store), size: CGSize(width: 820, height: 700))
    stage.settle()
  }

  /// What is in a mailbox, the newest first.
  private func subjects(in path: Mailbox.ID) -> [String] {
    store.messages.filter { $0.mailbox == path }.map(\.subject)
  }

  private func first(in path: Mailbox.ID) throws -> Message {
    try #require(store.messages.first { $0.mailbox == path })
  }

  @Test func `shows accounts as an outline, with what has not been read`() throws {
    #expect(stage.texts.contains("Home") && stage.texts.contains("Archive"))
    #expect(!stage.texts.contains("Tea House"))
    try stage.tap(on: "Projects")
    stage.settle()
    #expect(stage.texts.contains("Tea House"))
    try stage.tap(on: "Home")
    stage.settle()
    #expect(!stage.texts.contains("Projects"))
    let unread = store.messages.count { !$0.isRead }
    #expect(stage.texts.contains("\(unread)"))
  }

  @Test func `shows the messages of the mailbox that is tapped`() throws {
    try stage.tap(on: "Guild")
    stage.settle()
    try stage.tap(on: "Archive")
    stage.settle()
    #expect(stage.texts.contains("No Mail"))
  }

  @Test func `opens a message, which is read then`() throws {
    let message = try first(in: "Guild/Inbox")
    #expect(!message.isRead)
    try stage.tap(on: message.subject)
    stage.settle()
    #expect(store.messages.first { $0.id == message.id }?.isRead == true)
  }
}

extension `The mail client` {
  // MARK: Swipes

  /// What a row that is swiped has below it: rows as low as these show pictures only.
  private func button(_ label: String) throws -> UIView {
    let all = sequence(state: [stage.window as UIView]) { queue -> UIView? in
      guard let next = queue.popLast() else { return nil }
      queue += next.subviews
      return next
    }
    return try #require(all.first { $0.accessibilityLabel == label && $0 is UIControl })
  }

  @Test(arguments: [("Archive", "Guild/Archive"), ("Delete", "Guild/Trash")])
  func `moves a message by a swipe`(_ title: String, path: Mailbox.ID) throws {
    let message = try first(in: "Guild/Inbox")
    try stage.swipe(on: message.subject, by: -230)
    stage.settle()
    try stage.tap(button(title))
    stage.settle()
    #expect(subjects(in: path) == [message.subject])
  }

  @Test func `flags by a swipe, and marks by one from the other side`() throws {
    let message = try first(in: "Guild/Inbox")
    try stage.swipe(on: message.subject, by: -230)
    stage.settle()
    try stage.tap(button("Flag"))
    stage.settle()
    try stage.swipe(on: message.subject, by: 460)
    stage.settle()
    let changed = store.messages.first { $0.id == message.id }
    #expect(changed?.isFlagged == !message.isFlagged)
    #expect(changed?.isRead == !message.isRead)
  }

  // MARK: Editing

  @Test func `archives what was picked, and takes that back`() throws {
    let two = store.messages.prefix(2)
    try stage.tap(on: "Edit")
    stage.settle()
    for message in two { try stage.tap(on: message.subject) }
    stage.settle()
    #expect(stage.texts.contains("2 Selected"))
    try stage.tap(on: "archivebox")
    stage.settle()
    #expect(store.messages.prefix(2).allSatisfy { $0.mailbox.hasSuffix("/Archive") })
    #expect(!stage.texts.contains("2 Selected"))
    try stage.tap(on: "arrow.uturn.backward")
    stage.settle()
    #expect(store.messages.prefix(2) == two)
  }

  // MARK: Searching, refreshing, paging

  @Test func `finds what is typed, and only what was not read if so asked`() async throws {
    try stage.tap(on: "Search")
    stage.settle()
    try stage.type("noodles saturday")
    await stage.settleRenders()
    #expect(stage.texts.contains("Lunch") && !stage.texts.contains("Photographs"))
    let before = stage.texts.count { $0 == "Lunch" }
    try stage.tap(on: "Unread")
    await stage.settleRenders()
    #expect(stage.texts.count { $0 == "Lunch" } <= before)
    try stage.type(" bamboo")
    await stage.settleRenders()
    #expect(stage.texts.contains("No Results"))
  }

  @Test func `gets a message by pulling`() async throws {
    let list = try #require(stage.listView(showing: store.messages[0].subject))
    stage.pullToRefresh(list)
    await stage.settleRenders()
    #expect(store.messages.count == 601)
  }

  @Test func `loads pages as they come near, and undo keeps them`() async throws {
    let list = try #require(stage.listView(showing: store.messages[0].subject))
    #expect(list.numberOfItems(inSection: 0) == 25)
    let message = store.messages[0]
    store.change([message.id]) { $0.isFlagged.toggle() }
    for count in [50, 75] {
      list.scrollToItem(
        at: IndexPath(item: list.numberOfItems(inSection: 0) - 1, section: 0),
        at: UICollectionView.ScrollPosition.bottom,
        animated: false)
      for _ in 0..<100 where list.numberOfItems(inSection: 0) < count {
        try await Task.sleep(for: .milliseconds(2))
        stage.settle()
      }
      #expect(list.numberOfItems(inSection: 0) == count)
    }
    store.undoManager.undo()
    stage.settle()
    #expect(list.numberOfItems(inSection: 0) == 75)
  }

  // MARK: Dragging

  @Test func `moves what is dragged to a mailbox, and takes that back`() throws {
    let message = try first(in: "Guild/Inbox")
    try stage.lift(message.subject)
    try stage.carry(to: "Trash")
    stage.drop()
    #expect(subjects(in: "Home/Trash") == [message.subject])
    store.undoManager.undo()
    stage.settle()
    #expect(subjects(in: "Home/Trash") == [])
    #expect(try first(in: "Guild/Inbox") == message)
  }

  @Test func `moves all that are picked, but not to an account`() throws {
    let two = store.messages.prefix(2)
    try stage.tap(on: "Edit")
    stage.settle()
    for message in two { try stage.tap(on: message.subject) }
    try stage.lift(two[0].subject)
    try stage.carry(to: "Workshop")
    stage.drop()
    #expect(store.messages.prefix(2) == two)
    try stage.lift(two[0].subject)
    try stage.carry(to: "Archive")
    stage.drop()
    #expect(subjects(in: "Home/Archive") == two.map(\.subject))
  }

  @Test func `undoing leaves what has come meanwhile`() async throws {
    let message = try first(in: "Guild/Inbox")
    store.change([message.id]) { $0.move(to: "Trash") }
    await store.fetch()
    store.undoManager.undo()
    #expect(store.messages.count == 601)
    #expect(try first(in: "Guild/Inbox") == message)
  }
}

extension TestStage {
  /// The list that shows a text.
  fileprivate func listView(showing text: String) -> UICollectionView? {
    let view = try? view(called: text)
    return sequence(first: view, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionView }.first
  }
}
