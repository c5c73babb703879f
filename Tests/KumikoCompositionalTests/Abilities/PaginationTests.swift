import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A list whose rows come page by page", .closesWindows, .serialized)
@MainActor
struct PaginationTests {
  let gate = Gate()

  /// Rows of which more can be loaded.
  final class Model {
    var numbers: [Int]
    var hasMore = true
    init(_ numbers: Range<Int>) { self.numbers = Array(numbers) }
  }

  private func show(
    _ model: Model, in stage: AbilityStage, at edge: PageEdge = .end, anchor: ScrollAnchor = .offset
  ) {
    let gate = gate
    let options = ListOptions().anchor(anchor).pagination(
      at: edge, hasMore: model.hasMore, distance: 3
    ) {
      try await gate.pass()
      let count = model.numbers.count
      if edge == .end {
        model.numbers += count..<(count + 20)
      } else {
        let first = model.numbers[0]
        model.numbers.insert(contentsOf: (first - 20)..<first, at: 0)
      }
    }
    stage.render(options, stage.section(model.numbers))
  }

  private func wheels(in view: UIView) -> Int {
    view.subviews.reduce(view is UIActivityIndicatorView && !view.isHidden ? 1 : 0) {
      $0 + wheels(in: $1)
    }
  }

  @Test(
    "loads the next page once when its end comes near, and the one after that when that is there",
    arguments: ListKind.allCases)
  func pages(kind: ListKind) async {
    let stage = AbilityStage(kind)
    let model = Model(0..<40)
    show(model, in: stage)
    await stage.rest()
    #expect(gate.count == 0, "the end is far")
    stage.scrollToEnd()
    await stage.rest()
    #expect(gate.count == 1)
    #expect(wheels(in: stage.view) == 1)
    show(model, in: stage)
    stage.screen.settle()
    #expect(gate.count == 1, "it is on its way")
    gate.open()
    await stage.rest()
    show(model, in: stage)
    await stage.rest()
    #expect(stage.count == 60)
    #expect(gate.count == 1, "there are new rows at the end, which is far")
    stage.scrollToEnd()
    await stage.rest()
    #expect(gate.count == 2)
    model.hasMore = false
    gate.open()
    await stage.rest()
    show(model, in: stage)
    stage.scrollToEnd()
    await stage.rest()
    #expect(gate.count == 2)
    #expect(wheels(in: stage.view) == 0)
  }

  @Test(
    "says what went wrong, and tries again when it is told to",
    arguments: [ListKind.table, .list, .grid, .form])
  func failing(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    let model = Model(0..<40)
    show(model, in: stage)
    stage.scrollToEnd()
    await stage.rest()
    gate.fail(Offline())
    await stage.rest()
    stage.scrollToEnd()
    #expect(stage.screen.texts.contains("You are offline."))
    #expect(gate.count == 1, "it does not try again by itself")
    try stage.screen.tap(on: "Try Again")
    await stage.rest()
    #expect(gate.count == 2)
    #expect(!stage.screen.texts.contains("You are offline."))
    gate.open()
    await stage.rest()
    show(model, in: stage)
    await stage.rest()
    #expect(stage.count == 60)
  }

  @Test("asks for its first page while it has no rows", arguments: [ListKind.table, .list, .form])
  func firstPage(kind: ListKind) async {
    let stage = AbilityStage(kind)
    let model = Model(0..<0)
    show(model, in: stage)
    await stage.rest()
    #expect(gate.count == 1)
    show(model, in: stage)
    await stage.rest()
    #expect(gate.count == 1)
    gate.open()
    await stage.rest()
    show(model, in: stage)
    await stage.rest()
    #expect(stage.count == 20)
  }

  @Test("fills the screen when a page is smaller than it", arguments: [ListKind.table, .list])
  func smallPages(kind: ListKind) async {
    let stage = AbilityStage(kind)
    let model = Model(0..<2)
    var loads = 0
    func render() {
      let options = ListOptions().pagination(distance: 0) {
        loads += 1
        model.numbers += model.numbers.count..<(model.numbers.count + 2)
      }
      stage.render(options, stage.section(model.numbers))
    }
    for _ in 0..<20 {
      render()
      await stage.rest()
    }
    #expect((4...7).contains(loads), "\(loads) pages of 100 points for 500 points")
    #expect(stage.count == 2 + 2 * loads)
  }

  @Test("waits for a page on its way when pages are off and on again", arguments: ListKind.allCases)
  func pagesAgain(kind: ListKind) async {
    let stage = AbilityStage(kind)
    let model = Model(0..<40)
    show(model, in: stage)
    stage.scrollToEnd()
    await stage.rest()
    model.hasMore = false
    show(model, in: stage)
    await stage.rest()
    model.hasMore = true
    show(model, in: stage)
    stage.scrollToEnd()
    await stage.rest()
    #expect(gate.count == 1)
    #expect(wheels(in: stage.view) == 1)
    gate.open()
    await stage.rest()
    show(model, in: stage)
    await stage.rest()
    #expect(stage.count == 60)
    stage.scrollToEnd()
    await stage.rest()
    #expect(gate.count == 2)
  }

