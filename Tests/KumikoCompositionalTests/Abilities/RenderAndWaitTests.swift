import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A render that is waited for", .closesWindows, .serialized, .timeLimit(.minutes(1)))
@MainActor
struct RenderAndWaitTests {
  private func stage(_ kind: ListKind) -> AbilityStage {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.section(0..<6))
    stage.screen.settle()
    return stage
  }

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("returns when the list shows it and rests", arguments: ListKind.allCases)
  func waiting(kind: ListKind) async {
    let stage = stage(kind)
    var isShown: Bool?
    let task = Task { isShown = await stage.renderAndWait(stage.section(1..<6)) }
    await turn()
    stage.screen.runFrame()
    #expect(stage.count == 5)
    stage.advance(0.1)
    await turn()
    #expect(isShown == nil, "its rows are on their way")
    stage.screen.settle()
    await task.value
    #expect(isShown == true)
    let again = Task { await stage.renderAndWait(stage.section(1..<6)) }
    await turn()
    #expect(await again.value, "nothing moves")
  }

  @Test("is one update with all others of its turn, the latest", arguments: ListKind.allCases)
  func coalescing(kind: ListKind) async {
    let stage = stage(kind)
    var completions = 0
    stage.table?.updater.completion = { completions += 1 }
    stage.collection?.updater.completion = { completions += 1 }
    let tasks = (1..<4).map { first in
      Task { await stage.renderAndWait(stage.section(first..<6)) }
    }
    await turn()
    #expect(stage.count == 3)
    await stage.rest()
    var results: [Bool] = []
    for task in tasks { results.append(await task.value) }
    #expect(results == [false, false, true])
    #expect(completions == 3)
  }

  @Test("gives way to what is rendered without waiting", arguments: ListKind.allCases)
  func superseding(kind: ListKind) async {
    let stage = stage(kind)
    let other = Task { @MainActor in
      let first = Task { await stage.renderAndWait(stage.section(2..<6)) }
      let second = Task { @MainActor in stage.render(nil, stage.section(5..<9)) }
      await second.value
      return await first.value
    }
    await stage.rest()
    #expect(await other.value == false)
    #expect(stage.count == 4)
  }

  @Test("is dropped if its task is canceled before", arguments: ListKind.allCases)
  func canceling(kind: ListKind) async {
    let stage = stage(kind)
    let canceled = Task { await stage.renderAndWait(stage.section(1..<6)) }
    canceled.cancel()
    #expect(await canceled.value == false)
    await stage.rest()
    #expect(stage.count == 6)
    let late = Task { await stage.renderAndWait(stage.section(1..<6)) }
    await turn()
    stage.advance(0.05)
    #expect(stage.count == 5)
    late.cancel()
    #expect(await late.value, "the list shows it")
    await stage.rest()
    #expect(stage.count == 5)
  }

  @Test("leaves what waited before it when its task is canceled")
  func older() async throws {
    let stage = stage(.table)
    let table = try #require(stage.view as? UITableView)
    table.beginUpdates()
    stage.table?.render([stage.section(1..<6)])
    stage.table?.render([stage.section(2..<6)])
    let task = Task { await stage.renderAndWait(stage.section(5..<6)) }
    await turn()
    task.cancel()
    #expect(await task.value == false)
    table.endUpdates()
    await stage.rest()
    #expect(stage.count == 4)
  }

  @Test("changes options together with its sections, or not at all", arguments: ListKind.allCases)
  func options(kind: ListKind) async {
    let stage = stage(kind)
    let options = ListOptions().refreshable {}
    let task = Task { await stage.renderAndWait(options, stage.section(1..<6)) }
    await turn()
    stage.screen.runFrame()
    #expect(stage.isResting(1))
    #expect(await task.value == true)
    #expect(stage.view.refreshControl != nil)
    let dropped = Task { await stage.renderAndWait(ListOptions(), stage.section(2..<6)) }
    dropped.cancel()
    #expect(await dropped.value == false)
    await stage.rest()
    #expect(stage.view.refreshControl != nil)
  }

  @Test("shows at once what is not on the screen, or has no list yet")
  func offScreen() async {
    let table = UITableView()
    let renderer = TableRenderer(table)
    #expect(await renderer.renderAndWait { AbilityStage.Line(number: 1) })
    #expect(table.numberOfRows(inSection: 0) == 1)
    let other = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    #expect(await other.renderAndWait { AbilityStage.Line(number: 1) })
    #expect(other.data.count == 1)
    let reloading = Renderer(adapter: UITableViewAdapter(), updater: UITableViewReloadDataUpdater())
    reloading.target = table
    #expect(await reloading.renderAndWait { AbilityStage.Line(number: 2) })
  }
}
