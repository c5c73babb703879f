import Kumiko
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `A render from within a render` {
  @Test func `waits for its turn`() async {
    let stage = RecordingStage("A: a")
    stage.list.duringBatch = { [unowned stage] in
      stage.list.duringBatch = {}
      stage.renderer.render(sections("A: a b c"))
      #expect(stage.text == "A: a0 b0")
    }
    _ = stage.render("A: a b")
    #expect(stage.text == "A: a0 b0 c0")
    for _ in 0..<3 { await Task.yield() }
    #expect(stage.completionCount == 2)
  }

  @Test func `is superseded by later ones, and still completes`() async {
    let stage = RecordingStage("A: a")
    stage.list.duringBatch = { [unowned stage] in
      stage.list.duringBatch = {}
      for text in ["A: b", "A: c", "A: d"] { stage.renderer.render(sections(text)) }
    }
    _ = stage.render("A: a b")
    #expect(stage.text == "A: d0")
    for _ in 0..<3 { await Task.yield() }
    #expect(stage.completionCount == 4)
  }

  @Test func `may come from a completion`() async {
    let stage = RecordingStage("A: a")
    var count = 0
    stage.updater.completion = { [unowned stage] in
      count += 1
      if count < 4 { stage.renderer.render(sections("A: \(count)")) }
    }
    _ = stage.render("A: a b")
    for _ in 0..<12 { await Task.yield() }
    #expect(count == 4)
    #expect(stage.text == "A: 30")
  }

  @Test func `that never ends leaves the app alive`() async {
    let stage = RecordingStage("A: a")
    var count = 0
    stage.updater.completion = { [unowned stage] in
      count += 1
      if count < 1_000 { stage.renderer.render(sections("A: a")) }
    }
    _ = stage.render("A: a")
    #expect(count < 100)
    while count < 1_000 { await Task.yield() }
    #expect(count == 1_000)
  }

  @Test func `waits while a list view is handed its cells`() async {
    let stage = RecordingStage("A: a")
    let cell = UITableViewComponentCell(style: .default, reuseIdentifier: nil)
    stage.list.visible = [.cell(IndexPath(item: 0, section: 0), cell)]
    let caller = Caller()
    caller.call = { [unowned stage, unowned caller] in
      caller.call = {}
      stage.renderer.render(sections("A: l"))
      #expect(stage.text == "A: ?")
    }
    stage.adapter.data = [Section(id: "A") { CallingItem(caller: caller).id(0) }]
    stage.updater.renderVisibleComponents(in: stage.list, adapter: stage.adapter)
    #expect(stage.text == "A: ?")
    while stage.text == "A: ?" { await Task.yield() }
    #expect(stage.text == "A: l0")
    await Task.yield()
    #expect(stage.completionCount == 1)
  }

  @Test func `is superseded by one without a target`() async {
    let stage = RecordingStage("A: a")
    let cell = UITableViewComponentCell(style: .default, reuseIdentifier: nil)
    stage.list.visible = [.cell(IndexPath(item: 0, section: 0), cell)]
    let caller = Caller()
    caller.call = { [unowned stage] in stage.renderer.render(sections("A: b")) }
    stage.adapter.data = [Section(id: "A") { CallingItem(caller: caller).id(0) }]
    stage.updater.renderVisibleComponents(in: stage.list, adapter: stage.adapter)
    stage.list.visible = []
    stage.renderer.target = nil
    stage.renderer.render(sections("A: c"))
    stage.renderer.target = stage.list
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.text == "A: c0")
    #expect(stage.completionCount == 1)
  }

  @Test func `is shown by the list view that is the target by then`() async {
    let stage = RecordingStage("A: a")
    let cell = UITableViewComponentCell(style: .default, reuseIdentifier: nil)
    stage.list.visible = [.cell(IndexPath(item: 0, section: 0), cell)]
    let caller = Caller()
    caller.call = { [unowned stage] in stage.renderer.render(sections("A: b")) }
    stage.adapter.data = [Section(id: "A") { CallingItem(caller: caller).id(0) }]
    stage.updater.renderVisibleComponents(in: stage.list, adapter: stage.adapter)
    stage.list.visible = []
    let second = RecordingList(frame: stage.list.frame)
    second.adapter = stage.adapter
    stage.renderer.target = second
    _ = (second.log.take(), stage.list.log.take())
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.text == "A: b0")
    #expect(!second.log.take().isEmpty)
    #expect(stage.list.log.take().isEmpty)
  }
}

/// Does something while it is rendered.
struct CallingItem: Component {
  var caller: Caller
  func render(in content: UIView) { caller.call() }
}

@MainActor
final class Caller {
  var call: () -> Void = {}
}
