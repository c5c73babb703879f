import KumikoListKit
import Testing
import UIKit

@Suite("ListKit's erased components")
@MainActor
struct ErasureTests {
  @Test("components are equal and hash by their ids, whatever else they have")
  func identity() {
    #expect(TextLine("a", id: 1) == TextLine("b", id: 1))
    #expect(TextLine("a", id: 1) != TextLine("a", id: 2))
    #expect(TextLine("a", id: 1).hashValue == TextLine("b", id: 1).hashValue)
    #expect(AnyComponent(TextLine("a", id: 1)) != AnyComponent(FaceBox(face: "a")))
    #expect(AnyComponent(TextLine("a", id: "x")) == AnyComponent(FaceBox(face: "x")))
    #expect(Set([AnyComponent(TextLine("a")), AnyComponent(TextLine("a"))]).count == 1)
  }

  @Test("a component that is wrapped twice is wrapped once")
  func collapsing() {
    let wrapped = AnyComponent(AnyComponent(TextLine("a")))
    #expect(wrapped.to(TextLine.self)?.text == "a")
    #expect(wrapped.to(AnyComponent.self) == nil)
    #expect(wrapped.to((any Deletable).self) == nil)
  }

  @Test("what is wrapped is asked for everything")
  func forwarding() {
    Player.log = []
    let component = AnyComponent(Video("film"))
    let content = component.contentView()
    component.render(in: content)
    component.willDisplay(content: content)
    component.didEndDisplay(content: content)
    #expect((content as? UILabel)?.text == "film")
    #expect(Player.log == ["play film", "stop film"])
    #expect(component.layoutSize().heightDimension.dimension == 300)
    #expect(component.contentInsets() == .zero)
    #expect(component.edgeSpacing() == nil)
    component.render(in: UIView())
    component.willDisplay(content: 3)
    #expect(Player.log.count == 2)
    #expect(AnyComponent(Mailbox(name: "a", unread: 2)).supplementComponents().count == 1)
  }

  @Test("a component has its defaults")
  func defaults() {
    let header = ShelfHeader(title: "a")
    guard case .header = header.kind else {
      Issue.record("not a header")
      return
    }
    #expect(header.containerAnchor().edges == .top)
    #expect(header.itemAnchor().edges == .top)
    #expect(header.contentInsets() == .zero)
    #expect(header.edgeSpacing() == nil)
    #expect(header.zIndex() == 0)
    #expect(!header.pinToVisibleBounds())
    #expect(header.offset() == .zero)
    #expect(header.alignment() == .top)
    #expect(header.extendsBoundary())
    #expect(ShelfBackground().zIndex() == 0)
    #expect(ShelfBackground().edgeSpacing() == nil)
  }

  @Test("a wrapped supplementary component keeps its id, kind and z-index")
  func supplementary() {
    var badge = AnySupplementaryComponent(Badge(id: "b", count: 1))
    #expect(badge.id == AnyHashable("b"))
    #expect(badge.zIndex() == 10)
    guard case .custom("badge") = badge.kind else {
      Issue.record("another kind")
      return
    }
    #expect(badge == AnySupplementaryComponent(badge))
    #expect(badge == AnySupplementaryComponent(Badge(id: "b", count: 2)))
    #expect(
      badge.toNSCollectionLayoutSupplementaryItem().elementKind
        == Badge(id: "b", count: 1).toNSCollectionLayoutSupplementaryItem().elementKind)
    badge.id = "c"
    #expect(badge.id == AnyHashable("c"))
    #expect(badge != AnySupplementaryComponent(Badge(id: "b", count: 1)))
    let content = badge.contentView()
    badge.render(in: content)
    badge.render(in: UIView())
    #expect((content as? UILabel)?.text == "1")
  }

  @Test("an element kind tells module, type, kind and id")
  func elementKinds() {
    let badge = Badge(id: "b", count: 1).toNSCollectionLayoutSupplementaryItem()
    #expect(badge.elementKind == "KumikoListKitTests.Badge-custom-badge-b")
    let title = ListTitle(id: 1, text: "a").toNSCollectionLayoutBoundarySupplementaryItem()
    #expect(title.elementKind == "KumikoListKitTests.ListTitle-header-1")
    let footer = ListFooter(id: 1, text: "a").toNSCollectionLayoutBoundarySupplementaryItem()
    #expect(footer.elementKind == "KumikoListKitTests.ListFooter-footer-1")
  }

  @Test("upon items anchors, spacing, insets and z-index count; at borders all others")
  func templates() {
    struct Sign: SupplementaryComponent {
      var id: AnyHashable = 0
      var kind: SupplementaryComponentKind { .background }
      func contentView() -> UIView { UIView() }
      func layoutSize() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(5), heightDimension: .absolute(6))
      }
      func containerAnchor() -> NSCollectionLayoutAnchor {
        NSCollectionLayoutAnchor(edges: .bottom)
      }
      func itemAnchor() -> NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: .leading) }
      func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? {
        NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(3), trailing: nil, bottom: nil)
      }
      func contentInsets() -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      }
      func zIndex() -> Int { 4 }
      func pinToVisibleBounds() -> Bool { true }
      func offset() -> CGPoint { CGPoint(x: 7, y: 8) }
      func alignment() -> NSRectAlignment { .bottomTrailing }
      func extendsBoundary() -> Bool { false }
      func render(in content: UIView) {}
    }
    let item = Sign().toNSCollectionLayoutSupplementaryItem()
    #expect(item.layoutSize.widthDimension.dimension == 5)
    #expect(item.containerAnchor.edges == .bottom)
    #expect(item.itemAnchor?.edges == .leading)
    #expect(item.edgeSpacing?.top?.spacing == 3)
    #expect(item.contentInsets.top == 1)
    #expect(item.zIndex == 4)
    let border = Sign().toNSCollectionLayoutBoundarySupplementaryItem()
    #expect(border.layoutSize.heightDimension.dimension == 6)
    #expect(border.pinToVisibleBounds)
    #expect(!border.extendsBoundary)
    #expect(border.alignment == .bottomTrailing)
    #expect(border.offset == CGPoint(x: 7, y: 8))
    #expect(border.zIndex == 4)
    #expect(border.edgeSpacing == nil)
    #expect(border.contentInsets == .zero)
  }

  @Test("associations keep values as their policy says")
  func policies() {
    let owner = UIView()
    let weakly = AnyObjectAssociation(policy: .OBJC_ASSOCIATION_ASSIGN)
    let strongly = AnyObjectAssociation()
    #expect(weakly.policy == .OBJC_ASSOCIATION_ASSIGN)
    #expect(strongly.policy == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    weakly[owner] = UIView()
    strongly[owner] = UIView()
    #expect(weakly[owner] == nil)
    #expect(strongly[owner] is UIView)
    let text = NSMutableString(string: "a")
    let copies = ObjectAssociation<NSString>(policy: .OBJC_ASSOCIATION_COPY)
    copies[owner] = text
    text.append("b")
    #expect(copies[owner] == "a")
  }

  @Test("values of value types are lost, and so are those of owners that are gone")
  func lostValues() {
    let numbers = IntAssociation()
    numbers[3] = 4
    #expect(numbers[3] == nil)
    weak var value: UIView?
    let views = ObjectAssociation<UIView>()
    for _ in 0..<200 {
      let owner = UIView()
      let kept = UIView()
      views[owner] = kept
      value = kept
    }
    for _ in 0..<200 { views[UIView()] = UIView() }
    #expect(value == nil)
  }
}
