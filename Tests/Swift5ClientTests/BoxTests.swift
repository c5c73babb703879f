import Kumiko
import KumikoTesting
import UIKit
import XCTest

/// Boxes as they were written before they were a facade over sections.
final class BoxTests: XCTestCase {
  private enum Part: Hashable { case first, second }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor private func box(_ first: String, _ second: String = "") -> Box<Part, String> {
    func nodes(_ text: String) -> [Node<String>] {
      text.map { Node(id: String($0), ListRow("\($0)").onSelect {}) }
    }
    return Box([
      BoxSection(id: .first, header: SectionHeader("above"), nodes: nodes(first)),
      BoxSection(id: .second) { for node in nodes(second) { node } },
    ])
  }

  @MainActor private func shown(_ stage: TestStage) -> [String] {
    stage.settle()
    return stage.texts.filter { $0.count == 1 }
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testTablesShowBoxesByThemselves() async {
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table)
    defer { stage.close() }
    table.render(box("abc"))
    XCTAssertEqual(shown(stage), ["a", "b", "c"])
    var count = 0
    table.render(box("cb", "d"), animated: false) { count += 1 }
    XCTAssertEqual(shown(stage), ["c", "b", "d"])
    table.render(Box<Int, Int> { BoxSection(id: 1) { Node(id: 1, component: ListRow("z")) } })
    XCTAssertEqual(shown(stage), ["z"])
    AnyBox(box("c")).render(in: table, animated: false)
    XCTAssertEqual(shown(stage), ["c"])
    let adapter = UITableViewAdapter()
    table.prepareForBoxRendering(with: adapter)
    table.render(box("ab"), with: TableAnimations())
    XCTAssertEqual(shown(stage), ["a", "b"])
    XCTAssertTrue(table.boxRenderer.adapter === adapter)
    await stage.settleRenders()
    XCTAssertEqual(count, 1)
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testCollectionViewsShowBoxesByThemselves() async {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let stage = TestStage(view: list)
    defer { stage.close() }
    list.render(box("ab"))
    XCTAssertEqual(shown(stage), ["a", "b"])
    let adapter = UICollectionViewAdapter()
    list.prepareForBoxRendering(with: adapter)
    box("c").render(in: list)
    XCTAssertEqual(shown(stage), ["c"])
    XCTAssertTrue(list.dataSource === adapter)
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testBoxesAreAddedUp() async {
    let section = BoxSection<Part, String>(id: .first)
      .header(SectionHeader("above")).footer(nil)
      .adding(Node(id: "a", ListRow("a")))
      .adding([Node(id: "b", ListRow("b"))])
    let all = Box<Part, String>.empty.adding(section).adding(nil as Box<Part, String>?)
    XCTAssertEqual(all.sections.map { $0.cells.map(\.id) }, [["a", "b"]])
    XCTAssertNotNil(all.section.header)
    XCTAssertTrue(Box<Part, String>.empty.isEmpty && !all.isEmpty)
    XCTAssertEqual(all.height(forWidth: 320), AnyBox(all).height(forWidth: 320))
    let node = Node(id: 1, ListRow("a").onSelect {})
    XCTAssertEqual(node.component(as: ListRow.self)?.texts, ["a"])
    let cell = CellNode(node)
    XCTAssertEqual(cell.id, 1)
    XCTAssertEqual(cell.component(as: ListRow.self)?.texts, ["a"])
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testScreensShowBoxes() async {
    let controller = ScreenViewController { _ in
      Screen(title: "Box", box: self.box("a")).pinnedToBottom(self.box("b"))
    }
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    defer { stage.close() }
    XCTAssertEqual(shown(stage), ["a", "b"])
    XCTAssertEqual(controller.screen?.box.sections.count, 2)
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testARowsTapIsHeardThroughItsNode() async throws {
    var taps = 0
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table)
    defer { stage.close() }
    table.render(
      Box<Int, Int> { BoxSection(id: 1) { Node(id: 1, ListRow("z").onSelect { taps += 1 }) } })
    XCTAssertEqual(shown(stage), ["z"])
    try stage.tap(on: "z")
    XCTAssertEqual(taps, 1)
  }
}
