import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

@Suite("What clients of Carbon write") @MainActor
struct SampleTests {
  private func shown(_ screen: GreetingsController, do change: () -> Void) -> TestStage {
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 480))
    change()
    stage.settle()
    return stage
  }

  @Test("rows are listed by closures, with conditions and groups")
  func rows() {
    let screen = GreetingsController()
    let stage = shown(screen) { screen.greet(["Vincent", "Jules"]) }
    #expect(stage.texts == ["GREET", "Hello Vincent", "Hello Jules"])
    let vincent = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    screen.greet(["Mia", "Vincent"], isLast: true)
    stage.settle()
    #expect(stage.texts == ["GREET", "Hello Mia", "Hello Vincent", "Bye"])
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === vincent)
    stage.close()
  }

  @Test("sections have headers, footers and conditions")
  func sections() {
    let screen = GreetingsController()
    let stage = shown(screen) { screen.greetInSections(showsTop: true, showsFourth: false) }
    #expect(
      stage.texts == [
        "GREET", "Hello Marsellus", "Hello The Wolf", "Greeting from Carbon", "Hello Brett",
        "Hello Roger",
      ])
    screen.greetInSections(showsTop: true, showsFourth: true)
    stage.settle()
    #expect(stage.texts.last == "Hello Fourth Man")
    screen.greetInSections(showsTop: false, showsFourth: true)
    stage.settle()
    #expect(screen.renderer.data.map(\.id) == ["Bottom"])
    stage.close()
  }

  @Test("sections are listed by groups")
  func groups() {
    let screen = GreetingsController()
    let stage = shown(screen) { screen.greetInGroups() }
    #expect(screen.renderer.data.map(\.id) == [0, 1, "Lance", "Jody"])
    #expect(stage.texts == ["Hello Jimmie", "Hello Bonnie", "Hello Lance", "Hello Jody"])
    stage.close()
  }

  @Test("nodes do without builders")
  func nodes() {
    let screen = GreetingsController()
    let stage = shown(screen) { screen.greetWithNodes() }
    #expect(screen.renderer.data[0].cells.map(\.id) == [0, "Mia", "Jules"])
    #expect(screen.renderer.data[0].elements.count == 3)
    #expect(
      stage.texts == [
        "GREET", "Hello Vincent", "Hello Mia", "Hello Jules", "Greeting from Carbon",
      ])
    stage.close()
  }

  @Test("a selection tells the node and its place")
  func selection() throws {
    let screen = GreetingsController()
    let stage = shown(screen) { screen.greet(["Vincent", "Jules"]) }
    try stage.tap(on: "Hello Jules")
    stage.settle()
    #expect(screen.selected == ["Jules at 2"])
    stage.close()
  }

  @Test("a control as content handles its own taps")
  func controls() throws {
    var chosen: [String] = []
    let screen = GreetingsController()
    let stage = shown(screen) {
      screen.renderer.render {
        MenuItem(text: "Soup") { chosen.append("Soup") }.identified(by: "soup")
        MenuItem(text: "Pie") { chosen.append("Pie") }.identified(by: \.text)
      }
    }
    try stage.tap(on: "Pie")
    stage.settle()
    #expect(chosen == ["Pie"])
    stage.close()
  }

  @Test("a component says its size, when it reloads and when it is drawn")
  func price() {
    let screen = GreetingsController()
    let stage = shown(screen) {
      screen.renderer.render { Price(item: "Pie", amount: 3) }
    }
    let path = IndexPath(row: 0, section: 0)
    #expect(screen.tableView.rectForRow(at: path).height == 64)
    screen.renderer.render { Price(item: "Pie", amount: 4) }
    stage.settle()
    #expect(stage.texts == ["Pie 4"])
    #expect(screen.renderer.data[0].cells[0].component(as: Price.self)?.amount == 4)
    stage.close()
  }

  @Test("a view controller is content")
  func controllers() {
    let screen = GreetingsController()
    let stage = shown(screen) {
      screen.renderer.render {
        Chapter(number: 1)
        Chapter(number: 2)
      }
    }
    #expect(stage.texts == ["Chapter 1", "Chapter 2"])
    stage.close()
  }

  @Test("adapters choose classes of cells, headers and footers")
  func registrations() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let renderer = Renderer(adapter: BadgeTableViewAdapter(), updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render {
      Section(id: 1, header: Header("A"), footer: Footer("B")) {
        HelloMessage("Pumpkin")
      }
    }
    stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is BadgeCell)
    #expect(table.headerView(forSection: 0) is BadgeHeader)
    #expect(table.footerView(forSection: 0) is BadgeHeader)
    stage.close()
  }

  @Test("collection views have an adapter for flow layouts, and kinds of their own")
  func collections() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let renderer = Renderer(adapter: BadgeCollectionViewAdapter(), updater: UICollectionViewUpdater())
    let stage = TestStage(view: list)
    renderer.target = list
    renderer.render {
      Section(id: 1, header: Header("GREET")) {
        Group(of: ["Vincent", "Mia"], cell: HelloMessage.init)
        Price(item: "Pie", amount: 3)
      }
    }
    stage.settle()
    #expect(stage.texts == ["GREET", "Hello Vincent", "Hello Mia", "Pie 3"])
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == layout.itemSize)
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 64)
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header is UICollectionComponentReusableView)
    let kinds = renderer.adapter.registeredSupplementaryViewKinds(for: list)
    #expect(kinds == [UICollectionView.elementKindSectionHeader])
    let badge = renderer.adapter.supplementaryViewNode(
      forElementKind: "Badge", collectionView: list, at: IndexPath(item: 0, section: 0))
    #expect(badge?.component(as: Header.self)?.title == "GREET")
    stage.close()
  }

  @Test("updaters are customized")
  func updaters() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let updater = CountingUpdater()
    updater.set(allAnimation: .left)
    updater.animatableChangeCount = 100
    updater.keepsContentOffset = false
    updater.alwaysRenderVisibleComponents = true
    updater.isAnimationEnabledWhileScrolling = true
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: updater)
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render { HelloMessage("Vincent") }
    stage.settle()
    updater.stages = 0
    renderer.render {
      HelloMessage("Mia")
      HelloMessage("Vincent")
    }
    stage.settle()
    #expect(updater.stages == 1)
    #expect(updater.renders >= 1)
    #expect(updater.deleteRowsAnimation == .left && updater.reloadSectionsAnimation == .left)
    stage.close()
  }

  @Test("wrappers add something and forward the rest")
  func wrappers() {
    var log: [String] = []
    let screen = GreetingsController()
    let stage = shown(screen) {
      screen.renderer.render {
        Highlighted(wrapped: HelloMessage("Mia")) { log.append($0) }
        HelloMessage("Jules")
      }
    }
    #expect(stage.texts == ["Hello Mia", "Hello Jules"])
    #expect(log == ["shown"])
    #expect(Highlighted(wrapped: HelloMessage("Mia")) { _ in }.name == "Mia")
    stage.close()
  }

  @Test("functions of an app's own list rows and sections")
  func functions() {
    let isLong = true
    let cells = list {
      HelloMessage("A")
      if isLong { HelloMessage("B") }
      Group(of: 1...3) { Tag(word: "\($0)") }
      CellNode(id: 9, Header("C"))
    }
    #expect(cells.map(\.id) == ["A", "B", Tag(word: "1"), Tag(word: "2"), Tag(word: "3"), 9])
    let sections = lists {
      Section(id: 1) { HelloMessage("A") }
      Group(of: [2, 3]) { Section(id: $0, header: Header("\($0)")) }
    }
    #expect(sections.map(\.id) == [1, 2, 3])
  }

  @Test("a component found by its protocol deletes its row, and the row goes to another section")
  func tasks() throws {
    let screen = TasksController()
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 480))
    stage.settle()
    #expect(stage.texts == ["Nothing to do"])
    screen.state.tasks = [Task(id: 1, title: "Wash"), Task(id: 2, title: "Iron")]
    stage.settle()
    #expect(stage.texts == ["TASKS (2)", "Wash", "Iron"])
    try stage.swipe(on: "Wash", by: -120)
    try stage.tap(on: "Delete")
    stage.settle()
    #expect(stage.texts == ["TASKS (1)", "Iron", "DONE", "Wash"])
    try stage.swipe(on: "Wash", by: -120)
    try stage.tap(on: "Delete")
    stage.settle()
    #expect(stage.texts == ["TASKS (1)", "Iron"])
    stage.close()
  }

  @Test("items change places, and go when they are selected")
  func faces() throws {
    let screen = FacesController()
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 480))
    screen.faces = ["A", "B", "C"]
    stage.settle()
    let first = screen.list.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.size == CGSize(width: 40, height: 40))
    screen.faces = ["C", "B", "A"]
    stage.settle()
    #expect(screen.list.cellForItem(at: IndexPath(item: 2, section: 0)) === first)
    try stage.tap(on: "B")
    stage.settle()
    #expect(screen.faces == ["C", "A"])
    #expect(Set(stage.texts) == ["A", "C"])
    stage.close()
  }

  @Test("a form renders with each letter and keeps its keyboard")
  func form() throws {
    let screen = FormController()
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 480))
    stage.settle()
    #expect(!stage.texts.contains("More"))
    try stage.tap(on: "Name")
    try stage.type("Mia")
    stage.settle()
    #expect(screen.name == "Mia")
    #expect(stage.texts.contains("More"))
    try stage.tap(on: "More")
    stage.settle()
    #expect(stage.texts.contains("Less") && stage.texts.contains("Hello Mia"))
    stage.close()
  }

  @Test("components hear of their display, once each time")
  func display() {
    let log = Log()
    let screen = GreetingsController()
    let stage = shown(screen) {
      screen.renderer.render { Group(of: 0..<20) { Logged(id: $0, log: log) } }
    }
    #expect(log.take() == ["+0", "+1", "+2", "+3", "+4"])
    screen.tableView.contentOffset.y = 500
    stage.settle()
    #expect(Set(log.take()).isSuperset(of: ["-0", "-1", "-4", "+5", "+9"]))
    screen.renderer.render { Group(of: 0..<20) { Logged(id: $0, log: log) } }
    stage.settle()
    #expect(log.take().isEmpty, "nothing came, nothing went")
    stage.close()
  }

  @Test("updaters that reload show the data at once, in tables and collection views")
  func reloading() {
    let table = SpyTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 320, height: 480))
    table.spyWindow = stage.window
    let rows = Renderer(adapter: UITableViewAdapter(), updater: UITableViewReloadDataUpdater())
    rows.target = table
    (table.reloads, table.batches) = (0, 0)
    rows.render { HelloMessage("Mia") }
    stage.settle()
    #expect(table.reloads == 1 && table.batches == 0)
    #expect(stage.texts == ["Hello Mia"])
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewReloadDataUpdater())
    items.target = list
    items.render { Face(face: "A") }
    #expect(list.numberOfItems(inSection: 0) == 1)
    stage.close()
  }

  @Test("a renderer takes an adapter and an updater of any kind, and their target")
  func doubles() {
    let (target, adapter, updater) = (SpyTarget(), SpyAdapter(), SpyUpdater())
    let renderer = Renderer(adapter: adapter, updater: updater)
    renderer.render { HelloMessage("Mia") }
    #expect(updater.updates == 0 && renderer.data.count == 1)
    renderer.target = target
    #expect(updater.preparedTarget === target && updater.preparedAdapter === adapter)
    renderer.render {
      Section(id: "a") { HelloMessage("Jules") }
      Section(id: "b")
    }
    #expect(updater.updates == 1)
    #expect(adapter.data.map(\.id) == ["a", "b"])
    renderer.data = []
    #expect(updater.updates == 2 && adapter.data.isEmpty)
  }

  @Test("an updater reloads a table without a window, and changes one that has one")
  func plans() {
    let table = SpyTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let adapter = UITableViewAdapter()
    let updater = UITableViewUpdater<UITableViewAdapter>()
    var completions = 0
    updater.completion = { completions += 1 }
    updater.prepare(target: table, adapter: adapter)
    #expect(table.delegate === adapter && table.dataSource === adapter)
    table.reloads = 0
    updater.performUpdates(
      target: table, adapter: adapter, data: [Section(id: 0) { HelloMessage("A") }])
    #expect((table.reloads, table.batches) == (1, 0))
    #expect(completions == 1)
    let window = UIWindow(frame: table.bounds)
    table.spyWindow = window
    updater.performUpdates(
      target: table, adapter: adapter,
      data: [
        Section(id: 0) {
          HelloMessage("A")
          HelloMessage("B")
        }
      ])
    #expect(table.reloads == 1 && table.batches > 0)
    updater.animatableChangeCount = 1
    updater.performUpdates(
      target: table, adapter: adapter,
      data: [Section(id: 0) { Group(of: 0..<9) { HelloMessage("\($0)") } }])
    #expect(table.reloads == 2)
    #expect(adapter.data[0].cells.count == 9)
  }

  @Test("whatever has a view for components renders them, and again if they want it")
  func containers() {
    let container = SpyContainer()
    let (first, second) = (SpyComponent(), SpyComponent())
    #expect(container.renderedContent == nil)
    container.render(component: AnyComponent(first))
    #expect(container.renderedContent as? UIView === first.content)
    #expect(first.renderedIn === first.content)
    #expect(first.content.isDescendant(of: container.componentContainerView))
    container.render(component: AnyComponent(second))
    #expect(second.renderedIn === first.content)
    #expect(container.renderedComponent?.as(SpyComponent.self) === second)
    let quiet = SpyContainer()
    quiet.render(component: AnyComponent(SpyComponent(renders: false)))
    quiet.render(component: AnyComponent(first))
    #expect(first.renderedIn === first.content, "what did not want to be rendered is not")
  }

  @Test("adapters answer without a renderer")
  func adapters() {
    let (header, row) = (SpyComponent(), SpyComponent(size: CGSize(width: 100, height: 70)))
    let section = Section(
      id: 0, header: ViewNode(header), cells: [CellNode(id: 0, row)], footer: nil)
    let adapter = UITableViewAdapter(data: [section])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = adapter
    table.delegate = adapter
    let path = IndexPath(row: 0, section: 0)
    #expect(adapter.numberOfSections(in: table) == 1)
    #expect(adapter.tableView(table, numberOfRowsInSection: 0) == 1)
    #expect(adapter.tableView(table, heightForRowAt: path) == 70)
    let cell = adapter.tableView(table, cellForRowAt: path)
    #expect((cell as? UITableViewComponentCell)?.renderedContent as? UIView === row.content)
    let view = adapter.tableView(table, viewForHeaderInSection: 0)
    #expect(
      (view as? UITableViewComponentHeaderFooterView)?.renderedContent as? UIView
        === header.content)
    #expect(adapter.tableView(table, viewForFooterInSection: 0) == nil)
    var selected: [AnyHashable] = []
    adapter.didSelect = { selected.append($0.node.id) }
    adapter.tableView(table, didSelectRowAt: path)
    #expect(selected == [0])
  }

  @Test("differences of an app's own data are applied to a table")
  func differences() {
    let source = [ArraySection(model: "a", elements: [1, 2, 3])]
    let target = [ArraySection(model: "a", elements: [3, 1, 4])]
    let stages = StagedChangeset(source: source, target: target)
    #expect(stages.last?.data == target)
    let data = NumbersDataSource(source)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let stage = TestStage(view: table)
    table.dataSource = data
    table.reloadData()
    stage.settle()
    table.reload(using: stages, with: .fade) { data.sections = $0 }
    stage.settle()
    #expect(stage.texts == ["3", "1", "4"])
    table.reload(
      using: StagedChangeset(source: target, target: source), with: .fade,
      interrupt: { $0.changeCount > 0 }, setData: { data.sections = $0 })
    stage.settle()
    #expect(stage.texts == ["1", "2", "3"])
    stage.close()
  }
}

final class NumbersDataSource: NSObject, UITableViewDataSource {
  var sections: [ArraySection<String, Int>]

  init(_ sections: [ArraySection<String, Int>]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].elements.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(sections[indexPath.section].elements[indexPath.row])"
    return cell
  }
}

extension String: @retroactive ContentIdentifiable, @retroactive ContentEquatable {}
extension Int: @retroactive ContentIdentifiable, @retroactive ContentEquatable {}
