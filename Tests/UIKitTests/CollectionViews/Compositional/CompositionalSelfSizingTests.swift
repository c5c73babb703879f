import Testing
import UIKit

/// Estimated dimensions: cells decide, and what follows moves.
@MainActor
@Suite(.serialized) struct CompositionalSelfSizingTests {
  private let items = Items(count: 40)

  private func list(
    _ group: NSCollectionLayoutGroup = columns(1, height: .estimated(44)),
    cell: AnyClass = SizedItemCell.self
  ) -> UICollectionView {
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items,
      cell: cell)
    view.layoutIfNeeded()
    return view
  }

  @Test func `rows take the heights that their cells want`() {
    let view = list()
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.frame.height == SizedItemCell.height(path.item))
    }
    #expect(view.faults(items).isEmpty)
    #expect(view.visibleCells.map(\.frame.maxY).max() ?? 0 >= 400)
  }

  @Test func `a row of two is as high as its higher item`() {
    let view = list(columns(2, height: .estimated(44)))
    #expect(view.cellFrames.prefix(6).map(\.height) == [40, 60, 80, 40, 60, 80])
    #expect(view.cellFrames.prefix(6).map(\.minY) == [0, 0, 60, 60, 140, 140])
  }

  @Test func `fractions of an estimated group are final`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let view = list(
      .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item]))
    #expect(view.cellFrames.allSatisfy { $0.height == 44 })
    #expect(view.contentSize.height == 1760)
  }

  @Test func `what is measured above the view does not move what is seen`() throws {
    let view = list()
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let anchor = try #require(view.indexPathsForVisibleItems.sorted().dropFirst(2).first)
    for _ in 0..<12 {
      let before = try #require(view.cellForItem(at: anchor)).frame.minY - view.contentOffset.y
      view.contentOffset.y -= 10
      view.layoutIfNeeded()
      let after = try #require(view.cellForItem(at: anchor)).frame.minY - view.contentOffset.y
      #expect(abs(after - before - 10) < 0.6)
    }
    #expect(view.faults(items).isEmpty)
  }

  @Test func `the end can be scrolled to`() throws {
    let view = list()
    view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    let last = try #require(view.cellForItem(at: [0, 39]))
    #expect(abs(last.frame.maxY - view.contentOffset.y - 400) < 0.6)
  }

  @Test func `measured rows keep their heights through updates`() {
    let view = list()
    let before = view.contentSize.height
    items.sections[0].remove(at: 0)
    view.deleteItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(view.contentSize.height == before - 40)
    #expect(view.faults(items).isEmpty)
  }

  @Test func `estimated headers are measured`() {
    final class TallView: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
      }
    }
    let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(40)))
    section.boundarySupplementaryItems = [header(.estimated(30))]
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), items)
    view.register(
      TallView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.layoutIfNeeded()
    #expect(view.header(0)?.frame.height == 70)
    #expect(view.cellFrames[0].minY == 70)
    #expect(view.contentSize.height == 1670)
  }

  @Test func `a measured badge keeps its height when another row goes`() {
    final class Tall: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 35
        return layoutAttributes
      }
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .estimated(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: .zero))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), items)
    view.register(
      Tall.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.layoutIfNeeded()
    let height = { view.supplementaryView(forElementKind: "badge", at: [0, 1])?.frame.height }
    #expect(height() == 35)
    let last = items.sections[0].count - 1
    items.sections[0].removeLast()
    view.deleteItems(at: [[0, last]])
    view.layoutIfNeeded()
    #expect(height() == 35)
  }
}
