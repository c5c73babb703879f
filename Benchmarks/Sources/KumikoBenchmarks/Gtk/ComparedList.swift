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

/// Numbers that grow at both ends without moving the others, as a `GListStore` does.
private struct Numbers: RandomAccessCollection {
  /// The numbers before ``base``, the last one first.
  private var head: [Int] = []
  private var base: [Int]

  init(_ numbers: Range<Int>) { base = Array(numbers) }

  var startIndex: Int { 0 }
  var endIndex: Int { head.count + base.count }

  subscript(index: Int) -> Int {
    get { index < head.count ? head[head.count - 1 - index] : base[index - head.count] }
    set {
      if index < head.count {
        head[head.count - 1 - index] = newValue
      } else {
        base[index - head.count] = newValue
      }
    }
  }

  mutating func prepend(_ number: Int) { head.append(number) }
}

/// One of our list views.
@MainActor
protocol OurComparedList: ComparedList {
  /// Inserts a row above all others without telling.
  func renderInsertedRow(_ number: Int)
}

/// A list view of ours with rows that are built when they come into view.
@MainActor
final class OurList<View: BatchUpdating, Adapter: ListAdapter>: OurComparedList {
  private let display = HeadlessDisplay.install(scale: 1)
  private let window: UIWindow
  private let controller = UIViewController(nibName: nil, bundle: nil)
  private let list: View
  private let renderer: Renderer<ListUpdater<View, Adapter>>
  private var ids: Numbers
  private var freedLater: [Section] = []

  fileprivate init(
    count: Int, _ list: View, _ adapter: Adapter, _ updater: ListUpdater<View, Adapter>
  ) {
    ids = Numbers(0..<count)
    self.list = list
    renderer = Renderer(adapter: adapter, updater: updater)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    draw()
  }

  func open() {
    controller.view.addSubview(list)
    renderer.target = list
    render()
  }

  func jump(to row: Int) {
    list.scrollToItem(at: IndexPath(item: row, section: 0), at: .middle, animated: false)
    draw()
  }

  func scroll(by points: Double) {
    list.contentOffset.y += points
    draw()
  }

  func insertFirst(_ number: Int) {
    update {
      ids.prepend(number)
      return .insertItems([IndexPath(item: 0, section: 0)])
    }
  }

  func change(_ rows: [Int], to numbers: [Int]) {
    update {
      for (row, number) in zip(rows, numbers) { ids[row] = number }
      return .reloadItems(rows.map { IndexPath(item: $0, section: 0) })
    }
  }

  func prepareData(from first: Int) { ids = Numbers(first..<first + ids.count) }

  func reload() { render() }

  /// Shows the rows as they are now, finding out by itself what has changed.
  private func render() {
    freedLater = renderer.adapter.data
    renderer.render([section])
    draw()
  }

  func renderInsertedRow(_ number: Int) {
    ids.prepend(number)
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

  private var section: Section {
    let hasRoom = list is UICollectionView
    return Section(id: 0, of: ids, id: \.self) { ComparedRow(id: $0, hasRoom: hasRoom) }
  }

  /// As GTK's list, which has no animations: from one frame to the next.
  ///
  /// The section holds the numbers. It lets go of them before they change, or else Swift would copy
  /// a million of them for one insertion.
  private func update(_ change: () -> BatchOperation) {
    UIView.performWithoutAnimation {
      list.performBatch {
        renderer.adapter.data = []
        let operation = change()
        renderer.adapter.data = [section]
        list.perform(operation, animations: renderer.updater.animations)
      } completion: {
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

extension OurList where View == UITableView, Adapter == UITableViewAdapter {
  /// A table.
  convenience init(rows: Int) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.separatorStyle = .none
    self.init(count: rows, table, UITableViewAdapter(), UITableViewUpdater())
  }
}

extension OurList where View == UICollectionView, Adapter == UICollectionViewAdapter {
  /// A collection view with a flow layout of three columns.
  convenience init(items: Int) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 130, height: 100)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: flow)
    self.init(count: items, grid, UICollectionViewAdapter(), UICollectionViewUpdater())
  }
}

/// A `GtkListView` or a `GtkGridView` on a `GListStore`.
@MainActor
final class GtkListUnderTest: ComparedList {
  private let list: OpaquePointer?
  private let count: Int

  init(count: Int, isGrid: Bool) {
    list = gtk_list_new(isGrid, 390, 844)
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
