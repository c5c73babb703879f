import Testing
import UIKit
import _UIKitTestSupport

/// Sections that scroll by themselves while their items, their layout or their surroundings change.
@MainActor
@Suite(.serialized, .closesWindows) struct OrthogonalChangeTests {
  private let items = Items([Array(0..<20), Array(100..<120)])

  private func makeView(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> UICollectionView {
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: shelf(behavior)), items)
    view.layoutIfNeeded()
    return view
  }

  private func regions(_ view: UICollectionView) -> [UIScrollView] {
    view.subviews.compactMap { $0 as? UIScrollView }
  }

  @Test func `asking the layout takes no cells away`() throws {
    let view = makeView()
    let region = try #require(view.region(of: [0, 0]))
    for offset in stride(from: CGFloat(0), through: 1700, by: 170) {
      region.contentOffset.x = offset
      _ = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
      _ = view.indexPathForItem(at: CGPoint(x: 150, y: 40))
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, Int((offset + 299) / 100)])
      #expect(cell != nil, "at \(offset)")
    }
  }

  @Test func `what lies beside a region is seen too`() throws {
    let view = makeView()
    view.contentInset.right = 100
    view.layoutIfNeeded()
    let region = try #require(view.region(of: [0, 0]))
    #expect(region.frame.width == 200)
    region.contentOffset.x = 190
    view.layoutIfNeeded()
    #expect(view.seenFrame([0, 4])?.minX == 210)
  }

  @Test func `a region in view can be scrolled although no cell of it is seen`() throws {
    let section = shelf(.continuous)
    section.contentInsets.leading = 400
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), items)
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(regions(view).map(\.frame.minY).sorted() == [0, 80])
    regions(view).forEach { $0.contentOffset.x = 350 }
    view.layoutIfNeeded()
    #expect(view.seenFrame([0, 0])?.minX == 50 && view.seenFrame([1, 2])?.minX == 250)
  }

  @Test func `an empty section has no region`() {
    let view = makeView()
    #expect(regions(view).count == 2)
    items.sections[0] = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(regions(view).count == 1 && view.seenFrame([1, 0])?.minY == 0)
  }

  @Test func `a section that does not scroll any more has no region`() {
    var scrolls = true
    let layout = UICollectionViewCompositionalLayout { _, _ in
      shelf(scrolls ? .continuous : .none)
    }
    let view = makeCollection(layout, items)
    view.layoutIfNeeded()
    #expect(regions(view).count == 2)
    scrolls = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(regions(view).isEmpty && view.cellForItem(at: [0, 1])?.frame.minY == 80)
  }

  @Test func `regions that leave the view serve other sections`() throws {
    items.sections = (0..<30).map { Array($0 * 100..<$0 * 100 + 9) }
    let view = makeView()
    try #require(view.region(of: [0, 0])).contentOffset.x = 600
    var seen = Set(regions(view).map(ObjectIdentifier.init))
    for offset in stride(from: CGFloat(80), through: 2000, by: 80) {
      view.scroll(to: offset)
      seen.formUnion(regions(view).map(ObjectIdentifier.init))
      let first = Int(offset / 80)
      #expect(view.seenFrame([first, 0])?.minX == 0, "at \(offset)")
    }
    #expect(seen.count <= 8)
    view.scroll(to: 0)
    #expect(view.region(of: [0, 7])?.contentOffset.x == 600)
  }

  @Test func `a region that is held has the cells that are seen in it`() {
    let stage = Stage()
    items.sections = [[0, 1]]
    let view = stage.show(
      UICollectionViewCompositionalLayout(section: shelf(.groupPagingCentered)), items)
    stage.frame()
    let middle = CGPoint(x: view.bounds.midX, y: 40)
    stage.touch(.began, at: middle)
    #expect(view.indexPathsForVisibleItems.count == 2)
    view.frame.size.width = view.bounds.width / 2 + 40
    stage.frame()
    #expect(view.indexPathsForVisibleItems == [[0, 0]])
    stage.touch(.ended, at: middle)
    stage.advance(by: 1)
    #expect(view.indexPathsForVisibleItems.count == 2)
    #expect(view.seenFrame([0, 0])?.midX == view.bounds.midX)
  }

  @Test func `a region that moves under a finger stops at the end of less content`() throws {
    let stage = Stage()
    let view = stage.show(UICollectionViewCompositionalLayout(section: shelf(.continuous)), items)
    stage.frame()
    let region = try #require(view.region(of: [0, 0]))
    let place = CGPoint(x: 150, y: 40)
    stage.touch(.began, at: place)
    region.setContentOffset(CGPoint(x: 900, y: 0), animated: true)
    stage.advance(by: 0.1)
    items.sections[0].removeLast(14)
    view.performBatchUpdates { view.deleteItems(at: (6..<20).map { [0, $0] }) }
    stage.touch(.ended, at: place)
    stage.advance(by: 2)
    #expect(region.contentOffset.x == 600 - region.bounds.width)
  }

  @Test func `a region that turned while it was held stays where it was let go as items come`()
    throws
  {
    let stage = Stage()
    items.sections = [Array(0..<6)]
    let view = stage.show(UICollectionViewCompositionalLayout(section: shelf(.continuous)), items)
    stage.frame()
    let region = try #require(view.region(of: [0, 0]))
    let end = 600 - view.bounds.width
    region.contentOffset.x = end
    stage.touch(.began, at: CGPoint(x: 200, y: 40))
    for x in stride(from: CGFloat(190), through: 100, by: -10) {
      stage.touch(.moved, at: CGPoint(x: x, y: 40))
    }
    #expect(region.contentOffset.x > end)
    view.frame.size.width -= 150
    stage.advance(by: 0.5)
    stage.touch(.ended, at: CGPoint(x: 100, y: 40))
    stage.advance(by: 1)
    let rest = region.contentOffset.x
    #expect(rest < end + 150)
    items.sections[0] += [6, 7, 8]
    view.performBatchUpdates { view.insertItems(at: (6..<9).map { [0, $0] }) }
    stage.advance(by: 1)
    #expect(region.contentOffset.x == rest)
  }

  @Test(arguments: [0..<3, 2..<9, 8..<20, 0..<18])
  func `items go while a region moves, from right to left`(deleted: Range<Int>) throws {
    for seconds in stride(from: 0.02, through: 0.3, by: 0.04) {
      let stage = Stage()
      defer { stage.close() }
      let items = Items([Array(0..<20)])
      let view = makeCollection(
        UICollectionViewCompositionalLayout(section: shelf(.continuous)), items)
      view.semanticContentAttribute = .forceRightToLeft
      stage.window.addSubview(view)
      stage.frame()
      let region = try #require(view.region(of: [0, 0]))
      region.setContentOffset(
        CGPoint(x: region.contentSize.width - 300 - 900, y: 0), animated: true)
      stage.advance(by: seconds)
      items.sections[0].removeSubrange(deleted)
      view.performBatchUpdates { view.deleteItems(at: deleted.map { [0, $0] }) }
      for _ in 0..<60 {
        stage.advance(by: 1.0 / 60)
        expectCells(view, region, count: 20 - deleted.count, "\(seconds)")
      }
    }
  }

  /// Items of 100 points are seen from the right as far as the region is scrolled.
  private func expectCells(
    _ view: UICollectionView, _ region: UIScrollView, count: Int, _ when: String
  ) {
    let offset = region.contentSize.width - 300 - region.contentOffset.x
    let seen = (0..<count).filter {
      CGFloat($0 + 1) * 100 > offset && CGFloat($0) * 100 < offset + 300
    }
    #expect(view.indexPathsForVisibleItems.sorted().map(\.item) == seen, "\(when) at \(offset)")
    for item in seen {
      #expect(view.seenFrame([0, item])?.maxX == 300 + offset - CGFloat(item) * 100)
    }
  }

  @Test func `pinned headers follow the content inset`() throws {
    let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(40)))
    section.boundarySupplementaryItems = [header(pins: true)]
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), items)
    view.layoutIfNeeded()
    view.scroll(to: 100)
    #expect(view.header(0)?.frame.minY == 100)
    view.contentInset.top = 30
    view.layoutIfNeeded()
    #expect(view.header(0)?.frame.minY == view.contentOffset.y + 30)
  }

  @Test func `insets at the sides leave right-to-left content within them`() {
    let view = makeCollection(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: columns(2, height: .absolute(40)))), items)
    view.semanticContentAttribute = .forceRightToLeft
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 220)
    #expect(view.contentOffset.x == -30)
    #expect(view.cellFrames[0] == CGRect(x: 110, y: 0, width: 110, height: 40))
    #expect(view.cellFrames[1] == CGRect(x: 0, y: 0, width: 110, height: 40))
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 20)) == [0, 0])
  }

  @Test func `content that shrinks begins at the right end again`() {
    let stage = Stage()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in shelf(.continuous) }, configuration: configuration)
    items.sections = []
    let view = stage.show(layout, items)
    view.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    let width = view.bounds.width
    items.sections = (0..<6).map { [$0] }
    view.performBatchUpdates { view.insertSections(IndexSet(0..<6)) }
    stage.advance(by: 0.5)
    #expect(view.contentOffset.x == view.contentSize.width - width)
    items.sections = []
    view.performBatchUpdates { view.deleteSections(IndexSet(0..<6)) }
    stage.advance(by: 0.5)
    #expect(view.contentOffset.x == 0)
  }
}
