import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A table updater` {
  /// `count` rows of 40 points, identified by numbers from `start`.
  func rows(_ count: Int, from start: Int = 0, log: Log? = nil) -> [Section] {
    [Section(id: 0) { for id in start..<start + count { Item(String(id), log: log) } }]
  }

  @Test func `makes the adapter data source and delegate`() {
    let stage = TableStage()
    #expect(stage.table.dataSource === stage.adapter)
    #expect(stage.table.delegate === stage.adapter)
  }

  @Test func `animates changes, and completes once they are over`() {
    let stage = TableStage()
    stage.render(sections("A: a b c"))
    stage.screen.settle()
    let count = stage.completionCount
    stage.render(sections("A: b c d"))
    #expect(stage.completionCount == count)
    #expect(stage.screen.settle())
    #expect(stage.completionCount == count + 1)
    #expect(stage.shown == stage.expected)
  }

  @Test func `sets all animations`() {
    let updater = UITableViewUpdater<UITableViewAdapter>()
    #expect(updater.animations == TableAnimations())
    #expect(updater.deleteRowsAnimation == .fade)
    #expect(updater.reloadSectionsAnimation == .fade)
    updater.set(allAnimation: .left)
    #expect(updater.deleteSectionsAnimation == .left)
    #expect(updater.insertSectionsAnimation == .left)
    #expect(updater.insertRowsAnimation == .left)
    #expect(updater.reloadRowsAnimation == .left)
    updater.reloadSectionsAnimation = .none
    #expect(updater.animations.reloadSections == .none)
  }

  @Test func `shows data that was rendered before the table had a window or a size`() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = UITableViewAdapter()
    let renderer = Renderer(adapter: adapter, updater: UITableViewUpdater())
    renderer.render(sections("A: a"))
    renderer.target = table
    renderer.render(sections("A: a b"))
    let screen = TestStage()
    screen.window.addSubview(table)
    renderer.render(sections("A: a b c", "B: d"))
    screen.runFrame()
    #expect(table.visibleCells.isEmpty)
    table.frame = screen.window.bounds
    screen.runFrame()
    #expect(screen.texts == ["a0", "b0", "c0", "d0"])
    renderer.render(sections("B: d"))
    screen.settle()
    #expect(screen.texts == ["d0"])
  }

  @Test func `renders visible rows anew, with the newest closures and without a reload`() {
    let stage = TableStage()
    let log = Log()
    stage.render(rows(100, log: log))
    let label = stage.label(at: 3)
    let visibleCount = stage.table.visibleCells.count
    _ = log.take()
    stage.render(rows(100, log: log))
    #expect(log.take().filter { $0.hasPrefix("render") }.count == visibleCount)
    #expect(stage.label(at: 3) === label)
  }

  @Test func `renders headers anew without a reload`() {
    let stage = TableStage()
    for text in ["one", "two"] {
      stage.render([
        Section(id: 0, header: Title(text), footer: Title(text + "!")) { Item("a") }
      ])
      #expect(stage.shown == ["header 0: \(text)", "footer 0: \(text)!", "row 0/0: a0"])
      stage.screen.settle()
    }
    #expect(stage.completionCount == 2)
  }

  @Test func `survives a table that is let go in the middle of its animations`() async {
    var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let screen = TestStage()
    var completionCount = 0
    renderer.updater.completion = { completionCount += 1 }
    if let table { screen.window.addSubview(table) }
    renderer.target = table
    renderer.render(Section(id: 0) { Item("a") })
    renderer.render(Section(id: 0) { Item("b") })
    screen.runFrame()
    table?.removeFromSuperview()
    weak let released = table
    table = nil
    screen.settle()
    while completionCount < 2 { await Task.yield() }
    #expect(released == nil)
    #expect(renderer.target == nil)
    renderer.render(Section(id: 0) { Item("c") })
    #expect(renderer.data[0].cells.first?.component(as: Item.self)?.id == "c")
  }

  @Test func `reloads without finding out anything, if it is the reloading one`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: UITableViewReloadDataUpdater())
    let screen = TestStage(view: table)
    renderer.target = table
    for text in ["A: a b", "A: c"] {
      renderer.render(sections(text))
      screen.runFrame()
    }
    #expect(screen.texts == ["c0"])
  }
}

@MainActor
@Suite(.closesWindows) struct `Where a table stays scrolled to` {
  func stage(offset: CGFloat) -> TableStage {
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    stage.updater.isAnimationEnabled = false
    stage.render(rows(0..<100))
    stage.table.contentOffset.y = offset
    stage.screen.settle()
    return stage
  }

  func rows(_ ids: some Sequence<Int>) -> [Section] {
    [Section(id: 0) { for id in ids { Item(String(id)) } }]
  }

  /// Where the row of an identifier is on the screen.
  func distance(of id: Int, in stage: TableStage) -> CGFloat? {
    let row = stage.adapter.data[0].cells.firstIndex { $0.id == AnyHashable(String(id)) }
    return row.map { stage.table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
      .map { $0 - stage.table.contentOffset.y }
  }

  @Test func `is a number, whatever is inserted above`() {
    let stage = stage(offset: 410)
    stage.render(rows(-5..<100))
    #expect(stage.table.contentOffset.y == 410)
  }

  @Test func `ends with the content`() {
    let stage = stage(offset: 3_000)
    stage.render(rows(0..<50))
    #expect(stage.table.contentOffset.y == 1_600)
  }

  @Test func `follows the topmost row if wanted`() {
    let changes: [(String, [Int])] = [
      ("inserted above", Array(-5..<100)), ("deleted above", Array(7..<100)),
      ("top row deleted", Array(0..<10) + Array(11..<100)),
      ("far more above", Array(-200..<100)),
      ("top row moved away", Array(0..<10) + Array(11..<90) + [10] + Array(90..<100)),
    ]
    withEvery("change", in: changes) { change in
      let stage = stage(offset: 410)
      defer { stage.screen.close() }
      stage.updater.keepsReadingPosition = true
      stage.render(rows(change.1))
      #expect(distance(of: 12, in: stage) == 70, TestLabels.current)
    }
  }

  @Test func `shows new rows at the top even if it follows rows`() {
    let stage = stage(offset: 0)
    stage.updater.keepsReadingPosition = true
    stage.render(rows(-5..<100))
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test func `does not go beyond the content when it follows rows`() {
    let stage = stage(offset: 3_600)
    stage.updater.keepsReadingPosition = true
    stage.render(rows(80..<100))
    #expect(stage.table.contentOffset.y == 400)
    stage.render(rows(95..<100))
    #expect(stage.table.contentOffset.y <= 0)
  }

  @Test func `is a number if no row is left to follow`() {
    let stage = stage(offset: 410)
    stage.updater.keepsReadingPosition = true
    stage.render(rows(200..<300))
    #expect(stage.table.contentOffset.y == 410)
  }
}
