import KumikoTesting
import Testing
import UIKit

@testable import GalleryScreens

@MainActor
@Suite struct `The Mail screen` {
  private let screen = MailViewController()
  private let stage: TestStage

  init() { stage = TestStage(root: UINavigationController(rootViewController: screen)) }

  @Test func `brings out actions by a swipe, and deletes`() throws {
    try stage.swipe(on: "Rice paper", by: -150)
    stage.settle()
    #expect(stage.texts.contains("Rice paper"))
    try stage.tap(on: "Delete")
    stage.settle()
    #expect(!stage.texts.contains("Rice paper"))
    #expect(!screen.inbox.mails.contains { $0.subject == "Rice paper" })
  }

  @Test func `flags by a swipe that goes on to its second action`() throws {
    try stage.swipe(on: "Rice paper", by: -150)
    stage.settle()
    try stage.tap(on: "Flag")
    stage.settle()
    #expect(mail("Rice paper")?.isFlagged == true)
  }

  @Test func `deletes by a swipe over the whole row`() throws {
    try stage.swipe(on: "Rice paper", by: -330)
    stage.settle()
    #expect(mail("Rice paper") == nil)
  }

  @Test func `marks as read and unread by a swipe from the other side`() throws {
    let wasRead = try #require(mail("Photographs")).isRead
    try stage.swipe(on: "Photographs", by: 330)
    stage.settle()
    #expect(mail("Photographs")?.isRead == !wasRead)
  }

  @Test func `does the same by a menu`() throws {
    try stage.longPress(on: "Photographs")
    stage.settle()
    try stage.tap(on: "Unflag")
    stage.settle()
    #expect(mail("Photographs")?.isFlagged == false)
  }

  @Test func `opens a mail, which is read then`() throws {
    try stage.tap(on: "Photographs")
    stage.settle()
    #expect(stage.texts.contains("Mia Tanaka, 07:58"))
    #expect(mail("Photographs")?.isRead == true)
  }

  @Test func `deletes several at once while it is edited`() throws {
    let before = screen.inbox.mails.count
    try stage.tap(on: "Edit")
    stage.settle()
    try stage.tap(on: "Rice paper")
    try stage.tap(on: "Photographs")
    stage.settle()
    #expect(stage.texts.contains("2 selected"))
    #expect(screen.tableView.visibleCells.filter(\.isSelected).count == 2)
    screen.change([0]) { $0.isFlagged = true }
    stage.settle()
    #expect(screen.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    stage.display.tap(at: CGPoint(x: 362, y: 820))
    stage.settle()
    #expect(screen.inbox.mails.count == before - 2)
    #expect(!screen.isEditing)
    #expect(stage.texts.contains("Inbox"))
  }

  @Test func `moves a mail by its handle`() throws {
    try stage.tap(on: "Edit")
    stage.settle()
    let start = try handle(of: "The screen for the tea house")
    let end = try handle(of: "Photographs")
    stage.display.drag(from: start, to: CGPoint(x: end.x, y: end.y + 10), hold: 0.2)
    stage.settle()
    #expect(
      screen.inbox.mails.prefix(3).map(\.subject) == [
        "Rice paper", "Photographs", "The screen for the tea house",
      ])
  }

  @Test func `finds what is typed, and only what was not read if so asked`() throws {
    screen.find("cedar")
    stage.settle()
    #expect(!stage.texts.contains("Photographs"))
    #expect(stage.texts.contains("Invoice 2041"))
    try stage.tap(on: "Unread")
    stage.settle()
    #expect(!stage.texts.contains("Invoice 2041"))
    #expect(stage.texts.contains("The screen for the tea house"))
  }

  @Test func `says when nothing is found`() {
    screen.find("bamboo")
    stage.settle()
    #expect(stage.texts.contains("No mail found"))
  }

  @Test func `keeps what is being read in place when a mail comes`() throws {
    stage.scroll(by: 300)
    stage.settle()
    let before = try top(of: "An order from Uppsala")
    screen.receive()
    stage.settle()
    #expect(try top(of: "An order from Uppsala") == before)
    #expect(screen.inbox.mails.count == 13)
  }

  @Test func `is as high as its texts in larger type`() throws {
    let before = try height("Rice paper")
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    stage.settle()
    #expect(try height("Rice paper") > before * 1.5)
  }

  private func mail(_ subject: String) -> Mail? {
    screen.inbox.mails.first { $0.subject == subject }
  }

  private func top(of name: String) throws -> CGFloat { try frame(of: name).minY }

  private func frame(of name: String) throws -> CGRect {
    let view = try stage.view(called: name)
    return view.convert(view.bounds, to: stage.window)
  }

  private func height(_ name: String) throws -> CGFloat { try cell(of: name).bounds.height }

  private func cell(of name: String) throws -> UITableViewCell {
    var view: UIView? = try stage.view(called: name)
    while let current = view, !(current is UITableViewCell) { view = current.superview }
    return try #require(view as? UITableViewCell)
  }

  private func handle(of name: String) throws -> CGPoint {
    let cell = try cell(of: name)
    return cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
  }
}
