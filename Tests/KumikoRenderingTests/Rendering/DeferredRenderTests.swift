import Kumiko
import Testing
import UIKit
import _TestSupport

@testable import KumikoRendering

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `A render in the background` {
  @Test func `shows what an immediate one shows, in the same steps`() async {
    let texts = [
      ["A: a b c", "B: d"], ["A: a1 c e", "C: f", "B: d"], ["B: c d1", "A: e a"], [],
      ["A: a"], ["A: a1"], ["B: a2 b", "A: c"],
    ]
    let (immediate, deferred) = (RecordingStage(), RecordingStage())
    for text in texts {
      let told = immediate.render(text)
      let isShown = await deferred.renderer.renderInBackground(text.flatMap { sections($0) })
      #expect(isShown)
      #expect(deferred.list.log.take() == told)
      #expect(deferred.text == immediate.text)
    }
    for _ in 0..<3 { await Task.yield() }
    #expect(deferred.completionCount == texts.count)
  }

  @Test func `compares headers and footers`() async {
    let stage = RecordingStage()
    stage.adapter.data = [Section(id: 0, header: Title("a", updates: true)) { Item("a") }]
    await stage.renderer.renderInBackground([
      Section(id: 0, header: Title("b", updates: true)) { Item("a") }
    ])
    #expect(stage.list.log.take().contains { $0.hasPrefix("reload sections 0") })
  }

  /// A stage that shows a meddler, and the data to render.
  func meddledStage(
    _ meddle: @escaping (RecordingStage) -> Void
  ) -> (stage: RecordingStage, next: [Section]) {
    let (stage, caller) = (RecordingStage(), Caller())
    stage.adapter.data = [Section(id: "A") { Meddler(caller: caller).id("m") }]
    caller.call = { [unowned stage, unowned caller] in
      caller.call = {}
      meddle(stage)
    }
    let next = Section(id: "A") {
      Meddler(caller: caller).id("m")
      Item("a")
    }
    return (stage, [next])
  }

  @Test func `gives way to a later one`() async {
    let (stage, next) = meddledStage { _ = $0.render("A: z") }
    #expect(await stage.renderer.renderInBackground(next) == false)
    #expect(stage.text == "A: z0")
    for _ in 0..<3 { await Task.yield() }
    #expect(stage.completionCount == 2)
  }

  @Test func `leaves a plain render in an async function what it is`() async {
    let stage = RecordingStage("A: a")
    stage.renderer.render(sections("A: a b"))
    #expect(stage.text == "A: a0 b0", "at once")
    #expect(stage.completionCount == 0, "its completion comes after it has returned")
    await Task.yield()
    #expect(stage.completionCount == 1)
  }

  @Test func `is not shown once its task is canceled`() async {
    let caller = Caller()
    let (stage, next) = meddledStage { _ in caller.call() }
    let render = Task { await stage.renderer.renderInBackground(next) }
    caller.call = { render.cancel() }
    #expect(await render.value == false)
    #expect(stage.text == "A: ?")
    #expect(stage.completionCount == 1)
  }

  @Test func `does not begin in a task that is canceled already`() async {
    let stage = RecordingStage("A: a")
    let render = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.renderer.renderInBackground(sections("A: b"))
    }
    #expect(await render.value == false)
    stage.renderer.target = nil
    let other = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.renderer.renderInBackground { Item("c") }
    }
    #expect(await other.value == false)
    #expect(stage.text == "A: a0")
  }

  @Test func `takes what builders list`() async {
    let stage = RecordingStage("A: a")
    await stage.renderer.renderInBackground {
      Section(id: "B") { Item("b") }
      Section(id: "C")
    }
    #expect(stage.text == "B: b0 | C:")
    await stage.renderer.renderInBackground {
      Item("d")
      Item("e")
    }
    #expect(stage.adapter.data[0].cells.count == 2)
    _ = stage.list.log.take()
    stage.renderer.render { Item("d") }
    #expect(!stage.list.log.take().contains { $0.contains("section") }, "it is the same section")
  }

  @Test func `changes options with its sections, or not at all`() async {
    let (stage, next) = meddledStage { stage in
      #expect(stage.adapter.options.anchor == nil, "not before the sections")
    }
    let options = ListOptions().anchor(.bottom)
    #expect(await stage.renderer.renderInBackground(options) { next })
    #expect(stage.adapter.options.anchor == .bottom)

    let (other, dropped) = meddledStage { _ = $0.render("A: z") }
    #expect(await other.renderer.renderInBackground(options) { dropped } == false)
    #expect(other.adapter.options.anchor == nil)
    other.renderer.target = nil
    #expect(await other.renderer.renderInBackground(options) { Item("a") })
    #expect(other.adapter.options.anchor == .bottom)
  }

  @Test func `is dropped when several follow each other`() async {
    let stage = RecordingStage("A: a")
    let renders = (1...5).map { number in
      Task { await stage.renderer.renderInBackground(sections("A: \(number)")) }
    }
    var shownCount = 0
    for render in renders where await render.value { shownCount += 1 }
    #expect(stage.text == "A: 50")
    #expect(shownCount >= 1)
    for _ in 0..<3 { await Task.yield() }
    #expect(stage.completionCount == 5)
  }

  @Test func `starts over when the data was changed behind its back`() async {
    let (stage, next) = meddledStage { $0.adapter.data = [] }
    #expect(await stage.renderer.renderInBackground(next))
    #expect(stage.text == "A: ? a0")
    #expect(stage.list.log.take().contains("insert sections 0 on A: ? a0"))
  }

  @Test func `reloads off screen, or when there are too many changes`() async {
    let stage = RecordingStage("A: a")
    stage.updater.animatableChangeCount = 1
    await stage.renderer.renderInBackground(sections("A: b c d"))
    #expect(stage.list.log.take() == ["reload"])
    stage.list.isShown = false
    await stage.renderer.renderInBackground(sections("A: b"))
    #expect(stage.list.log.take() == ["reload"])
    stage.renderer.target = nil
    #expect(await stage.renderer.renderInBackground(sections("A: z")))
    #expect(stage.text == "A: z0")
  }

  @Test func `tells apart identifiers whose keys are equal`() async {
    struct Colliding: Hashable {
      var value: Int
      func hash(into hasher: inout Hasher) {}
    }
    let stage = RecordingStage()
    stage.adapter.data = [Section(id: 0) { CellNode(id: Colliding(value: 1), Item("a")) }]
    await stage.renderer.renderInBackground([
      Section(id: 0) { CellNode(id: Colliding(value: 2), Item("b")) }
    ])
    let told = stage.list.log.take()
    #expect(told.contains { $0.hasPrefix("delete items") })
    #expect(told.contains { $0.hasPrefix("insert items") })
  }
}
