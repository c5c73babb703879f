import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// What the delegate of a list was asked and told about the focus.
@MainActor
private final class FocusSteps: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  private(set) var steps: [String] = []
  private(set) var asked = 0
  private(set) var animated = 0
  var preferred: IndexPath?
  var allows = true
  var selected: [Int] = []

  /// Steps as places alone, and the tags of the views that they led from and to.
  private(set) var recovered: [String] = []
  private(set) var views: [String] = []

  func forget() { (steps, asked, recovered, views) = ([], 0, [], []) }

  private func note(_ old: IndexPath?, _ new: IndexPath?, _ context: UIFocusUpdateContext) {
    let name = { (path: IndexPath?) in path.map { "\($0[1])" } ?? "none" }
    let tags = [context.previouslyFocusedView, context.nextFocusedView].map { view in
      view.map { "\($0.tag)" } ?? "none"
    }
    let heading: String? =
      switch context.focusHeading {
      case .up: "up"
      case .down: "down"
      case .left: "left"
      case .right: "right"
      case []: nil
      default: "\(context.focusHeading.rawValue)"
      }
    recovered.append("\(name(old)) → \(name(new))")
    views.append(tags.joined(separator: ", "))
    let isTrue = tags == [name(old), name(new)]
    steps.append(
      "\(name(old)) → \(name(new))\(heading.map { " \($0)" } ?? "")\(isTrue ? "" : " \(tags)")")
  }

  private func animate(with coordinator: UIFocusAnimationCoordinator) {
    coordinator.addCoordinatedAnimations(nil) { self.animated += 1 }
    coordinator.addCoordinatedFocusingAnimations { #expect($0.duration > 0) }
    coordinator.addCoordinatedUnfocusingAnimations(
      { _ in #expect(UIView.inheritedAnimationDuration > 0) }, completion: { self.animated += 1 })
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    asked += 1
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context)
    animate(with: coordinator)
  }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    asked += 1
    return allows
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context)
    animate(with: coordinator)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// What delegates of lists learn when keys move from item to item.
@MainActor
@Suite(.serialized, .closesWindows) struct FocusUpdateTests {
  private let stage = Stage()
  private let log = FocusSteps()
  private let items = Items(count: 9)
  private let rows = Rows(count: 9)

  /// Three columns of items of 100 × 40 points.
  private func showGrid() -> UICollectionView {
    let view = stage.show(makeGrid(), items, log)
    view.alwaysBounceVertical = false
    return view
  }

  private func showTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.alwaysBounceVertical) = (40, false)
    (table.dataSource, table.delegate) = (rows, log)
    stage.window.addSubview(table)
    stage.frame()
    return table
  }

  private func press(_ codes: KeyInput.Code..., shift: Bool = false) {
    for code in codes {
      stage.key(KeyInput(code, isShiftDown: shift))
      stage.frame()
    }
  }

  @Test func `a collection view's delegate is told of each step, with cells and its way`() {
    let view = showGrid()
    press(.down, .right, .down, .left, .up)
    #expect(
      log.steps == ["none → 0 down", "0 → 1 right", "1 → 4 down", "4 → 3 left", "3 → 0 up"])
    #expect(log.asked == 5)
    #expect(view.visibleCells.filter(\.isFocused).map(\.tag) == [0])
    stage.advance(by: 0.5)
    #expect(log.animated == 10)
  }

  @Test func `a table's delegate is told of each step, with cells and its way`() {
    let table = showTable()
    press(.down, .down, .up)
    #expect(log.steps == ["none → 0 down", "0 → 1 down", "1 → 0 up"])
    #expect(log.asked == 3)
    #expect(table.visibleCells.filter(\.isFocused).map(\.tag) == [0])
    stage.advance(by: 0.5)
    #expect(log.animated == 6)
  }

  @Test func `a finger takes the focus away, and nobody is asked`() {
    let view = showGrid()
    press(.down)
    log.forget()
    stage.tap(at: CGPoint(x: 150, y: 300))
    #expect(log.steps == ["0 → none"])
    #expect(log.asked == 0)
    #expect(view.visibleCells.filter(\.isFocused).isEmpty)
  }

  @Test func `a delegate may keep the focus where it is`() {
    let view = showGrid()
    view.selectionFollowsFocus = true
    view.allowsMultipleSelection = true
    log.allows = false
    press(.down)
    #expect(log.asked == 1)
    #expect(log.steps.isEmpty)
    #expect(log.selected.isEmpty)
    log.allows = true
    press(.down)
    log.allows = false
    press(.right)
    press(.right, shift: true)
    #expect(log.steps == ["none → 0 down"])
    #expect(log.selected == [0])
    #expect(view.visibleCells.filter(\.isFocused).map(\.tag) == [0])
  }

  @Test func `a delegate may keep the focus in a table where it is`() {
    let table = showTable()
    log.allows = false
    press(.down)
    #expect(log.asked == 1)
    #expect(table.visibleCells.filter(\.isFocused).isEmpty)
  }

  @Test func `keys in a table begin at the row that the delegate prefers, and return to it`() {
    let table = showTable()
    #expect(!table.remembersLastFocusedIndexPath)
    log.preferred = [0, 3]
    press(.down)
    #expect(log.steps == ["none → 3 down"])
    table.remembersLastFocusedIndexPath = true
    stage.tap(at: CGPoint(x: 150, y: 450))
    press(.down)
    #expect(log.steps.last == "none → 3 down")
    press(.down)
    #expect(log.steps.last == "3 → 4 down")
  }
}

