import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Display callbacks of a table` {
  /// Counts how often each row is on screen.
  final class Account {
    var open: [String: Int] = [:]
    var faults: [String] = []

    func begin(_ id: String) {
      open[id, default: 0] += 1
    }

    func end(_ id: String) {
      open[id, default: 0] -= 1
      if open[id] ?? 0 < 0 { faults.append(id) }
    }
  }

  /// Tells an account when its content, whatever it shows by then, comes and goes.
  struct Counted: Component {
    var id: String
    var account: Account
    func render(in content: UILabel) { content.text = id }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 40) }
    func contentWillDisplay(_ content: UILabel) { account.begin(id) }
    func contentDidEndDisplay(_ content: UILabel) { account.end(id) }
  }

  /// A text that can be typed, below a hint.
  struct Note: Component {
    var id: Int
    var hint: String
    var account: Account
    func render(in content: UITextField) { content.placeholder = hint }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 40) }
    func contentWillDisplay(_ content: UITextField) { account.begin("\(id)") }
    func contentDidEndDisplay(_ content: UITextField) { account.end("\(id)") }
  }

  @Test func `a row that is typed into out of view comes back as new as the data`() throws {
    let account = Account()
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    func render(_ hint: String) {
      stage.render([
        Section(id: 0) { for id in 0..<60 { Note(id: id, hint: hint, account: account) } }
      ])
    }
    func field() -> UITextField? { stage.cell(at: 1)?.renderedContent as? UITextField }
    render("old")
    let first = try #require(field())
    #expect(first.becomeFirstResponder())
    first.insertText("typed")
    stage.table.contentOffset.y = 1200
    stage.screen.settle()
    #expect(first.isFirstResponder)
    #expect(field() == nil)
    #expect(account.open["1"] == 0)
    render("new")
    stage.screen.settle()
    stage.table.contentOffset.y = 0
    stage.screen.settle()
    #expect(field() === first)
    #expect(first.isFirstResponder)
    #expect(first.text == "typed")
    #expect(first.placeholder == "new")
    #expect(account.open["1"] == 1)
    #expect(account.faults == [])
  }

  @Test func `are balanced through updates, reloads, scrolling and the end`() {
    let account = Account()
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    var random = SeededRandom(seed: 3)
    for round in 0..<60 {
      let ids = Array(0..<40).shuffled(using: &random).prefix(
        Int.random(in: 0...40, using: &random))
      stage.updater.animatableChangeCount = round % 7 == 0 ? 0 : 300
      stage.updater.isAnimationEnabled = round % 3 != 0
      stage.render([
        Section(id: 0) {
          for id in ids { Counted(id: "\(id)", account: account).id(id) }
        }
      ])
      if round % 2 == 0 { stage.table.contentOffset.y = CGFloat(round * 10) }
      stage.screen.advance(by: round % 5 == 0 ? 0.5 : 0.05)
    }
    stage.screen.settle()
    let visible = Set(stage.screen.texts)
    #expect(Set(account.open.filter { $0.value != 0 }.keys) == visible)
    #expect(account.open.values.allSatisfy { $0 == 0 || $0 == 1 })
    #expect(account.faults == [])
    stage.table.removeFromSuperview()
    #expect(Set(account.open.filter { $0.value != 0 }.keys) == visible)
    stage.screen.window.addSubview(stage.table)
    stage.screen.settle()
    #expect(Set(account.open.filter { $0.value != 0 }.keys) == visible)
  }

  @Test func `may render`() async {
    let stage = TableStage()
    func section(_ count: Int) -> Section {
      Section(id: 0) {
        for id in 0..<count {
          Item(String(id)).on(willDisplay: { [weak stage] in
            if id == count - 1, count < 8 { stage?.renderer.render([section(count * 2)]) }
          })
        }
      }
    }
    stage.renderer.target = nil
    stage.renderer.render([section(1)] as [Section?])
    stage.renderer.target = stage.table
    for _ in 0..<50 where stage.adapter.data[0].cells.count < 8 {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    stage.screen.settle()
    #expect(stage.shown.count == 8)
    #expect(stage.shown == stage.expected)
  }

  @Test func `of rendering may render`() async {
    let stage = TableStage()
    let caller = Caller()
    caller.call = { [unowned stage, unowned caller] in
      caller.call = {}
      stage.renderer.render { Item("after") }
    }
    stage.renderer.render(
      Section?.some(Section(id: 0) { CallingItem(caller: caller).id(0) }))
    stage.screen.runFrame()
    for _ in 0..<50 where stage.screen.texts != ["after0"] {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    #expect(stage.screen.texts == ["after0"])
  }
}

@MainActor
@Suite(.closesWindows) struct `A view controller as content` {
  final class RowController: UIViewController {
    var events: [String] = []
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      events.append(parent == nil ? "left" : "joined")
    }
  }

  struct ControllerRow: Component {
    var text: String
    func renderContent() -> RowController { RowController() }
    func render(in content: RowController) { content.view.accessibilityIdentifier = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 100) }
  }

  @Test func `is a child of the list's controller while it is in the window`() {
    let stage = TableStage(size: CGSize(width: 200, height: 300))
    stage.render([
      Section(id: 0) { for id in 0..<20 { ControllerRow(text: "row \(id)").id(id) } }
    ])
    stage.screen.runFrame()
    let controller = stage.cell(at: 0)?.renderedContent as? RowController
    #expect(controller?.parent === stage.screen.window.rootViewController)
    #expect(controller?.view.superview is ComponentContainer)
    #expect(
      stage.screen.window.rootViewController?.children.count == stage.table.visibleCells.count)
    stage.render([])
    stage.screen.settle()
    #expect(controller?.parent == nil)
    #expect(controller?.events == ["joined", "left"])
  }
}
