import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Source = UITableViewDiffableDataSource<String, Int>

/// A data source with titles, as programs make them.
private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) }
}

/// A cell that says how often it was configured.
private final class CountingCell: UITableViewCell {
  var configurations = 0
}

/// A table in a window with the data source under test.
@MainActor
private final class Screen {
  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let type: Source.Type
  private(set) lazy var source = makeSource()
  var willMake: (Int) -> Void = { _ in }

  init(_ type: Source.Type = Source.self) {
    self.type = type
    table.rowHeight = 40
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    _ = source
    stage.window.addSubview(table)
    stage.frame()
  }

  private func makeSource() -> Source {
    let provider: Source.CellProvider = { [unowned self] table, path, item in
      willMake(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      (cell as? CountingCell)?.configurations += 1
      return cell
    }
    return type == TitledSource.self
      ? TitledSource(tableView: table, cellProvider: provider)
      : Source(tableView: table, cellProvider: provider)
  }

  func show(_ sections: [(String, [Int])], animated: Bool = false) {
    source.apply(snapshot(sections), animatingDifferences: animated)
    stage.frame()
  }

  func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  var shown: [Int] { table.visibleTags }

  func cell(_ item: Int) -> UITableViewCell? {
    source.indexPath(for: item).flatMap(table.cellForRow)
  }
}

@MainActor @Suite(.serialized, .closesWindows, .timeLimit(.minutes(1))) struct DiffableTableTests {
  @Test func `the table shows what was applied`() {
    let screen = Screen()
    #expect(screen.table.dataSource === screen.source)
    screen.show([("A", [1, 2]), ("B", [3])])
    #expect(screen.shown == [1, 2, 3])
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    screen.show([("B", [3, 4]), ("C", [1])])
    #expect(screen.shown == [3, 4, 1])
  }

  @Test func `identifiers and places translate both ways`() {
    let screen = Screen()
    screen.show([("A", [1, 2]), ("B", [3])])
    let source = screen.source
    #expect(source.itemIdentifier(for: [1, 0]) == 3)
    #expect(source.itemIdentifier(for: [1, 1]) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "B") == 1)
    #expect(source.index(for: "Z") == nil)
    screen.show([("B", [2])])
    #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 0))
  }

  @Test func `rows that stay keep their cells wherever they go`() {
    let screen = Screen()
    screen.show([("A", [1, 2, 3]), ("B", [4])])
    let cells = [1, 2, 3, 4].map { screen.cell($0) }
    screen.show([("A", [3, 4, 1]), ("B", [2])])
    #expect([1, 2, 3, 4].map { screen.cell($0) } == cells)
  }

  @Test func `sections that stay keep their cells wherever they go`() {
    let screen = Screen()
    screen.show([("A", [1]), ("B", [2]), ("C", [3])])
    let cells = [1, 2, 3].map { screen.cell($0) }
    screen.show([("C", [3]), ("A", [1]), ("B", [2])])
    #expect([1, 2, 3].map { screen.cell($0) } == cells)
  }

  @Test func `the completion is called at the end of the animation`() {
    let screen = Screen()
    screen.show([("A", [1])])
    var isDone = false
    screen.source.apply(screen.snapshot([("A", [1, 2])])) { isDone = true }
    screen.stage.advance(by: 0.1)
    #expect(!isDone)
    screen.stage.advance(by: 1)
    #expect(isDone)
  }

  @Test func `without animation rows are in place at once`() {
    let screen = Screen()
    screen.show([("A", [1, 2])])
    var isDone = false
    screen.source.apply(screen.snapshot([("A", [2])]), animatingDifferences: false) {
      isDone = true
    }
    #expect(isDone)
    #expect(screen.cell(2)?.layer.animationKeys() == nil)
    #expect(screen.cell(2)?.frame.minY == 0)
  }

  @Test func `a second snapshot during the animation of the first one is followed`() {
    let screen = Screen()
    screen.show([("A", [1, 2, 3])])
    screen.source.apply(screen.snapshot([("A", [3, 2, 4])]))
    screen.stage.advance(by: 0.1)
    screen.source.apply(screen.snapshot([("A", [4, 1])]))
    screen.stage.advance(by: 1)
    #expect(screen.shown == [4, 1])
    #expect(screen.cell(1)?.frame.minY == 40)
  }

  @Test func `reloaded items get new cells, reconfigured ones keep theirs`() throws {
    let screen = Screen()
    screen.show([("A", [1, 2, 3])])
    let before = try [1, 2, 3].map { try #require(screen.cell($0) as? CountingCell) }
    var snapshot = screen.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    screen.source.apply(snapshot, animatingDifferences: false)
    #expect(screen.cell(1) !== before[0])
    #expect(screen.cell(2) === before[1])
    #expect(before[1].configurations == 2)
    #expect(screen.cell(3) === before[2])
    #expect(before[2].configurations == 1)
    #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(screen.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `items can move and be reconfigured or reloaded in one snapshot`() {
    let screen = Screen()
    screen.show([("A", [1, 2, 3])])
    let cells = [1, 2, 3].map { screen.cell($0) }
    var snapshot = screen.snapshot([("A", [3, 1, 2])])
    snapshot.reconfigureItems([3])
    snapshot.reloadItems([2])
    screen.source.apply(snapshot, animatingDifferences: false)
    #expect(screen.shown == [3, 1, 2])
    #expect(screen.cell(3) === cells[2])
    #expect(screen.cell(1) === cells[0])
    #expect((screen.cell(3) as? CountingCell)?.configurations == 2)
  }

  @Test func `the completion finds reconfigured items configured`() throws {
    let screen = Screen()
    screen.show([("A", [1, 2])])
    let cell = try #require(screen.cell(2) as? CountingCell)
    var snapshot = screen.snapshot([("A", [2])])
    snapshot.reconfigureItems([2])
    var configurations = 0
    screen.source.apply(snapshot, animatingDifferences: false) {
      configurations = cell.configurations
    }
    #expect(configurations == 2)
    #expect(cell.configurations == 2)
  }

  @Test func `a snapshot applied inside a batch reconfigures its own items`() throws {
    let screen = Screen()
    screen.show([("A", [1, 2, 3])])
    let cells = try [2, 3].map { try #require(screen.cell($0) as? CountingCell) }
    var snapshot = screen.snapshot([("A", [2, 3])])
    snapshot.reconfigureItems([2])
    screen.table.performBatchUpdates {
      screen.source.apply(snapshot, animatingDifferences: false)
    }
    #expect(screen.shown == [2, 3])
    #expect(cells.map(\.configurations) == [2, 1])
  }

  @Test func `a reloaded section gets new cells`() {
    let screen = Screen()
    screen.show([("A", [1]), ("B", [2])])
    let cells = [1, 2].map { screen.cell($0) }
    var snapshot = screen.source.snapshot()
    snapshot.reloadSections(["B"])
    snapshot.appendItems([3])
    screen.source.apply(snapshot, animatingDifferences: false)
    #expect(screen.shown == [1, 2, 3])
    #expect(screen.cell(1) === cells[0])
    #expect(screen.cell(2) !== cells[1])
  }

  @Test func `applying with a reload makes all cells anew`() {
    let screen = Screen()
    screen.show([("A", [1, 2])])
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    var isDone = false
    screen.source.applySnapshotUsingReloadData(screen.snapshot([("A", [2, 3])])) { isDone = true }
    #expect(isDone)
    #expect(screen.shown == [2, 3])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func `selection travels with the item`() {
    let screen = Screen()
    screen.show([("A", [1, 2, 3])])
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    screen.show([("A", [3, 1, 9, 2])])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func `titles come from overridden methods`() {
    let screen = Screen(TitledSource.self)
    screen.show([("Fruit", [1])])
    #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
  }

  @Test func `a snapshot applied while another is applied comes next`() {
    let screen = Screen()
    screen.show([("A", [1])])
    screen.willMake = { [unowned screen] item in
      guard item == 2 else { return }
      screen.source.apply(screen.snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    }
    screen.show([("A", [1, 2])])
    #expect(screen.shown == [1, 2, 3])
  }

  @Test func `a snapshot applied while rows scroll into view is shown`() {
    let screen = Screen()
    screen.show([("A", Array(0..<50))])
    var hasApplied = false
    screen.willMake = { [unowned screen] item in
      guard item == 12, !hasApplied else { return }
      hasApplied = true
      screen.source.apply(screen.snapshot([("A", Array(5..<30))]))
    }
    screen.table.contentOffset.y = 120
    screen.stage.advance(by: 1)
    #expect(screen.shown == Array(8..<18))
  }

  @Test func `a table without a window shows what was applied`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 2])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    #expect(isDone)
    #expect(table.visibleTags == [1, 2])
  }

  @Test func `a data source that outlives its table keeps its snapshots`() {
    var source: Source?
    do {
      let table = UITableView(frame: .zero)
      source = Source(tableView: table) { _, _, _ in UITableViewCell() }
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    var isDone = false
    source?.apply(snapshot) { isDone = true }
    #expect(isDone)
    #expect(source?.snapshot().sectionIdentifiers == ["A"])
  }

  @Test func `an awaited snapshot made in the background is shown afterwards`() async {
    let screen = Screen()
    let source = screen.source
    await Task.detached {
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(Array(0..<1_000))
      await source.apply(snapshot, animatingDifferences: false)
      await source.applySnapshotUsingReloadData(snapshot)
    }.value
    #expect(screen.table.numberOfRows(inSection: 0) == 1_000)
    #expect(screen.shown == Array(0..<10))
  }

  @Test func `random snapshots end in what they say, with every animation`() {
    let screen = Screen()
    var random = SeededRandom(seed: 11)
    let animations: [UITableView.RowAnimation] = [.automatic, .fade, .left, .middle, .none]
    for round in 0..<60 {
      let count = Int.random(in: 0...20, using: &random)
      let items = Array(0..<24).shuffled(using: &random).prefix(count)
      let names = ["A", "B", "C"].shuffled(using: &random).dropFirst(round % 3)
      var sections = names.map { ($0, [Int]()) }
      for item in items {
        sections[Int.random(in: 0..<names.count, using: &random)].1.append(item)
      }
      var snapshot = screen.snapshot(sections)
      let present = Set(screen.source.snapshot().itemIdentifiers)
      snapshot.reloadItems(items.filter { present.contains($0) && $0 % 5 == 0 })
      snapshot.reconfigureItems(items.filter { $0 % 7 == 1 })
      screen.source.defaultRowAnimation = animations[round % animations.count]
      screen.source.apply(snapshot, animatingDifferences: round % 4 != 3)
      screen.stage.advance(by: [0, 0.1, 1][round % 3])
      let all = snapshot.itemIdentifiers
      let isSettled = screen.shown == Array(all[..<min(all.count, screen.shown.count)])
      #expect(isSettled, "round \(round)")
      #expect(screen.shown.count >= min(all.count, 9), "round \(round)")
    }
  }
}
