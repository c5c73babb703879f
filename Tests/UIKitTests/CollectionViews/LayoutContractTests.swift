import Testing
import UIKit
import _UIKitTestSupport

/// Notes what a layout is told and asked, and stacks rows of 50 points.
private class Spy: UICollectionViewLayout {
  var calls: [String] = []
  var rects: [CGRect] = []
  var answersNil = false
  var invalidatesOnScroll = false
  var boundsSeen: [CGRect] = []
  var extra: [UICollectionViewLayoutAttributes] = []
  var shift: CGFloat = 0

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    calls.append("prepare \(count)")
  }

  override var collectionViewContentSize: CGSize {
    calls.append("size")
    return CGSize(width: 300, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    rects.append(rect)
    if answersNil { return nil }
    return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) } + extra
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: shift, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extra.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    calls.append(
      "invalidate\(context.invalidateEverything ? " everything" : "")"
        + (context.invalidateDataSourceCounts ? " counts" : ""))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsSeen += [collectionView?.bounds ?? .zero, newBounds]
    return invalidatesOnScroll
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1)"
        + ">\(item.indexPathAfterUpdate?.item ?? -1)"
    }
    calls.append("updates " + items.joined(separator: ", "))
    answersNil = false
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    calls.append("target")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }
}

/// What any layout may rely on, whoever wrote it.
@MainActor
@Suite(.serialized, .closesWindows) struct LayoutContractTests {
  private let items = Items(count: 3)
  private let log = ElementLog()
  private let spy = Spy()

  private func supplementary(
    _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = frame
    return attributes
  }

  @Test func `prepare comes first, then the size, then elements`() {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    let calls = spy.calls.filter { !$0.hasPrefix("invalidate") }
    #expect(calls == ["prepare 3", "size", "elements"])
    #expect(spy.rects == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    #expect(view.visibleTags == [0, 1, 2])
  }

  @Test func `1. a hundred invalidations prepare once`() {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    spy.calls = []
    for _ in 0..<100 { spy.invalidateLayout() }
    view.layoutIfNeeded()
    #expect(spy.calls.filter { $0.hasPrefix("prepare") } == ["prepare 3"])
    #expect(spy.calls.filter { $0 == "invalidate" }.count == 100)
  }

  @Test func `2. a layout that has no news until it knows the updates keeps its cells`() throws {
    let stage = Stage()
    let view = stage.show(spy, items)
    let second = try #require(view.cellForItem(at: [0, 1]))
    items.sections[0].insert(9, at: 0)
    spy.answersNil = true
    view.insertItems(at: [[0, 0]])
    #expect(view.visibleTags == [9, 0, 1, 2])
    #expect(view.cellForItem(at: [0, 2]) === second)
    #expect(second.frame.minY == 100)
  }

