import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Sections that scroll by themselves below something that is carried, by wheels, and in a view
/// that gets another width.
@MainActor
@Suite(.serialized, .closesWindows) struct OrthogonalAutoScrollTests {
  private let stage = Stage()
  private let items = Items([Array(0..<20), Array(100..<130)])

  /// A list of 300 points with groups of a part of the width, above columns.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, fraction: CGFloat = 1 / 3
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      guard section == 0 else {
        return NSCollectionLayoutSection(group: columns(3, height: .absolute(40)))
      }
      return shelf(behavior, fraction)
    }
    return stage.show(layout, items)
  }

  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ fraction: CGFloat
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let shelf = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(fraction), .absolute(80)), subitems: [item]))
    shelf.orthogonalScrollingBehavior = behavior
    return shelf
  }

  private func region(_ view: UICollectionView) throws -> UIScrollView {
    try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func turn(_ delta: CGVector, at point: CGPoint = CGPoint(x: 150, y: 40)) {
    stage.window.receive(.scroll(.wheel, location: point, delta: delta, time: MediaClock.now))
  }

  // MARK: Carried items

  @Test func `a section scrolls below an item that is held at its edge`() throws {
    let view = show(.continuous)
    let region = try region(view)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 295, y: 40))
    stage.advance(by: 1)
    #expect(region.contentOffset.x > 200)
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 6)
    #expect(region.contentOffset.x == 1700)
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0].last == 1)
    #expect(view.seenFrame([0, 19])?.maxX == 300)
  }

  @Test func `a section scrolls however slowly below an item that just reaches its edge`() throws {
    let view = show(.continuous)
    let region = try region(view)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 241, y: 40))
    stage.advance(by: 2)
    #expect(abs(region.contentOffset.x - 75) < 5)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 59, y: 40))
    stage.advance(by: 4)
    #expect(region.contentOffset.x == 0)
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(items.sections[0] == Array(0..<20))
  }

  @Test func `groups come to rest when the item is put down`() throws {
    let view = show(.groupPaging)
    let region = try region(view)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 40))
    stage.advance(by: 1.13)
    #expect(region.contentOffset.x.truncatingRemainder(dividingBy: 100) != 0)
    view.endInteractiveMovement()
    stage.advance(by: 1)
    #expect(region.contentOffset.x > 0)
    #expect(region.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func `an item that leaves a section has the list scroll, and the section no more`() throws {
    let view = show(.continuous)
    let region = try region(view)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 40))
    stage.advance(by: 0.5)
    let offset = region.contentOffset.x
    #expect(offset > 0)
    view.updateInteractiveMovementTargetPosition(
      CGPoint(x: 290, y: view.bounds.maxY - 5))
    stage.advance(by: 0.3)
    #expect(region.contentOffset.x == offset)
    #expect(view.contentOffset.y > 0)
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
  }

  @Test func `below a finger that rests, sections scroll as the list brings them there`() {
    items.sections = (0..<20).map { section in (0..<20).map { 100 * section + $0 } }
    let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous, 1 / 3))
    let view = stage.show(layout, items)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 295, y: 390))
    stage.advance(by: 0.6)
    #expect(view.contentOffset.y > 160)
    let scrolled = view.subviews.filter { ($0 as? UIScrollView)?.contentOffset.x ?? 0 > 0 }
    #expect(scrolled.count > 1)
    view.cancelInteractiveMovement()
    stage.advance(by: 0.5)
  }

  @Test func `a section scrolls below something that is dragged to its edge`() throws {
    let view = show(.continuous)
    let region = try region(view)
    let drags = Drags()
    view.dragDelegate = drags
    view.dragInteractionEnabled = true
    stage.drag(
      from: CGPoint(x: 150, y: 40), over: [CGPoint(x: 200, y: 40), CGPoint(x: 290, y: 40)],
      lifts: false)
    stage.advance(by: 1)
    #expect(region.contentOffset.x > 200)
    #expect(view.contentOffset.y == 0)
    stage.touch(.ended, at: CGPoint(x: 290, y: 40))
    stage.advance(by: 1)
    let index = items.sections[0].firstIndex(of: 1) ?? 0
    #expect(index > 4)
  }

  private final class Drags: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  // MARK: Wheels

  @Test(
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary,
    ])
  func `each click of a wheel turns one group, however fast they come`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let view = show(behavior, fraction: 0.5)
    let region = try region(view)
    let start = region.contentOffset.x
    turn(CGVector(dx: 60, dy: 0))
    stage.advance(by: 1)
    #expect(region.contentOffset.x == start + 150)
    for _ in 0..<3 {
      turn(CGVector(dx: 60, dy: 0))
      stage.advance(by: 0.05)
    }
    stage.advance(by: 1)
    #expect(region.contentOffset.x == start + 600)
    turn(CGVector(dx: -60, dy: 0))
    stage.advance(by: 1)
    #expect(region.contentOffset.x == start + 450)
  }

  @Test func `a wheel that turns down scrolls the list while a section goes on sideways`() throws {
    let view = show(.continuous)
    turn(CGVector(dx: 60, dy: 0))
    stage.advance(by: 0.05)
    turn(CGVector(dx: 0, dy: 60))
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 60)
    #expect(try region(view).contentOffset.x == 60)
  }

  // MARK: Another width

  @Test(
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 450.0, 900.0),
      (.groupPagingCentered, 375, 750), (.continuousGroupLeadingBoundary, 600, 1200),
      (.continuous, 490, 980), (.paging, 900, 1800), (.groupPaging, 2700, 5400),
    ])
  func `what is seen of a section stays when the width changes`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ narrow: CGFloat,
    _ wide: CGFloat
  ) throws {
    let view = show(behavior, fraction: 0.5)
    let region = try region(view)
    region.contentOffset.x = narrow
    stage.frame()
    for _ in 0..<2 {
      view.frame.size.width = 600
      stage.frame()
      #expect(region.contentOffset.x == wide)
      view.frame.size.width = 300
      stage.frame()
      #expect(region.contentOffset.x == narrow)
    }
  }

  @Test func `a section out of view shows the same group in another width`() throws {
    let view = show(.groupPaging, fraction: 0.5)
    try region(view).contentOffset.x = 450
    stage.frame()
    view.contentOffset.y = 200
    stage.frame()
    view.frame.size.width = 600
    stage.frame()
    view.contentOffset.y = 0
    stage.frame()
    #expect(view.seenFrame([0, 3])?.minX == 0)
  }

  @Test func `a section that gets shorter rests at its end`() throws {
    let view = show(.groupPaging)
    let region = try region(view)
    region.contentOffset.x = 1700
    stage.frame()
    items.sections[0].removeLast(12)
    view.performBatchUpdates { view.deleteItems(at: (8..<20).map { [0, $0] }) }
    stage.advance(by: 1)
    #expect(region.contentOffset.x == 500)
    items.sections[0].removeLast(6)
    view.reloadData()
    stage.advance(by: 1)
    #expect(try self.region(view).contentOffset.x == 0)
  }
}
