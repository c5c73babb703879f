import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Moving a row` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func render(_ lists: [[String]]) {
    stage.render(
      lists.enumerated().map { index, ids in
        Section(id: index) { for id in ids { Item(id).reorderable(id != "x") } }
      })
  }

  func options(acrossSections: Bool = true) -> ListOptions {
    ListOptions().onMove(acrossSections: acrossSections) { [log] move in
      let neighbors = [move.previousID, move.nextID].map { $0 as? String ?? "-" }
      log.events.append(
        "\(move.id) from \(move.sourceSectionID) to \(move.sectionID), "
          + neighbors.joined(separator: " and "))
    }
  }

  @Test func `needs a modifier and a handler`() {
    render([["a", "x"]])
    func canMove(_ row: Int) -> Bool {
      stage.adapter.tableView(stage.table, canMoveRowAt: path(row))
    }
    #expect(!canMove(0))
    stage.renderer.options = options()
    #expect(canMove(0))
    #expect(!canMove(1))
  }

  @Test func `tells identifiers, and keeps the data in step`() {
    stage.renderer.options = options()
    render([["a", "b", "c"], ["d"]])
    stage.adapter.tableView(stage.table, moveRowAt: path(0), to: path(2))
    stage.adapter.tableView(stage.table, moveRowAt: path(1), to: path(0, 1))
    #expect(log.take() == ["a from 0 to 0, c and -", "c from 0 to 1, - and d"])
    #expect(text(of: stage.adapter.data) == "0: b0 a0 | 1: c0 d0")
  }

  @Test func `stays in its section if it must`() {
    stage.renderer.options = options(acrossSections: false)
    render([["a", "b"], ["c", "d"], ["e"]])
    func target(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath {
      stage.adapter.tableView(
        stage.table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    #expect(target(path(0, 1), path(0, 0)) == path(0, 1))
    #expect(target(path(0, 1), path(1, 2)) == path(1, 1))
    #expect(target(path(0, 1), path(1, 1)) == path(1, 1))
    stage.renderer.options = options()
    #expect(target(path(0, 1), path(1, 2)) == path(1, 2))
  }

  /// The handle of a row that is being edited.
  func handle(of row: Int) throws -> UIView {
    let cell = try #require(stage.table.cellForRow(at: path(row)))
    return try #require(
      cell.subviews.first { String(describing: Swift.type(of: $0)).contains("Reorder") })
  }

  @Test(arguments: [true, false])
  func `by its handle leads to a render that agrees or takes it back`(agrees: Bool) async throws {
    var ids = ["a", "b", "c", "d"]
    stage.renderer.options = ListOptions().onMove { [unowned stage] move in
      if agrees, let id = move.id(as: String.self) {
        ids.removeAll { $0 == id }
        ids.insert(id, at: move.destination.row)
      }
      stage.renderer.render([Section(id: 0) { for id in ids { Item(id).reorderable() } }])
    }
    render([ids])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    stage.screen.drag(try handle(of: 0), by: CGVector(dx: 0, dy: 85))
    for _ in 0..<6 { await Task.yield() }
    stage.screen.settle()
    let order = agrees ? ["b", "c", "a", "d"] : ["a", "b", "c", "d"]
    #expect(stage.shown == order.enumerated().map { "row 0/\($0): \($1)0" })
    #expect(stage.screen.texts == order.map { "\($0)0" })
  }

  @Test func `keeps rows picked, whatever options its handler gives`() async throws {
    let selection = Selection(.multipleWhileEditing, ids: ["b", "c"])
    func options() -> ListOptions {
      ListOptions().selection(selection).onMove { [unowned stage] _ in
        stage.renderer.options = options().footer(Title("moved"))
      }
    }
    stage.renderer.options = options()
    render([["a", "b", "c", "d"]])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    stage.screen.drag(try handle(of: 3), by: CGVector(dx: 0, dy: -125))
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row).sorted() == [2, 3])
    #expect(selection.ids == ["b", "c"])
    for _ in 0..<4 { await Task.yield() }
    stage.screen.settle()
    #expect(stage.screen.texts == ["d0", "a0", "b0", "c0", "moved"])
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row).sorted() == [2, 3])
  }

  /// Lifts a row by its handle, carries it down, renders meanwhile, and lets go.
  func drag(_ row: Int, by distance: CGFloat, _ meanwhile: () -> Void) throws {
    let view = try handle(of: row)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let goal = CGPoint(x: point.x, y: point.y + distance)
    stage.screen.display.touch(.began, at: point)
    stage.screen.advance(by: 0.2)
    stage.screen.display.touch(.moved, at: goal)
    stage.screen.advance(by: 0.2)
    meanwhile()
    stage.screen.advance(by: 0.2)
    stage.screen.display.touch(.ended, at: goal)
    stage.screen.settle()
  }

  @Test func `goes on while other rows are rendered around it`() throws {
    stage.renderer.options = options()
    render([["a", "b", "c", "d"]])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    let (before, cell) = (stage.completionCount, stage.table.cellForRow(at: path(1)))
    try drag(1, by: 50) {
      render([["y", "a", "b", "c", "e", "d"], ["z"]])
      stage.screen.advance(by: 0.1)
      render([["c", "e", "d", "b"], ["z", "y"]])
    }
    #expect(stage.table.cellForRow(at: path(2)) === cell)
    #expect(log.take() == ["b from 0 to 0, e and d"])
    #expect(stage.screen.texts == ["c0", "e0", "b0", "d0", "z0", "y0"])
    #expect(stage.completionCount == before + 2)
  }

  @Test func `shows the row's new state, too`() throws {
    stage.renderer.options = options()
    render([["a", "b", "c"]])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    try drag(0, by: 50) {
      stage.render([
        Section(id: 0) {
          Item("a", 1).reorderable()
          Item("b").reorderable()
          Item("c", 1).reorderable()
        }
      ])
    }
    #expect(log.take() == ["a from 0 to 0, b and c"])
    #expect(stage.screen.texts == ["b0", "a1", "c1"])
  }

  @Test func `may be interrupted by a render without the row`() throws {
    stage.renderer.options = options()
    render([["a", "b", "c"]])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    let view = try handle(of: 0)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.screen.display.touch(.began, at: point)
    stage.screen.advance(by: 0.2)
    stage.screen.display.touch(.moved, at: CGPoint(x: point.x, y: point.y + 50))
    stage.screen.advance(by: 0.2)
    render([["b", "c", "d"]])
    stage.screen.advance(by: 0.2)
    stage.screen.display.touch(.ended, at: CGPoint(x: point.x, y: point.y + 50))
    stage.screen.settle()
    #expect(stage.screen.texts == ["b0", "c0", "d0"])
  }
}
