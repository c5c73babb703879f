import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A list's position", .closesWindows, .serialized, .timeLimit(.minutes(1)))
@MainActor
struct ListPositionTests {
  private func relaunched(_ position: ListPosition<Int>) throws -> ListPosition<Int> {
    try JSONDecoder().decode(
      ListPosition<Int>.self, from: try JSONEncoder().encode(position))
  }

  /// The position of a list that was scrolled to the middle of a row, as it is after the next
  /// launch, and where the row stood.
  private func leave(_ kind: ListKind, at number: Int) throws -> (ListPosition<Int>, CGFloat) {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.paragraphs(0..<100))
    stage.screen.settle()
    _ = stage.scroll(to: number, at: .top, animated: false)
    stage.screen.settle()
    if kind != .shelf { stage.view.contentOffset.y += 12 }
    stage.screen.settle()
    let position = try #require(stage.position)
    let distance = try #require(stage.distance(of: number), "\(stage.visibleIDs)")
    #expect(position.id == number || kind == .shelf && abs(position.id - number) < 2)
    stage.screen.close()
    return (try relaunched(position), distance)
  }

  @Test("brings the list back at the next launch", arguments: ListKind.allCases)
  func restoring(kind: ListKind) throws {
    let (position, distance) = try leave(kind, at: 40)
    let stage = AbilityStage(kind)
    stage.restore(position)
    stage.screen.runFrame()
    stage.render(nil, stage.paragraphs(0..<100))
    stage.screen.settle()
    #expect(stage.visibleIDs.first == position.id)
    #expect(abs((stage.distance(of: 40) ?? .infinity) - distance) < 1)
    if kind != .shelf { #expect(distance < -10, "the row is cut off") }
  }

  @Test("waits for pages that arrive later", arguments: ListKind.allCases)
  func pages(kind: ListKind) throws {
    let (position, distance) = try leave(kind, at: 60)
    let stage = AbilityStage(kind)
    stage.render(nil, stage.paragraphs(0..<20))
    stage.restore(position)
    stage.screen.settle()
    if kind != .shelf { #expect(stage.visibleIDs.last == 19, "its end is the nearest") }
    stage.render(nil, stage.paragraphs(0..<50))
    stage.screen.settle()
    stage.render(nil, stage.paragraphs(0..<90))
    stage.screen.settle()
    #expect(stage.visibleIDs.first == position.id)
    #expect(abs((stage.distance(of: 60) ?? .infinity) - distance) < 1)
    let offset = stage.view.contentOffset
    stage.render(nil, stage.paragraphs(0..<95))
    stage.screen.settle()
    #expect(stage.view.contentOffset == offset)
  }

  @Test("gives way to a finger", arguments: [ListKind.table, .list, .grid, .form])
  func finger(kind: ListKind) throws {
    let (position, _) = try leave(kind, at: 60)
    let stage = AbilityStage(kind)
    stage.render(nil, stage.paragraphs(0..<30))
    stage.restore(position)
    stage.screen.settle()
    stage.screen.display.drag(
      from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300), duration: 0.3, pause: 0.2)
    stage.screen.settle()
    let offset = stage.view.contentOffset
    stage.render(nil, stage.paragraphs(0..<90))
    stage.screen.settle()
    #expect(stage.view.contentOffset == offset)
  }

  @Test("falls back to the nearest row that is left", arguments: ListKind.allCases)
  func nearest(kind: ListKind) throws {
    let (position, _) = try leave(kind, at: 40)
    let stage = AbilityStage(kind)
    let left = (0..<100).filter { $0 != position.id }
    stage.render(nil, stage.paragraphs(left))
    stage.restore(position)
    stage.screen.settle()
    let first = try #require(stage.visibleIDs.first)
    #expect(abs(first - position.id) <= 2)
  }

  @Test(
    "keeps a list at its start and at its end", arguments: [ListKind.table, .list, .grid, .form])
  func ends(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.paragraphs(0..<40))
    stage.screen.settle()
    let start = try relaunched(try #require(stage.position))
    stage.table?.scrollToEnd(animated: false)
    stage.collection?.scrollToEnd(animated: false)
    stage.screen.settle()
    let end = try relaunched(try #require(stage.position))
    stage.screen.close()

    let other = AbilityStage(kind)
    other.render(nil, other.paragraphs(-10..<60))
    other.restore(end)
    other.screen.settle()
    #expect(other.visibleIDs.last == 59)
    other.restore(start)
    other.screen.settle()
    #expect(other.visibleIDs.first == -10)
  }

  @Test("stands at the same part of a row that has another height")
  func width() throws {
    struct Article: Component {
      var id: Int
      func renderContent() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        return label
      }
      func render(in label: UILabel) {
        label.text = String(repeating: "Wood that fits needs no nails. ", count: 80)
      }
    }
    func show(_ width: CGFloat) -> AbilityStage {
      let stage = AbilityStage(.table)
      stage.view.frame.size.width = width
      stage.table?.render([Section(id: "articles") { for id in 0..<9 { Article(id: id) } }])
      stage.screen.settle()
      return stage
    }
    func part(_ stage: AbilityStage) -> CGFloat {
      guard let table = stage.view as? UITableView else { return .nan }
      let frame = table.rectForRow(at: IndexPath(row: 4, section: 0))
      return (table.contentOffset.y - frame.minY) / frame.height
    }
    let wide = show(300)
    _ = wide.scroll(to: 4, at: .top, animated: false)
    wide.screen.settle()
    let table = try #require(wide.view as? UITableView)
    table.contentOffset.y += table.rectForRow(at: IndexPath(row: 4, section: 0)).height * 0.6
    wide.screen.settle()
    let position = try relaunched(try #require(wide.position))
    wide.screen.close()

    let narrow = show(200)
    narrow.restore(position)
    narrow.screen.settle()
    #expect(abs(part(narrow) - 0.6) < 0.02)
    narrow.view.frame.size.width = 280
    narrow.screen.settle()
    #expect(abs(part(narrow) - 0.6) < 0.02, "also when it is turned")
  }

  @Test("reckons with bars and large titles")
  func largeTitle() throws {
    func show() -> (TestStage, UITableView, TableRenderer) {
      let controller = UITableViewController(style: .plain)
      controller.title = "Inbox"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      let screen = TestStage(root: navigation, size: CGSize(width: 300, height: 600))
      return (screen, controller.tableView, TableRenderer(controller.tableView))
    }
    func rows() -> Section {
      Section(id: 0) { for number in 0..<60 { AbilityStage.Line(number: number) } }
    }
    let (screen, table, renderer) = show()
    renderer.render([rows()])
    screen.settle()
    _ = renderer.scroll(to: 30, at: .top, animated: false)
    screen.settle()
    table.contentOffset.y += 10
    screen.settle()
    let position = try relaunched(try #require(renderer.position(as: Int.self)))
    #expect(position.id == 30)
    let top = table.rectForRow(at: IndexPath(row: 30, section: 0)).minY - table.contentOffset.y
    screen.close()

    let (newScreen, newTable, newRenderer) = show()
    newRenderer.restore(position)
    newRenderer.render([rows()])
    newScreen.settle()
    let newTop =
      newTable.rectForRow(at: IndexPath(row: 30, section: 0)).minY - newTable.contentOffset.y
    #expect(abs(newTop - top) < 1)
    newScreen.close()
  }

  @Test("is none where no row has an identifier of the type", arguments: ListKind.allCases)
  func none(kind: ListKind) {
    let stage = AbilityStage(kind)
    #expect(stage.position == nil)
    stage.render(nil, stage.section(0..<10))
    stage.screen.settle()
    #expect(stage.position != nil)
    #expect(stage.table?.position(as: String.self) == nil)
    #expect(stage.collection?.position(as: String.self) == nil)
  }

  @Test("does nothing to a list without rows, or of other rows", arguments: ListKind.allCases)
  func otherRows(kind: ListKind) throws {
    let (position, _) = try leave(kind, at: 40)
    let stage = AbilityStage(kind)
    stage.restore(position)
    stage.render(nil, stage.rows([]))
    stage.screen.settle()
    stage.render(nil, stage.rows(500..<503))
    stage.screen.settle()
    #expect(stage.visibleIDs.first == 500)
  }
}
