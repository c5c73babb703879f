import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Gives the pictures of items their shapes.
@MainActor
private final class Shapes: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var lifted: UIDragPreviewParameters?
  var dropped: UIDragPreviewParameters?
  var asked: [IndexPath] = []
  var isRestricted = false
  var seenRestriction: Bool?
  var performDrop: ((any UICollectionViewDropCoordinator) -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem("a")] }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { lifted }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    asked.append(indexPath)
    return dropped
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    seenRestriction = session.isRestrictedToDraggingApplication
    return UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { performDrop?(coordinator) }
}

/// How the pictures of dragged things look.
@MainActor
@Suite(.serialized, .closesWindows) struct PreviewParametersTests {
  private let stage = Stage()
  private let shapes = Shapes()
  private let view: UICollectionView

  /// Red items of 100 × 100 points in a line; the pictures are taken away from it.
  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 200),
      collectionViewLayout: makeGrid { $0.itemSize = CGSize(width: 100, height: 100) })
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (shapes, shapes, shapes)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  private var circle: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    return parameters
  }

  /// The layer in front of the screen that is masked, and its mask.
  private var mask: CAShapeLayer? {
    func find(_ layer: CALayer) -> CAShapeLayer? {
      if let mask = layer.mask as? CAShapeLayer { return mask }
      return layer.sublayers?.lazy.compactMap(find).first
    }
    return find(stage.window.layer)
  }

  /// The view whose background fills the shape.
  private var card: UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.layer.mask != nil { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(stage.window)
  }

  private func lift() {
    stage.drag(from: CGPoint(x: 50, y: 50), over: [CGPoint(x: 200, y: 400)], lifts: false)
  }

  private func endTouch() {
    stage.touch(.ended, at: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.6)
    stage.close()
  }

  @Test func `a path shapes the lifted picture, its background and its shadow`() throws {
    defer { endTouch() }
    shapes.lifted = circle
    shapes.lifted?.backgroundColor = .green
    lift()
    let path = try #require(mask?.path)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    let card = try #require(card)
    #expect(card.backgroundColor == .green)
    let shadow = try #require(card.superview?.layer.shadowPath)
    #expect(shadow.boundingBox == path.boundingBox)
    #expect(card.superview?.backgroundColor == nil)
  }

  @Test func `a shadow may have another outline`() throws {
    defer { endTouch() }
    shapes.lifted = circle
    shapes.lifted?.shadowPath = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60))
    lift()
    let shadow = try #require(card?.superview?.layer.shadowPath)
    #expect(shadow.boundingBox == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test func `without a path the whole is seen`() {
    defer { endTouch() }
    shapes.lifted = UIDragPreviewParameters()
    lift()
    #expect(mask == nil)
  }

  @Test func `a picture that is dropped to an item looks as the drop delegate says`() {
    shapes.dropped = circle
    shapes.performDrop = { coordinator in
      guard let item = coordinator.items.first else { return }
      coordinator.drop(item.dragItem, toItemAt: [0, 2])
    }
    lift()
    #expect(mask == nil)
    stage.touch(.moved, at: CGPoint(x: 250, y: 50))
    stage.advance(by: 0.1)
    stage.touch(.ended, at: CGPoint(x: 250, y: 50))
    stage.advance(by: 0.1)
    #expect(shapes.asked == [[0, 2]])
    #expect(mask?.path?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.advance(by: 0.6)
    #expect(mask == nil)
  }

  @Test func `a picture that is dropped to a placeholder looks as the placeholder says`() throws {
    var cell: UICollectionViewCell?
    var context: (any UICollectionViewDropPlaceholderContext)?
    shapes.performDrop = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "cell")
      placeholder.previewParametersProvider = {
        cell = $0
        return circle
      }
      guard let item = coordinator.items.first else { return }
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
    lift()
    stage.touch(.moved, at: CGPoint(x: 250, y: 50))
    stage.advance(by: 0.1)
    stage.touch(.ended, at: CGPoint(x: 250, y: 50))
    stage.advance(by: 0.1)
    #expect(mask != nil && cell === view.cellForItem(at: [0, 1]))
    stage.advance(by: 0.6)
    context?.deletePlaceholder()
  }

  @Test func `a drag says whether it stays in the program`() {
    for isRestricted in [false, true] {
      shapes.isRestricted = isRestricted
      stage.drag(from: CGPoint(x: 50, y: 50), over: [CGPoint(x: 250, y: 50)])
      #expect(shapes.seenRestriction == isRestricted)
    }
  }

  @Test func `parameters are copied, and can be made of lines of text`() throws {
    let lines = [
      CGRect(x: 0, y: 0, width: 80, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
    ]
    let parameters = UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    let path = try #require(parameters.visiblePath)
    #expect(path.contains(CGPoint(x: 70, y: 10)))
    #expect(!path.contains(CGPoint(x: 70, y: 35)))
    let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
    #expect(copy !== parameters)
    #expect(copy.visiblePath === path)
  }
}
