import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import MailExample

/// The mail client as it was when somebody looked at it last; `RECORD_PICTURES=1` records it anew.
@MainActor
@Suite(.serialized, .closesWindows) struct `Pictures of the mail client` {
  let store = MailStore()

  private func open(
    isWide: Bool = false, isDark: Bool = false, isRightToLeft: Bool = false,
    textSize: UIContentSizeCategory = .large
  ) throws -> TestStage {
    let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let navigation = UINavigationController(rootViewController: MailboxesViewController(store))
    navigation.navigationBar.prefersLargeTitles = true
    let root = isWide ? MailViewController(store) : navigation
    let stage = TestStage(
      root: root, size: isWide ? CGSize(width: 820, height: 700) : CGSize(width: 390, height: 844),
      isDark: isDark, layoutDirection: direction, contentSizeCategory: textSize)
    stage.display.scale = 1
    stage.settle()
    if !isWide {
      try stage.tap(on: "All Inboxes")
      stage.settle()
    }
    return stage
  }

  @Test func `in light and dark`() throws {
    try open().expectPicture("inbox")
    try open(isDark: true).expectPicture("inbox-dark")
  }

  @Test func `in the largest text`() throws {
    try open(textSize: .accessibilityExtraExtraExtraLarge).expectPicture("inbox-largest")
  }

  @Test func `from right to left`() throws {
    try open(isWide: true, isRightToLeft: true).expectPicture("wide-right-to-left")
  }

  @Test func `while editing`() throws {
    let stage = try open()
    try stage.tap(on: "Edit")
    stage.settle()
    for message in store.messages[1...2] { try stage.tap(on: message.subject) }
    stage.settle()
    try stage.expectPicture("editing")
  }

  @Test func `while searching`() async throws {
    let stage = try open()
    try stage.tap(on: "Search")
    stage.settle()
    try stage.type("tea")
    await stage.settleRenders()
    try stage.expectPicture("searching")
  }

  @Test func `with a row swiped open`() throws {
    let stage = try open()
    try stage.swipe(on: store.messages[1].subject, by: -230)
    stage.settle()
    try stage.expectPicture("swiped")
  }

  @Test func `dragging two messages over a mailbox`() throws {
    let stage = try open(isWide: true)
    try stage.lift(store.messages[1].subject)
    stage.carry(to: CGPoint(x: 560, y: 420))
    try stage.addToDrag(store.messages[3].subject)
    try stage.carry(to: "Archive")
    try stage.expectPicture("dragging")
    stage.cancelDrag()
  }
}
