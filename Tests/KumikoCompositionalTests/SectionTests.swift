import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Sections of a compositional layout", .closesWindows, .serialized)
@MainActor
struct SectionTests {
  private func row(_ ids: Range<Int>, _ prefix: String = "") -> some LayoutGroup {
    HGroup(of: ids, width: .fractionalWidth(1), height: .absolute(50)) {
      Word($0, "\(prefix)\($0)")
        .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    }
  }

  @Test("without a layout are rows as high as their contents")
  func rows() {
    let stage = GroupStage()
    stage.render(Section(id: 0, cells: [CellNode(Word(0)), CellNode(Word(1))]))
    let height = UILabel().font.lineHeight.rounded(.up)
    #expect(stage.list.layoutAttributesForItem(at: [0, 1])?.frame.minX == 0)
    #expect(stage.list.layoutAttributesForItem(at: [0, 1])?.frame.width == 400)
    let top = stage.list.layoutAttributesForItem(at: [0, 1])?.frame.minY ?? 0
    #expect(abs(top - height) <= 1)
  }

  @Test("have their header above and their footer below the items")
  func headerAndFooter() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) { row(0..<2) }
        .boundarySupplementaryItem(Word(9, "Top").supplementary(.header, height: .absolute(30)))
        .boundarySupplementaryItem(Word(8, "End").supplementary(.footer, height: .absolute(20)))
        .contentInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        .interGroupSpacing(5))
    #expect(stage.frame(ofKind: .header) == "20 0 360 30")
    #expect(stage.frames() == ["20 40 360 50", "20 95 360 50"])
    #expect(stage.frame(ofKind: .footer) == "20 155 360 20")
    #expect(stage.text(ofKind: .header) == "Top")
    #expect(stage.text(ofKind: .footer) == "End")
  }

  @Test("with orthogonal scrolling count impressions of what is scrolled into view")
  func impressionsInOrthogonalSection() throws {
    let stage = GroupStage()
    var seen: [Int] = []
    stage.render(
      Section(id: 0) {
        HGroup(of: 0..<8, width: .absolute(250), height: .absolute(100)) { id in
          Word(id).onImpression(fraction: 1, duration: 1) { seen.append(id) }
            .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }
      .orthogonalScrollingBehavior(.continuous))
    stage.screen.advance(by: 1.1)
    #expect(seen == [0])
    let region = try #require(stage.list.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    region.contentOffset.x = 100
    stage.screen.advance(by: 1.1)
    #expect(seen == [0, 1])
  }

  @Test("that were made elsewhere stay as they are where impressions are counted")
  func madeSection() {
    let stage = GroupStage()
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(250), heightDimension: .absolute(100))
    let shelf = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    shelf.orthogonalScrollingBehavior = .continuous
    var seen: [Int] = []
    stage.render(
      Section(id: 0) {
        for id in 0..<4 { Word(id).onImpression(fraction: 1, duration: 1) { seen.append(id) } }
      }
      .layout(SectionMaker(shelf, decorations: [:])))
    stage.screen.advance(by: 1.1)
    #expect(seen == [0])
    #expect(stage.frames().first == "0 0 250 100")
    let isWatched = shelf.visibleItemsInvalidationHandler != nil
    #expect(!isWatched)
  }

  /// A text that counts how often it is asked what it says of its row.
  private struct Asked: Component, RowModifying {
    final class Count { var questions = 0 }

    let count: Count

    func renderContent() -> UILabel { UILabel() }
    func render(in content: UILabel) { content.text = "asked" }
    func modify(_ traits: inout RowTraits) { count.questions += 1 }
  }

  @Test("that do not scroll look for no impressions in rows out of view")
  func costOfImpressions() {
    let (stage, count) = (GroupStage(), Asked.Count())
    func render() {
      stage.render(Section(id: 0, cells: (0..<5000).map { CellNode(id: $0, Asked(count: count)) }))
    }
    render()
    #expect(count.questions > 0)
    count.questions = 0
    render()
    #expect(count.questions < 5000)
  }

  @Test("with orthogonal scrolling keep their pinned header in view")
  func pinnedHeaderOfOrthogonalSection() {
    let stage = GroupStage(size: CGSize(width: 400, height: 200))
    stage.render(
      Section(id: 0) {
        HGroup(of: 0..<8, width: .absolute(300), height: .absolute(400)) {
          Word($0).layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }
      .orthogonalScrollingBehavior(.groupPaging)
      .boundarySupplementaryItem(PinnedTitle(title: "Shelf")))
    #expect(stage.frames().prefix(2) == ["0 30 300 400", "300 30 300 400"])
    stage.list.contentOffset.y = 100
    stage.list.layoutIfNeeded()
    #expect(stage.frame(ofKind: .header) == "0 100 400 30")
    #expect(stage.text(ofKind: .header) == "Shelf")
  }

  @Test("have decorations behind their items, which follow what is rendered")
  func decoration() {
    let stage = GroupStage()
    let group = row(0..<2)
    stage.render(
      Section(id: 0) { group }.decorationItem(Backdrop(color: .red)))
    func color() -> UIColor? {
      stage.list.subviews.lazy
        .compactMap { ($0 as? any ComponentRenderable)?.renderedComponent?.as(Backdrop.self) }
        .first?.color
    }
    let frame = stage.list.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: "decoration 0", at: [0, 0])?.frame
    #expect(frame == CGRect(x: 4, y: 4, width: 392, height: 92))
    #expect(color() == .red)
    stage.render(Section(id: 0) { group }.decorationItem(Backdrop(color: .blue)))
    #expect(color() == .blue)
  }

  @Test("have decorations whatever delegate the app gives the list")
  func decorationWithOtherDelegate() {
    final class Delegate: NSObject, UICollectionViewDelegate {}
    let (stage, delegate) = (GroupStage(), Delegate())
    let group = row(0..<2)
    func color() -> UIColor? {
      stage.list.subviews.lazy
        .compactMap { ($0 as? any ComponentRenderable)?.renderedComponent?.as(Backdrop.self) }
        .first?.color
    }
    stage.list.delegate = delegate
    for wanted in [UIColor.red, .blue] {
      stage.render(Section(id: 0) { group }.decorationItem(Backdrop(color: wanted)))
      #expect(color() == wanted)
    }
    #expect(stage.list.delegate === delegate)
  }

  @Test("have supplementary views of their own kinds")
  func customKind() {
    let stage = GroupStage()
    let ribbon = SupplementaryViewKind.custom("ribbon")
    stage.render(
      Section(id: 0) { row(0..<2) }
        .boundarySupplementaryItem(
          Word(7, "New").supplementary(ribbon, width: .absolute(60), height: .absolute(20))
            .aligned(.topTrailing, extendsBoundary: false)))
    #expect(stage.frame(ofKind: ribbon) == "340 0 60 20")
    #expect(stage.text(ofKind: ribbon) == "New")
  }

  @Test("that are lists keep their header and footer beside other views at their borders")
  func bordersOfList() {
    let stage = GroupStage()
    let ribbon = SupplementaryViewKind.custom("ribbon")
    stage.render(
      Section(id: 0, header: Word(8, "Top"), footer: Word(9, "End"), layout: .list(.plain)) {
        Word(0)
      }
      .boundarySupplementaryItem(
        Word(7, "New").supplementary(ribbon, width: .absolute(60), height: .absolute(20))
          .aligned(.topTrailing, extendsBoundary: false)))
    stage.screen.settle()
    #expect(stage.text(ofKind: ribbon) == "New")
    #expect(stage.text(ofKind: .header) == "Top")
    #expect(stage.text(ofKind: .footer) == "End")
  }

  @Test("show what stands upon groups that are made for their room, newest first after a render")
  func adaptiveSupplementary() {
    let stage = GroupStage()
    let ribbon = SupplementaryViewKind.custom("ribbon")
    let dot = SupplementaryViewKind.custom("dot")
    func tile(_ text: String) -> ItemLayout {
      var tile = ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      tile.supplementaryItems = [
        Word(8, "dot \(text)").supplementary(dot, width: .absolute(20), height: .absolute(20))
      ]
      return tile
    }
    func render(_ text: String) {
      stage.render(
        Section(id: 0) {
          Word(0)
          Word(1)
        }
        .layout { _ in
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { tile(text) }
            .supplementaryItem(
              Word(7, text).supplementary(ribbon, width: .absolute(60), height: .absolute(20)))
        })
    }
    for text in ["old", "new"] {
      render(text)
      #expect([0, 1].map { stage.text(ofKind: ribbon, [0, $0]) } == [text, text])
      #expect([0, 1].map { stage.text(ofKind: dot, [0, $0]) } == ["dot \(text)", "dot \(text)"])
    }
  }

  @Test("show badges upon single items, newest first after a render")
  func badges() {
    let stage = GroupStage()
    let kind = SupplementaryViewKind.custom("badge")
    func render(_ count: Int) {
      stage.render(
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(50)) {
            Word(0).layoutSize(width: .absolute(100), height: .fractionalHeight(1))
            Word(1).layoutSize(width: .absolute(100), height: .fractionalHeight(1))
              .badge(
                Word(0, "\(count)")
                  .supplementary(kind, width: .absolute(20), height: .absolute(20))
                  .anchored(to: NSCollectionLayoutAnchor(edges: [.top, .trailing])))
          }
        })
    }
    render(3)
    #expect(stage.frame(ofKind: kind, [0, 1]) == "180 0 20 20")
    #expect(stage.text(ofKind: kind, [0, 1]) == "3")
    render(4)
    stage.screen.settle()
    #expect(stage.text(ofKind: kind, [0, 1]) == "4")
  }

  @Test("of two lists on one screen have nothing to do with each other")
  func twoLists() {
    let (one, other) = (GroupStage(), GroupStage())
    one.render(Section(id: 0) { row(0..<1) }.boundarySupplementaryItem(PinnedTitle(title: "A")))
    other.render(Section(id: 0) { row(0..<1) }.boundarySupplementaryItem(PinnedTitle(title: "B")))
    one.render(Section(id: 0) { row(0..<2) }.boundarySupplementaryItem(PinnedTitle(title: "A")))
    one.screen.settle()
    other.screen.settle()
    #expect(one.text(ofKind: .header) == "A")
    #expect(other.text(ofKind: .header) == "B")
  }

  @Test("refresh content that changes under the same id")
  func sameIdentifier() {
    let stage = GroupStage()
    stage.render(Section(id: 0) { row(0..<2, "old ") })
    #expect(stage.text(at: 1) == "old 1")
    stage.render(Section(id: 0) { row(0..<2, "new ") })
    #expect(stage.text(at: 1) == "new 1")
  }

  @Test("are updated at once where animation is off", arguments: [true, false])
  func animation(isAnimated: Bool) {
    let stage = GroupStage()
    stage.render(Section(id: 0) { row(0..<2) })
    stage.screen.settle()
    stage.renderer.updater.isAnimationEnabled = isAnimated
    stage.render(Section(id: 0) { row(-1..<2) })
    let cell = stage.list.cellForItem(at: [0, 1])
    #expect((cell?.layer.animationKeys()?.isEmpty ?? true) == !isAnimated)
    stage.screen.settle()
    #expect(stage.frames() == ["0 0 400 50", "0 50 400 50", "0 100 400 50"])
  }

  @Test("adapt their template to the width")
  func adaptive() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, cells: (0..<4).map { CellNode(Word($0)) })
        .layout { environment in
          let columns = Int(environment.container.effectiveContentSize.width / 180)
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
            ItemLayout(
              width: .fractionalWidth(1 / CGFloat(max(columns, 1))), height: .fractionalHeight(1))
          }
        })
    #expect(stage.frames() == ["0 0 200 40", "200 0 200 40", "0 40 200 40", "200 40 200 40"])
    stage.list.frame.size.width = 800
    stage.list.layoutIfNeeded()
    #expect(stage.frames().last == "600 0 200 40")
  }

  @Test("answer what component an item has, and nil for none")
  func componentAtPath() {
    let stage = GroupStage()
    stage.render(Section(id: 0) { row(0..<2) })
    #expect(stage.adapter.component(at: [0, 1], as: Word.self)?.id == 1)
    #expect(stage.adapter.component(at: [0, 2], as: Word.self) == nil)
    #expect(stage.adapter.component(at: [1, 0], as: Word.self) == nil)
    #expect(stage.adapter.component(at: [0, 1], as: Quarter.self) == nil)
  }

  @Test("answer components as protocols, also those inside modifiers")
  func componentAsProtocol() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0) {
        Quarter(id: 0).onSelect {}
        Word(1)
      })
    let first = stage.adapter.component(at: [0, 0], as: (any LayoutComponent).self)
    #expect(first?.layoutSize().widthDimension.dimension == 0.25)
    #expect(stage.adapter.component(at: [0, 1], as: (any LayoutComponent).self) == nil)
  }
}