  @Test func `no news keep everything as it is, an empty answer removes it`() {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    spy.answersNil = true
    spy.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleTags == [0, 1, 2])
    spy.answersNil = false
    items.sections = [[]]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleTags.isEmpty)
  }

  @Test func `3. content as wide as the view is asked for in batches`() {
    let stage = Stage()
    let view = stage.show(spy, items)
    spy.calls = []
    items.sections[0].append(3)
    view.insertItems(at: [[0, 3]])
    #expect(spy.calls.contains("elements"))
    #expect(view.visibleTags == [0, 1, 2, 3])
  }

  @Test func `4. attributes that are changed after they were returned have no effect`() throws {
    final class Keeper: UICollectionViewFlowLayout {
      var last: [UICollectionViewLayoutAttributes] = []
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        last = super.layoutAttributesForElements(in: rect) ?? []
        return last
      }
    }
    let layout = Keeper()
    let view = makeCollection(layout, items)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let frame = cell.frame
    for attributes in layout.last { attributes.frame.origin.x += 7 }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(cell.frame == frame)
  }

  @Test func `5. equal attributes of a subclass are not applied again`() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var hue = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let tinted = copy as? Tinted else { return copy }
        MainActor.assumeIsolated { tinted.hue = hue }
        return tinted
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Tinted, super.isEqual(object) else { return false }
        return MainActor.assumeIsolated { hue == other.hue }
      }
    }
    final class Layout: UICollectionViewFlowLayout {
      var hue = 0
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for case let attributes as Tinted in all ?? [] { attributes.hue = hue }
        return all
      }
    }
    final class Cell: UICollectionViewCell {
      static var hues: [Int] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        Self.hues.append((layoutAttributes as? Tinted)?.hue ?? -1)
      }
    }
    Cell.hues = []
    items.sections = [[0]]
    let layout = Layout()
    let view = makeCollection(layout, items, cell: Cell.self)
    view.layoutIfNeeded()
    Cell.hues = []
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(Cell.hues.isEmpty)
    layout.hue = 3
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(Cell.hues == [3])
  }

  @Test func `6. a supplementary view with one index may lie beyond the sections`() {
    spy.extra = [supplementary([3], CGRect(x: 0, y: 0, width: 20, height: 20))]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: "badge", at: [3])?.tag == 3)
    spy.extra = [supplementary([4, 0], CGRect(x: 0, y: 0, width: 20, height: 20))]
    spy.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "badge").isEmpty)
  }

  @Test func `items that do not exist are ignored`() {
    let ghost = UICollectionViewLayoutAttributes(forCellWith: [0, 77])
    ghost.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    spy.extra = [ghost]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    #expect(view.visibleTags == [0, 1, 2])
  }

  @Test func `hidden elements need no view`() {
    let hidden = supplementary([0, 0], CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    spy.extra = [hidden]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    #expect(items.askedViews.isEmpty)
  }

  @Test func `bounds are asked about while they are still the old ones`() {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    spy.boundsSeen = []
    view.contentOffset.y = 20
    view.frame.size.height = 300
    let old = CGRect(x: 0, y: 0, width: 300, height: 400)
    let scrolled = old.offsetBy(dx: 0, dy: 20)
    let small = CGRect(x: 0, y: 20, width: 300, height: 300)
    #expect(spy.boundsSeen.prefix(4) == [old, scrolled, scrolled, small])
  }

  @Test func `a layout that wants to is prepared on every scroll`() {
    items.sections = [Array(0..<100)]
    spy.invalidatesOnScroll = true
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    spy.calls = []
    for offset in 1...5 { view.scroll(to: CGFloat(offset)) }
    #expect(spy.calls.filter { $0.hasPrefix("prepare") }.count == 5)
  }

  @Test func `a context that names items has only those asked for again`() throws {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    (spy.calls, spy.shift) = ([], 30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 44]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 44]])
    spy.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(!spy.calls.contains("elements"))
    let lefts = view.visibleCells.map(\.frame.minX)
    #expect(lefts == [0, 30, 0])
  }

  @Test func `adjustments of a context move content and keep what is seen`() {
    items.sections = [Array(0..<100)]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    view.scroll(to: 1000)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
    spy.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1100)
    #expect(view.visibleTags.first == 22)
  }

  @Test func `an adjustment that the end of a batch asks for counts`() {
    items.sections = [Array(0..<100)]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    view.scroll(to: 1000)
    view.performBatchUpdates {
      items.sections[0].append(100)
      view.insertItems(at: [[0, 100]])
    } completion: { [spy] _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
      spy.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1100)
  }

  @Test func `a batch goes through its steps in order`() {
    let stage = Stage()
    let view = stage.show(spy, items, log)
    spy.calls = []
    view.performBatchUpdates {
      items.sections = [[0, 7, 2]]
      view.insertItems(at: [[0, 1]])
      view.deleteItems(at: [[0, 1]])
    }
    let steps = spy.calls.filter { !$0.hasPrefix("elements") }
    #expect(
      steps == [
        "invalidate counts", "prepare 3", "size", "updates delete 1>-1, insert -1>1", "target",
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2", "finalize",
      ])
  }

  @Test func `a batch without animation asks neither where views begin nor where they end`() {
    let stage = Stage()
    let view = stage.show(spy, items, log)
    spy.calls = []
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.sections = [[0, 7, 2]]
        view.insertItems(at: [[0, 1]])
        view.deleteItems(at: [[0, 1]])
      }
    }
    let steps = spy.calls.filter { !$0.hasPrefix("elements") }
    #expect(
      steps == [
        "invalidate counts", "prepare 3", "size", "updates delete 1>-1, insert -1>1", "target",
        "finalize",
      ])
    #expect(spy.calls.count { $0 == "elements" } == 2)
    #expect(view.visibleCells.map(\.tag) == [0, 7, 2])
  }

  @Test func `only flow layout itself is asked once in a batch: a subclass may know updates`() {
    final class Counting: UICollectionViewFlowLayout {
      var count = 0

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        count += 1
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = Counting()
    let stage = Stage()
    let view = stage.show(layout, items, log)
    layout.count = 0
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.sections = [[0, 7, 1, 2]]
        view.insertItems(at: [[0, 1]])
      }
    }
    #expect(layout.count == 2 && view.visibleCells.map(\.tag) == [0, 7, 1, 2])
  }

  @Test func `a reload invalidates everything and the counts`() {
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    spy.calls = []
    view.reloadData()
    #expect(spy.calls == ["invalidate everything counts"])
  }

  @Test func `decoration views are the layout's own`() throws {
    final class Shelf: UICollectionReusableView {}
    let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: [0, 0])
    shelf.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    spy.extra = [shelf]
    spy.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    let made = try #require(view.subviews.first { $0 is Shelf })
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let order = view.subviews
    #expect(made.frame == shelf.frame)
    #expect(items.askedViews.isEmpty)
    #expect(
      order.firstIndex { $0 === made } ?? 9 < order.firstIndex { $0 === cell } ?? 0)
  }

  @Test func `views with a higher z-index stand in front`() throws {
    let badge = supplementary([0, 0], CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.zIndex = -1
    spy.extra = [badge]
    let view = makeCollection(spy, items)
    view.layoutIfNeeded()
    let made = try #require(view.supplementaryView(forElementKind: "badge", at: [0, 0]))
    let place = { (view: UIView) in view.superview?.subviews.firstIndex { $0 === view } ?? -1 }
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(place(made) < place(cell))
    badge.zIndex = 1
    spy.invalidateLayout()
    view.layoutIfNeeded()
    #expect(place(made) > place(cell))
  }

  @Test func `a collection view that is let go is freed with its layout and its cells`() {
    weak var freed: UICollectionView?
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    do {
      let view = makeCollection(makeGrid(), items, log)
      view.layoutIfNeeded()
      view.performBatchUpdates {
        items.sections[0].append(9)
        view.insertItems(at: [[0, 3]])
      }
      (freed, layout, cell) = (view, view.collectionViewLayout, view.cellForItem(at: [0, 0]))
    }
    #expect(freed == nil)
    #expect(layout == nil)
    #expect(cell == nil)
  }

  @Test func `a layout is told of bounds that change in an animation`() {
    final class Turning: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("from \(Int(oldBounds.width))")
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial")
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        return attributes
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("end")
      }
    }
    let stage = Stage()
    items.sections = [Array(0..<100)]
    let layout = Turning()
    let view = stage.show(layout, items, log)
    UIView.animate(withDuration: 0.3) {
      view.frame.size = CGSize(width: 390, height: 500)
      view.layoutIfNeeded()
    }
    #expect(layout.calls.first == "from 300")
    #expect(layout.calls.last == "end")
    #expect(layout.calls.contains("initial"))
    #expect(view.faults(items).isEmpty)
    stage.advance(by: 0.5)
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(log.faults.isEmpty)
  }

  @Test func `a layout is told of the end of such a change, whoever reloads meanwhile`() {
    final class Turning: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("begin")
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("end")
      }
    }
    final class Impatient: NSObject, UICollectionViewDelegate {
      var reloads = 0
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard reloads > 0 else { return }
        reloads -= 1
        collectionView.reloadData()
      }
    }
    let (stage, layout, delegate) = (Stage(), Turning(), Impatient())
    items.sections = [Array(0..<100)]
    let view = stage.show(layout, items)
    view.delegate = delegate
    delegate.reloads = 1
    UIView.animate(withDuration: 0.3) {
      view.frame.size = CGSize(width: 390, height: 500)
      view.layoutIfNeeded()
    }
    #expect(delegate.reloads == 0)
    #expect(layout.calls == ["begin", "end"])
    #expect(view.faults(items).isEmpty)
  }
}
