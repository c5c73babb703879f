import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What becomes of lists whose adapter, target or data is not what their updater left.
@MainActor
@Suite(.serialized, .closesWindows) struct `A table that is not in step with its adapter` {
  /// Collects what is reported.
  func reports(while body: () -> Void) -> [KumikoDiagnostic] {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { if !reports.contains($0) { reports.append($0) } }
    body()
    return reports
  }

  func rows(_ count: Int) -> [Section] {
    [Section(id: 0) { for id in 0..<count { Item(String(id)) } }]
  }

  @Test func `since its data was set directly is reloaded, and told once`() {
    let stage = TableStage()
    stage.render(sections("A: a b c"))
    let found = reports {
      stage.adapter.data = sections("A: c a", "B: z")
      stage.render(sections("A: c d a"))
    }
    #expect(found == [.dataSetDirectly])
    #expect(stage.shown == ["row 0/0: c0", "row 0/1: d0", "row 0/2: a0"])
  }

  @Test func `is in step again when it was reloaded`() {
    let stage = TableStage()
    stage.render(sections("A: a b c"))
    let found = reports {
      stage.adapter.data = sections("A: c a")
      stage.table.reloadData()
      stage.table.layoutIfNeeded()
      stage.render(sections("A: c d a"))
    }
    #expect(found == [])
    #expect(stage.shown == stage.expected)
  }

  @Test func `since it is no target any more shows empty rows`() {
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    stage.render(rows(100))
    let found = reports {
      stage.renderer.target = nil
      stage.renderer.render(rows(3))
      stage.table.contentOffset.y = 800
      stage.table.layoutIfNeeded()
      stage.screen.settle()
    }
    #expect(found.contains(.missingRow(section: 0, row: 20)))
    #expect(found.allSatisfy { if case .missingRow = $0 { true } else { false } })
    stage.renderer.target = stage.table
    stage.screen.settle()
    #expect(stage.shown == stage.expected)
  }

  @Test func `beside another table of the same adapter shows what is rendered for it`() {
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    let other = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 200), style: .plain)
    stage.screen.window.addSubview(other)
    let second = Renderer(adapter: stage.adapter, updater: UITableViewUpdater())
    let found = reports {
      stage.render(rows(20))
      second.target = other
      second.render(rows(3))
      other.layoutIfNeeded()
      stage.table.contentOffset.y = 300
      stage.table.layoutIfNeeded()
      stage.render(rows(5))
    }
    #expect(found.contains(.sharedAdapter))
    #expect(stage.shown == stage.expected)
    #expect(stage.shown.count == 5)
    second.render(rows(2))
    other.layoutIfNeeded()
    #expect(other.visibleCells.count == 2)
  }

  @Test func `of another renderer shows what was rendered last`() {
    let stage = TableStage()
    let adapter = UITableViewAdapter()
    let second = Renderer(adapter: adapter, updater: UITableViewUpdater())
    let found = reports {
      stage.render(sections("A: a b c"))
      second.target = stage.table
      second.render(sections("B: x y z w"))
      stage.render(sections("A: a"))
      #expect(stage.shown == ["row 0/0: a0"])
      second.render(sections("B: x"))
      stage.table.layoutIfNeeded()
    }
    #expect(found == [.sharedListView])
    #expect(stage.screen.texts == ["x0"])
  }
}

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A render inside a batch of the app's own` {
  let stage = TableStage()

  func render(_ data: [Section]) { stage.renderer.render(data) }

  func expectShown() async {
    for _ in 0..<6 { await Task.yield() }
    stage.screen.settle()
    for _ in 0..<6 { await Task.yield() }
    #expect(stage.shown == stage.expected)
  }

  @Test(arguments: ["A: a", "A: c b a", "A: x a1 c y", "B: a | A: b", ""])
  func `is shown when that ends`(next: String) async {
    let data = next.split(separator: "|").flatMap {
      sections($0.trimmingCharacters(in: .whitespaces))
    }
    for usesClosure in [true, false] {
      stage.render(sections("A: a b c"))
      stage.screen.settle()
      let count = stage.completionCount
      if usesClosure {
        stage.table.performBatchUpdates { render(data) }
      } else {
        stage.table.beginUpdates()
        render(data)
        stage.table.endUpdates()
      }
      await expectShown()
      #expect(text(of: stage.adapter.data) == text(of: data))
      #expect(stage.completionCount == count + 1)
    }
  }

  @Test func `is superseded by a second one`() async {
    stage.render(sections("A: a b c"))
    stage.table.performBatchUpdates {
      render(sections("A: c a x"))
      render(sections("A: y"))
    }
    await expectShown()
    #expect(stage.shown == ["row 0/0: y0"])
    #expect(stage.completionCount == 3)
  }
}

/// A table that performs batches without asking how much there is, as one does that has yet to ask
/// for all of it.
private final class SilentTable: UITableView {
  var isSilent = false
  /// Whether completions are called before `performBatchUpdates` returns.
  var completesAtOnce = true

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard isSilent else { return super.performBatchUpdates(updates, completion: completion) }
    updates?()
    if completesAtOnce {
      completion?(true)
    } else {
      Task { @MainActor in completion?(true) }
    }
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !isSilent { super.deleteRows(at: indexPaths, with: animation) }
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !isSilent { super.insertRows(at: indexPaths, with: animation) }
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    if !isSilent { super.moveRow(at: indexPath, to: newIndexPath) }
  }
}

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A batch in which nothing is asked` {
  @Test(arguments: [true, false])
  func `is over when its completion is called`(atOnce: Bool) async {
    let table = SilentTable(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    table.completesAtOnce = atOnce
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: UITableViewUpdater<UITableViewAdapter>())
    var completions = 0
    renderer.updater.completion = { completions += 1 }
    renderer.target = table
    renderer.render(sections("A: a b c"))
    table.layoutIfNeeded()
    table.isSilent = true
    for (count, text) in ["A: c a x", "A: x y", "A: y"].enumerated() {
      renderer.render(sections(text))
      for _ in 0..<8 { await Task.yield() }
      // That of the first render waits for its animation.
      #expect(completions == count + 1)
      #expect(renderer.data.map(\.elements.count) == sections(text).map(\.elements.count))
    }
    table.isSilent = false
    table.reloadData()
    renderer.render(sections("A: z"))
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
