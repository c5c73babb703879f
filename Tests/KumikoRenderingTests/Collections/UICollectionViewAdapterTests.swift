import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `A collection view adapter` {
  final class RedCell: UICollectionViewCell, ComponentRenderable {}
  final class BlueCell: UICollectionViewCell, ComponentRenderable {}
  final class OwnHeader: UICollectionReusableView, ComponentRenderable {}

  /// Uses another class for odd items, and headers of its own.
  final class OwnAdapter: UICollectionViewFlowLayoutAdapter {
    var scrollCount = 0

    override func cellRegistration(
      collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
    ) -> CellRegistration {
      CellRegistration(class: indexPath.item % 2 == 0 ? RedCell.self : BlueCell.self)
    }

    override func supplementaryViewRegistration(
      forElementKind kind: String, collectionView: UICollectionView, indexPath: IndexPath,
      node: ViewNode
    ) -> ViewRegistration { ViewRegistration(class: OwnHeader.self) }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 0 }
  }

  @Test func `makes cells of exactly the class that is asked for`() {
    let stage = CollectionStage(adapter: OwnAdapter())
    stage.render([Section(id: 0) { for id in 0..<100 { Item(String(id)) } }])
    for offset in stride(from: 0, to: 3_000, by: 60) {
      stage.list.contentOffset.y = CGFloat(offset)
      stage.list.layoutIfNeeded()
      for path in stage.list.indexPathsForVisibleItems {
        let cell = stage.list.cellForItem(at: path)
        #expect(path.item % 2 == 0 ? cell is RedCell : cell is BlueCell)
      }
    }
  }

  @Test func `calls overridden delegate methods`() throws {
    let adapter = OwnAdapter()
    let stage = CollectionStage(adapter: adapter)
    var selected: [Int] = []
    adapter.didSelect = { selected.append($0.indexPath.item) }
    stage.render([Section(id: 0, header: Title("Own")) { for id in 0..<50 { Item(String(id)) } }])
    stage.screen.settle()
    #expect(stage.header(0) is OwnHeader)
    try stage.screen.tap(on: "00")
    try stage.screen.tap(on: "10")
    #expect(selected == [1])
    stage.list.contentOffset.y = 10
    #expect(adapter.scrollCount > 0)
  }

  @Test func `pools cells by the component's reuse identifier, also when it is decorated`() {
    let stage = CollectionStage()
    stage.render([Section(id: 0) { Item("a").onSelect {} }])
    stage.screen.settle()
    let label = stage.label(at: 0)
    stage.render([Section(id: 0) { Item("a") }])
    stage.screen.settle()
    #expect(stage.label(at: 0) === label)
    #expect(label != nil)
  }

  @Test func `of a flow layout gives the sizes of components, or else those of the layout`() {
    let layout = CollectionStage.rows
    layout.itemSize = CGSize(width: 70, height: 60)
    let adapter = UICollectionViewFlowLayoutAdapter()
    let stage = CollectionStage(layout, adapter: adapter)
    stage.render([
      Section(id: 0, header: Title("a")) {
        Item("a", height: 41)
        Item("b", height: nil)
        Item("c", height: -5)
      },
      Section(id: 1),
    ])
    func size(_ item: Int) -> CGSize {
      adapter.collectionView(
        stage.list, layout: layout, sizeForItemAt: IndexPath(item: item, section: 0))
    }
    func header(_ section: Int) -> CGSize {
      adapter.collectionView(stage.list, layout: layout, referenceSizeForHeaderInSection: section)
    }
    #expect(size(0) == CGSize(width: 390, height: 41))
    #expect(size(1) == CGSize(width: 70, height: 60))
    #expect(size(2) == CGSize(width: 390, height: 0))
    #expect(header(0).height == 30)
    layout.headerReferenceSize = CGSize(width: 10, height: 55)
    #expect(header(0).height == 30, "the component goes before the layout")
    #expect(header(1) == .zero, "there is no header")
  }

  struct Words: Component {
    var text: String
    func render(in label: UILabel) {
      label.numberOfLines = 0
      label.text = text
    }
  }

  @Test func `of a flow layout measures a header that nothing gives a size`() throws {
    let stage = CollectionStage(size: CGSize(width: 200, height: 600))
    let text = "A header of so many words that they do not fit into one line of this view"
    stage.render([Section(id: 0, header: Words(text: text)) { Item("a") }])
    stage.screen.settle()
    let header = try #require(stage.header(0))
    #expect(header.bounds.width == 200)
    #expect(header.bounds.height > 40)
    stage.render([Section(id: 0, header: Words(text: "Short")) { Item("a") }])
    stage.screen.settle()
    #expect(header.bounds.height < 30)
    #expect(stage.cell(at: 0)?.frame.minY == header.bounds.height)
  }

  /// One column of items that are as high as their cells ask for.
  final class ColumnLayout: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]

    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: frame(2).maxY)
    }

    private func frame(_ item: Int) -> CGRect {
      let top = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 10) }
      return CGRect(x: 0, y: top, width: 200, height: heights[item] ?? 10)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame(indexPath.item)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      return preferredAttributes.size != originalAttributes.size
    }
  }

  @Test func `tells a layout of one's own how high items are at its width`() {
    let layout = ColumnLayout()
    let stage = CollectionStage(
      layout, size: CGSize(width: 200, height: 600), adapter: UICollectionViewAdapter())
    stage.render([
      Section(id: 0) {
        Words(text: String(repeating: "many words ", count: 12)).id(0)
        Item("a", height: 33)
      }
    ])
    stage.screen.settle()
    #expect(layout.heights[0] ?? 0 > 80)
    #expect(layout.heights[1] == 33)
    #expect(stage.cell(at: 1)?.frame.minY == layout.heights[0])
  }

  @Test func `shows what sections have for other kinds, and nothing for those they lack`() {
    let stage = CollectionStage(BadgeLayout(), adapter: UICollectionViewAdapter())
    stage.render([
      Section(id: 0) { Item("a") }.supplementary(Title("New"), ofKind: "badge"),
      Section(id: 1) { Item("b") },
    ])
    #expect(stage.shown == ["badge 0: New", "row 0/0: a0", "row 1/0: b0"])
    #expect(stage.adapter.registeredSupplementaryViewKinds(for: stage.list) == ["badge"])
    stage.render([
      Section(id: 0) { Item("a") },
      Section(id: 1) { Item("b") }.supplementary(Title("Old"), ofKind: "badge"),
    ])
    stage.screen.settle()
    #expect(stage.shown == ["badge 1: Old", "row 0/0: a0", "row 1/0: b0"])
    stage.render([
      Section(id: 0) { Item("a") },
      Section(id: 1) { Item("b") }.supplementary(Title("Older"), ofKind: "badge"),
    ])
    #expect(stage.shown.first == "badge 1: Older")
  }

  /// Shows badges on items, which is where the adapter says.
  final class ItemBadgeAdapter: UICollectionViewAdapter {
    override func supplementaryViewNode(
      forElementKind kind: String, collectionView: UICollectionView, at indexPath: IndexPath
    ) -> ViewNode? { ViewNode(Title("\(kind) of \(cellNode(at: indexPath).id)")) }
  }

  @Test func `asks a subclass what supplementary views show`() {
    let stage = CollectionStage(BadgeLayout(), adapter: ItemBadgeAdapter())
    stage.render([Section(id: 0) { Item("a") }])
    #expect(stage.shown == ["badge 0: badge of a", "row 0/0: a0"])
  }
}

/// One line a section, with a badge beside it.
final class BadgeLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    let badges = items.filter { $0.representedElementCategory == .cell }.compactMap {
      layoutAttributesForSupplementaryView(ofKind: "badge", at: $0.indexPath)
    }
    return items + badges
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == "badge", let item = layoutAttributesForItem(at: indexPath) else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: indexPath)
    attributes.frame = CGRect(x: item.frame.maxX, y: item.frame.minY, width: 40, height: 20)
    return attributes
  }
}
