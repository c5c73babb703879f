import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Rows that change while a finger carries one of them.
@MainActor
@Suite(.serialized, .closesWindows)
struct UITableViewMovingUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Carries the second of six rows down by 70 points, changes the rows, and lets go.
  private func move(
    _ change: (MovingStage) -> Void, meanwhile: (MovingStage) -> Void = { _ in }
  ) -> MovingStage {
    let moving = MovingStage([Array(0..<6)])
    moving.lift(1)
    moving.carry(by: 70)
    let cell = moving.table.cellForRow(at: path(1))
    change(moving)
    #expect(moving.table.subviews.contains { $0 === cell })
    #expect(cell?.frame.minY == 110)
    moving.stage.advance(by: 0.4)
    #expect(cell?.tag == 1)
    #expect(cell?.frame.minY == 110)
    #expect(cell?.superview === moving.table)
    meanwhile(moving)
    moving.drop()
    #expect(moving.table.visibleTags == moving.rows.sections.flatMap(\.self))
    #expect(moving.seen == moving.table.visibleTags)
    return moving
  }

  @Test func `the carried row stays with its item, the others make room anew`() {
    let moving = move {
      $0.rows.sections[0].removeFirst()
      $0.table.deleteRows(at: [path(0)], with: .fade)
    } meanwhile: {
      let tops = [2, 3, 4, 5].map($0.top(ofTag:))
      #expect(tops == [0, 40, 80, 160])
    }
    #expect(moving.rows.moves == [[path(0), path(3)]])
    #expect(moving.rows.sections == [[2, 3, 4, 1, 5]])
  }

  @Test func `rows come above and below it`() {
    let moving = move {
      $0.rows.sections[0] = [7, 0, 1, 2, 3, 8, 4, 5]
      $0.table.insertRows(at: [path(0), path(5)], with: .left)
    }
    #expect(moving.rows.moves == [[path(2), path(3)]])
    #expect(moving.rows.sections == [[7, 0, 2, 1, 3, 8, 4, 5]])
  }

  @Test func `the whole list may change around it, and its own place, too`() {
    let moving = move { moving in
      moving.rows.sections[0] = [10, 11, 12, 13, 1]
      moving.table.performBatchUpdates {
        moving.table.deleteRows(at: [0, 2, 3, 4, 5].map { path($0) }, with: .fade)
        moving.table.insertRows(at: (0..<4).map { path($0) }, with: .fade)
      }
    }
    #expect(moving.rows.moves == [[path(4), path(3)]])
    #expect(moving.rows.sections == [[10, 11, 12, 1, 13]])
  }

  @Test func `it may move into another section, and sections come and go`() {
    let moving = move { moving in
      moving.rows.sections = [[20], [0, 1, 2, 3, 4, 5], []]
      moving.table.insertSections([0, 2], with: .fade)
      moving.rows.sections = [[20], [0, 2, 3], [1, 4, 5]]
      moving.table.performBatchUpdates {
        for (old, new) in [(1, 0), (4, 1), (5, 2)] {
          moving.table.moveRow(at: path(old, 1), to: path(new, 2))
        }
      }
    }
    #expect(moving.rows.moves == [[path(0, 2), path(2, 1)]])
    #expect(moving.rows.sections == [[20], [0, 2, 1, 3], [4, 5]])
  }

  @Test func `reloaded, it gets its new cell when it has been put down`() {
    var asked = 0
    let moving = move {
      $0.table.reloadRows(at: (0..<6).map { path($0) }, with: .fade)
    } meanwhile: {
      #expect($0.rows.sections == [[0, 1, 2, 3, 4, 5]])
      asked = $0.rows.asked
    }
    #expect(moving.rows.moves == [[path(1), path(3)]])
    #expect(moving.rows.asked == asked + 1)
  }

  @Test func `reloaded twice, it gets its new cell once`() {
    var asked = 0
    let moving = move {
      $0.table.reloadRows(at: [path(1)], with: .fade)
      $0.table.reloadRows(at: [path(1)], with: .none)
    } meanwhile: {
      asked = $0.rows.asked
    }
    #expect(moving.rows.moves == [[path(1), path(3)]])
    #expect(moving.rows.asked == asked + 1)
  }

  /// Carries the second of six rows, reloads it, puts it down, and types into it.
  ///
  /// - Parameter isCarried: Whether typing begins while it is carried.
  private func typeIntoReloaded(isCarried: Bool, _ moving: MovingStage) throws -> UITextField {
    moving.lift(1)
    moving.carry(by: 70)
    moving.rows.sections[0][1] = 9
    moving.table.reloadRows(at: [path(1)], with: .fade)
    let cell = try #require(moving.table.cellForRow(at: path(1)))
    let field = UITextField(frame: CGRect(x: 60, y: 0, width: 100, height: 40))
    cell.contentView.addSubview(field)
    if isCarried { #expect(field.becomeFirstResponder()) }
    moving.drop(after: 0.05)
    if !isCarried { #expect(field.becomeFirstResponder()) }
    moving.stage.advance(by: 0.5)
    return field
  }

  @Test(arguments: [false, true])
  func `reloaded and typed into since then, it keeps its cell, which shows the new data`(
    isCarried: Bool
  ) throws {
    let moving = MovingStage([Array(0..<6)])
    let field = try typeIntoReloaded(isCarried: isCarried, moving)
    #expect(field.isFirstResponder)
    #expect(moving.table.cellForRow(at: path(3))?.contentView === field.superview)
    #expect(moving.table.visibleTags == [0, 2, 3, 9, 4, 5])
    #expect(moving.seen == moving.table.visibleTags)
  }

  @Test(arguments: [false, true])
  func `reloaded and typed into since then, it gets another cell if there is one for it`(
    isCarried: Bool
  ) throws {
    let moving = MovingStage([Array(0..<6)])
    moving.rows.makesNewCells = true
    let field = try typeIntoReloaded(isCarried: isCarried, moving)
    #expect(!field.isFirstResponder)
    #expect(moving.table.visibleTags == [0, 2, 3, 9, 4, 5])
    #expect(moving.seen == moving.table.visibleTags)
  }

  @Test func `the delegate is asked again, with the new places`() {
    let moving = move { moving in
      #expect(moving.rows.proposals == [path(3)])
      moving.rows.target = { [path(1), $0].min() ?? $0 }
      moving.rows.sections[0].insert(9, at: 6)
      moving.table.insertRows(at: [path(6)], with: .fade)
    }
    #expect(moving.rows.proposals == [path(3), path(3)])
    #expect(moving.rows.moves.isEmpty)
  }

  @Test func `at the end of shorter content it stays under the finger`() {
    let moving = MovingStage([Array(0..<60)])
    moving.table.contentOffset.y = 60 * 40 - 844
    moving.stage.frame()
    moving.lift(50)
    moving.carry(by: -30)
    let cell = moving.table.cellForRow(at: path(50))
    func seen() -> CGFloat? { cell.map { $0.frame.minY - moving.table.contentOffset.y } }
    let before = seen()
    moving.rows.sections[0].removeFirst(30)
    moving.table.deleteRows(at: (0..<30).map { path($0) }, with: .fade)
    #expect(seen() == before)
    moving.stage.advance(by: 0.4)
    #expect(moving.table.contentOffset.y == CGFloat(30 * 40 - 844))
    #expect(seen() == before)
    moving.drop()
    #expect(moving.seen == moving.rows.sections[0].suffix(22).map(\.self))
  }

  @Test(arguments: UInt64(0)..<24)
  func `whatever happens, nothing is lost and the order is that of the data`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let moving = MovingStage([Array(0..<8), [], Array(8..<14)], hasHeaders: seed.isMultiple(of: 2))
    let carried = [2, 9][Int(seed % 2)]
    var (fresh, completions) = (100, 0)
    moving.lift(carried % 7, section: carried < 8 ? 0 : 2)
    for _ in 0..<6 {
      moving.carry(by: CGFloat(Int.random(in: -90...90, using: &random)))
      let old = moving.rows.sections
      moving.rows.sections = shuffled(old, keeping: carried, fresh: &fresh, &random)
      let new = moving.rows.sections
      moving.table.performBatchUpdates {
        perform(old, new, in: moving.table)
      } completion: { _ in
        completions += 1
      }
      moving.stage.advance(by: Double(Int.random(in: 0...3, using: &random)) * 0.1)
    }
    moving.drop()
    #expect(completions == 6)
    #expect(moving.rows.moves.count <= 1)
    #expect(moving.table.visibleTags == moving.rows.sections.flatMap(\.self))
    #expect(moving.seen == moving.table.visibleTags)
    #expect(moving.table.visibleTags.contains(carried))
  }

  /// Other rows: some are gone, some are new, and one goes elsewhere.
  private func shuffled(
    _ sections: [[Int]], keeping carried: Int, fresh: inout Int, _ random: inout SeededRandom
  ) -> [[Int]] {
    var new = sections.map { rows in
      rows.filter { $0 == carried || Int.random(in: 0..<5, using: &random) > 0 }
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let section = Int.random(in: 0..<3, using: &random)
      new[section].insert(fresh, at: Int.random(in: 0...new[section].count, using: &random))
      fresh += 1
    }
    let source = Int.random(in: 0..<3, using: &random)
    if let row = new[source].indices.randomElement(using: &random) {
      let tag = new[source].remove(at: row)
      let target = Int.random(in: 0..<3, using: &random)
      new[target].insert(tag, at: Int.random(in: 0...new[target].count, using: &random))
    }
    return new
  }

  /// Deletes what is gone, inserts what is new and moves what is in both.
  private func perform(_ old: [[Int]], _ new: [[Int]], in table: UITableView) {
    func places(_ sections: [[Int]]) -> [Int: IndexPath] {
      var places: [Int: IndexPath] = [:]
      for (section, rows) in sections.enumerated() {
        for (row, tag) in rows.enumerated() { places[tag] = path(row, section) }
      }
      return places
    }
    let (before, after) = (places(old), places(new))
    for (tag, from) in before {
      if let to = after[tag] {
        if from != to { table.moveRow(at: from, to: to) }
      } else {
        table.deleteRows(at: [from], with: .fade)
      }
    }
    table.insertRows(at: after.filter { before[$0.key] == nil }.map(\.value), with: .fade)
  }
}
