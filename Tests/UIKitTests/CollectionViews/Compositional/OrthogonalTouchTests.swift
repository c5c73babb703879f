import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What users do with items of a section that is scrolled across the layout's axis.
@MainActor
@Suite(.serialized, .closesWindows) struct OrthogonalTouchTests {
  private let stage = Stage()
  private let items = Items([Array(0..<20), Array(100..<130)])
  private let layout = UICollectionViewCompositionalLayout { section, _ in
    section == 0
      ? shelf(.continuous) : NSCollectionLayoutSection(group: columns(3, height: .absolute(40)))
  }

  /// Shows items of which number 5 begins 20 points left of the view.
  private func show(_ delegate: (any UICollectionViewDelegate)? = nil) throws -> UICollectionView {
    let view = makeCollection(layout, items, delegate)
    stage.window.addSubview(view)
    stage.frame()
    try #require(view.region(of: [0, 0])).contentOffset.x = 520
    stage.frame()
    return view
  }

  private func middle(_ view: UICollectionView, _ path: IndexPath) -> CGPoint? {
    view.seenFrame(path).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  // MARK: Movement

  @Test func `a lifted item follows the finger, above its region`() throws {
    let view = try show()
    let cell = try #require(view.cellForItem(at: [0, 6]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 6]))
    stage.frame()
    #expect(cell.superview === view)
    #expect(cell.center == CGPoint(x: 130, y: 40))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 225, y: 45))
    stage.frame()
    #expect(cell.center == CGPoint(x: 225, y: 45))
    #expect(view.indexPath(for: cell) == [0, 7])
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0][5...8] == [5, 7, 6, 8])
    #expect(middle(view, [0, 7]) == CGPoint(x: 230, y: 40))
    #expect(view.region(of: [0, 7]) != nil)
  }

  @Test func `a lifted item goes into another section`() throws {
    let view = try show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 6]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100))
    #expect(view.numberOfItems(inSection: 0) == 19)
    #expect(view.numberOfItems(inSection: 1) == 31)
    stage.frame()
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[1].prefix(3) == [100, 6, 101])
    #expect(items.sections[0].count == 19)
    #expect(view.cellForItem(at: [1, 1])?.superview === view)
  }

  @Test func `an item that is put back is in its region again`() throws {
    let view = try show()
    #expect(view.beginInteractiveMovementForItem(at: [0, 6]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 300))
    stage.frame()
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0] == Array(0..<20))
    #expect(middle(view, [0, 6]) == CGPoint(x: 130, y: 40))
    #expect(view.region(of: [0, 6]) != nil)
  }

  // MARK: Drags, menus

  @Test func `a drag lifts the item that is seen under the finger`() throws {
    let view = try show()
    let drags = Drags()
    view.dragDelegate = drags
    view.dragInteractionEnabled = true
    stage.drag(
      from: CGPoint(x: 130, y: 40), over: [CGPoint(x: 150, y: 60), CGPoint(x: 230, y: 40)])
    stage.advance(by: 0.6)
    #expect(drags.paths == [[0, 6]])
    #expect(items.sections[0][5...8] == [5, 7, 6, 8])
    #expect(middle(view, [0, 7]) == CGPoint(x: 230, y: 40))
  }

  private final class Drags: NSObject, UICollectionViewDragDelegate {
    private(set) var paths: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      paths.append(indexPath)
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
  }

  @Test func `a menu is about the item that is seen under the pointer`() throws {
    let menus = Menus()
    let view = try show(menus)
    stage.secondaryClick(at: CGPoint(x: 130, y: 40))
    stage.advance(by: 0.1)
    #expect(menus.asked.map(\.paths) == [[[0, 6]]])
    #expect(menus.asked.first.map { view.bounds.contains($0.point) } == true)
  }

  private final class Menus: NSObject, UICollectionViewDelegate {
    private(set) var asked: [(paths: [IndexPath], point: CGPoint)] = []

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append((indexPaths, point))
      return nil
    }
  }
}
