import Testing
import UIKit
import _UIKitTestSupport

/// Rows that are guessed to be 100 points high and take the heights that cells prefer, which the
/// layout learns from its contexts only.
private final class LearningRows: UICollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  var guess: CGFloat = 100
  /// Whether what is below the top of the view stays where it is seen.
  var keepsPlace = false
  var prepared = 0

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func top(_ item: Int) -> CGFloat {
    (0..<item).reduce(0) { $0 + (heights[$1] ?? guess) }
  }

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(count)) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: top(indexPath.item), width: collectionView?.bounds.width ?? 0,
      height: heights[indexPath.item] ?? guess)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let item = preferredAttributes.indexPath.item
    if keepsPlace, let view = collectionView, top(item) < view.contentOffset.y {
      context.contentOffsetAdjustment.y =
        preferredAttributes.size.height - (heights[item] ?? guess)
    }
    heights[item] = preferredAttributes.size.height
    return context
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .insert {
      let place = item.indexPathAfterUpdate?.item ?? 0
      heights = Dictionary(
        uniqueKeysWithValues: heights.map { ($0 >= place ? $0 + 1 : $0, $1) })
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Sections of a header that is guessed to be 50 points high, and of items of 100 points.
private final class HeaderRows: UICollectionViewLayout {
  private let kind = UICollectionView.elementKindSectionHeader
  private var heights: [Int: CGFloat] = [:]
  private var all: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  override func prepare() {
    super.prepare()
    (all, end) = ([], 0)
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      add(.init(forSupplementaryViewOfKind: kind, with: [section, 0]), heights[section] ?? 50)
      for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
        add(.init(forCellWith: [section, item]), 100)
      }
    }
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes, _ height: CGFloat) {
    attributes.frame = CGRect(x: 0, y: end, width: 300, height: height)
    end += height
    all.append(attributes)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: end) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.representedElementKind == kind else { return false }
    heights[preferredAttributes.indexPath.section] = preferredAttributes.size.height
    return true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { heights = [:] }
    super.invalidateLayout(with: context)
  }
}

private final class SizedHeader: UICollectionReusableView {
  static var paths: [IndexPath] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.paths.append(layoutAttributes.indexPath)
    layoutAttributes.size.height = 35
    return layoutAttributes
  }
}

/// A cell whose constraints ask for 120 × 35 points.
private final class Boxed: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 120),
      box.heightAnchor.constraint(equalToConstant: 35),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

/// A cell that adds up its size, which makes 49.00000000000001.
private final class AddingCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let length: CGFloat = [12.3, 12.3, 12.3, 12.1].reduce(0, +)
    return CGSize(width: length, height: length)
  }
}

