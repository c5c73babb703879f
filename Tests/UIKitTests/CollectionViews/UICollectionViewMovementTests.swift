import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewMovementTests {
  private let stage = Stage()
  private let items = Items(count: 30)
  private let log = ElementLog()

  private func show() -> UICollectionView { stage.show(makeGrid(), items, log) }

  @Test func `an item follows the finger, others make room, the end tells the data source`() throws
  {
    let view = show()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.hasUncommittedUpdates)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    stage.frame()
    #expect(cell.center == CGPoint(x: 155, y: 70))
    #expect(view.indexPath(for: cell) == [0, 4])
    #expect(view.visibleTags.prefix(5) == [1, 2, 3, 4, 0])
    #expect(items.sections[0].prefix(5) == [0, 1, 2, 3, 4])
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0].prefix(5) == [1, 2, 3, 4, 0])
    #expect(!view.hasUncommittedUpdates)
    #expect(cell.frame == CGRect(x: 100, y: 40, width: 100, height: 40))
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `where items are shown leads to where the data source has them, and back`() {
    let view = show()
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 3]) == [0, 3])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 4]) == [0, 0])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == [0, 2])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 4])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 2]) == [0, 1])
    view.cancelInteractiveMovement()
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 0])
    stage.advance(by: 0.5)
  }

  @Test func `a cancelled movement puts everything back`() {
    let view = show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 3]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 20))
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0] == Array(0..<30))
    #expect(view.faults(items).isEmpty)
  }

  @Test func `an item moves into another section`() {
    items.sections = [[0, 1, 2], [10, 11, 12]]
    let view = show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.numberOfItems(inSection: 1) == 4)
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections == [[1, 2], [10, 0, 11, 12]])
    #expect(view.faults(items).isEmpty)
  }

  @Test func `28. the data source deletes another item when it is told of the move`() {
    let view = show()
    items.didMove = {
      items.sections[0].remove(at: 9)
      view.deleteItems(at: [[0, 9]])
    }
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0].count == 29)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  /// Notes which items it is asked about that go out of view.
  private final class AskedLayout: UICollectionViewFlowLayout {
    var asked: Set<IndexPath> = []

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.insert(itemIndexPath)
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  /// Wants every item that is moved below all that is seen.
  private final class FarDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 45, section: 0) }
  }

  @Test func `the layout is asked where items were that make room`() {
    let items = Items(count: 60)
    let (layout, delegate) = (AskedLayout(), FarDelegate())
    layout.itemSize = CGSize(width: 100, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = stage.show(layout, items, delegate)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.frame()
    layout.asked = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    #expect(layout.asked == Set((0..<30).map { IndexPath(item: $0, section: 0) }))
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `updates during a movement end it first`() {
    let view = show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    items.sections[0].insert(99, at: 1)
    view.performBatchUpdates { view.insertItems(at: [[0, 1]]) }
    stage.advance(by: 0.5)
    #expect(!view.hasUncommittedUpdates)
    #expect(view.faults(items).isEmpty)
    #expect(items.sections[0].prefix(3) == [0, 99, 1])
  }

  /// Updates the view when a finger has left an item.
  private final class UpdatingDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { collectionView.performBatchUpdates(nil) }
  }

  @Test func `an item is lifted although the end of its touch makes the app update the view`() {
    let delegate = UpdatingDelegate()
    let view = stage.show(makeGrid(), items, delegate)
    stage.touch(.began, at: CGPoint(x: 50, y: 20))
    stage.advance(by: 0.3)
    #expect(view.cellForItem(at: [0, 0])?.isHighlighted == true)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    #expect(view.visibleTags.prefix(5) == [1, 2, 3, 4, 0])
    view.endInteractiveMovement()
    stage.touch(.ended, at: CGPoint(x: 50, y: 20))
    stage.advance(by: 0.5)
    #expect(items.sections[0].prefix(5) == [1, 2, 3, 4, 0])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func `an item that does not exist is not lifted`() {
    let view = show()
    #expect(!view.beginInteractiveMovementForItem(at: [7, 7]))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    #expect(view.faults(items).isEmpty)
  }
}
