import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

import struct KumikoRender.ItemRow

/// A file of the language in a target whose other files speak Render's words.
@MainActor
@Suite("Render: beside the language", .closesWindows)
struct TwoLanguagesTests {
  @Test("Old components and new ones stand in one list")
  func oneList() {
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 400))
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    renderer.render(
      Section(id: 0) {
        ItemRow(PersonItem(state: Person(name: "Ada")))
        ListRow("Somebody new")
      })
    stage.settle()
    #expect(stage.texts == ["Ada", "Somebody new"])
    #expect(table.visibleCells[0].bounds.height > 30)
  }
}
