import HeadlessHost
import Kumiko
import UIKit

/// How large the items of a collection view are.
enum ItemSizes: String, CaseIterable {
  /// All as the layout says: nobody is asked.
  case equal
  /// As their components say, which are asked for all of them.
  case variable
}

/// A flow layout of many lazily built items, three a line, on a headless screen.
@MainActor
final class CollectionBench {
  let display: HeadlessDisplay
  let list: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private let renderer: Renderer<UICollectionViewUpdater<UICollectionViewAdapter>>
  private let window: UIWindow
  private let sizes: ItemSizes
  private var ids: [Int]

  /// Makes the collection view; it is shown by ``open()``.
  init(items: Int, _ sizes: ItemSizes) {
    self.sizes = sizes
    display = HeadlessDisplay.install(scale: 1)
    window = UIWindow(frame: UIScreen.main.bounds)
    ids = Array(0..<items)
    layout.itemSize = CGSize(width: 120, height: 100)
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    renderer = Renderer(
      adapter: sizes == .equal ? UICollectionViewAdapter() : UICollectionViewFlowLayoutAdapter(),
      updater: UICollectionViewUpdater())
  }

  /// Shows the collection view: from the data to the first picture.
  func open() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    renderer.target = list
    renderer.render([section])
    draw()
  }

  func close() {
    display.advanceUntilIdle()
    window.isHidden = true
  }

  func scroll(by points: CGFloat) {
    list.contentOffset.y += points
    draw()
  }

  func jump(to item: Int) {
    list.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
    draw()
  }

  /// Asks the layout what is in view.
  func query() { keep(layout.layoutAttributesForElements(in: list.bounds)) }

  /// Inserts an item before all others.
  func insertFirst(measuring clock: (() -> Void) -> Void) {
    ids.insert(-1 - ids.count, at: 0)
    update(measuring: clock) { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  /// Shows other items in the place of one in a hundred.
  func changeSome(measuring clock: (() -> Void) -> Void) {
    let changed = Array(stride(from: 0, to: ids.count, by: 100))
    for item in changed { ids[item] = -1 - ids[item] }
    update(measuring: clock) {
      $0.reloadItems(at: changed.map { IndexPath(item: $0, section: 0) })
    }
  }

  /// Gives the view the width of the other orientation, or its own again.
  func rotate() {
    let size = list.frame.size
    list.frame.size = CGSize(width: size.height, height: size.width)
    draw()
  }

  /// Changes items through the list view alone, and draws the first frame of the animation. Making
  /// the new data and freeing the old is not measured: it is the caller's.
  private func update(
    measuring clock: (() -> Void) -> Void, _ change: @escaping (UICollectionView) -> Void
  ) {
    let (sections, freedLater) = ([section], renderer.adapter.data)
    defer { keep(freedLater) }
    clock {
      list.performBatchUpdates { [self] in
        renderer.adapter.data = sections
        change(list)
      }
      draw()
    }
    display.advanceUntilIdle()
  }

  private var section: Section {
    Section(id: 0, of: ids, id: \.self) { [sizes] in BenchmarkItem(id: $0, sizes: sizes) }
  }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }
}

/// An item of two labels.
struct BenchmarkItem: Component {
  var id: Int
  var sizes: ItemSizes

  func renderContent() -> BenchmarkRowView { BenchmarkRowView(frame: .zero) }

  func render(in content: BenchmarkRowView) {
    content.title.text = "Item \(id)"
    content.detail.text = "Message \(id &* 7919)"
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    sizes == .equal ? nil : CGSize(width: 120, height: CGFloat(80 + abs(id) % 5 * 10))
  }
}
