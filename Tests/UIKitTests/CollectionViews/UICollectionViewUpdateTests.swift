import Testing
import UIKit
import _UIKitTestSupport

/// Rows of 50 points, given by a layout that knows nothing else.
final class Rows50: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: CGFloat(total) * 50)
  }

  private var total: Int {
    guard let view = collectionView else { return 0 }
    return (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
  }

  private func top(_ path: IndexPath) -> CGFloat {
    let before = (0..<path.section).reduce(0) {
      $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
    }
    return CGFloat(before + path.item) * 50
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: top(indexPath), width: 300, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths.compactMap { layoutAttributesForItem(at: $0) }
      .filter { $0.frame.intersects(rect) }
  }
}

@MainActor
@Suite(.serialized, .closesWindows, .timeLimit(.minutes(1))) struct UICollectionViewUpdateTests {
  private let stage = Stage()
  private let items = Items(count: 50)
  private let log = ElementLog()

  private func show(_ layout: UICollectionViewLayout = Rows50()) -> UICollectionView {
    stage.show(layout, items, log)
  }

  /// Where a view is seen now.
  private func seen(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  private func opacity(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  /// Takes down what is in view whenever a cell is announced.
  private final class Witness: ElementLog {
    var seen: [[Int]] = []

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      seen.append(
        (0..<cell.tag).filter {
          collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.window != nil
        })
    }
  }

  @Test func `each cell is announced right before it appears, after those above it`() {
    let witness = Witness()
    let view = stage.show(Rows50(), items, witness)
    let count = witness.seen.count
    #expect(count > 4)
    #expect(witness.seen == (0..<count).map { Array(0..<$0) })
    witness.seen = []
    items.sections[0].insert(contentsOf: [0, 1], at: 0)
    for index in items.sections[0].indices { items.sections[0][index] = index }
    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(witness.seen.prefix(2) == [[], [0]])
    #expect(witness.faults == [])
  }

  @Test func `inserted items fade in where they are while others slide`() throws {
    let view = show()
    let below = try #require(view.cellForItem(at: [0, 3]))
    items.sections[0].insert(99, at: 2)
    view.performBatchUpdates { view.insertItems(at: [[0, 2]]) }
    stage.frame()
    let cell = try #require(view.cellForItem(at: [0, 2]))
    #expect(cell.tag == 99)
    #expect(opacity(cell) == 0)
    #expect(seen(cell).minY == 100)
    #expect(seen(below).minY == 150)
    #expect(below.frame.minY == 200)
    stage.advance(by: 0.15)
    #expect(opacity(cell) > 0.1)
    #expect(opacity(cell) < 0.9)
    #expect(seen(below).minY > 151)
    #expect(seen(below).minY < 199)
    stage.advance(by: 0.3)
    #expect(opacity(cell) == 1)
    #expect(seen(below).minY == 200)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `deleted items fade out and end their display at the end`() throws {
    let view = show()
    let cell = try #require(view.cellForItem(at: [0, 2]))
    var finished: Bool?
    items.sections[0].remove(at: 2)
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 2]])
    } completion: {
      finished = $0
    }
    #expect(view.indexPath(for: cell) == nil)
    #expect(cell.superview === view)
    #expect(finished == nil)
    stage.advance(by: 0.5)
    #expect(cell.superview == nil)
    #expect(finished == true)
    #expect(log.events.last == "end 2")
    #expect(log.faults.isEmpty)
    #expect(log.shownCount == view.visibleCells.count)
  }

  @Test func `moved items keep their cell, reloaded ones get another`() throws {
    let view = show()
    let (first, second) = (view.cellForItem(at: [0, 0]), view.cellForItem(at: [0, 1]))
    items.forget()
    items.sections[0].remove(at: 0)
    items.sections[0].insert(0, at: 4)
    view.performBatchUpdates {
      view.moveItem(at: [0, 0], to: [0, 4])
      view.reloadItems(at: [[0, 1]])
    }
    #expect(view.cellForItem(at: [0, 4]) === first)
    #expect(view.cellForItem(at: [0, 0]) !== second)
    #expect(items.asked == [[0, 0]])
    stage.advance(by: 0.5)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `7. an insertion right after a reload works inside a batch`() {
    let view = show()
    view.reloadData()
    view.performBatchUpdates {
      items.sections[0].append(50)
      view.insertItems(at: [[0, 50]])
      #expect(view.pendingUpdateProblem == nil)
    }
    #expect(view.numberOfItems(inSection: 0) == 51)
    view.reloadData()
    items.sections[0].append(51)
    // Outside, the counts are read too late: after the change.
    view.performBatchUpdates {
      view.insertItems(at: [[0, 51]])
      #expect(view.pendingUpdateProblem?.contains("Invalid batch updates detected") == true)
      view.reloadData()
    }
  }

  @Test func `7. an insertion right after a reload is refused outside a batch`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let items = Items(count: 50)
      let view = makeCollection(Rows50(), items)
      view.reloadData()
      items.sections[0].append(50)
      view.insertItems(at: [[0, 50]])
    }
    let message = try #require(result).standardErrorContent
    #expect(String(decoding: message, as: UTF8.self).contains("Invalid batch updates detected"))
  }

  @Test func `an update after a reload in one batch reads the data at the end`() {
    let view = show()
    view.performBatchUpdates {
      view.reloadData()
      view.insertItems(at: [[0, 50]])
      items.sections[0].append(50)
      view.deleteItems(at: [[0, 0]])
      items.sections[0].removeFirst()
      items.sections[0].removeFirst()
    }
    #expect(view.numberOfItems(inSection: 0) == 49)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `8. an insertion before the first layout works inside a batch`() {
    let view = makeCollection(Rows50(), items)
    view.performBatchUpdates {
      items.sections[0].append(50)
      view.insertItems(at: [[0, 50]])
      #expect(view.pendingUpdateProblem == nil)
    }
    #expect(view.numberOfItems(inSection: 0) == 51)
  }

  @Test func `9. nested batches join the outer one, whose completion comes first`() {
    let view = show()
    var order: [String] = []
    view.performBatchUpdates {
      items.sections[0].append(50)
      view.insertItems(at: [[0, 50]])
      view.performBatchUpdates {
        items.sections[0].append(51)
        view.insertItems(at: [[0, 51]])
      } completion: { _ in
        order.append("inner 1")
      }
      view.performBatchUpdates(nil) { _ in order.append("inner 2") }
    } completion: { _ in
      order.append("outer")
    }
    #expect(view.numberOfItems(inSection: 0) == 52)
    stage.advance(by: 0.5)
    #expect(order == ["outer", "inner 1", "inner 2"])
  }

  @Test func `10. a reload and a move of one item is refused in UIKit's words`() {
    let view = show()
    view.performBatchUpdates {
      view.reloadItems(at: [[0, 1]])
      view.moveItem(at: [0, 1], to: [0, 2])
      let problem = view.pendingUpdateProblem ?? ""
      #expect(problem.contains("a delete and a move from the same index path"))
      view.reloadData()
    }
  }

  @Test func `messages speak of items and sections`() {
    let view = show()
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 50]])
      #expect(
        view.pendingUpdateProblem
          == "attempt to delete item 50 from section 0 which only contains 50 items before the "
          + "update")
      view.reloadData()
    }
  }

  @Test func `wrong counts are refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let items = Items(count: 3)
        let view = makeCollection(Rows50(), items)
        view.layoutIfNeeded()
        view.insertItems(at: [[0, 0]])
      }
    }
  }

  @Test func `a wrong class for supplementary views stops the program when it is dequeued`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = makeCollection(makeGrid(), Items(count: 3))
        view.register(
          UILabel.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
        _ = view.dequeueReusableSupplementaryView(
          ofKind: "badge", withReuseIdentifier: "view", for: [0, 0])
      }
    }
  }

  @Test func `a wrong class for supplementary views may be registered and replaced`() {
    let view = makeCollection(makeGrid(), items)
    for kind in [UILabel.self, NSObject.self, UICollectionViewCell.self] as [AnyClass] {
      view.register(kind, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    }
    view.layoutIfNeeded()
    let badge = view.dequeueReusableSupplementaryView(
      ofKind: "badge", withReuseIdentifier: "view", for: [0, 0])
    #expect(type(of: badge) == UICollectionViewCell.self)
  }

  @Test func `11. items inserted into a section that moves`() {
    items.sections = [[0, 1], [10, 11], [20]]
    let view = show()
    items.sections = [[10, 12, 11], [0, 1], [20]]
    view.performBatchUpdates {
      view.moveSection(1, toSection: 0)
      view.insertItems(at: [[0, 1]])
    }
    stage.advance(by: 0.5)
    #expect(view.visibleTags == [10, 12, 11, 0, 1, 20])
    #expect(view.faults(items).isEmpty)
  }

  @Test func `12. items deleted from a section that moves leave no view behind`() {
    items.sections = [[0, 1], [10, 11], [20]]
    let view = show()
    items.sections = [[11], [0, 1], [20]]
    view.performBatchUpdates {
      view.moveSection(1, toSection: 0)
      view.deleteItems(at: [[1, 0]])
    }
    stage.advance(by: 0.5)
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == 4)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `13. sections that are moved, reloaded, deleted and inserted at once`() {
    items.sections = [[0], [1], [2], [3], [4]]
    let view = show()
    items.sections = [[0], [1], [9], [33], [2]]
    view.performBatchUpdates {
      view.moveSection(2, toSection: 4)
      view.reloadSections([3])
      view.deleteSections([4])
      view.insertSections([2])
    }
    stage.advance(by: 0.5)
    #expect(view.visibleTags == [0, 1, 9, 33, 2])
    #expect(view.faults(items).isEmpty)
  }

  @Test func `14. rows from above slide in when the last ones are deleted`() throws {
    let view = show()
    view.scroll(to: 2100)
    items.sections[0].removeLast(4)
    view.performBatchUpdates { view.deleteItems(at: (46..<50).map { [0, $0] }) }
    stage.frame()
    let entering = try #require(view.cellForItem(at: [0, 39]))
    #expect(view.contentOffset.y == 1900)
    #expect(opacity(entering) == 1)
    // It stays in its place in the content while the content slides down.
    #expect(seen(entering) == entering.frame)
    let shown = view.layer.presentation()?.bounds.minY
    #expect(shown == 2100)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.bounds.minY ?? 1900 == 1900)
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `23. the end of a display may name a place beyond the counts`() {
    final class Ends: ElementLog {
      var paths: [IndexPath] = []
      var counts: [Int] = []
      override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        paths.append(indexPath)
        counts.append(collectionView.numberOfItems(inSection: 0))
      }
    }
    let ends = Ends()
    items.sections = [[0, 1, 2]]
    let view = stage.show(Rows50(), items, ends)
    items.sections = [[0]]
    view.performBatchUpdates { view.deleteItems(at: [[0, 1], [0, 2]]) }
    stage.advance(by: 0.5)
    #expect(ends.paths == [[0, 1], [0, 2]])
    #expect(ends.counts == [1, 1])
  }

  @Test func `a reload leaves no cell in view before it ends displays`() {
    final class Ends: ElementLog {
      var counts: [Int] = []
      override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { counts.append(collectionView.visibleCells.count) }
    }
    let ends = Ends()
    items.sections = [[0, 1, 2]]
    let view = stage.show(Rows50(), items, ends)
    items.sections = [[0, 1]]
    view.performBatchUpdates { view.deleteItems(at: [[0, 2]]) }
    view.reloadData()
    stage.frame()
    #expect(ends.counts == [0, 0, 0])
  }

  @Test func `24. a reload right after a batch asks for all cells in view`() {
    let view = show()
    items.sections[0].append(50)
    view.performBatchUpdates { view.insertItems(at: [[0, 50]]) }
    items.forget()
    view.reloadData()
    stage.frame()
    #expect(items.asked == (0..<8).map { [0, $0] })
    #expect(view.faults(items).isEmpty)
    #expect(log.faults.isEmpty)
    #expect(log.shownCount == 8)
  }

  @Test func `25. an insertion into a view without area makes no cells`() {
    let view = stage.show(Rows50(), items, log, size: .zero)
    items.sections[0].append(50)
    view.performBatchUpdates { view.insertItems(at: [[0, 50]]) }
    #expect(items.asked.isEmpty)
    #expect(view.numberOfItems(inSection: 0) == 51)
  }

  @Test func `26. counts are read again when the data source goes and comes back`() {
    let view = show()
    view.dataSource = nil
    stage.frame()
    #expect(view.numberOfSections == 0)
    #expect(view.visibleCells.isEmpty)
    items.sections = [[1, 2]]
    view.dataSource = items
    stage.frame()
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.visibleTags == [1, 2])
  }

  @Test func `the delegate's target offset is taken as it is`() {
    final class Target: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 50) }
    }
    let target = Target()
    let view = stage.show(Rows50(), items, target)
    view.scroll(to: 500)
    items.sections[0].insert(-1, at: 0)
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    #expect(view.contentOffset.y == 550)
    #expect(view.visibleTags.first == 10)
  }

  @Test func `an empty batch has layout changes animate`() throws {
    let layout = makeGrid { $0.itemSize = CGSize(width: 300, height: 50) }
    let view = show(layout)
    let cell = try #require(view.cellForItem(at: [0, 1]))
    layout.itemSize.height = 80
    view.performBatchUpdates(nil)
    stage.frame()
    #expect(cell.frame.minY == 80)
    #expect(seen(cell).minY == 50)
  }

  @Test func `headers of sections move with them`() throws {
    items.sections = [[0], [1], [2]]
    let layout = makeGrid { $0.headerReferenceSize = CGSize(width: 0, height: 30) }
    let view = show(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let last = try #require(view.supplementaryView(forElementKind: kind, at: [2, 0]))
    items.sections = [[0], [2]]
    items.forget()
    view.performBatchUpdates { view.deleteSections([1]) }
    #expect(view.supplementaryView(forElementKind: kind, at: [1, 0]) === last)
    #expect(items.askedViews.isEmpty)
    stage.advance(by: 0.5)
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(log.faults.isEmpty)
  }

  @Test func `29. a text field in a header keeps the keyboard through a batch`() throws {
    items.sections = [[0], [1]]
    let view = show(makeGrid { $0.headerReferenceSize = CGSize(width: 0, height: 30) })
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [1, 0]))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    header.addSubview(field)
    field.becomeFirstResponder()
    items.sections = [[1]]
    view.performBatchUpdates { view.deleteSections([0]) }
    stage.advance(by: 0.5)
    #expect(field.isFirstResponder)
    #expect(field.window != nil)
  }

  @Test func `a text field in a deleted cell resigns`() throws {
    let view = show()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    try #require(view.cellForItem(at: [0, 1])).contentView.addSubview(field)
    field.becomeFirstResponder()
    items.sections[0].remove(at: 1)
    view.performBatchUpdates { view.deleteItems(at: [[0, 1]]) }
    #expect(!field.isFirstResponder)
  }

  @Test func `reconfigured items keep their cells`() throws {
    let view = show()
    let cell = try #require(view.cellForItem(at: [0, 1]))
    items.forget()
    items.sections[0][1] = 77
    view.reconfigureItems(at: [[0, 1], [0, 40]])
    #expect(items.asked == [[0, 1]])
    #expect(cell.tag == 77)
    #expect(view.cellForItem(at: [0, 1]) === cell)
  }

  @Test func `an item that is typed into is configured again out of view, too`() throws {
    let view = show()
    let cell = try #require(view.cellForItem(at: [0, 1]))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    view.contentOffset.y = 1500
    stage.frame()
    items.forget()
    items.sections[0][1] = 77
    view.reconfigureItems(at: [[0, 1]])
    #expect(items.asked == [[0, 1]])
    #expect(cell.tag == 77)
    view.contentOffset.y = 0
    stage.frame()
    #expect(view.cellForItem(at: [0, 1]) === cell)
    #expect(field.isFirstResponder)
    #expect(!items.asked.dropFirst().contains([0, 1]))
  }
}
