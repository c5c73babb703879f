import Kumiko
import Observation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `An observed render` {
  @Observable
  final class Model {
    var rows = ["a"]
    var title = "A"
    var unused = 0
  }

  let model = Model()
  let stage = RecordingStage()

  func observe() -> RenderObservation {
    stage.renderer.observe { [model] in
      Section(id: model.title) { for row in model.rows { Item(row) } }
    }
  }

  /// Lets what was scheduled on the main actor run.
  func turn() async { for _ in 0..<10 { await Task.yield() } }

  @Test func `renders at once, and again after a change`() async {
    _ = observe()
    #expect(stage.text == "A: a0")
    model.rows.append("b")
    #expect(stage.text == "A: a0")
    await turn()
    #expect(stage.text == "A: a0 b0")
    model.title = "B"
    await turn()
    #expect(stage.text == "B: a0 b0")
  }

  @Test func `renders all changes of a turn together`() async {
    _ = observe()
    await turn()
    let count = stage.completionCount
    model.rows.append("b")
    model.rows.append("c")
    model.title = "C"
    await turn()
    #expect(stage.text == "C: a0 b0 c0")
    #expect(stage.completionCount == count + 1)
  }

  @Test func `does not care for what it has not read`() async {
    _ = observe()
    await turn()
    let count = stage.completionCount
    model.unused = 1
    await turn()
    #expect(stage.completionCount == count)
  }

  @Test func `ends when it is cancelled, or another begins`() async {
    let observation = observe()
    observation.cancel()
    model.rows = ["b"]
    await turn()
    #expect(stage.text == "A: a0")
    _ = observe()
    stage.renderer.observe { sections("Z: z") }
    model.rows = ["c"]
    await turn()
    #expect(stage.text == "Z: z0")
  }
}
