import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Snapshots that other threads than the main one apply.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct ThreadedSnapshotTests {
  private let stage = Stage()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source: UITableViewDiffableDataSource<Int, Int>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    stage.window.addSubview(table)
    stage.frame()
  }

  private var shown: [Int] {
    stage.frame()
    return table.visibleCells.map(\.tag)
  }

  /// Lets what waits for the main queue run.
  private func mainQueueTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `the main thread follows what another thread applies`() async {
    let source = source
    let calls = Counter()
    let applied = onOtherThread {
      for item in 1...3 {
        var snapshot = source.snapshot()
        if item == 1 { snapshot.appendSections([0]) }
        snapshot.appendItems([item])
        source.apply(snapshot, animatingDifferences: false) {
          if MainQueue.isCurrent { calls.increment() }
        }
      }
      return source.snapshot().itemIdentifiers
    }
    #expect(applied == [1, 2, 3])
    #expect(source.snapshot().numberOfItems == 0)
    await mainQueueTurn()
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(shown == [1, 2, 3])
    #expect(calls.value == 3)
  }

  @Test func `another thread sees what the main thread applied`() async {
    let source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    snapshot.reconfigureItems([7])
    source.applySnapshotUsingReloadData(snapshot, completion: nil)
    let there = onOtherThread { source.snapshot() }
    #expect(there.itemIdentifiers == [7, 8])
    #expect(there.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `a task waits for a snapshot, wherever it runs`() async {
    let source = source
    await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([4, 5])
      await source.applySnapshotUsingReloadData(snapshot)
      snapshot.deleteItems([4])
      await source.apply(snapshot, animatingDifferences: false)
    }.value
    #expect(source.snapshot().itemIdentifiers == [5])
    #expect(shown == [5])
  }
}
