import Kumiko
import KumikoTesting
import UIKit
import XCTest

final class ClientTests: XCTestCase {
  func testHelloTogglesItsRows() {
    let screen = HelloViewController()
    let stage = TestStage(root: screen)
    XCTAssertEqual(
      stage.texts,
      ["GREET", "Hello Vincent", "Hello Jules", "Hello Mia", "👋 Greeting from Carbon"])
    screen.isToggled = true
    stage.settle()
    XCTAssertEqual(
      stage.texts, ["GREET", "Hello Jules", "Hello Vincent", "👋 Greeting from Carbon"])
    stage.close()
  }

  func testBlocksOnTheMainQueueRunWhileAStageSettles() {
    let label = UILabel()
    let stage = TestStage(view: label)
    label.text = "before"
    DispatchQueue.main.async { label.text = "after" }
    XCTAssertTrue(stage.settle())
    XCTAssertEqual(stage.texts, ["after"])
    DispatchQueue.main.async { label.text = "later" }
    stage.advance(by: 0.1)
    XCTAssertEqual(stage.texts, ["later"])
    stage.close()
  }

  func testTodosAreCompletedAndDeleted() throws {
    let model = TodoViewModel(tasks: [Todo(id: 1, text: "Milk"), Todo(id: 2, text: "Fern")])
    let screen = TodoViewController(model: model)
    let stage = TestStage(root: screen)
    XCTAssertEqual(stage.texts, ["tasks (2)", "Milk", "Fern", "completed (0)"])
    try stage.tap(on: "Milk")
    stage.settle()
    XCTAssertEqual(stage.texts, ["tasks (1)", "Fern", "completed (1)", "✓ Milk"])
    XCTAssertFalse(screen.tableView.visibleCells.isEmpty)
    XCTAssertFalse(screen.tableView.visibleCells.isEmpty)
    XCTAssertTrue(screen.tableView.visibleCells.allSatisfy { $0 is TodoCell })

    try stage.swipe(on: "Fern", by: -120)
    stage.settle()
    try stage.tap(on: "Trash")
    stage.settle()
    XCTAssertEqual(stage.texts, ["tasks (0)", "completed (1)", "✓ Milk"])
    model.delete(1)
    stage.settle()
    XCTAssertEqual(stage.texts, ["Nothing to do"])
    stage.close()
  }

  func testKyotoHasItsOwnHeadersAndDelegateMethods() throws {
    let screen = KyotoViewController()
    let stage = TestStage(root: screen, size: CGSize(width: 300, height: 400))
    XCTAssertEqual(
      stage.texts.prefix(5), ["KYOTO", "京都", "PHOTOS", "Fushimi Inari", "Kinkaku-ji"])
    XCTAssertTrue(screen.tableView.headerView(forSection: 0) is KyotoHeaderView)
    XCTAssertTrue(
      screen.tableView.footerView(forSection: 1) is UITableViewComponentHeaderFooterView)
    let first = screen.renderer.adapter.cellNode(at: IndexPath(row: 0, section: 1))
    first.component(as: Tappable<KyotoPhoto>.self)?.onTap()
    XCTAssertEqual(screen.opened, ["Fushimi Inari"])
    XCTAssertEqual(first.component(as: KyotoPhoto.self)?.name, "Fushimi Inari")

    stage.scroll(by: 60)
    stage.settle()
    XCTAssertFalse(screen.renderer.adapter.offsets.isEmpty)
    stage.close()
  }

  func testMethodsNeedNoOthersThatTellOfThem() throws {
    let shopping = ShoppingController(style: .plain)
    let stage = TestStage(root: shopping)
    try stage.swipe(on: "Fern", by: -120)
    stage.settle()
    try stage.tap(on: "Delete")
    stage.settle()
    XCTAssertEqual(stage.texts, ["Milk", "Salt"])
    stage.close()

    let wishes = WishController(style: .plain)
    let other = TestStage(root: wishes)
    wishes.setEditing(true, animated: false)
    other.settle()
    let cell = try XCTUnwrap(wishes.tableView.visibleCells.first)
    XCTAssertLessThan(cell.contentView.frame.maxX, cell.bounds.maxX)
    XCTAssertEqual(cell.editingStyle, .none)
    other.close()
  }

