import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct OutsiderLayoutTests {
  private let stage = Stage()
  private let items = Items(count: 200)
  private let log = ElementLog()

  @Test func `a waterfall measures its notes and has no holes and no overlaps`() {
    let layout = WaterfallLayout()
    let view = stage.show(layout, items, log, cell: SizedItemCell.self)
    for offset in stride(from: CGFloat(0), to: 4000, by: 170) {
      view.scroll(to: offset)
      #expect(view.faults(items).isEmpty)
      for cell in view.visibleCells { #expect(cell.frame.height == SizedItemCell.height(cell.tag)) }
      for (index, cell) in view.visibleCells.enumerated() {
        for other in view.visibleCells.dropFirst(index + 1) {
          #expect(!cell.frame.intersects(other.frame))
        }
      }
    }
    #expect(log.faults.isEmpty)
    #expect(log.shownCount == view.visibleCells.count)
  }

  @Test func `a waterfall takes insertions and rotation`() {
    let view = stage.show(WaterfallLayout(), items, log, cell: SizedItemCell.self)
    view.scroll(to: 500)
    items.sections[0].insert(contentsOf: [1001, 1002, 1003], at: 2)
    view.performBatchUpdates { view.insertItems(at: [[0, 2], [0, 3], [0, 4]]) }
    stage.advance(by: 0.5)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
    view.frame.size = CGSize(width: 500, height: 250)
    stage.frame()
    #expect(view.faults(items).isEmpty)
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 246 })
  }

  @Test func `a carousel comes to rest on a card and keeps the middle one in front`() throws {
    let view = stage.show(CarouselLayout(), items, log)
    #expect(view.cellForItem(at: [0, 0])?.center.x == 150)
    stage.touch(.began, at: CGPoint(x: 250, y: 200))
    for step in 1...6 {
      stage.touch(.moved, at: CGPoint(x: 250 - CGFloat(step) * 20, y: 200))
      stage.advance(by: 0.016)
    }
    stage.touch(.ended, at: CGPoint(x: 130, y: 200))
    stage.advance(by: 5)
    let page = view.contentOffset.x / 220
    #expect(page == 1)
    let middle = try #require(view.cellForItem(at: [0, 1]))
    let side = try #require(view.cellForItem(at: [0, 2]))
    #expect(middle.transform.a == 1)
    #expect(side.transform.a < 1)
    let order = view.subviews
    #expect(
      order.firstIndex { $0 === middle } ?? 0 > order.firstIndex { $0 === side } ?? 99)
    #expect(log.faults.isEmpty)
  }

  @Test func `a header grows when content is pulled and sticks when it is scrolled`() throws {
    let view = stage.show(StretchyHeaderLayout(), items, log)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    view.scroll(to: -60)
    #expect(header.frame == CGRect(x: 0, y: -60, width: 300, height: 160))
    view.scroll(to: 700)
    #expect(header.frame == CGRect(x: 0, y: 700, width: 300, height: 100))
    let shade = try #require(view.subviews.first { $0 is StretchyHeaderLayout.Shade })
    #expect(shade.frame == header.frame)
    #expect(view.faults(items).isEmpty)
    items.sections[0].removeFirst(3)
    view.performBatchUpdates { view.deleteItems(at: [[0, 0], [0, 1], [0, 2]]) }
    stage.advance(by: 0.5)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
    #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
  }

  @Test func `27. a pinned header stays while content bounces and items are inserted`() throws {
    let layout = makeGrid {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let view = stage.show(layout, items, log)
    view.scroll(to: 500)
    items.sections[0].insert(999, at: 0)
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    stage.frame()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(header.frame.minY == view.contentOffset.y)
    stage.advance(by: 0.5)
    #expect(header.frame.minY == view.contentOffset.y)
    #expect(view.faults(items).isEmpty)
  }
}
