import Testing
import UIKit

/// Compositional layouts in a collection view.
@MainActor
@Suite(.serialized) struct CompositionalLayoutTests {
  private let items = Items([Array(0..<7), Array(10..<13)])

  private func show(
    _ layout: UICollectionViewLayout, cell: AnyClass = UICollectionViewCell.self,
    configure: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = makeCollection(layout, items, cell: cell)
    configure(view)
    view.layoutIfNeeded()
    return view
  }

  @Test func `defaults are UIKit's`() {
    let section = NSCollectionLayoutSection(group: columns(2, height: .absolute(40)))
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.decorationItems.isEmpty)
    #expect(section.orthogonalScrollingBehavior == .none)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(header().extendsBoundary)
    #expect(!header().pinToVisibleBounds)
    #expect(header().zIndex == 0)
  }

  @Test func `one section serves for all`() {
    let section = NSCollectionLayoutSection(group: columns(3, height: .absolute(40)))
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellFrames.map(\.minX) == [0, 100, 200, 0, 100, 200, 0, 0, 100, 200])
    #expect(view.cellFrames.map(\.minY) == [0, 0, 0, 40, 40, 40, 80, 120, 120, 120])
    #expect(view.contentSize == CGSize(width: 300, height: 160))
    #expect(view.faults(items).isEmpty)
  }

  @Test func `a provider makes each section for the width`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      let width = environment.container.effectiveContentSize.width
      return NSCollectionLayoutSection(
        group: columns(width > 350 ? 4 : 2 + section, height: .absolute(40)))
    }
    let view = show(layout)
    #expect(asked == [0, 1])
    #expect(view.cellFrames.prefix(3).map(\.minX) == [0, 150, 0])
    #expect(view.cellForItem(at: [1, 1])?.frame.minX == 100)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(asked == [0, 1, 0, 1])
    #expect(view.cellFrames.prefix(5).map(\.minX) == [0, 100, 200, 300, 0])
    view.scroll(to: 20)
    #expect(asked.count == 4)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(asked.count == 6)
  }

  @Test func `a configuration is copied, setting it invalidates`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let section = NSCollectionLayoutSection(group: columns(3, height: .absolute(40)))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = show(layout)
    #expect(view.cellForItem(at: [1, 0])?.frame.minY == 140)
    configuration.interSectionSpacing = 50
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 0])?.frame.minY == 140)
    layout.configuration = configuration
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 0])?.frame.minY == 170)
  }

  @Test func `headers, badges and backgrounds have views`() throws {
    final class Background: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = show(layout)
    #expect(view.header(0)?.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(view.cellFrames[0] == CGRect(x: 20, y: 40, width: 130, height: 50))
    let badgeView = try #require(view.supplementaryView(forElementKind: "badge", at: [0, 1]))
    #expect(badgeView.frame == CGRect(x: 270, y: 30, width: 20, height: 20))
    let back = try #require(view.subviews.first { $0 is Background })
    #expect(back.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
    let order = view.subviews
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(
      try #require(order.firstIndex(of: back)) < #require(order.firstIndex(of: cell)))
    #expect(view.faults(items).isEmpty)
  }

  @Test func `a custom group asks for frames in its container`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      let container = environment.container.contentSize
      sizes.append(container)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 10, width: container.width - 50, height: 50), zIndex: 2),
      ]
    }
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(sizes.first == CGSize(width: 300, height: 60))
    #expect(view.cellFrames[1] == CGRect(x: 50, y: 10, width: 250, height: 50))
    #expect(view.cellFrames[2] == CGRect(x: 0, y: 60, width: 50, height: 60))
  }

  @Test func `leading is right where text is read from the right`() {
    let section = NSCollectionLayoutSection(group: columns(3, height: .absolute(40)))
    section.contentInsets.leading = 30
    let view = show(UICollectionViewCompositionalLayout(section: section)) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(view.cellFrames.prefix(4).map(\.minX) == [180, 90, 0, 180])
  }

  @Test func `horizontal layouts scroll sideways`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let view = show(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(view.cellFrames[1] == CGRect(x: 0, y: 200, width: 100, height: 200))
    #expect(view.contentSize == CGSize(width: 600, height: 400))
  }

  @Test func `pinned headers follow the offset without asking for sections`() {
    items.sections = [Array(0..<40), Array(50..<90)]
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(50)))
      section.boundarySupplementaryItems = [header(pins: true)]
      return section
    }
    let view = show(layout)
    for offset in stride(from: CGFloat(0), to: 2000, by: 35) {
      view.scroll(to: offset)
      #expect(view.header(0)?.frame.minY == offset)
      #expect(view.faults(items).isEmpty)
    }
    view.scroll(to: 2015)
    #expect(view.header(0)?.frame.minY == 2000)
    #expect(view.header(1)?.frame.minY == 2030)
    view.scroll(to: -40)
    #expect(view.header(0)?.frame.minY == 0)
    #expect(asked == 2)
  }

  @Test func `sections beside those with pinned headers scroll without being asked for`() {
    items.sections = [Array(0..<4), Array(50..<150)]
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked += 1
      let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(50)))
      if index == 0 { section.boundarySupplementaryItems = [header(pins: true)] }
      return section
    }
    let view = show(layout)
    for offset in stride(from: CGFloat(0), through: 3000, by: 150) {
      view.scroll(to: offset)
      #expect(view.faults(items).isEmpty)
    }
    view.scroll(to: 100)
    #expect(view.header(0)?.frame.minY == 100)
    #expect(view.faults(items).isEmpty)
    #expect(asked == 2)
  }

  @Test func `layout-wide headers have a path of one index`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header(.absolute(60))]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: columns(1, height: .absolute(40))),
      configuration: configuration)
    let view = show(layout)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      view.supplementaryView(forElementKind: kind, at: [0])?.frame
        == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(view.cellFrames[0].minY == 60)
  }

  @Test func `templates can be copied and described`() throws {
    let group = columns(2, height: .absolute(40))
    group.interItemSpacing = .fixed(3)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy !== group)
    #expect(copy.interItemSpacing?.spacing == 3)
    #expect(copy.subitems.count == 1)
    copy.interItemSpacing = nil
    #expect(group.interItemSpacing != nil)
    #expect(group.visualDescription().contains("item 0.5w × 1.0h"))
    let pinned = try #require(
      header(pins: true).copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(pinned.pinToVisibleBounds)
    #expect(pinned.alignment == .top)
  }

  @Test func `handlers change what is in view for one layout`() {
    var offsets: [CGFloat] = []
    var paths: [IndexPath] = []
    let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(100)))
    section.visibleItemsInvalidationHandler = { found, offset, _ in
      offsets.append(offset.y)
      paths = found.map(\.indexPath)
      for item in found { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellForItem(at: [0, 1])?.alpha == 0.5)
    #expect(view.cellForItem(at: [0, 0])?.alpha == 1)
    view.scroll(to: 150)
    #expect(offsets.last == 150)
    #expect(paths == (1...5).map { [0, $0] })
    #expect(view.layoutAttributesForItem(at: [0, 1])?.alpha == 1)
  }
}
