import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A collection view updater` {
  /// `count` items of 40 points, identified by numbers.
  func rows(_ count: Int, log: Log? = nil) -> [Section] {
    [Section(id: 0) { for id in 0..<count { Item(String(id), log: log) } }]
  }

  @Test func `makes the adapter data source and delegate, and shows its data at once`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: CollectionStage.rows)
    let screen = TestStage(view: list)
    let adapter = UICollectionViewFlowLayoutAdapter(data: sections("A: a b"))
    let renderer = Renderer(
      adapter: adapter, updater: UICollectionViewUpdater<UICollectionViewFlowLayoutAdapter>())
    renderer.target = list
    screen.runFrame()
    #expect(list.dataSource === adapter)
    #expect(list.delegate === adapter)
    #expect(screen.texts == ["a0", "b0"])
  }

  @Test(arguments: [299, 300, 301])
  func `performs up to 300 changes one by one, and reloads for more`(count: Int) {
    let stage = CollectionStage(size: CGSize(width: 100, height: 4_000))
    let log = Log()
    stage.render(rows(1, log: log))
    stage.screen.settle()
    let done = stage.completionCount
    _ = log.take()
    stage.render(rows(1 + count, log: log))
    #expect(log.events.contains("display 00") == (count > 300))
    #expect(stage.completionCount == (count <= 300 ? done : done + 1))
    stage.screen.settle()
    #expect(stage.completionCount == done + 1)
  }

  @Test func `reloads and completes at once without a window`() {
    let stage = CollectionStage()
    stage.list.removeFromSuperview()
    stage.renderer.render(rows(3))
    #expect(stage.completionCount == 1)
    #expect(stage.list.numberOfItems(inSection: 0) == 3)
  }

  @Test func `keeps data without a target, and calls no completion`() {
    let stage = CollectionStage()
    stage.renderer.target = nil
    stage.renderer.render(rows(3))
    #expect(stage.completionCount == 0)
    #expect(stage.adapter.data[0].cells.count == 3)
  }

  @Test func `renders what is visible if nothing changed, with the newest data`() {
    let stage = CollectionStage()
    let log = Log()
    stage.render(rows(100, log: log))
    stage.screen.settle()
    let (count, label) = (stage.list.visibleCells.count, stage.label(at: 3))
    let done = stage.completionCount
    _ = log.take()
    stage.render(rows(100, log: log))
    #expect(log.take().filter { $0.hasPrefix("render") }.count == count)
    #expect(stage.label(at: 3) === label)
    #expect(stage.completionCount == done + 1)
    stage.updater.alwaysRenderVisibleComponents = false
    stage.render(rows(100, log: log))
    #expect(log.take() == [])
  }

  @Test func `animates changes, and completes once they are over`() {
    let stage = CollectionStage()
    stage.render(sections("A: a b c"))
    stage.screen.settle()
    let count = stage.completionCount
    stage.render(sections("A: b c d"))
    #expect(stage.completionCount == count)
    stage.screen.advance(by: 0.1)
    let layer = stage.cell(at: 0)?.layer
    #expect(layer?.presentation()?.frame.minY ?? 0 > 1, "b is on its way up")
    #expect(stage.screen.settle())
    #expect(stage.completionCount == count + 1)
    #expect(stage.shown == stage.expected)
  }

  @Test(arguments: [false, true])
  func `animates while scrolling only if it is told to`(isEnabled: Bool) {
    let stage = CollectionStage(size: CGSize(width: 200, height: 400))
    stage.updater.isAnimationEnabledWhileScrolling = isEnabled
    stage.render(rows(100))
    stage.screen.settle()
    stage.screen.display.press(at: CGPoint(x: 100, y: 300))
    stage.screen.display.move(to: CGPoint(x: 100, y: 250))
    stage.screen.runFrame()
    #expect(stage.list.isDragging)
    guard let last = stage.list.indexPathsForVisibleItems.max() else { return }
    stage.renderer.render([
      Section(id: 0) { for id in 0..<100 where id != last.item - 2 { Item(String(id)) } }
    ])
    stage.screen.advance(by: 0.05)
    let cell = stage.list.cellForItem(at: IndexPath(item: last.item - 2, section: 0))
    let isMoving = cell?.layer.presentation()?.frame != cell?.layer.frame
    #expect(isMoving == isEnabled)
    stage.screen.display.lift()
    stage.screen.settle()
  }

  @Test func `performs changes without animation if it is told to`() {
    let stage = CollectionStage()
    let log = Log()
    stage.render(sections("A: a b c", log: log))
    stage.screen.settle()
    stage.updater.isAnimationEnabled = false
    let label = stage.label(at: 1)
    stage.render(sections("A: b c", log: log))
    #expect(stage.label(at: 0) === label)
    #expect(stage.shown == stage.expected)
    #expect(log.events.contains("end a0"))
  }

  @Test func `renders a changed header without a reload`() {
    let stage = CollectionStage()
    stage.render([Section(id: 0, header: Title("one")) { Item("a") }])
    stage.screen.settle()
    let (view, cell) = (stage.header(0), stage.cell(at: 0))
    stage.render([Section(id: 0, header: Title("two")) { Item("a") }])
    stage.screen.settle()
    #expect(stage.header(0) === view)
    #expect(stage.cell(at: 0) === cell)
    #expect(stage.shown == ["header 0: two", "row 0/0: a0"])
  }

  @Test func `reloads a section whose header updates its content`() {
    let stage = CollectionStage()
    let log = Log()
    stage.render([Section(id: 0, header: Title("one", updates: true)) { Item("a", log: log) }])
    stage.screen.settle()
    _ = log.take()
    stage.render([Section(id: 0, header: Title("two", updates: true)) { Item("a", log: log) }])
    stage.screen.settle()
    #expect(stage.shown == ["header 0: two", "row 0/0: a0"])
    #expect(log.events.contains("display a0"), "it was shown anew")
  }

  @Test func `lets headers and footers come and go alone`() {
    let stage = CollectionStage()
    let log = Log()
    stage.render([Section(id: 0) { Item("a", log: log) }])
    stage.screen.settle()
    let cell = stage.cell(at: 0)
    _ = log.take()
    stage.render([Section(id: 0, header: Title("H"), footer: Title("F")) { Item("a", log: log) }])
    stage.screen.settle()
    #expect(stage.shown == ["footer 0: F", "header 0: H", "row 0/0: a0"])
    #expect(stage.cell(at: 0) === cell)
    #expect(cell?.frame.minY == 30)
    stage.render([Section(id: 0) { Item("a", log: log) }])
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: a0"])
    #expect(stage.cell(at: 0) === cell)
    #expect(cell?.frame.minY == 0)
    #expect(!log.events.contains { $0.hasPrefix("display") || $0.hasPrefix("end") })
  }

  @Test func `survives a collection view that is let go in the middle of its animations`() async {
    var list: UICollectionView? = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: .init())
    list?.collectionViewLayout = CollectionStage.rows
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(),
      updater: UICollectionViewUpdater<UICollectionViewFlowLayoutAdapter>())
    let screen = TestStage()
    var completionCount = 0
    renderer.updater.completion = { completionCount += 1 }
    if let list { screen.window.addSubview(list) }
    renderer.target = list
    renderer.render(Section(id: 0) { Item("a") })
    screen.runFrame()
    renderer.render(Section(id: 0) { Item("b") })
    screen.runFrame()
    list?.removeFromSuperview()
    weak let released = list
    list = nil
    screen.settle()
    for _ in 0..<1_000 where completionCount < 2 { await Task.yield() }
    #expect(completionCount == 2)
    #expect(released == nil)
    #expect(renderer.target == nil)
  }

  @Test func `reloads without finding out anything, if it is the reloading one`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: CollectionStage.rows)
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(),
      updater: UICollectionViewReloadDataUpdater<UICollectionViewFlowLayoutAdapter>())
    let screen = TestStage(view: list)
    renderer.target = list
    for text in ["A: a b", "A: c"] {
      renderer.render(sections(text))
      screen.runFrame()
    }
    #expect(screen.texts == ["c0"])
  }

  @Test func `performs stages by itself on data of any kind`() {
    let stage = CollectionStage()
    stage.render(sections("A: a b c"))
    stage.screen.settle()
    let target = sections("A: c d a")
    let stages = StagedChangeset(source: stage.adapter.data, target: target)
    stage.list.reload(using: stages) { stage.adapter.data = $0 }
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: c0", "row 0/1: d0", "row 0/2: a0"])
    var interruptions = 0
    stage.list.reload(
      using: StagedChangeset(source: target, target: sections("A: a", "B: b")),
      interrupt: { _ in
        interruptions += 1
        return true
      }, setData: { stage.adapter.data = $0 })
    stage.list.layoutIfNeeded()
    #expect(interruptions == 1)
    #expect(stage.shown == ["row 0/0: a0", "row 1/0: b0"])
  }
}
