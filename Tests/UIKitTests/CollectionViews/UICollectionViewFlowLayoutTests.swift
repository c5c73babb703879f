import Testing
import UIKit
import _TestSupport

@MainActor
@Suite(.serialized) struct UICollectionViewFlowLayoutTests {
  private let items = Items(count: 7)
  private let log = ElementLog()

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  private func show(
    _ delegate: (any UICollectionViewDelegate)? = nil,
    _ configure: (UICollectionViewFlowLayout) -> Void
  ) -> UICollectionView {
    let view = makeCollection(makeGrid(configure), items, delegate)
    view.layoutIfNeeded()
    return view
  }

  @Test func `defaults are UIKit's`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
  }

  @Test func `items of one size fill lines from the leading edge`() {
    let view = show { $0.itemSize = CGSize(width: 90, height: 40) }
    #expect(frames(view).map(\.minX) == [0, 105, 210, 0, 105, 210, 0])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 40, 40, 40, 80])
    #expect(view.contentSize == CGSize(width: 300, height: 120))
  }

  @Test func `origins stand on device pixels, sizes stay`() {
    let view = show { $0.itemSize = CGSize(width: 89.4, height: 40.3) }
    let scale = view.traitCollection.displayScale
    for frame in frames(view) {
      #expect(frame.size == CGSize(width: 89.4, height: 40.3))
      #expect(abs((frame.minX * scale).rounded() - frame.minX * scale) < 1e-6)
    }
  }

  @Test func `content insets and section insets shorten lines`() {
    let view = show {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    }
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [10, 110, 10, 110, 10, 110, 10])
    #expect(frames(view)[0].minY == 5)
    #expect(view.contentSize == CGSize(width: 230, height: 172))
  }

  @Test func `headers and footers span the view and take no line spacing`() throws {
    let view = show {
      $0.minimumLineSpacing = 8
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
    }
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    let footer = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0]))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(frames(view).map(\.minY) == [30, 30, 30, 78, 78, 78, 126])
    #expect(footer.frame == CGRect(x: 0, y: 166, width: 300, height: 20))
  }

  @Test func `horizontal layouts fill columns`() {
    let view = show {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 100, height: 150)
      $0.minimumLineSpacing = 5
    }
    #expect(frames(view).prefix(4).map(\.minY) == [0, 250, 0, 250])
    #expect(frames(view).prefix(4).map(\.minX) == [0, 0, 105, 105])
    #expect(view.contentSize == CGSize(width: 415, height: 400))
  }

  @Test func `the delegate's sizes win and are asked for in order`() {
    log.size = { CGSize(width: $0.item == 2 ? 200 : 100, height: 40) }
    let view = show(log) { _ in }
    #expect(log.askedSizes == (0..<7).map { [0, $0] })
    // The third begins a line: what remains of the first one lies between its two items.
    #expect(frames(view).map(\.minX) == [0, 200, 0, 200, 0, 100, 200])
  }

  @Test func `none of the sizes is asked for on scroll, each once an invalidation`() {
    items.sections = [Array(0..<500)]
    log.size = { CGSize(width: 100, height: CGFloat(40 + $0.item % 2)) }
    let view = show(log) { $0.sectionHeadersPinToVisibleBounds = true }
    #expect(log.askedSizes.count == 500)
    log.forget()
    for offset in stride(from: CGFloat(10), to: 3000, by: 90) { view.scroll(to: offset) }
    #expect(log.askedSizes.isEmpty)
    #expect(view.faults(items).isEmpty)
    view.collectionViewLayout.invalidateLayout()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(log.askedSizes.count == 500)
  }

  @Test func `a pinned header stays until its section ends`() throws {
    items.sections = [Array(0..<60), Array(0..<60)]
    let view = show {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    func top() throws -> CGFloat {
      try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      ).frame.minY - view.contentOffset.y
    }
    #expect(try top() == 0)
    view.scroll(to: 200)
    #expect(try top() == 0)
    view.scroll(to: 810)
    #expect(try top() == -10)
    view.scroll(to: -50)
    #expect(try top() == 50)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `only pinned headers and footers are asked for again on scroll`() {
    items.sections = (0..<40).map { Array(0..<(2 + $0 % 9)) }
    let view = show {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      ($0.sectionHeadersPinToVisibleBounds, $0.sectionFootersPinToVisibleBounds) = (true, true)
    }
    let layout = view.collectionViewLayout
    let context = layout.invalidationContext(
      forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 100))
    #expect(context.invalidatedItemIndexPaths == nil)
    let named = context.invalidatedSupplementaryIndexPaths ?? [:]
    #expect(named.keys.count == 2)
    #expect(Array(named.values).isNotEmptyAndAllSatisfy { (1..<20).contains($0.count) })
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      // Several changes may come before a layout.
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        view.contentOffset.y = CGFloat.random(in: -40...(view.contentSize.height), using: &random)
      }
      view.layoutIfNeeded()
      for kind in named.keys {
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let seen = view.supplementaryView(forElementKind: kind, at: path)?.frame
          let wanted = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
          #expect(seen == wanted?.frame)
        }
      }
      #expect(view.faults(items).isEmpty)
    }
  }

  @Test func `empty headers have attributes without a size and are not asked for`() throws {
    let view = show { $0.headerReferenceSize = CGSize(width: 300, height: 0) }
    let kind = UICollectionView.elementKindSectionHeader
    let attributes = try #require(
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0]))
    #expect(attributes.frame.size == .zero)
    #expect(attributes.representedElementKind == kind)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 0]) == nil)
    let all = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    #expect(all.isNotEmptyAndAllSatisfy { $0.representedElementCategory == .cell })
    #expect(items.askedViews.isEmpty)
  }

  @Test func `a new width breaks lines anew without asking for sizes`() {
    log.size = { _ in CGSize(width: 100, height: 40) }
    let view = show(log) { _ in }
    log.forget()
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 100, 0, 100, 0, 100, 0])
    #expect(log.askedSizes.isEmpty)
  }

  @Test func `a subclass may mirror the layout for right-to-left languages`() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Mirrored()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    let view = makeCollection(layout, items)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [200, 100, 0, 200, 100, 0, 200])
    #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 20)) == [0, 0])
  }

  @Test func `a mirrored layout that scrolls sideways begins at its leading end`() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    items.sections = [Array(0..<20)]
    let layout = Mirrored()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = makeCollection(layout, items, size: CGSize(width: 300, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1700)
    #expect(view.visibleTags == [0, 1, 2])
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 1900)
    view.contentOffset.x = 1600
    view.layoutIfNeeded()
    #expect(view.visibleTags == [1, 2, 3])
    items.sections[0].append(20)
    view.insertItems(at: [[0, 20]])
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1700)
    #expect(view.visibleTags == [1, 2, 3])
    view.scrollToItem(at: [0, 20], at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 0)
    #expect(view.visibleTags == [18, 19, 20])
  }

  @Test func `estimated items take the sizes that their cells prefer`() {
    items.sections = [Array(0..<200)]
    let layout = makeGrid { $0.estimatedItemSize = CGSize(width: 300, height: 100) }
    let view = makeCollection(layout, items, cell: SizedItemCell.self)
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.frame.height == SizedItemCell.height(path.item))
    }
    #expect(view.faults(items).isEmpty)
    #expect(view.visibleCells.map(\.frame.maxY).max() ?? 0 >= 400)
  }

  @Test func `spacings and insets that are no finite numbers leave items in view`() {
    let view = show {
      $0.minimumInteritemSpacing = .infinity
      $0.minimumLineSpacing = .nan
      $0.sectionInset = UIEdgeInsets(top: .nan, left: .nan, bottom: 5, right: 0)
    }
    #expect(frames(view).map(\.minX) == Array(repeating: 100, count: 7))
    #expect(frames(view).map(\.minY) == [0, 40, 80, 120, 160, 200, 240])
    #expect(view.contentSize == CGSize(width: 300, height: 285))
  }

  @Test func `a subclass that asks headers for their sizes leaves items as they are`() {
    final class Header: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 35
        return layoutAttributes
      }
    }
    final class Asking: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { preferredAttributes.representedElementKind != nil }
    }
    items.sections = [[], [0, 1, 2]]
    let layout = Asking()
    layout.itemSize = CGSize(width: 100, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = makeCollection(layout, items)
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 100, 200])
    #expect(frames(view).allSatisfy { $0.minY == 60 && $0.size == CGSize(width: 100, height: 40) })
  }

  @Test func `sizes that no item can have count as zero`() {
    log.size = { CGSize(width: $0.item == 1 ? -.infinity : 100, height: $0.item == 2 ? .nan : 40) }
    let view = show(log) { _ in }
    #expect(view.contentSize.height.isFinite)
    #expect(!view.visibleTags.isEmpty)
  }
}