/// Prefers the height that it is told.
private final class Growing: UICollectionViewCell {
  var height: CGFloat = 40

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// Makes cells higher before they come into view.
@MainActor
private final class Raising: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? Growing else { return }
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
  }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewSelfSizingTests {
  private let stage = Stage()
  private let items = Items(count: 60)
  private let layout = LearningRows()

  private func overlaps(_ view: UICollectionView) -> Bool {
    let frames = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    return zip(frames, frames.dropFirst()).contains { $0.maxY > $1.minY }
  }

  @Test func `rows take the heights that their cells prefer`() {
    let view = stage.show(layout, items, cell: SizedItemCell.self)
    for cell in view.visibleCells { #expect(cell.frame.height == SizedItemCell.height(cell.tag)) }
    #expect(view.faults(items).isEmpty)
  }

  @Test func `what arithmetic adds to a size is no pixel more`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 100, height: 100)
    let size = AddingCell().preferredLayoutAttributesFitting(attributes).size
    #expect(size == CGSize(width: 49, height: 49))
  }

  @Test(arguments: [false, true])
  func `an invalid layout has cells asked for their sizes again`(inBatch: Bool) throws {
    let view = stage.show(layout, items, cell: Growing.self)
    let cell = try #require(view.cellForItem(at: [0, 1]) as? Growing)
    cell.height = 90
    if inBatch { view.performBatchUpdates(nil) } else { layout.invalidateLayout() }
    stage.advance(by: 0.5)
    #expect(cell.frame.height == 90)
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 130)
  }

  @Test func `15. a batch above the screen leaves no overlap`() {
    let view = stage.show(layout, items, cell: SizedItemCell.self)
    view.scroll(to: 600)
    items.sections[0].insert(contentsOf: [100, 101], at: 0)
    view.performBatchUpdates { view.insertItems(at: [[0, 0], [0, 1]]) }
    stage.frame()
    #expect(!overlaps(view))
    #expect(view.faults(items).isEmpty)
    stage.advance(by: 0.5)
    #expect(!overlaps(view))
    #expect(view.faults(items).isEmpty)
  }

  @Test func `16. a header that enters after a section was deleted is sized at its new place`() {
    items.sections = (0..<4).map { section in (0..<5).map { section * 10 + $0 } }
    let view = makeCollection(HeaderRows(), items)
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    stage.window.addSubview(view)
    stage.frame()
    SizedHeader.paths = []
    items.sections.removeFirst()
    view.performBatchUpdates { view.deleteSections([0]) }
    #expect(Set(SizedHeader.paths) == [[0, 0]])
    stage.advance(by: 0.5)
    let header = view.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 35))
    #expect(view.faults(items).isEmpty)
  }

  @Test func `17. sizes that alternate on every question end the pass`() {
    final class Restless: UICollectionViewCell {
      private var asked = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        asked += 1
        layoutAttributes.size.height = asked % 2 == 0 ? 50 : 60
        return layoutAttributes
      }
    }
    let view = stage.show(layout, items, cell: Restless.self)
    stage.advance(by: 0.1)
    #expect(layout.prepared < 40)
    #expect(!view.visibleCells.isEmpty)
    #expect(!overlaps(view))
  }

  @Test func `18. guesses that are too large leave no holes after one layout`() {
    layout.guess = 390
    let view = stage.show(layout, items, cell: SizedItemCell.self)
    #expect(view.visibleCells.map(\.frame.maxY).max() ?? 0 >= 400)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `19. sizes above the view with an adjustment leave the picture still`() throws {
    layout.keepsPlace = true
    let view = stage.show(layout, items, cell: SizedItemCell.self)
    view.scroll(to: 3000)
    for _ in 0..<20 {
      let cell = try #require(view.visibleCells.first { $0.frame.minY >= view.contentOffset.y })
      let before = cell.frame.minY - view.contentOffset.y
      view.scroll(to: view.contentOffset.y - 30)
      #expect(abs(cell.frame.minY - view.contentOffset.y - before - 30) < 0.5)
    }
    #expect(!overlaps(view))
  }

  @Test func `20. an adjustment while content is pulled beyond its edge does not snap`() {
    layout.keepsPlace = true
    let view = stage.show(layout, items, cell: SizedItemCell.self)
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    for step in 1...10 {
      stage.touch(.moved, at: CGPoint(x: 100, y: 100 + CGFloat(step) * 15))
      stage.advance(by: 0.02)
    }
    let pulled = view.contentOffset.y
    #expect(pulled < -20)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 5
    layout.invalidateLayout(with: context)
    stage.frame()
    #expect(view.contentOffset.y < 0)
    #expect(abs(view.contentOffset.y - pulled - 5) < 3)
  }

  @Test func `21. content is measured at the new width after rotation`() {
    final class Witness: UICollectionViewCell {
      static var widths: [CGFloat] = []
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutIfNeeded()
        Self.widths.append(contentView.bounds.width)
        return layoutAttributes
      }
    }
    Witness.widths = []
    let view = stage.show(layout, items, cell: Witness.self)
    #expect(Set(Witness.widths) == [300])
    Witness.widths = []
    view.frame.size = CGSize(width: 500, height: 250)
    stage.frame()
    #expect(Set(Witness.widths) == [500])
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 500 })
  }

  @Test func `a cell that asks for another size gets it in the next layout`() throws {
    let view = stage.show(layout, items, cell: Growing.self)
    let cell = try #require(view.cellForItem(at: [0, 1]) as? Growing)
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
    stage.frame()
    #expect(cell.frame.height == 90)
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 130)
    view.selfSizingInvalidation = .disabled
    cell.height = 70
    cell.invalidateIntrinsicContentSize()
    stage.frame()
    #expect(cell.frame.height == 90)
  }

  @Test func `a cell that the delegate changes before it is seen is measured again`() {
    let delegate = Raising()
    let view = stage.show(layout, items, delegate, cell: Growing.self)
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 90 })
    #expect(view.faults(items).isEmpty)
    view.scroll(to: 1000)
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 90 })
    #expect(view.faults(items).isEmpty)
    #expect(!view.layer.needsLayout())
    withExtendedLifetime(delegate) {}
  }

  @Test func `constraints of a content view give an estimating flow layout its sizes`() {
    let flow = makeGrid { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let view = stage.show(flow, items, cell: Boxed.self)
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 120, height: 35) })
    #expect(view.faults(items).isEmpty)
    #expect(view.visibleCells.count > 8)
  }

  @Test func `a cell prefers what its content asks for in every layout, and without one`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 100, y: 80, width: 200, height: 60)
    func check(_ cell: UICollectionViewCell?, _ name: Comment) {
      let preferred = cell?.preferredLayoutAttributesFitting(attributes)
      #expect(preferred?.frame == CGRect(x: 140, y: 92.5, width: 120, height: 35), name)
      #expect(preferred?.indexPath == [0, 0], name)
    }
    check(Boxed(frame: .zero), "a cell of no list")
    let grid = stage.show(makeGrid(), items, cell: Boxed.self)
    check(grid.cellForItem(at: [0, 0]), "fixed sizes")
    let rows = stage.show(LearningRows(), items, cell: Boxed.self)
    check(rows.cellForItem(at: [0, 0]), "a layout of one's own")
    #expect(attributes.size == CGSize(width: 200, height: 60))
  }

  @Test func `a layout of one's own is asked about what constraints prefer`() {
    let view = stage.show(layout, items, cell: Boxed.self)
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 35 })
    #expect(view.visibleCells.map(\.frame.maxY).max() ?? 0 >= 400)
    #expect(view.faults(items).isEmpty)
    view.scroll(to: 500)
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 35 })
    #expect(view.faults(items).isEmpty)
  }

  @Test func `sizes that a flow layout is given stay, whatever cells prefer`() {
    let view = stage.show(makeGrid(), items, cell: Boxed.self)
    view.scroll(to: 120)
    #expect(
      view.visibleCells.isNotEmptyAndAllSatisfy {
        $0.frame.size == CGSize(width: 100, height: 40)
      })
    #expect(view.faults(items).isEmpty)
  }

  @Test func `attributes keep the size that was preferred when they were asked for`() {
    let cell = Boxed(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred != attributes)
    let copy = preferred.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == preferred)
    #expect(copy?.size == CGSize(width: 120, height: 35))
    preferred.size.height = 7
    #expect(preferred.size == CGSize(width: 120, height: 7))
    preferred.bounds = CGRect(x: 0, y: 0, width: 8, height: 9)
    #expect(preferred.frame == CGRect(x: 96, y: 25.5, width: 8, height: 9))
  }
}
