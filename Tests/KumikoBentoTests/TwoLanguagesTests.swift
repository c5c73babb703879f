import Kumiko
import KumikoBento
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Bento: beside the language", .closesWindows)
struct TwoLanguagesTests {
  @Test("Old components and new ones stand in one list")
  func oneList() {
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let stage = TestStage(view: table, size: CGSize(width: 320, height: 400))
    renderer.target = table
    renderer.render(
      Kumiko.Section(id: "people") {
        RenderableComponent(NameRow(name: "Ada")).id("ada")
        ListRow("Somebody new")
      })
    stage.settle()
    #expect(stage.texts == ["Ada", "Somebody new"])
    stage.close()
  }
}
