import Kumiko
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `An updater` {
  @Test func `keeps data without a target, calling no completion`() {
    let stage = RecordingStage("A: a")
    stage.renderer.target = nil
    #expect(stage.render("A: a b") == [])
    #expect(stage.text == "A: a0 b0")
    #expect(stage.completionCount == 0)
  }

  @Test func `shows the data that is there to a new target`() {
    let stage = RecordingStage("A: a")
    let list = RecordingList(frame: .zero)
    stage.renderer.target = list
    #expect(list.log.take() == ["reload"])
  }

  @Test func `reloads without a window`() {
    let stage = RecordingStage("A: a")
    stage.list.isShown = false
    #expect(stage.render("A: a b") == ["reload"])
    #expect(stage.text == "A: a0 b0")
    #expect(stage.completionCount == 1)
  }

  @Test func `reloads without a size`() {
    let stage = RecordingStage("A: a")
    stage.list.frame = .zero
    #expect(stage.render("A: a b") == ["reload"])
    #expect(stage.completionCount == 1)
  }

  @Test func `takes over the newest components when nothing changes`() {
    let stage = RecordingStage("A: a")
    stage.renderer.render(Section(id: "A") { Item("a").onSelect {} })
    #expect(stage.adapter.data[0].cells[0].component.rowTraits.onSelect.count == 1)
  }

  @Test func `refreshes what is visible when nothing changes`() {
    let stage = RecordingStage("A: a")
    #expect(stage.render("A: a") == ["still batch"])
    #expect(stage.completionCount == 1)
    stage.updater.alwaysRenderVisibleComponents = false
    #expect(stage.render("A: a") == [])
    #expect(stage.completionCount == 2)
  }

  @Test func `sets data inside each batch, before the operations`() {
    let stage = RecordingStage("A: a b c", "B: d")
    let told = stage.render("A: a1 c e", "C: f", "B: d")
    #expect(
      told == [
        "batch", "reload items (0, 0) on A: a1 b0 c0 | B: d0",
        "batch", "delete items (0, 1) on A: a1 c0 | B: d0",
        "batch", "insert sections 1 on A: a1 c0 | C: f0 | B: d0",
        "batch", "insert items (0, 2) on A: a1 c0 e0 | C: f0 | B: d0",
      ])
  }

  @Test func `tells moves and deletions`() {
    let stage = RecordingStage("A: a", "B: b", "C: c d")
    let told = stage.render("C: d c", "B: b")
    #expect(
      told.filter { !$0.hasSuffix("batch") } == [
        "delete sections 0 on B: b0 | C: c0 d0",
        "move section 1 to 0 on C: c0 d0 | B: b0",
        "move item (0, 1) to (0, 0) on C: d0 c0 | B: b0",
      ])
  }

  @Test func `performs changes without animation if told so`() {
    let stage = RecordingStage("A: a")
    stage.updater.isAnimationEnabled = false
    #expect(stage.render("A: a b").first == "still batch")
    stage.updater.isAnimationEnabled = true
    #expect(stage.render("A: a b c").first == "batch")
  }

  @Test func `does not animate while scrolling unless told so`() {
    let stage = RecordingStage("A: a")
    stage.list.isDragged = true
    #expect(stage.render("A: a b").first == "still batch")
    stage.updater.isAnimationEnabledWhileScrolling = true
    #expect(stage.render("A: a b c").first == "batch")
  }

  @Test(arguments: [(299, false), (300, false), (301, true)])
  func `reloads beyond three hundred changes`(count: Int, reloads: Bool) async {
    let stage = RecordingStage("A:")
    stage.renderer.render(Section(id: "A") { for id in 0..<count { Item(String(id)) } })
    #expect(stage.list.log.take().contains("reload") == reloads)
    #expect(stage.adapter.data[0].cells.count == count)
    #expect(stage.completionCount == (reloads ? 1 : 0), "only fallbacks complete at once")
    await Task.yield()
    #expect(stage.completionCount == 1)
  }

  @Test func `reloads a section whose header or footer says so, not one where it comes or goes`() {
    let titles: [(Title?, Title?, reloads: Bool)] = [
      (nil, Title("a"), false), (Title("a"), nil, false), (nil, nil, false),
      (Title("a"), Title("b"), false), (Title("a", updates: true), Title("b"), true),
      (Title("a", updates: true), Title("a"), false),
    ]
    for (old, new, reloads) in titles {
      for isHeader in [true, false] {
        let stage = RecordingStage()
        func section(_ title: Title?) -> Section {
          isHeader ? Section(id: "A", header: title) : Section(id: "A", footer: title)
        }
        stage.adapter.data = [section(old)]
        stage.renderer.render(section(new))
        let isReloaded = stage.list.log.take().contains { $0.hasPrefix("reload sections 0") }
        #expect(isReloaded == reloads, "\(String(describing: (old, new)))")
      }
    }
  }

  @Test func `reports duplicates with both places and goes on`() {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reported: [String] = []
    KumikoDiagnostics.handler = { reported.append($0.description) }
    let stage = RecordingStage("A: a")
    _ = stage.render("A: a b a", "B: a", "A: c")
    #expect(reported.count == 2)
    #expect(reported.contains { $0.contains("A identifies sections 0 and 2") })
    #expect(reported.contains { $0.contains("a identifies the rows at [0, 0] and [0, 2]") })
    #expect(stage.text == "A: a0 b0 a0 | B: a0 | A: c0")
  }

  @Test func `reports a thousand duplicates in one line`() {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reported: [String] = []
    KumikoDiagnostics.handler = { reported.append($0.description) }
    let stage = RecordingStage("A: a")
    let rows = (0..<500).map { Item("a\($0 % 7)") }
    stage.renderer.render([
      Section(id: "A", cells: rows.map { CellNode($0) }),
      Section(id: "B", cells: rows.map { CellNode($0) }),
      Section(id: "A"), Section(id: "A"),
    ])
    #expect(reported.count == 2)
    #expect(reported.contains { $0.contains("2 sections have those of others: A, for instance") })
    #expect(reported.contains { $0.contains("986 rows have those of others: a0, for instance") })
    #expect(reported.contains { $0.contains("the rows at [0, 0] and [0, 7]") })
  }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `Completions` {
  @Test func `come later even if nothing is animated`() async {
    let stage = RecordingStage("A: a")
    stage.updater.isAnimationEnabled = false
    _ = stage.render("A: b c")
    #expect(stage.completionCount == 0)
    await Task.yield()
    #expect(stage.completionCount == 1)
  }

  @Test func `come later when only a header comes or goes`() async {
    let stage = RecordingStage("A: a")
    stage.renderer.render(Section(id: "A", header: Title("head")) { Item("a") })
    #expect(stage.completionCount == 0)
    #expect(stage.list.log.take() == ["batch", "still batch"])
    await Task.yield()
    #expect(stage.completionCount == 1)
  }

  @Test func `follow the animations`() {
    let stage = RecordingStage("A: a")
    stage.list.animates = true
    _ = stage.render("A: b c")
    #expect(stage.completionCount == 0)
    stage.list.finishAnimations()
    #expect(stage.completionCount == 1)
  }

  @Test func `belong to the render for which they were set`() {
    let stage = RecordingStage("A: a")
    stage.list.animates = true
    var finished: [String] = []
    stage.updater.completion = { finished.append("first") }
    _ = stage.render("A: a b")
    stage.updater.completion = { finished.append("second") }
    _ = stage.render("A: a b")
    stage.list.finishAnimations()
    #expect(finished == ["second", "first"])
  }

  /// Performs stages without the help of its superclass.
  final class LoneUpdater: ListUpdater<RecordingList, ListAdapter> {
    override func performDifferentialUpdates(
      target: RecordingList, adapter: ListAdapter, stagedChangeset: StagedDataChangeset
    ) {
      for stage in stagedChangeset {
        target.performBatch {
          adapter.data = stage.data
        } completion: {
        }
      }
      completion?()
    }
  }

  @Test func `are the affair of an updater that performs stages alone`() {
    let list = RecordingList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let updater = LoneUpdater(animations: "")
    let renderer = Renderer(adapter: ListAdapter(), updater: updater)
    var finished: [String] = []
    func render(_ name: String) {
      updater.completion = { finished.append(name) }
      renderer.render(sections("A: \(name)"))
    }
    renderer.target = list
    list.duringBatch = {
      list.duringBatch = {}
      render("b")
      render("c")
    }
    render("a")
    #expect(text(of: renderer.data) == "A: c0")
    #expect(finished.contains("b"), "data that was superseded is done, too")
    #expect(finished.count == 3)
    #expect(finished.last == "b")
  }

  @Test func `come when a list view dies and drops its callbacks`() async {
    var stage: RecordingStage? = RecordingStage("A: a")
    stage?.list.animates = true
    await withCheckedContinuation { continuation in
      stage?.updater.completion = { continuation.resume() }
      _ = stage?.render("A: a b c")
      stage = nil
    }
  }
}
