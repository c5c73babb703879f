import QuartzCore
import Testing
import UIKit
import _TestSupport

/// Texts that can be dragged and dropped, and what their collection view told.
@MainActor
private final class TextItems: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  final class Cell: UICollectionViewCell {
    var text = ""
    var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  let view: UICollectionView
  var texts: [String]
  var canMove = true
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var performDrop: ((any UICollectionViewDropCoordinator) -> Void)?
  private(set) var log: [String] = []
  private(set) var destinations: [IndexPath?] = []

  init(_ texts: [String], y: CGFloat) {
    self.texts = texts
    view = UICollectionView(
      frame: CGRect(x: 0, y: y, width: 300, height: 200),
      collectionViewLayout: makeGrid { $0.itemSize = CGSize(width: 300, height: 40) })
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  var shown: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.text } }

  /// The texts of the items that are seen, from top to bottom.
  var seen: [String] {
    view.visibleCells.filter { $0.alpha > 0 && !$0.layer.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? Cell)?.text }
  }

  func place(_ item: Int) -> CGPoint {
    view.convert(CGPoint(x: 150, y: item * 40 + 20), to: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.text = texts[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("moves \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem(texts[indexPath.item])] }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("begins") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.append("ends") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    destinations.append(destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("drops \(coordinator.items.count)")
    performDrop?(coordinator)
  }
}

@MainActor
@Suite(.serialized) struct UICollectionViewDragTests {
  private func run(_ test: (Stage, TextItems, TextItems) throws -> Void) rethrows {
    let stage = Stage()
    defer { stage.close() }
    let one = TextItems(["a", "b", "c", "d"], y: 0)
    let other = TextItems(["x", "y"], y: 300)
    for items in [one, other] { stage.window.addSubview(items.view) }
    stage.advance(by: 0.1)
    try test(stage, one, other)
    stage.advance(by: 0.6)
    for items in [one, other] {
      #expect(!items.view.hasActiveDrag)
      #expect(!items.view.hasActiveDrop)
      #expect(items.shown == items.texts)
      #expect(items.seen == items.texts)
    }
  }

  // MARK: Within a view

  @Test func `an item that can be moved is moved by a drag, without a drop delegate`() {
    run { stage, one, _ in
      one.view.dropDelegate = nil
      stage.drag(from: one.place(0), over: [one.place(1), one.place(2)], lifts: false)
      #expect(one.view.hasActiveDrag)
      #expect(one.view.hasActiveDrop)
      #expect(one.view.hasUncommittedUpdates)
      #expect(one.texts == ["a", "b", "c", "d"])
      #expect(one.seen == ["b", "c", "d"])
      #expect(one.shown == ["b", "c", "a", "d"])
      stage.touch(.ended, at: one.place(2))
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "moves 0 to 2", "ends"])
      #expect(one.texts == ["b", "c", "a", "d"])
      #expect(!one.view.hasUncommittedUpdates)
    }
  }

  @Test func `an item that leaves its view comes back`() {
    run { stage, one, _ in
      one.view.dropDelegate = nil
      stage.drag(from: one.place(0), over: [one.place(2), CGPoint(x: 150, y: 260)])
      #expect(one.log == ["begins", "ends"])
      #expect(one.texts == ["a", "b", "c", "d"])
    }
  }

  @Test func `a drop delegate moves items itself`() {
    run { stage, one, _ in
      one.performDrop = { [unowned one] coordinator in
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
          let destination = coordinator.destinationIndexPath
        else { return }
        one.view.performBatchUpdates {
          one.texts.insert(one.texts.remove(at: source.item), at: destination.item)
          one.view.deleteItems(at: [source])
          one.view.insertItems(at: [destination])
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
      }
      stage.drag(from: one.place(0), over: [one.place(2)])
      #expect(one.destinations.last == [0, 2])
      #expect(one.log == ["begins", "drops 1", "ends"])
      #expect(one.texts == ["b", "c", "a", "d"])
    }
  }

  @Test func `items make room when the finger has rested as long as the cadence says`() {
    for cadence in [UICollectionView.ReorderingCadence.immediate, .slow] {
      run { stage, one, _ in
        #expect(one.view.reorderingCadence == .immediate)
        one.view.dropDelegate = nil
        one.view.reorderingCadence = cadence
        stage.press(at: one.place(0))
        stage.touch(.moved, at: one.place(2))
        stage.advance(by: 0.05)
        #expect((one.shown != ["a", "b", "c", "d"]) == (cadence == .immediate))
        stage.touch(.ended, at: one.place(2))
        stage.advance(by: 0.6)
        #expect(one.texts == ["b", "c", "a", "d"])
      }
    }
  }

  @Test func `cells know what their items do in a drag`() throws {
    try run { stage, one, _ in
      let cell = try #require(one.view.cellForItem(at: [0, 1]) as? TextItems.Cell)
      stage.drag(from: one.place(1), over: [CGPoint(x: 150, y: 240)], lifts: false)
      #expect(cell.configurationState.cellDragState == .dragging)
      stage.touch(.ended, at: CGPoint(x: 150, y: 240))
      stage.advance(by: 0.6)
      #expect(cell.states == [.lifting, .dragging, .none])
      #expect(cell.configurationState.cellDragState == .none)
    }
  }

  // MARK: From elsewhere

  @Test func `things from elsewhere are dropped at the item that the finger is over`() {
    run { stage, one, other in
      other.performDrop = { [unowned other] coordinator in
        #expect(coordinator.items.first?.sourceIndexPath == nil)
        #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
          return
        }
        other.texts.insert(item.dragItem.localObject as? String ?? "", at: path.item)
        other.view.insertItems(at: [path])
        coordinator.drop(item.dragItem, toItemAt: path)
      }
      stage.drag(from: one.place(3), over: [other.place(1)])
      #expect(other.texts == ["x", "d", "y"])
      #expect(one.texts.count == 4)
      #expect(other.destinations.last == [0, 1])
      #expect(one.log == ["begins", "ends"])
    }
  }

  @Test func `between items there is no destination`() {
    run { stage, one, other in
      stage.drag(from: one.place(3), over: [other.place(4)])
      #expect(other.destinations.last == .some(nil))
      #expect(other.log == ["drops 1"])
    }
  }

  @Test func `an item into which things would go is highlighted`() {
    run { stage, one, other in
      other.intent = .insertIntoDestinationIndexPath
      stage.drag(from: one.place(0), over: [other.place(1)], lifts: false)
      #expect(other.view.cellForItem(at: [0, 1])?.isHighlighted == true)
      #expect(other.view.cellForItem(at: [0, 1])?.configurationState.cellDropState == .targeted)
      stage.touch(.moved, at: CGPoint(x: 150, y: 260))
      stage.advance(by: 0.3)
      #expect(other.view.visibleCells.allSatisfy { !$0.isHighlighted })
      stage.touch(.ended, at: CGPoint(x: 150, y: 260))
    }
  }

  // MARK: Placeholders

  private func drop(
    at item: Int,
    _ test: (Stage, TextItems, any UICollectionViewDropPlaceholderContext) throws ->
      Void
  ) throws {
    try run { stage, one, other in
      var context: (any UICollectionViewDropPlaceholderContext)?
      other.performDrop = { coordinator in
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, item], reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { ($0 as? TextItems.Cell)?.text = "…" }
        guard let item = coordinator.items.first else { return }
        context = coordinator.drop(item.dragItem, to: placeholder)
      }
      stage.drag(from: one.place(0), over: [other.place(1)])
      try test(stage, other, #require(context))
    }
  }

  @Test func `a placeholder is an item that the data source does not know`() throws {
    try drop(at: 1) { stage, items, context in
      #expect(items.shown == ["x", "…", "y"])
      #expect(items.texts == ["x", "y"])
      #expect(items.view.numberOfItems(inSection: 0) == 3)
      #expect(items.view.hasUncommittedUpdates)
      #expect(context.deletePlaceholder())
      #expect(!context.deletePlaceholder())
      stage.advance(by: 0.5)
      #expect(items.shown == ["x", "y"])
      #expect(!items.view.hasUncommittedUpdates)
      #expect(!context.commitInsertion { _ in })
    }
  }

  @Test func `an item of the data source takes the placeholder's place`() throws {
    try drop(at: 1) { stage, items, context in
      var path: IndexPath?
      let isDone = context.commitInsertion {
        path = $0
        items.texts.insert("a", at: $0.item)
      }
      stage.advance(by: 0.5)
      #expect(isDone)
      #expect(path == [0, 1])
      #expect(items.shown == ["x", "a", "y"])
    }
  }

  @Test func `updates speak of the data source's items and lead placeholders along`() throws {
    try drop(at: 1) { stage, items, context in
      items.texts = ["new", "x", "y", "z"]
      items.view.performBatchUpdates { items.view.insertItems(at: [[0, 0], [0, 3]]) }
      stage.advance(by: 0.5)
      #expect(items.shown == ["new", "x", "…", "y", "z"])
      items.texts = ["new", "z"]
      items.view.deleteItems(at: [[0, 1], [0, 2]])
      stage.advance(by: 0.5)
      #expect(items.shown == ["new", "…", "z"])
      var path: IndexPath?
      context.commitInsertion {
        path = $0
        items.texts.insert("a", at: $0.item)
      }
      #expect(path == [0, 1])
    }
  }

  @Test func `an item is configured again where it is shown beside a placeholder`() throws {
    try drop(at: 1) { stage, items, context in
      items.texts[1] = "Y"
      items.view.reconfigureItems(at: [[0, 1]])
      stage.advance(by: 0.1)
      #expect(items.shown == ["x", "…", "Y"])
      #expect(context.deletePlaceholder())
    }
  }

  @Test func `a placeholder's cell is configured again, and a reload takes it away`() throws {
    try drop(at: 2) { stage, items, context in
      let cell = try #require(items.view.cellForItem(at: [0, 2]) as? TextItems.Cell)
      cell.text = ""
      context.setNeedsCellUpdate()
      #expect(cell.text == "…")
      items.view.reloadData()
      stage.advance(by: 0.5)
      #expect(items.shown == ["x", "y"])
      #expect(!context.deletePlaceholder())
    }
  }
}
