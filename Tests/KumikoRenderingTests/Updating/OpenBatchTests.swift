import Kumiko
import Testing
import UIKit

/// How a batch of the app's own is opened around a render.
enum OpenBatch: CaseIterable {
  case closure, beginAndEnd, nested, unanimated

  @MainActor
  func around(_ table: UITableView, _ body: () -> Void) {
    switch self {
    case .closure: table.performBatchUpdates(body)
    case .beginAndEnd:
      table.beginUpdates()
      body()
      table.endUpdates()
    case .nested:
      table.performBatchUpdates {
        table.beginUpdates()
        table.performBatchUpdates(body)
        table.endUpdates()
      }
    case .unanimated: UIView.performWithoutAnimation { table.performBatchUpdates(body) }
    }
  }

  @MainActor
  func around(_ list: UICollectionView, _ body: @escaping () -> Void) {
    switch self {
    case .closure, .beginAndEnd: list.performBatchUpdates(body)
    case .nested: list.performBatchUpdates { list.performBatchUpdates(body) }
    case .unanimated: UIView.performWithoutAnimation { list.performBatchUpdates(body) }
    }
  }
}

/// Sections from a text such as `"A: a b1 | B: c"`.
@MainActor
private func world(_ text: String) -> [Section] {
  text.split(separator: "|").flatMap { sections($0.trimmingCharacters(in: .whitespaces)) }
}

/// What is rendered in the batch, after "A: a b c".
private let renders = [
  "A: a b c", "A: a1 b c", "A: a b c x", "A: c b", "A: c x a1 y | B: z", "B: a", "",
]

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A render in an open batch completes` {
  private func turns() async { for _ in 0..<8 { await Task.yield() } }

  private func check<Stage: ListStage>(
    _ stage: Stage, _ count: () -> Int, _ renders: Int, _ name: String
  ) async {
    await turns()
    stage.screen.settle()
    await turns()
    #expect(count() == renders, "\(name)")
    #expect(stage.shown == stage.expected, "\(name)")
  }

  @Test(arguments: OpenBatch.allCases)
  func `in tables`(batch: OpenBatch) async {
    for animates in [true, false] {
      for next in renders {
        let stage = TableStage()
        stage.updater.isAnimationEnabled = animates
        stage.render(sections("A: a b c"))
        stage.screen.settle()
        await turns()
        let before = stage.completionCount
        batch.around(stage.table) { stage.renderer.render(world(next)) }
        await check(stage, { stage.completionCount - before }, 1, "\(next), \(animates)")
      }
    }
  }

  @Test(arguments: OpenBatch.allCases)
  func `in collection views`(batch: OpenBatch) async {
    for animates in [true, false] {
      for next in renders {
        let stage = CollectionStage()
        stage.updater.isAnimationEnabled = animates
        stage.render(sections("A: a b c"))
        stage.screen.settle()
        await turns()
        let before = stage.completionCount
        batch.around(stage.list) { stage.renderer.render(world(next)) }
        await check(stage, { stage.completionCount - before }, 1, "\(next), \(animates)")
      }
    }
  }

  @Test func `also when many changes reload the list`() async {
    let many = [Section(id: "A") { for number in 0..<400 { Item("m\(number)") } }]
    let (table, list) = (TableStage(), CollectionStage())
    table.render(sections("A: a b c"))
    list.render(sections("A: a b c"))
    for screen in [table.screen, list.screen] { screen.settle() }
    await turns()
    let before = (table.completionCount, list.completionCount)
    table.table.performBatchUpdates { table.renderer.render(many) }
    list.list.performBatchUpdates { list.renderer.render(many) }
    await turns()
    table.screen.settle()
    await turns()
    #expect(table.completionCount == before.0 + 1)
    #expect(list.completionCount == before.1 + 1)
    #expect(table.table.numberOfRows(inSection: 0) == 400)
    #expect(list.list.numberOfItems(inSection: 0) == 400)
  }

  @Test func `also where nothing is in a window`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: UITableViewUpdater<UITableViewAdapter>())
    var completions = 0
    renderer.updater.completion = { completions += 1 }
    renderer.target = table
    renderer.render(sections("A: a b c"))
    table.performBatchUpdates { renderer.render(sections("A: a x")) }
    await turns()
    #expect(completions == 2)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `also when headers come and go`() async {
    for hadHeader in [true, false] {
      let stage = TableStage()
      let row = Section(id: "A") { Item("a") }
      let headed = Section(id: "A", header: Title("h")) { Item("a") }
      stage.render([hadHeader ? headed : row])
      stage.screen.settle()
      await turns()
      let before = stage.completionCount
      stage.table.performBatchUpdates { stage.renderer.render([hadHeader ? row : headed]) }
      await check(stage, { stage.completionCount - before }, 1, "had header: \(hadHeader)")
    }
  }
}