// MARK: Recovery

extension FocusUpdateTests {
  private func focusedTags(_ cells: [UIView]) -> [Int] {
    cells.filter {
      ($0 as? UITableViewCell)?.isFocused ?? ($0 as? UICollectionViewCell)?.isFocused ?? false
    }.map(\.tag)
  }

  @Test func `a reload of a table leads the focus to the row at the same place`() {
    defer { stage.close() }
    let table = showTable()
    press(.down, .down)
    log.forget()
    rows.sections = [[20, 21, 22]]
    table.reloadData()
    stage.frame()
    #expect(focusedTags(table.visibleCells) == [21])
    #expect(log.recovered == ["1 → 1"])
    #expect(log.views == ["none, 21"])
    #expect(log.asked == 0)
    press(.down)
    #expect(focusedTags(table.visibleCells) == [22])
  }

  @Test func `a reload of a collection view leads the focus to the item at the same place`() {
    defer { stage.close() }
    let view = showGrid()
    press(.down, .right)
    log.forget()
    items.sections = [[20, 21, 22]]
    view.reloadData()
    stage.frame()
    #expect(focusedTags(view.visibleCells) == [21])
    #expect(log.recovered == ["1 → 1"])
    #expect(log.views == ["none, 21"])
    #expect(log.asked == 0)
    press(.right)
    #expect(focusedTags(view.visibleCells) == [22])
  }

  @Test func `the nearest row gets the focus of one that is gone`() {
    defer { stage.close() }
    let table = showTable()
    press(.down, .down, .down)
    rows.sections[0].remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .fade)
    #expect(focusedTags(table.visibleCells).isEmpty)
    stage.frame()
    #expect(focusedTags(table.visibleCells) == [3])
    rows.sections = [[0, 1]]
    table.reloadData()
    stage.frame()
    #expect(focusedTags(table.visibleCells) == [1])
    #expect(log.recovered.suffix(2) == ["2 → 2", "2 → 1"])
  }

  @Test func `the nearest item gets the focus of one that is gone`() {
    defer { stage.close() }
    let view = showGrid()
    press(.down, .right)
    items.sections[0].remove(at: 1)
    items.sections[0].insert(contentsOf: [30, 31], at: 0)
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0], [0, 1]])
    }
    stage.advance(by: 1)
    #expect(focusedTags(view.visibleCells) == [2])
    #expect(log.recovered.last == "1 → 3")
    items.sections[0] = [0]
    view.reloadData()
    stage.frame()
    #expect(focusedTags(view.visibleCells) == [0])
  }

  @Test func `another data source leads the focus of items on, and none takes it away`() {
    defer { stage.close() }
    let view = showGrid()
    press(.down, .down)
    let more = Items([[50, 51, 52, 53, 54]])
    view.dataSource = more
    stage.frame()
    #expect(focusedTags(view.visibleCells) == [53])
    view.dataSource = nil
    stage.frame()
    #expect(log.recovered.last == "3 → none")
  }

  @Test func `another data source leads the focus of rows on, and none takes it away`() {
    defer { stage.close() }
    let table = showTable()
    press(.down, .down)
    let more = Rows([[50, 51, 52]])
    table.dataSource = more
    stage.frame()
    #expect(focusedTags(table.visibleCells) == [51])
    table.dataSource = nil
    stage.frame()
    #expect(log.recovered.last == "1 → none")
  }

  @Test func `a row that is replaced gets the focus again, with its new cell`() {
    defer { stage.close() }
    let table = showTable()
    press(.down)
    rows.sections[0][0] = 70
    table.reloadRows(at: [[0, 0]], with: .none)
    stage.frame()
    #expect(focusedTags(table.visibleCells) == [70])
    #expect(log.recovered.last == "0 → 0")
  }

  @Test func `a finger before the next layout takes a lost focus away`() {
    defer { stage.close() }
    let table = showTable()
    press(.down)
    table.reloadData()
    stage.tap(at: CGPoint(x: 150, y: 450))
    stage.frame()
    #expect(focusedTags(table.visibleCells).isEmpty)
    #expect(log.recovered.last == "0 → none")
  }

  @Test func `a cell that draws its focus itself has no ring`() throws {
    defer { stage.close() }
    let table = showTable()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.focusStyle == .default)
    let count = cell.subviews.count
    press(.down)
    #expect(cell.subviews.count == count + 1)
    cell.focusStyle = .custom
    #expect(cell.subviews.count == count)
    #expect(cell.isFocused)
    #expect(cell.configurationState.isFocused)
    press(.down, .up)
    #expect(cell.subviews.count == count)
    #expect(cell.isFocused)
    cell.focusStyle = .default
    #expect(cell.subviews.count == count + 1)
  }
}
