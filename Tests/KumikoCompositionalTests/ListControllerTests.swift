import Kumiko
import KumikoTesting
import Observation
import Testing
import UIKit
import _UIKitTestSupport

@Suite("List controllers and one-line renderers", .closesWindows, .serialized)
@MainActor
struct ListControllerTests {
  @Observable
  final class Team {
    var names = ["Ada", "Grace"]
    var title = "Team"
  }

  final class TeamController: ListViewController {
    let team: Team
    var renderCount = 0
    var isExpanded = true

    init(team: Team) {
      self.team = team
      super.init()
    }

    override var options: ListOptions { ListOptions().header(SectionHeader(team.title)) }

    func sections() -> [Section] {
      renderCount += 1
      return makeSections()
    }

    @SectionsBuilder private func makeSections() -> [Section] {
      Section(id: "names") {
        for name in team.names { ListRow(name).id(name) }
      }
      if isExpanded {
        Section(id: "grid", layout: .grid(columns: 2)) {
          Word(1, "One"); Word(2, "Two")
        }
      }
    }
  }

  final class GreetingController: ListViewController {
    func sections() -> [Section] {
      Section(id: "greeting") { ListRow("Hello").id(0) }
    }
  }

  @Test("a list controller shows what its sections say")
  func shows() {
    let stage = TestStage(root: GreetingController())
    #expect(stage.texts == ["Hello"])
  }

  @Test("sections without a layout are rows of a list, others are as they say")
  func layouts() {
    let controller = TeamController(team: Team())
    let stage = TestStage(root: controller, size: CGSize(width: 320, height: 600))
    #expect(stage.texts == ["Team", "Ada", "Grace", "One", "Two"])
    #expect(controller.listView.cellForItem(at: [0, 0]) is UICollectionViewListComponentCell)
    #expect(!(controller.listView.cellForItem(at: [1, 0]) is UICollectionViewListComponentCell))
    #expect(controller.listView.cellForItem(at: [1, 1])?.frame.minX == 164)
  }

  @Test("observed state is followed, once for all changes of a turn")
  func observation() async {
    let team = Team()
    let controller = TeamController(team: team)
    let stage = TestStage(root: controller)
    let count = controller.renderCount
    team.names.append("Edsger")
    team.names.removeFirst()
    team.title = "Staff"
    await turn()
    stage.settle()
    #expect(stage.texts == ["Staff", "Grace", "Edsger", "One", "Two"])
    #expect(controller.renderCount == count + 1)
  }

  @Test("state that cannot be observed is asked for again, once in a turn")
  func setNeedsSections() async {
    let controller = TeamController(team: Team())
    let stage = TestStage(root: controller)
    let count = controller.renderCount
    controller.isExpanded = false
    controller.setNeedsSections()
    controller.setNeedsSections()
    await turn()
    stage.settle()
    #expect(stage.texts == ["Team", "Ada", "Grace"])
    #expect(controller.renderCount == count + 1)
  }

  @Test("a controller whose view is not loaded renders when it loads")
  func unloaded() {
    let controller = TeamController(team: Team())
    controller.setNeedsSections()
    #expect(controller.renderCount == 0)
    controller.loadViewIfNeeded()
    #expect(controller.renderCount == 1)
  }

  @Test("a controller is released with its list")
  func release() {
    weak var controller: TeamController?
    weak var list: ListView?
    do {
      let shown = TeamController(team: Team())
      shown.loadViewIfNeeded()
      (controller, list) = (shown, shown.listView)
    }
    #expect(controller == nil && list == nil)
  }

  @Test("a list that outlives its controller stays as it is")
  func outlivingList() async {
    let team = Team()
    let list: ListView
    weak var controller: TeamController?
    do {
      let shown = TeamController(team: team)
      shown.loadViewIfNeeded()
      (controller, list) = (shown, shown.listView)
    }
    #expect(controller == nil)
    let stage = TestStage(view: list)
    team.names.append("Edsger")
    team.title = "Staff"
    await turn()
    stage.settle()
    #expect(stage.texts == ["Team", "Ada", "Grace", "One", "Two"])
  }

  @Test("a table's renderer is made in one line")
  func tableRenderer() {
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table)
    let list = TableRenderer(table)
    list.render { Section(id: 0) { ListRow("Row").id(0) } }
    stage.runFrame()
    #expect(stage.texts == ["Row"])
    #expect(table.dataSource === list.adapter)
  }

  @Test("a collection's renderer gives it a layout that asks the sections")
  func collectionRenderer() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let stage = TestStage(view: view, size: CGSize(width: 300, height: 500))
    let list = CollectionRenderer(view)
    list.render {
      Section(id: 0, layout: .grid(columns: 3, spacing: 0)) {
        Word(0); Word(1)
      }
    }
    stage.runFrame()
    #expect(stage.texts == ["0", "1"])
    #expect(view.cellForItem(at: [0, 1])?.frame.minX == 100)
  }

  /// Lets what waits for the main queue happen.
  private func turn() async {
    for _ in 0..<4 { await Task.yield() }
  }
}
