import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

@Suite("Renderer, in Carbon's words") @MainActor
struct RendererTests {
  private func makeRenderer() -> LoggingRenderer {
    LoggingRenderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  }

  @Test("a list of rows goes through the list of sections, which ends in the collection")
  func order() {
    let renderer = makeRenderer()
    renderer.render {
      HelloMessage("A")
      HelloMessage("B")
    }
    #expect(renderer.log == ["cells", "sections", "1 sections"])
    #expect(renderer.data[0].cells.map(\.id) == ["A", "B"])
  }

  @Test("every other way to render ends in the collection of sections")
  func ways() {
    let renderer = makeRenderer()
    renderer.data = [Section(id: 1)]
    renderer.render(Section(id: 1), Section(id: 2))
    renderer.render(Section(id: 1), nil)
    renderer.render([nil, Section(id: 1), nil] as [Section?])
    renderer.render([])
    #expect(
      renderer.log == ["1 sections", "2 sections", "1 sections", "1 sections", "0 sections"])
  }

  @Test("rows without sections stand in the same section each time")
  func onlySection() {
    let renderer = makeRenderer()
    renderer.render { HelloMessage("A") }
    let first = renderer.data[0].id
    renderer.render { HelloMessage("B") }
    #expect(renderer.data.map(\.id) == [first])
  }

  @Test("the closure of sections runs once, also without a target")
  func once() {
    let renderer = makeRenderer()
    var count = 0
    renderer.render { () -> Section in
      count += 1
      return Section(id: 1)
    }
    #expect(count == 1 && renderer.data.count == 1)
  }

  @Test("rows of the language and of Carbon stand in one list")
  func bothLanguages() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let renderer = makeRenderer()
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render {
      Section(id: 1, header: Header("GREET")) {
        HelloMessage("A")
        ListRow("Settings", value: "3")
        for name in ["B", "C"] { HelloMessage(name) }
        HelloMessage("D").onSelect {}.id("d")
      }
    }
    stage.settle()
    #expect(
      stage.texts == ["GREET", "Hello A", "Settings", "3", "Hello B", "Hello C", "Hello D"])
    stage.close()
  }

  @Test("data that was changed by hand does not break the next render")
  func dataByHand() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let renderer = makeRenderer()
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render { HelloMessage("A") }
    stage.settle()
    renderer.adapter.data = []
    renderer.render {
      HelloMessage("A")
      HelloMessage("B")
    }
    stage.settle()
    #expect(stage.texts == ["Hello A", "Hello B"])
    stage.close()
  }
}
