import HeadlessHost
import Kumiko
import UIKit

/// A table of many lazily built rows on a headless screen.
@MainActor
final class TableBench {
  let display: HeadlessDisplay
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private let window: UIWindow
  private(set) var ids: [Int]

  /// Makes the table; it is shown by ``open()``.
  init(rows: Int) {
    display = HeadlessDisplay.install(scale: 1)
    window = UIWindow(frame: UIScreen.main.bounds)
    ids = Array(0..<rows)
    tableView.rowHeight = 60
    tableView.estimatedRowHeight = 60
  }

  /// Shows the table: from the data to the first picture.
  func open() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    renderer.target = tableView
    render()
    draw()
  }

  func close() {
    display.advanceUntilIdle()
    window.isHidden = true
  }

  /// Scrolls, and draws the frame.
  func scroll(by points: CGFloat) {
    tableView.contentOffset.y += points
    draw()
  }

  /// Goes to a row, and draws the frame.
  func jump(to row: Int) {
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    draw()
  }

  /// Inserts a row among those in view.
  func insertRow(measuring clock: (() -> Void) -> Void) {
    let row = visibleRow
    ids.insert(-1 - ids.count, at: row)
    update(measuring: clock) {
      $0.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
  }

  /// Shows another row in the place of one in view.
  func reloadRow(measuring clock: (() -> Void) -> Void) {
    let row = visibleRow
    ids[row] = -1 - ids[row]
    update(measuring: clock) {
      $0.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
  }

  /// Moves a row in view by three places.
  func moveRow(measuring clock: (() -> Void) -> Void) {
    let row = visibleRow
    ids.insert(ids.remove(at: row), at: row + 3)
    update(measuring: clock) {
      $0.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: row + 3, section: 0))
    }
  }

  /// Changes rows through the list view alone, and draws the first frame of the animation. Making
  /// the new data and freeing the old is not measured: it is the caller's.
  private func update(
    measuring clock: (() -> Void) -> Void, _ change: @escaping (UITableView) -> Void
  ) {
    let (sections, freedLater) = ([section], renderer.adapter.data)
    defer { keep(freedLater) }
    clock {
      tableView.performBatchUpdates {
        renderer.adapter.data = sections
        change(tableView)
      }
      draw()
    }
    display.advanceUntilIdle()
  }

  /// Renders the same rows with one inserted, diff and all.
  func renderInsertedRow(measuring clock: (() -> Void) -> Void) {
    ids.insert(-1 - ids.count, at: visibleRow)
    clock {
      render()
      draw()
    }
    display.advanceUntilIdle()
  }

  /// The third row in view.
  private var visibleRow: Int { (tableView.indexPathsForVisibleRows?.first?.row ?? 0) + 2 }

  private var section: Section { Section(id: 0, of: ids, id: \.self) { BenchmarkRow(id: $0) } }

  private func render() { renderer.render([section]) }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }
}
