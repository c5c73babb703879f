import CBenchmarks
import HeadlessHost
import Kumiko
import UIKit

/// What is done to both lists. Each call ends with a picture of 390 × 844 pixels.
@MainActor
protocol ComparedList: AnyObject {
  /// From the caller's data, which exist, to the first picture.
  func open()
  func jump(to row: Int)
  func scroll(by points: Double)
  /// Inserts a row above all others.
  func insertFirst(_ number: Int)
  /// Replaces some rows; it is known which.
  func change(_ rows: [Int], to numbers: [Int])
  /// Makes new data for ``reload()``, which is not measured.
  func prepareData(from first: Int)
  /// Replaces all rows by the new data.
  func reload()
  /// Frees what it has replaced, which is not measured.
  func tidy()
  func close()
}

/// A `UITableView` with rows that are built when they come into view.
@MainActor
final class OurList: ComparedList {
  private let display = HeadlessDisplay.install(scale: 1)
  private let window: UIWindow
  private let controller = UIViewController(nibName: nil, bundle: nil)
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private var ids: [Int]
  private var freedLater: [Section] = []

  init(count: Int) {
    ids = Array(0..<count)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    draw()
  }

  func open() {
    tableView.separatorStyle = .none
    controller.view.addSubview(tableView)
    renderer.target = tableView
    render()
  }

  func jump(to row: Int) {
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    draw()
  }

  func scroll(by points: Double) {
    tableView.contentOffset.y += points
    draw()
  }

  func insertFirst(_ number: Int) {
    update { tableView in
      ids.insert(number, at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }

  func change(_ rows: [Int], to numbers: [Int]) {
    update { tableView in
      for (row, number) in zip(rows, numbers) { ids[row] = number }
      tableView.reloadRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  func prepareData(from first: Int) { ids = Array(first..<first + ids.count) }

  func reload() { render() }

  /// Shows the rows as they are now, finding out by itself what has changed.
  func render() {
    freedLater = renderer.adapter.data
    renderer.render([section])
    draw()
  }

  /// Inserts a row above all others without telling.
  func renderInsertedRow(_ number: Int) {
    ids.insert(number, at: 0)
    UIView.performWithoutAnimation { render() }
  }

  func tidy() {
    freedLater = []
    display.advanceUntilIdle()
  }

  func close() {
    tidy()
    window.isHidden = true
  }

  private var section: Section { Section(id: 0, of: ids, id: \.self) { ComparedRow(id: $0) } }

  /// As GTK's list, which has no animations: from one frame to the next.
  ///
  /// The section holds the numbers. It lets go of them before they change, or else Swift would copy
  /// a million of them for one insertion.
  private func update(_ change: (UITableView) -> Void) {
    UIView.performWithoutAnimation {
      tableView.performBatchUpdates {
        renderer.adapter.data = []
        change(tableView)
        renderer.adapter.data = [section]
      }
    }
    draw()
  }

  private func draw() {
    display.advance(by: 1 / 60)
    picture = display.snapshot()
  }

  /// What was drawn last.
  private(set) var picture: Snapshot?
}

/// A `GtkListView` on a `GListStore`.
@MainActor
final class GtkListUnderTest: ComparedList {
  private let list = gtk_list_new(390, 844)
  private let count: Int

  init(count: Int) {
    self.count = count
    prepareData(from: 0)
  }

  func open() { gtk_list_open(list) }
  func jump(to row: Int) { gtk_list_jump(list, row) }
  func scroll(by points: Double) { gtk_list_scroll(list, points) }
  func insertFirst(_ number: Int) { gtk_list_insert_first(list, number) }

  func change(_ rows: [Int], to numbers: [Int]) {
    gtk_list_change(list, rows, numbers, rows.count)
  }

  func prepareData(from first: Int) { gtk_list_make_items(list, first, count) }
  func reload() { gtk_list_reload(list) }
  func tidy() {}
  func close() { gtk_list_free(list) }

  /// Writes what was drawn last.
  func writePicture(to path: String) { _ = gtk_list_write_picture(list, path) }
}
