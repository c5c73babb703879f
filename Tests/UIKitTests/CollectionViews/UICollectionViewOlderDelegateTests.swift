import Testing
import UIKit
import _UIKitTestSupport

/// A delegate that was written before items could have menus together.
@MainActor
private final class OlderDelegate: NSObject, UICollectionViewDelegate {
  let menu = UIContextMenuConfiguration()
  var preview: UITargetedPreview?

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { indexPath == [0, 1] ? menu : nil }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { [0, 2] }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewOlderDelegateTests {
  private let stage = Stage()
  private let items = Items(count: 9)
  private let older = OlderDelegate()

  private func show() -> UICollectionView { stage.show(makeGrid(), items, older) }

  @Test func `the method for one item is asked for the menu of one item`() {
    let view = show()
    let delegate: any UICollectionViewDelegate = older
    func menu(_ paths: [IndexPath]) -> UIContextMenuConfiguration? {
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: .zero)
    }
    #expect(menu([[0, 1]]) === older.menu)
    #expect(menu([[0, 0]]) == nil)
    #expect(menu([[0, 0], [0, 1]]) == nil)
    #expect(menu([]) == nil)
  }

  @Test func `methods without an item are asked for previews`() throws {
    let view = show()
    let preview = UITargetedPreview(view: try #require(view.cellForItem(at: [0, 1])))
    older.preview = preview
    let delegate: any UICollectionViewDelegate = older
    let lifted = delegate.collectionView(
      view, contextMenuConfiguration: older.menu, highlightPreviewForItemAt: [0, 1])
    let landing = delegate.collectionView(
      view, contextMenuConfiguration: older.menu, dismissalPreviewForItemAt: [0, 1])
    #expect(lifted === preview)
    #expect(landing === preview)
  }

  @Test func `the method without the first place is asked where an item goes`() {
    let view = show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 155, y: 70))
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0].prefix(4) == [1, 2, 0, 3])
  }
}
