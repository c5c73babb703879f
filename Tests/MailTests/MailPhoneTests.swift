import Foundation
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import MailExample

@MainActor
@Suite(.serialized, .closesWindows) struct `The mail client on a phone` {
  let store = MailStore()
  let navigation: UINavigationController
  let stage: TestStage

  init() throws {
    navigation = UINavigationController(rootViewController: MailboxesViewController(store))
    stage = TestStage(root: navigation)
    stage.settle()
    try stage.tap(on: "All Inboxes")
    stage.settle()
  }

  @Test func `shows messages on top of mailboxes`() throws {
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.texts.contains(store.messages[0].sender))
  }

  @Test func `says in words what is seen in signs`() throws {
    func labels(in view: UIView) -> [String] {
      let own = view.isAccessibilityElement ? view.accessibilityLabel : nil
      return (own.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }
    let unread = labels(in: stage.window).count { $0 == "Unread" }
    let flagged = labels(in: stage.window).count { $0 == "Flagged" }
    #expect(unread > 0)
    store.change([store.messages[0].id]) { ($0.isRead, $0.isFlagged) = (true, true) }
    stage.settle()
    #expect(labels(in: stage.window).count { $0 == "Unread" } == unread - 1)
    #expect(labels(in: stage.window).count { $0 == "Flagged" } == flagged + 1)
    let inbox = try #require(navigation.topViewController)
    #expect(inbox.toolbarItems?.compactMap(\.title) == ["Undo"])
    try stage.tap(on: "Edit")
    stage.settle()
    let tools = ["Mark as Read", "Flag", "Archive", "Delete"]
    #expect(inbox.toolbarItems?.compactMap(\.title) == tools)
  }

  @Test func `is released with its screens`() throws {
    weak let inbox = navigation.topViewController
    try stage.tap(on: "Edit")
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(inbox == nil)
    #expect(navigation.isToolbarHidden)
  }

  @Test func `is written in under 300 lines`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Examples/Mail")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    let code = lines.map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(files.count > 3 && code.count < 300)
  }
}
