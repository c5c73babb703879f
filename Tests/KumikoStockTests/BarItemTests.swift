import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Items of a bar` {
  @Test func `do what was tapped, although a field that ends brings other items`() throws {
    @MainActor
    final class Form {
      var name = ""
      var told: [String] = []
      weak var controller: ScreenViewController?

      func commit(_ name: String) {
        self.name = name
        controller?.render()
      }
    }
    let form = Form()
    let controller = ScreenViewController { _ in
      let name = form.name
      let edit = BarItem("Edit") { form.told.append("Edit") }
      let delete = BarItem("Delete") { form.told.append("Delete") }
      return Screen(
        leftBarItems: [BarItem("Save") { form.told.append("Save \(name)") }],
        rightBarItems: name.isEmpty ? [edit] : [delete, edit]
      ) {
        Section { TextInput("Name", text: name).onEndEditing { form.commit("Mia") } }
      }
    }
    form.controller = controller
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    controller.tableView.focus(skipsPopulatedComponents: false)
    try stage.tap(on: "Edit")
    #expect(controller.navigationItem.rightBarButtonItems?.count == 2)
    #expect(form.told == ["Edit"])
    form.commit("")
    stage.settle()
    controller.tableView.focus(skipsPopulatedComponents: false)
    try stage.tap(on: "Save")
    #expect(form.told.last == "Save Mia", "an item that stays does what it does now")
  }

  @Test func `stay as long as they look as before, whatever others do`() throws {
    @MainActor
    final class Shown { var count = 1 }
    let shown = Shown()
    var added = 0
    let controller = ScreenViewController { _ in
      let count = shown.count
      return Screen(
        rightBarItems: [
          BarItem(count < 3 ? "Add" : "Add more") { added += count }, BarItem("\(count)") {},
        ]
      ) {
        Section { ListRow("Row") }
      }
    }
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    let first = try #require(controller.navigationItem.rightBarButtonItems)
    shown.count = 2
    controller.render()
    let second = try #require(controller.navigationItem.rightBarButtonItems)
    #expect(second.map(\.title) == ["Add", "2"])
    #expect(first[0] === second[0])
    #expect(first[1] !== second[1])
    stage.settle()
    try stage.tap(on: "Add")
    #expect(added == 2)
    shown.count = 3
    controller.render()
    let third = try #require(controller.navigationItem.rightBarButtonItems)
    #expect(third.map(\.title) == ["Add more", "3"])
    #expect(third[0] !== first[0])
  }
}
