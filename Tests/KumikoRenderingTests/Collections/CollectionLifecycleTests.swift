import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Display callbacks of a collection view` {
  /// Counts how often each item and header is on screen.
  final class Account {
    var open: [String: Int] = [:]
    var faults: [String] = []

    func begin(_ id: String) { open[id, default: 0] += 1 }

    func end(_ id: String) {
      open[id, default: 0] -= 1
      if open[id] ?? 0 < 0 { faults.append(id) }
    }

    var shown: Set<String> { Set(open.filter { $0.value != 0 }.keys) }
  }

  struct Counted: Component {
    var id: String
    var account: Account
    func render(in content: UILabel) { content.text = id }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 60, height: 40) }
    func contentWillDisplay(_ content: UILabel) { account.begin(id) }
    func contentDidEndDisplay(_ content: UILabel) { account.end(id) }
  }

  @Test func `are balanced through updates, reloads, other layouts, scrolling and the end`() {
    let account = Account()
    let stage = CollectionStage(size: CGSize(width: 200, height: 400))
    var random = SeededRandom(seed: 3)
    for round in 0..<80 {
      let ids = Array(0..<60).shuffled(using: &random).prefix(
        Int.random(in: 0...60, using: &random))
      stage.updater.animatableChangeCount = round % 7 == 0 ? 0 : 300
      stage.updater.isAnimationEnabled = round % 3 != 0
      let header = round % 4 == 0 ? nil : Counted(id: "header", account: account)
      stage.render([
        Section(id: 0, header: header) {
          for id in ids { Counted(id: "\(id)", account: account).id(id) }
        }
      ])
      if round % 2 == 0 { stage.list.contentOffset.y = CGFloat(round * 5) }
      if round % 9 == 0 {
        let layout = round % 2 == 0 ? CollectionStage.rows : ShelfLayout()
        stage.list.setCollectionViewLayout(layout, animated: true)
      }
      stage.screen.advance(by: round % 5 == 0 ? 0.5 : 0.05)
    }
    stage.list.collectionViewLayout = CollectionStage.rows
    stage.screen.settle()
    let visible = Set(stage.screen.texts)
    #expect(account.shown == visible)
    #expect(account.open.values.allSatisfy { $0 == 0 || $0 == 1 })
    #expect(account.faults == [])
    stage.render([])
    stage.screen.settle()
    #expect(account.shown == [])
    #expect(account.faults == [])
  }

  @Test func `may render`() async {
    let stage = CollectionStage()
    func section(_ count: Int) -> Section {
      Section(id: 0) {
        for id in 0..<count {
          Item(String(id)).on(willDisplay: { [weak stage] in
            if id == count - 1, count < 8 { stage?.renderer.render([section(count * 2)]) }
          })
        }
      }
    }
    stage.renderer.render([section(1)] as [Section?])
    for _ in 0..<50 where stage.adapter.data[0].cells.count < 8 {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    stage.screen.settle()
    #expect(stage.shown.count == 8)
    #expect(stage.shown == stage.expected)
  }

  @Test func `of rendering may render, and so may completions`() async {
    let stage = CollectionStage()
    let caller = Caller()
    caller.call = { [unowned stage, unowned caller] in
      caller.call = {}
      stage.renderer.render { Item("after") }
    }
    var completions = 0
    stage.updater.completion = { [unowned stage] in
      completions += 1
      if completions == 2 { stage.renderer.render { Item("last") } }
    }
    stage.renderer.render(
      Section?.some(Section(id: 0) { CallingItem(caller: caller).id(0) }))
    stage.screen.runFrame()
    for _ in 0..<50 where stage.screen.texts != ["last0"] {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    #expect(stage.screen.texts == ["last0"])
  }

  /// A text that can be typed, below a hint.
  struct Note: Component {
    var id: Int
    var hint: String
    func render(in content: UITextField) { content.placeholder = hint }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 40) }
    func shouldContentUpdate(with next: Note) -> Bool { hint != next.hint }
  }

  @Test func `leave an item that is typed into alone, in view and out of it`() throws {
    let stage = CollectionStage(size: CGSize(width: 200, height: 400))
    func render(_ hint: String) {
      stage.render([Section(id: 0) { for id in 0..<60 { Note(id: id, hint: hint) } }])
    }
    func field() -> UITextField? { stage.cell(at: 1)?.renderedContent as? UITextField }
    render("old")
    let first = try #require(field())
    #expect(first.becomeFirstResponder())
    first.insertText("typed")
    render("newer")
    stage.screen.settle()
    #expect(field() === first)
    #expect(first.isFirstResponder)
    #expect(first.placeholder == "newer")
    stage.list.contentOffset.y = 1200
    stage.screen.settle()
    #expect(first.isFirstResponder)
    #expect(field() == nil)
    render("newest")
    stage.screen.settle()
    stage.list.contentOffset.y = 0
    stage.screen.settle()
    #expect(field() === first)
    #expect(first.isFirstResponder)
    #expect(first.text == "typed")
    #expect(first.placeholder == "newest")
  }

  @Test func `have the newest closures after a render of equal content`() throws {
    let stage = CollectionStage()
    let log = Log()
    for version in 0..<2 {
      stage.render([
        Section(id: 0) {
          Item("a", rerenders: false).onSelect { log.events.append("version \(version)") }
        }
      ])
    }
    stage.screen.settle()
    try stage.screen.tap(on: "a0")
    #expect(log.take() == ["version 1"])
  }
}