  func testUpdatersAreCustomized() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stage = TestStage(view: table)
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: CountingUpdater<UITableViewAdapter>())
    var completionCount = 0
    renderer.updater.completion = { completionCount += 1 }
    renderer.target = table
    renderer.updater.set(allAnimation: .right)
    XCTAssertEqual(renderer.updater.deleteRowsAnimation, .right)
    XCTAssertEqual(renderer.updater.insertSectionsAnimation, .fade)
    XCTAssertEqual(renderer.updater.animations.insertRows, .left)
    renderer.render { HelloMessage("Vincent") }
    renderer.render { HelloMessage("Jules") }
    stage.settle()
    XCTAssertEqual(renderer.updater.stageCounts, [1, 2])
    XCTAssertEqual(renderer.updater.refreshCount, 2)
    XCTAssertEqual(completionCount, 2)
    XCTAssertEqual(stage.texts, ["Hello Jules"])
    stage.close()
  }

  func testUpdatersPerformStagesByThemselves() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stage = TestStage(view: table)
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: ManualUpdater<UITableViewAdapter>())
    var completionCount = 0
    renderer.updater.completion = { completionCount += 1 }
    renderer.target = table
    renderer.render { HelloMessage("Vincent") }
    renderer.render { Group(of: ["Jules", "Vincent"], cell: HelloMessage.init) }
    stage.settle()
    XCTAssertEqual(completionCount, 2)
    XCTAssertEqual(stage.texts, ["Hello Jules", "Hello Vincent"])
    stage.close()
  }

  func testAdapterAndUpdaterAreTheClientsOwn() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stage = TestStage(view: table)
    let renderer = Renderer(adapter: PlainAdapter(), updater: PlainUpdater())
    renderer.render { HelloMessage("Vincent") }
    renderer.target = table
    stage.settle()
    XCTAssertEqual(stage.texts, ["Hello Vincent"])
    renderer.render {
      Group(of: 0..<101) { number in
        return HelloMessage(String(number))
      }
    }
    stage.settle()
    XCTAssertEqual(stage.texts.first, "Hello 0")
    XCTAssertEqual(renderer.data[0].cells.count, 101)
    stage.close()
  }

  func testRenderersOverrideEveryForm() {
    let renderer = NotingRenderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let (some, none): (Section?, Section?) = (Section(id: 1), nil)
    renderer.render([Section(id: 1)])
    renderer.render([some, none])
    renderer.render(Section(id: 1), Section(id: 2))
    renderer.render(some, none)
    renderer.render { Section(id: 1) }
    renderer.render { HelloMessage("Mia") }
    renderer.data = []
    XCTAssertEqual(
      renderer.notes.filter { $0 != "collection" },
      ["optionals", "list", "list of optionals", "sections", "rows"])
    XCTAssertEqual(renderer.notes.filter { $0 == "collection" }.count, 5)
  }

  func testBuildersTakeClosuresThatReturn() {
    let names = ["Butch", "Fabianne"]
    let sections = [
      card("a") { HelloMessage("Mia") },
      card("b") { names.map { HelloMessage($0) } },
      Section(id: "c", cells: [CellNode(id: 0, HelloMessage("Jules")), nil]),
      Section(id: "d", header: ViewNode(Header("d"))),
    ]
    XCTAssertEqual(sections.map { $0.cells.count }, [1, 2, 1, 0])
    XCTAssertEqual(identifiers(of: names.map(HelloMessage.init)), ["Butch", "Fabianne"])
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.render {
      Group(of: names, section: { name in card(name) { HelloMessage(name) } })
      Group {
        Section(id: 0) { HelloMessage("Jimmie") }
        Section(id: 1) { HelloMessage("Bonnie") }
      }
    }
    XCTAssertEqual(renderer.data.map(\.id), ["Butch", "Fabianne", 0, 1])
  }

  func testComponentsAreShownByAnyClass() {
    let screen = ComponentViewController()
    let stage = TestStage(root: screen)
    screen.render(component: AnyComponent(HelloMessage("Mia")))
    stage.settle()
    XCTAssertEqual(stage.texts, ["Hello Mia"])
    XCTAssertNotNil(screen.renderedComponent?.as(HelloMessage.self))
    stage.close()
  }

  func testListsWithoutComponentsAreReloadedByStages() {
    let screen = FeedViewController()
    let stage = TestStage(root: screen)
    screen.show([AnyDifferentiable(Score(points: 1)), AnyDifferentiable(Advert(name: "Tea"))])
    stage.settle()
    screen.show([AnyDifferentiable(Advert(name: "Tea")), AnyDifferentiable(Score(points: 2))])
    stage.settle()
    XCTAssertEqual(stage.texts.last, "2 points")
    XCTAssertEqual(screen.shownCount, 2)
    stage.close()
  }

  func testLayersAndPicturesNeedNoActor() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let artwork = Artwork()
      XCTAssertGreaterThan(artwork.picture(of: "word").size.width, 10)
      let layer = artwork.layer(fading: true)
      XCTAssertEqual(artwork.drawn, ["display", "layout"])
      XCTAssertEqual(layer.animationKeys(), ["fade"])
      XCTAssertNotNil((layer as? CAShapeLayer)?.path)
      isDone.signal()
    }
    XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success)
  }
}
