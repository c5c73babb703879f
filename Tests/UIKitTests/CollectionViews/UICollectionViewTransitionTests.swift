import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewTransitionTests {
  private let stage = Stage()
  private let items = Items(count: 60)
  private let log = ElementLog()

  @Test func `setting a layout takes effect without animation`() {
    let view = stage.show(makeGrid(), items, log)
    view.collectionViewLayout = Rows50()
    stage.frame()
    #expect(view.faults(items).isEmpty)
    #expect(view.contentSize.height == 3000)
    #expect(log.faults.isEmpty)
  }

  @Test func `cells travel from one layout to the other about the middle one`() throws {
    let view = stage.show(makeGrid(), items, log)
    let cell = try #require(view.cellForItem(at: [0, 13]))
    var finished: Bool?
    view.setCollectionViewLayout(Rows50(), animated: true) { finished = $0 }
    stage.frame()
    let seen = { (cell.layer.presentation() ?? cell.layer).frame }
    #expect(view.cellForItem(at: [0, 13]) === cell)
    #expect(seen().minY == 160)
    #expect(finished == nil)
    #expect(view.contentOffset.y == 495)
    stage.advance(by: 0.5)
    #expect(seen().minY == 650)
    #expect(finished == true)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
    #expect(log.shownCount == view.visibleCells.count)
  }

  @Test func `an interactive transition shows what lies between two layouts`() throws {
    let view = stage.show(makeGrid(), items, log)
    let rows = Rows50()
    var result: (Bool, Bool)?
    let between = view.startInteractiveTransition(to: rows) { result = ($0, $1) }
    #expect(view.collectionViewLayout === between)
    stage.frame()
    #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 200, y: 0, width: 100, height: 40))
    between.transitionProgress = 0.5
    between.invalidateLayout()
    stage.frame()
    #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 100, y: 50, width: 200, height: 45))
    view.finishInteractiveTransition()
    stage.advance(by: 0.5)
    #expect(view.collectionViewLayout === rows)
    #expect(result?.0 == true)
    #expect(result?.1 == true)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `a cancelled transition returns to the old layout`() {
    let grid = makeGrid()
    let view = stage.show(grid, items, log)
    let between = view.startInteractiveTransition(to: Rows50())
    between.transitionProgress = 0.3
    stage.frame()
    view.cancelInteractiveTransition()
    stage.advance(by: 0.5)
    #expect(view.collectionViewLayout === grid)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `a transition to a list leaves the list's background only if it is finished`() {
    let grid = makeGrid()
    let view = stage.show(grid, items, log)
    for finishes in [false, true] {
      let list = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped))
      let between = view.startInteractiveTransition(to: list)
      between.transitionProgress = 0.3
      stage.frame()
      if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
      stage.advance(by: 0.5)
      let goal: UICollectionViewLayout = finishes ? list : grid
      #expect(view.collectionViewLayout === goal)
      let color = finishes ? UIColor.systemGroupedBackground : .systemBackground
      #expect(view.backgroundColor == color)
    }
  }

  @Test func `scrolling to an item puts it where it should stand`() {
    let view = stage.show(Rows50(), items, log)
    view.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(view.contentOffset.y == 1000)
    view.scrollToItem(at: [0, 20], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 650)
    view.scrollToItem(at: [0, 20], at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 825)
    view.scrollToItem(at: [0, 18], at: [], animated: false)
    #expect(view.contentOffset.y == 825)
    view.scrollToItem(at: [0, 59], at: .top, animated: true)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 2600)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `scrolling to an item that is only guessed finds it`() {
    let layout = makeGrid {
      $0.itemSize = CGSize(width: 300, height: 40)
      $0.estimatedItemSize = CGSize(width: 300, height: 200)
    }
    let view = stage.show(layout, items, log, cell: SizedItemCell.self)
    view.scrollToItem(at: [0, 30], at: .top, animated: false)
    #expect(view.cellForItem(at: [0, 30])?.frame.minY == view.contentOffset.y)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `items ahead are prefetched, the nearest first`() {
    final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [Int] = []
      var cancelled: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { asked += indexPaths.map(\.item) }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { cancelled += indexPaths.map(\.item) }
    }
    let fetcher = Fetcher()
    let view = stage.show(Rows50(), items, log)
    view.prefetchDataSource = fetcher
    stage.frame()
    #expect(fetcher.asked == Array(8..<16))
    view.scroll(to: 100)
    #expect(fetcher.asked == Array(8..<18))
    #expect(fetcher.cancelled.isEmpty)
    view.scroll(to: 2500)
    #expect(fetcher.cancelled == Array(10..<18))
  }

  @Test func `a layout set in a batch asks for nothing before its end`() {
    items.sections = [Array(0..<40)]
    let rows = makeGrid { $0.itemSize = CGSize(width: 300, height: 100) }
    let view = stage.show(rows, items, log)
    view.performBatchUpdates {
      items.sections[0].removeFirst()
      items.sections[0].append(100)
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 39]])
      let count = view.visibleCells.count
      view.setCollectionViewLayout(makeGrid(), animated: true)
      #expect(view.visibleCells.count == count)
    }
    stage.advance(by: 0.5)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `nothing is prefetched that a reload has just taken away`() {
    final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [Int] = []
      var onCancel: (() -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { asked += indexPaths.map(\.item) }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { onCancel?() }
    }
    items.sections = [Array(0..<300)]
    let (view, fetcher) = (stage.show(Rows50(), items, log), Fetcher())
    view.prefetchDataSource = fetcher
    view.scroll(to: 5000)
    fetcher.asked = []
    fetcher.onCancel = { [items, weak view] in
      items.sections = [[0, 1, 2]]
      view?.reloadData()
    }
    view.scroll(to: 4800)
    #expect(fetcher.asked.allSatisfy { $0 < 3 })
  }
}
