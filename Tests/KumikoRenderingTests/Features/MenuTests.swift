import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `The context menu of a row` {
  let stage = TableStage(size: CGSize(width: 390, height: 600))
  let log = Log()
  var screen: TestStage { stage.screen }

  func action(
    _ title: String, _ note: String, id: UIAction.Identifier? = nil,
    _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, identifier: id, attributes: attributes) { [log] _ in
      log.events.append(note)
    }
  }

  func render(_ ids: [String], @MenuBuilder menu: @escaping @MainActor (String) -> [UIMenuElement])
  {
    stage.render([
      Section(id: 0) { for id in ids { Item(id, rerenders: false).contextMenu { menu(id) } } }
    ])
  }

  func open(_ name: String) throws {
    try screen.longPress(on: name)
    screen.settle()
  }

  func pick(_ titles: String...) throws {
    for title in titles {
      try screen.tap(on: title)
      screen.settle()
    }
  }

  @Test func `opens by a long press or the second button, and does what is picked`() throws {
    render(["a", "b"]) { id in action("Open", "open \(id)") }
    try open("b0")
    try pick("Open")
    try screen.secondaryClick(on: "a0")
    screen.settle()
    try pick("Open")
    #expect(log.take() == ["open b", "open a"])
    #expect(screen.texts == ["a0", "b0"])
  }

  @Test func `does what the newest version of the row does, wherever it is`() throws {
    render(["a", "b"]) { id in action("Open", "open \(id) 0") }
    try open("a0")
    render(["x", "b", "y", "a"]) { id in action("Open", "open \(id) 1") }
    screen.settle()
    try pick("Open")
    #expect(log.take() == ["open a 1"])
  }

  @Test func `closes when the row leaves`() throws {
    render(["a", "b"]) { id in action("Open", "open \(id)") }
    try open("a0")
    render(["b"]) { id in action("Open", "open \(id)") }
    screen.settle()
    #expect(screen.texts == ["b0"])
    #expect(log.take() == [])
    #expect(stage.table.visibleCells.isNotEmptyAndAllSatisfy { !$0.layer.isHidden })
    try open("b0")
    try pick("Open")
    #expect(log.take() == ["open b"])
  }

  @Test func `stays while other rows come and go, and after it is closed rows leave freely`() throws
  {
    render(["a", "b"]) { id in action("Open", "open \(id)") }
    try open("a0")
    render(["c", "a"]) { id in action("Open", "open \(id)") }
    screen.settle()
    #expect(screen.texts.contains("Open"))
    try pick("Open")
    render(["c"]) { _ in }
    screen.settle()
    #expect(screen.texts == ["c0"])
    #expect(log.take() == ["open a"])
  }

  @Test func `does nothing for an action that is no longer offered`() throws {
    render(["a"]) { _ in
      action("Flag", "flag")
      action("Mute", "mute", id: .init("mute"))
      action("Mute", "mute twice")
    }
    func showNext() {
      render(["a"]) { _ in
        action("Unflag", "unflag")
        action("Unmute", "unmute", id: .init("mute"))
      }
    }
    try open("a0")
    showNext()
    try pick("Flag")
    #expect(log.take() == [])
    render(["a"]) { _ in action("Mute", "mute", id: .init("mute")) }
    try open("a0")
    showNext()
    try pick("Mute")
    #expect(log.take() == ["unmute"])
  }

  @Test func `tells actions of one title by the menus they are in`() throws {
    func show(_ version: Int) {
      render(["a"]) { _ in
        if version == 1 { action("Copy", "copy") }
        UIMenu(title: "Move", children: [action("Inbox", "move \(version)")])
        UIMenu(
          title: "", options: .displayInline,
          children: [
            UIMenu(title: "Copy", children: [action("Inbox", "copy \(version)")]),
            action("Secret", "", .hidden),
          ])
      }
    }
    show(0)
    try open("a0")
    #expect(!screen.texts.contains("Secret"))
    show(1)
    try pick("Copy", "Inbox")
    #expect(log.take() == ["copy 1"])
    try open("a0")
    try pick("Move", "Inbox")
    #expect(log.take() == ["move 1"])
  }

  @Test func `can stay open, and count on what is newest`() throws {
    var count = 0
    func show() {
      render(["a"]) { [count] _ in
        UIAction(title: "More", attributes: .keepsMenuPresented) { _ in
          update(count + 1)
        }
      }
    }
    func update(_ next: Int) {
      count = next
      show()
    }
    show()
    try open("a0")
    try pick("More", "More", "More")
    #expect(count == 3)
    #expect(screen.texts.contains("More"))
  }

  @Test func `has entries that are found later`() throws {
    render(["a"]) { _ in
      UIDeferredMenuElement { found in found([action("Late", "late")]) }
    }
    try open("a0")
    try pick("Late")
    #expect(log.take() == ["late"])
  }

  @Test func `gives actions who sent them`() throws {
    render(["a"]) { _ in
      UIAction(title: "Who") { [log] in log.events.append("\($0.sender is UITableView)") }
    }
    try open("a0")
    try pick("Who")
    #expect(log.take() == ["true"])
  }
}
