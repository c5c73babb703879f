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
