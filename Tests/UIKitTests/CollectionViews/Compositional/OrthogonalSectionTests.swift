import Testing
import UIKit
import _UIKitTestSupport

/// Sections that scroll across the layout's axis.
@MainActor
@Suite(.serialized, .closesWindows) struct OrthogonalSectionTests {
  private let items = Items([Array(0..<20), Array(100..<120), Array(200..<230)])

  private func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    width: CGFloat = 100, configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, _ in
      guard section != 1 else {
        return NSCollectionLayoutSection(group: columns(1, height: .absolute(40)))
      }
      let made = shelf(behavior, width: width)
      configure(made)
      return made
    }
  }

  private func tags(_ view: UICollectionView, _ section: Int) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.sorted().compactMap {
      view.cellForItem(at: $0)?.tag
    }
  }

  @Test func `each is a scroll view of its own`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    #expect(tags(view, 0) == [0, 1, 2])
    #expect(tags(view, 1).count == 8)
    let region = try #require(view.region(of: [0, 0]))
    #expect(region.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(region.contentSize == CGSize(width: 2000, height: 80))
    #expect(view.contentSize == CGSize(width: 300, height: 80 + 800 + 80))
    #expect(view.region(of: [1, 0]) == nil)
    #expect(view.layoutAttributesForItem(at: [0, 9])?.frame.minX == 900)
  }

  @Test func `scrolling shows other cells`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    let region = try #require(view.region(of: [0, 0]))
    for offset in stride(from: CGFloat(0), through: 1700, by: 90) {
      region.contentOffset.x = offset
      view.layoutIfNeeded()
      let first = Int(offset / 100)
      let last = min(19, Int((offset + 299) / 100))
      #expect(tags(view, 0) == Array(first...last))
      #expect(view.seenFrame([0, first])?.minX == CGFloat(first * 100) - offset)
    }
  }

  @Test func `offsets are kept while sections are out of view`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    try #require(view.region(of: [0, 0])).contentOffset.x = 730
    view.layoutIfNeeded()
    view.scroll(to: 560)
    #expect(tags(view, 0).isEmpty && tags(view, 2) == [200, 201, 202])
    view.scroll(to: 0)
    #expect(tags(view, 0) == [7, 8, 9, 10])
    #expect(view.region(of: [0, 8])?.contentOffset.x == 730)
  }

  @Test func `offsets follow their section through updates`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    try #require(view.region(of: [0, 0])).contentOffset.x = 500
    view.layoutIfNeeded()
    items.sections[0].removeFirst(2)
    view.deleteItems(at: [[0, 0], [0, 1]])
    view.layoutIfNeeded()
    #expect(tags(view, 0) == [7, 8, 9])
    items.sections.insert([300, 301], at: 0)
    items.sections.insert([310], at: 1)
    view.performBatchUpdates { view.insertSections([0, 1]) }
    view.layoutIfNeeded()
    #expect(view.region(of: [2, 5])?.contentOffset.x == 500)
    #expect(tags(view, 0) == [300, 301])
  }

  @Test func `a shorter section scrolls back into its content`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    try #require(view.region(of: [0, 0])).contentOffset.x = 1700
    view.layoutIfNeeded()
    items.sections[0].removeLast(15)
    view.deleteItems(at: (5..<20).map { [0, $0] })
    view.layoutIfNeeded()
    #expect(tags(view, 0) == [2, 3, 4])
    #expect(view.region(of: [0, 3])?.contentOffset.x == 200)
  }

  @Test func `headers and backgrounds stay`() throws {
    let view = makeCollection(layout { $0.boundarySupplementaryItems = [header()] }, items)
    view.layoutIfNeeded()
    let region = try #require(view.region(of: [0, 0]))
    #expect(region.frame.minY == 30)
    region.contentOffset.x = 400
    view.layoutIfNeeded()
    #expect(view.header(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(view.header(0)?.superview === view)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(250), CGFloat(250)),
    (.groupPagingCentered, 250, 225), (.paging, 250, 300),
  ])
  func `a swipe moves on`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ width: CGFloat,
    _ rest: CGFloat
  ) throws {
    let stage = Stage()
    let view = stage.show(layout(behavior, width: width), items)
    swipe(stage, by: -80)
    let region = try #require(view.region(of: [0, 1]))
    #expect(abs(region.contentOffset.x - rest) < 0.5)
  }

  /// Drags the first section sideways, quickly, and waits until all is at rest.
  private func swipe(_ stage: Stage, by distance: CGFloat) {
    stage.touch(.began, at: CGPoint(x: 150, y: 40))
    for step in 1...8 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 150 + distance * CGFloat(step) / 8, y: 40))
    }
    stage.touch(.ended, at: CGPoint(x: 150 + distance, y: 40))
    stage.advance(by: 6)
  }

  @Test func `content rests at groups`() throws {
    let stage = Stage()
    let view = stage.show(layout(.continuousGroupLeadingBoundary), items)
    swipe(stage, by: -120)
    let path = try #require(view.indexPathsForVisibleItems.filter { $0.section == 0 }.min())
    let region = try #require(view.region(of: path))
    #expect(region.contentOffset.x > 0)
    #expect(region.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `vertical drags over a region scroll the collection view`() throws {
    let stage = Stage()
    let view = stage.show(layout(), items)
    stage.touch(.began, at: CGPoint(x: 150, y: 60))
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 150, y: 60 - CGFloat(step) * 8))
    }
    #expect(view.contentOffset.y > 0)
    #expect(view.region(of: [0, 0])?.contentOffset.x == 0)
    stage.touch(.ended, at: CGPoint(x: 150, y: 12))
  }

  @Test func `centered groups begin in the middle`() throws {
    let view = makeCollection(layout(.groupPagingCentered, width: 200), items)
    view.layoutIfNeeded()
    #expect(view.seenFrame([0, 0])?.minX == 50)
    #expect(try #require(view.region(of: [0, 0])).contentOffset.x == -50)
  }

  @Test func `items are found where they are seen`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    try #require(view.region(of: [0, 0])).contentOffset.x = 520
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 40)) == [0, 5])
    #expect(view.indexPathForItem(at: CGPoint(x: 290, y: 40)) == [0, 8])
  }

  @Test func `taps select items of a scrolled region`() throws {
    let stage = Stage()
    let view = stage.show(layout(), items)
    try #require(view.region(of: [0, 0])).contentOffset.x = 520
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 100, y: 40))
    stage.advance(by: 0.5)
    #expect(view.indexPathsForSelectedItems == [[0, 6]])
  }

  @Test func `scrolling to an item moves its region`() throws {
    let view = makeCollection(layout(), items)
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 12], at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    #expect(view.seenFrame([0, 12])?.midX == 150)
    view.scrollToItem(at: [2, 5], at: [.bottom, .left], animated: false)
    view.layoutIfNeeded()
    #expect(view.seenFrame([2, 5])?.minX == 0)
  }

  @Test func `regions begin at the right where text is read from the right`() throws {
    let view = makeCollection(layout(), items)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.seenFrame([0, 0])?.minX == 200)
    #expect(view.seenFrame([0, 2])?.minX == 0)
    let region = try #require(view.region(of: [0, 0]))
    #expect(region.contentOffset.x == 1700)
    region.contentOffset.x -= 150
    view.layoutIfNeeded()
    #expect(tags(view, 0) == [1, 2, 3, 4])
    #expect(view.seenFrame([0, 1])?.minX == 250)
  }

  @Test func `handlers hear of the section's own offset`() throws {
    var heard: (offset: CGFloat, middles: [CGFloat]) = (0, [])
    let view = makeCollection(
      layout { section in
        section.visibleItemsInvalidationHandler = { found, offset, environment in
          guard found.first?.indexPath.section == 0 else { return }
          heard = (offset.x, found.map { $0.frame.midX - offset.x })
          for item in found {
            let distance = abs(
              item.frame.midX - offset.x - environment.container.contentSize.width / 2)
            item.transform = CGAffineTransform(
              scaleX: max(0.5, 1 - distance / 300), y: max(0.5, 1 - distance / 300))
          }
        }
      }, items)
    view.layoutIfNeeded()
    let region = try #require(view.region(of: [0, 0]))
    region.contentOffset.x = 300
    view.layoutIfNeeded()
    #expect(heard.offset == 300)
    #expect(heard.middles == [50, 150, 250])
    #expect(view.cellForItem(at: [0, 4])?.transform == .identity)
    #expect(view.cellForItem(at: [0, 3])?.transform.a ?? 1 < 0.7)
  }

  @Test func `another layout takes the cells over`() throws {
    let stage = Stage()
    items.sections = [Array(0..<3)]
    let view = stage.show(layout(), items)
    let cell = try #require(view.cellForItem(at: [0, 1]))
    view.setCollectionViewLayout(makeGrid(), animated: true)
    stage.advance(by: 0.5)
    #expect(view.cellForItem(at: [0, 1]) === cell)
    #expect(cell.superview === view)
    #expect(view.faults(items).isEmpty)
    #expect(view.subviews.allSatisfy { !($0 is UIScrollView) })
    view.setCollectionViewLayout(layout(), animated: true)
    stage.advance(by: 0.5)
    #expect(view.region(of: [0, 1]) != nil && tags(view, 0) == [0, 1, 2])
    #expect(view.subviews.filter { $0 is UIScrollView }.count == 1)
  }

  @Test func `random updates and scrolls keep regions right`() throws {
    let stage = Stage()
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    let view = stage.show(layout(), items)
    for step in 0..<200 {
      let section = random(3)
      if let path = view.indexPathsForVisibleItems.first(where: { $0.section == section }),
        let region = view.region(of: path)
      {
        region.contentOffset.x = CGFloat(random(max(1, Int(region.contentSize.width) - 300)))
      }
      view.layoutIfNeeded()
      let count = items.sections[section].count
      switch random(4) {
      case 0 where count > 3:
        items.sections[section].remove(at: count / 2)
        view.deleteItems(at: [[section, count / 2]])
      case 1:
        items.sections[section].insert(1000 + step, at: count / 3)
        view.insertItems(at: [[section, count / 3]])
      case 2 where count > 3:
        let moved = items.sections[section].remove(at: count - 1)
        items.sections[section].insert(moved, at: 1)
        view.moveItem(at: [section, count - 1], to: [section, 1])
      default: view.contentOffset.y = CGFloat(random(500))
      }
      stage.advance(by: step % 3 == 0 ? 0.4 : 0.05)
      for path in view.indexPathsForVisibleItems {
        #expect(
          view.cellForItem(at: path)?.tag == items.sections[path.section][path.item], "step \(step)"
        )
      }
    }
  }
}
