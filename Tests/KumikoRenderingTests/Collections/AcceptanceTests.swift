import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What moves over from Carbon, line by line, in a collection view.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Acceptance, Carbon` {
  let stage = CollectionStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func rows(_ ids: some Sequence<Int>) -> [Section] {
    [Section(id: 0) { for id in ids { Item(String(id), log: log) } }]
  }

  @Test(arguments: [299, 300, 301])
  func `299, 300, 301 changes`(count: Int) {
    stage.render(rows(0..<1))
    stage.screen.settle()
    _ = log.take()
    stage.render(rows(0...count))
    #expect(log.events.contains("display 00") == (count > 300), "a reload shows all anew")
  }

  @Test func `no window`() {
    stage.list.removeFromSuperview()
    stage.renderer.render(rows(0..<3))
    #expect(stage.completionCount == 1)
    #expect(stage.list.numberOfItems(inSection: 0) == 3)
  }

  @Test func `no target`() {
    stage.renderer.target = nil
    stage.renderer.render(rows(0..<3))
    #expect(stage.completionCount == 0)
    #expect(stage.adapter.data[0].cells.count == 3)
  }

  @Test func `nothing changed`() {
    stage.render(rows(0..<3))
    stage.screen.settle()
    let (count, cell) = (stage.completionCount, stage.cell(at: 0))
    _ = log.take()
    stage.render(rows(0..<3))
    #expect(log.take() == ["render 00", "render 10", "render 20"])
    #expect(stage.cell(at: 0) === cell)
    #expect(stage.completionCount == count + 1)
  }

  @Test(arguments: [false, true])
  func `scrolling with both flag values`(isEnabled: Bool) {
    stage.updater.isAnimationEnabledWhileScrolling = isEnabled
    stage.render(rows(0..<100))
    stage.screen.settle()
    stage.screen.display.press(at: CGPoint(x: 100, y: 300))
    stage.screen.display.move(to: CGPoint(x: 100, y: 250))
    stage.screen.runFrame()
    stage.renderer.render(rows(0..<5) + [Section(id: 1) { Item("last") }])
    let plan = stage.updater.plan(
      target: stage.list, adapter: stage.adapter, data: rows(0..<4))
    guard case .stages(_, let isAnimated) = plan else { return #expect(Bool(false), "\(plan)") }
    #expect(isAnimated == isEnabled)
    stage.screen.display.lift()
    stage.screen.settle()
  }

  @Test func `over-scrolled keepsContentOffset`() {
    stage.render(rows(0..<20))
    stage.list.contentOffset.y = -30
    stage.render(rows(0..<21))
    #expect(stage.list.contentOffset.y == -30, "it is left alone")
    stage.list.contentOffset.y = 100
    stage.render(rows(0..<20))
    #expect(stage.list.contentOffset.y == 100)
  }

  @Test func `clamp example (74, 163)`() {
    let layout = FixedContentLayout(CGSize(width: 100, height: 200))
    stage.list.frame.size = CGSize(width: 30, height: 40)
    stage.list.collectionViewLayout = layout
    stage.list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.render(rows(0..<1))
    layout.size = CGSize(width: 200, height: 300)
    layout.invalidateLayout()
    stage.list.layoutIfNeeded()
    stage.list.contentOffset = CGPoint(x: 120, y: 180)
    layout.size = CGSize(width: 100, height: 200)
    stage.updater.isAnimationEnabled = false
    stage.render(rows(0..<2))
    #expect(stage.list.contentOffset == CGPoint(x: 74, y: 163))
  }

  @Test func `section header presence toggle`() {
    for header in [nil, Title("H"), nil, Title("H")] {
      stage.render([Section(id: 0, header: header) { Item("a") }])
      stage.screen.settle()
      #expect(stage.shown == stage.expected)
    }
  }

  @Test(arguments: [false, true])
  func `header text change with and without shouldContentUpdate`(updates: Bool) {
    stage.render([Section(id: 0, header: Title("one", updates: updates)) { Item("a") }])
    stage.screen.settle()
    let header = stage.header(0)
    stage.render([Section(id: 0, header: Title("two", updates: updates)) { Item("a") }])
    stage.screen.settle()
    #expect(stage.shown == ["header 0: two", "row 0/0: a0"])
    #expect((stage.header(0) === header) == !updates, "only an update shows the section anew")
  }

  /// A row that refuses to be rendered over itself while it is told to.
  struct Stubborn: Component {
    var id = 0
    var text: String
    var accepts: Bool
    func render(in content: UILabel) { content.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 100, height: 40) }
    func shouldRender(next: Stubborn, in content: UILabel) -> Bool { next.accepts }
  }

  @Test func `shouldRender false then true`() {
    var shown: [String?] = []
    for (text, accepts) in [("one", true), ("two", false), ("three", true)] {
      stage.render([Section(id: 0) { Stubborn(text: text, accepts: accepts) }])
      stage.screen.settle()
      shown.append(stage.label(at: 0)?.text)
    }
    #expect(shown == ["one", "one", "three"])
  }

  /// A component that decorates another one.
  struct Decorated: ComponentWrapping, Component {
    var wrapped: Item
    var id: String { wrapped.id + "!" }
  }

  @Test func `decorated component shares pool`() {
    stage.render([Section(id: 0) { Item("a") }])
    stage.screen.settle()
    let cell = stage.cell(at: 0)
    stage.render([Section(id: 0) {}])
    stage.screen.settle()
    stage.render([Section(id: 0) { Decorated(wrapped: Item("b")) }])
    stage.screen.settle()
    #expect(stage.cell(at: 0) === cell)
  }

  @Test func `10-children builder`() {
    stage.renderer.render {
      Item("0")
      Item("1")
      Item("2")
      Item("3")
      Item("4")
      Item("5")
      Item("6")
      Item("7")
      Item("8")
      Item("9")
    }
    #expect(stage.adapter.data[0].cells.count == 10)
  }

  @Test func `nested Groups`() {
    stage.renderer.render {
      Group {
        Group(of: ["a", "b"]) { Item($0) }
        Item("c")
      }
      Group(of: [0, 1]) { outer in Group(of: ["d", "e"]) { Item("\($0)\(outer)") } }
    }
    #expect(
      stage.adapter.data[0].cells.map(\.id) == ["a", "b", "c", "d0", "e0", "d1", "e1"])
  }

  @Test func `optional component nil`() {
    let missing: Item? = nil
    stage.renderer.render {
      Section(id: 0, header: missing) {
        missing
        Item("a")
      }
    }
    stage.screen.runFrame()
    #expect(stage.shown == ["row 0/0: a0"])
  }

  @Test func `rows rendered without a section are compared`() {
    stage.renderer.render { Item("a") }
    stage.screen.settle()
    let cell = stage.cell(at: 0)
    stage.renderer.render {
      Item("b")
      Item("a")
    }
    stage.screen.settle()
    #expect(stage.cell(at: 1) === cell, "both renders are of one section")
  }
}

/// What holds of any of the libraries, line by line, in a collection view.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Acceptance, General` {
  let stage = CollectionStage(size: CGSize(width: 200, height: 400))

  /// Lets time and turns pass until something is shown.
  func wait(for texts: [String]) async {
    for _ in 0..<50 where stage.screen.texts != texts {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    #expect(stage.screen.texts == texts)
  }

  @Test func `render inside render`() async {
    let caller = Caller()
    caller.call = { [unowned stage, unowned caller] in
      caller.call = {}
      stage.renderer.render { Item("inner") }
    }
    stage.renderer.render { CallingItem(caller: caller).id(0) }
    stage.screen.runFrame()
    await wait(for: ["inner0"])
  }

  @Test func `render inside willDisplay`() async {
    stage.renderer.render {
      Item("outer").on(willDisplay: { [unowned stage] in
        stage.renderer.render { Item("inner") }
      })
    }
    stage.screen.runFrame()
    await wait(for: ["inner0"])
  }

  @Test func `render inside completion`() async {
    var isFirst = true
    stage.updater.completion = { [unowned stage] in
      guard isFirst else { return }
      isFirst = false
      stage.renderer.render { Item("inner") }
    }
    stage.renderer.render { Item("outer") }
    await wait(for: ["inner0"])
  }

  @Test func `will and end display balance`() {
    let log = Log()
    for count in [3, 30, 0, 7] {
      stage.render([Section(id: count) { for id in 0..<count { Item(String(id), log: log) } }])
      stage.screen.settle()
    }
    stage.render([])
    stage.screen.settle()
    let begun = log.events.filter { $0.hasPrefix("display") }.map { $0.dropFirst(8) }
    let ended = log.events.filter { $0.hasPrefix("end") }.map { $0.dropFirst(4) }
    #expect(begun.sorted() == ended.sorted())
    #expect(!begun.isEmpty)
  }

  @Test func `callbacks fresh after equal-content render`() throws {
    var called: [Int] = []
    for version in 0..<3 {
      stage.render([Section(id: 0) { Item("a").onSelect { called.append(version) } }])
    }
    stage.screen.settle()
    try stage.screen.tap(on: "a0")
    #expect(called == [2])
  }

  @Test(arguments: [true, false])
  func `insertion above the viewport with and without anchoring`(isAnchored: Bool) {
    stage.renderer.options = ListOptions().anchor(isAnchored ? .visibleRow : .offset)
    func render(_ ids: [Int]) {
      stage.render([Section(id: 0) { for id in ids { Item(String(id)) } }])
      stage.screen.settle()
    }
    render(Array(0..<100))
    stage.list.contentOffset.y = 400
    stage.list.layoutIfNeeded()
    render(Array(-2..<100))
    #expect(stage.list.contentOffset.y == (isAnchored ? 480 : 400))
  }
}

/// A layout whose content has a size that does not depend on its items.
private final class FixedContentLayout: UICollectionViewFlowLayout {
  var size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { size }
}
