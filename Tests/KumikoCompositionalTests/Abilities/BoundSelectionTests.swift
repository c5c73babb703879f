import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A selection that is bound", .closesWindows, .serialized)
@MainActor
struct BoundSelectionTests {
  final class State { var picked: Set<Int> = [] }

  let state = State()

  private func options(_ mode: SelectionMode = .multiple) -> ListOptions {
    ListOptions().selection(Bound(state, \.picked), mode: mode)
  }

  private func selectedCount(in stage: AbilityStage) -> Int {
    (stage.view as? UITableView)?.indexPathsForSelectedRows?.count
      ?? (stage.view as? UICollectionView)?.indexPathsForSelectedItems?.count ?? 0
  }

  @Test("follows the user, and leads the list", arguments: [ListKind.table, .list, .grid, .form])
  func both(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    state.picked = [3, 999]
    stage.render(options(), stage.section(0..<6))
    #expect(selectedCount(in: stage) == 1)
    try stage.screen.tap(on: "line 0")
    #expect(state.picked == [0, 3, 999])
    state.picked = [1, 2]
    stage.render(options(), stage.section(0..<6))
    #expect(selectedCount(in: stage) == 2)
    try stage.screen.tap(on: "line 1")
    #expect(state.picked == [2])
    stage.render(options(), stage.section(3..<6))
    #expect(state.picked == [], "identifiers leave with their rows")
  }

  @Test(
    "holds one row where there can be only one", arguments: [ListKind.table, .list, .grid, .form])
  func single(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(options(.single), stage.section(0..<6))
    try stage.screen.tap(on: "line 0")
    stage.render(options(.single), stage.section(0..<6))
    try stage.screen.tap(on: "line 1")
    stage.screen.advance(by: 0.1)
    #expect(state.picked == [1])
  }

  @Test("works in shelves")
  func shelf() throws {
    let stage = AbilityStage(.shelf)
    stage.render(options(), stage.section(0..<6))
    try stage.screen.tap(on: "line 0")
    #expect(state.picked == [0])
    state.picked = [3]
    stage.render(options(), stage.section(0..<6))
    #expect(selectedCount(in: stage) == 1)
    try stage.screen.tap(on: "line 0")
    #expect(state.picked == [0, 3])
    stage.render(options(), stage.section(3..<6))
    #expect(state.picked == [3])
  }

  @Test("takes ranges from shift and a click", arguments: ListKind.allCases)
  func clicks(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(options(), stage.section(0..<6))
    let lines = kind == .shelf ? [0] : [1, 4]
    let points = try lines.map { try middle(of: "line \($0)", in: stage) }
    stage.screen.display.click(at: points[0], modifiers: [])
    stage.screen.display.click(at: points[points.count - 1], modifiers: .shift)
    #expect(kind == .shelf ? state.picked.count <= 1 : state.picked == [1, 2, 3, 4])
  }

  @Test(
    "takes ranges from two fingers that move together",
    arguments: [ListKind.table, .list, .grid, .form])
  func twoFingers(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(options(), stage.section(0..<6))
    let (start, end) = (
      try middle(of: "line 0", in: stage), try middle(of: "line 5", in: stage)
    )
    let display = stage.screen.display
    for finger in 0...1 { display.press(at: start.moved(finger), finger: finger) }
    for step in 1...10 {
      let way = (end.y - start.y) * CGFloat(step) / 10
      for finger in 0...1 {
        display.move(to: CGPoint(x: start.moved(finger).x, y: start.y + way), finger: finger)
      }
      stage.screen.advance(by: 0.02)
    }
    for finger in 0...1 { display.lift(finger: finger) }
    stage.screen.settle()
    #expect(state.picked.count >= 5, "\(state.picked)")
    stage.render(options(), stage.section(0..<6))
    #expect(selectedCount(in: stage) == state.picked.count)
  }

  private func middle(of text: String, in stage: AbilityStage) throws -> CGPoint {
    let cell = try #require(stage.cell(showing: text))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test("takes ranges from shift and the arrows", arguments: [ListKind.table, .list, .form])
  func keys(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    (stage.view as? UITableView)?.allowsFocus = true
    (stage.view as? UICollectionView)?.allowsFocus = true
    stage.render(options(), stage.section(0..<6))
    stage.screen.press(.tab)
    stage.screen.press(.down)
    stage.screen.press(.space)
    stage.screen.press(.down, modifiers: .shift)
    stage.screen.press(.down, modifiers: .shift)
    #expect(state.picked.count == 3)
    stage.screen.press(.up, modifiers: .shift)
    #expect(state.picked.count == 2)
  }

  @Test("allows two fingers to select where several rows can be", arguments: ListKind.allCases)
  func fingers(kind: ListKind) {
    let stage = AbilityStage(kind)
    for (mode, isAllowed) in [
      (SelectionMode.multiple, true), (.multipleWhileEditing, true), (.single, false),
      (.none, false),
    ] {
      stage.render(
        options(mode),
        stage.arranged(
          Section(id: "lines") {
            AbilityStage.Line(number: 0)
            AbilityStage.Line(number: 1).selectable(false)
          }))
      let answers = [0, 1].map { item -> Bool? in
        let path = IndexPath(item: item, section: 0)
        if let table = stage.view as? UITableView {
          return table.delegate?.tableView(
            table, shouldBeginMultipleSelectionInteractionAt: path)
        }
        return (stage.view as? UICollectionView).flatMap {
          $0.delegate?.collectionView($0, shouldBeginMultipleSelectionInteractionAt: path)
        }
      }
      #expect(answers == [isAllowed, false])
    }
  }

  @Test("has an index of its sections beside the rows", arguments: [ListKind.table, .list])
  func index(kind: ListKind) {
    let stage = AbilityStage(kind)
    let sections = ["A", "B", "C"].enumerated().map { index, letter in
      stage.arranged(
        Section(id: letter, header: letter) {
          for number in 0..<20 { AbilityStage.Line(number: index * 100 + number) }
        }.indexTitle(letter))
    }
    stage.render(nil, sections)
    let (table, view) = (stage.view as? UITableView, stage.view as? UICollectionView)
    let titles =
      table.flatMap { $0.dataSource?.sectionIndexTitles(for: $0) }
      ?? view.flatMap { $0.dataSource?.indexTitles(for: $0) }
    #expect(titles == ["A", "B", "C"])
  }
}

extension CGPoint {
  /// Where another finger is, beside one at this point.
  fileprivate func moved(_ finger: Int) -> CGPoint { CGPoint(x: x + CGFloat(finger) * 30, y: y) }
}