  @Test("does not go on when a page has brought nothing")
  func emptyPage() async {
    let stage = AbilityStage(.table)
    var loads = 0
    for _ in 0..<5 {
      stage.render(ListOptions().pagination { loads += 1 }, stage.section(0..<4))
      await stage.rest()
    }
    #expect(loads == 1)
  }

  @Test(
    "loads older rows at its start, without moving what is read",
    arguments: [ListKind.table, .list, .grid, .form])
  func chat(kind: ListKind) async {
    let stage = AbilityStage(kind)
    let model = Model(100..<140)
    show(model, in: stage, at: .start, anchor: .bottom)
    await stage.rest()
    #expect(stage.screen.texts.contains("line 139"), "a chat begins at its end")
    #expect(gate.count == 0)
    stage.view.contentOffset.y = 60 - stage.view.adjustedContentInset.top
    stage.screen.runFrame()
    await stage.rest()
    #expect(gate.count == 1)
    let before = stage.screen.texts.filter { $0.hasPrefix("line") }
    gate.open()
    await stage.rest()
    show(model, in: stage, at: .start, anchor: .bottom)
    await stage.rest()
    #expect(stage.count == 60)
    let after = stage.screen.texts.filter { $0.hasPrefix("line") }
    #expect(
      Set(before).isSubset(of: after) || Set(after).isSubset(of: before), "\(before) \(after)")
  }

  // MARK: Sections

  private func showSection(_ model: Model, in stage: AbilityStage) {
    let gate = gate
    stage.render(
      nil,
      stage.section(model.numbers).pagination(hasMore: model.hasMore, distance: 2) {
        try await gate.pass()
        let count = model.numbers.count
        model.numbers += count..<(count + 20)
      })
  }

  @Test("has sections with pages of their own, also shelves", arguments: ListKind.allCases)
  func sections(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    let model = Model(0..<40)
    showSection(model, in: stage)
    await stage.rest()
    #expect(gate.count == 0)
    #expect(stage.count == 41)
    for page in 1...3 {
      stage.scrollToEnd()
      await stage.rest()
      #expect(gate.count == page)
      gate.open()
      await stage.rest()
      showSection(model, in: stage)
      await stage.rest()
      #expect(stage.count == 41 + page * 20)
      #expect(gate.count == page)
    }
    stage.scrollToEnd()
    await stage.rest()
    gate.fail(Offline())
    await stage.rest()
    stage.scrollToEnd()
    #expect(stage.screen.texts.contains("You are offline."))
    try stage.screen.tap(on: "Try Again")
    await stage.rest()
    #expect(gate.count == 5)
    model.hasMore = false
    gate.open()
    await stage.rest()
    showSection(model, in: stage)
    await stage.rest()
    #expect(stage.count == model.numbers.count)
  }

  @Test(
    "a section does not take over the page of another that it replaces",
    arguments: [ListKind.table, .list])
  func replacedSection(kind: ListKind) async {
    let (stage, gate) = (AbilityStage(kind), gate)
    func section(_ id: String, _ numbers: Range<Int>) -> Section {
      stage.arranged(Section(id: id) { for n in numbers { AbilityStage.Line(number: n) } })
        .pagination(distance: 2) { try await gate.pass() }
    }
    stage.render(nil, section("old", 0..<3))
    await stage.rest()
    gate.fail(Offline())
    await stage.rest()
    stage.render(nil, section("new", 10..<13))
    await stage.rest()
    #expect(gate.count == 2)
    #expect(!stage.screen.texts.contains("You are offline."))
  }

  @Test(
    "asks for its first page again after there were no more", arguments: [ListKind.table, .list])
  func firstPageAgain(kind: ListKind) async {
    let (stage, model) = (AbilityStage(kind), Model(0..<0))
    show(model, in: stage)
    await stage.rest()
    gate.open()
    await stage.rest()
    model.hasMore = false
    show(model, in: stage)
    await stage.rest()
    (model.numbers, model.hasMore) = ([], true)
    show(model, in: stage)
    await stage.rest()
    #expect(gate.count == 2)
  }

  @Test("a page that fails out of view says so in no other section's row")
  func reusedStatus() async {
    let stage = AbilityStage(.table)
    let (one, two) = (Gate(), Gate())
    func section(_ id: String, _ numbers: Range<Int>, _ gate: Gate) -> Section {
      Section(id: id) { for n in numbers { AbilityStage.Line(number: n) } }
        .pagination(distance: 0) { try await gate.pass() }
    }
    stage.render(nil, section("one", 0..<4, one), section("two", 10..<60, two))
    await stage.rest()
    #expect(one.count == 1)
    stage.scrollToEnd()
    await stage.rest()
    #expect(two.count == 1)
    one.fail(Offline())
    await stage.rest()
    #expect(!stage.screen.texts.contains("You are offline."))
  }
}
