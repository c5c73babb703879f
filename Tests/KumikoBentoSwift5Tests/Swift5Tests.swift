import KumikoBento
import KumikoTesting
import Testing

/// A component as code of Swift 5 has it, without a word about actors.
struct Plain: Renderable {
  let text: String
  func render(in view: UILabel) { view.text = text }
}

func plainBox(_ texts: [String]) -> Box<Int, Int> {
  return .empty
    |-+ Section(id: 0, header: Component.EmptySpace(height: 8))
    |---* texts.enumerated().map { Node(id: $0.offset, component: Plain(text: $0.element)) }
    |---? .iff(texts.isEmpty, Node(id: -1, component: Plain(text: "nothing")))
}

@MainActor
@Suite("Bento: clients of Swift 5")
struct Swift5Tests {
  @Test("Components and boxes need no word about actors")
  func actors() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 300))
    table.render(plainBox(["a", "b"]))
    stage.settle()
    #expect(stage.texts == ["a", "b"])
    table.render(plainBox([]), animated: false)
    stage.settle()
    #expect(stage.texts == ["nothing"])
    stage.close()
  }

  @Test("The samples of today's language mode are shown")
  func samples() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 600))
    table.render(form(name: "Ann", isOn: true, text: "") { _ in })
    stage.settle()
    #expect(stage.texts.contains("Ann"))
    let screen = TestStage(
      root: counterController(CounterModel()), size: CGSize(width: 300, height: 600))
    screen.settle()
    #expect(screen.texts.contains("pinned"))
    stage.close()
    screen.close()
  }
}
