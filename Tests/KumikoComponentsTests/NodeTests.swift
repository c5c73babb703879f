import KumikoComponents
import KumikoDiff
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `Identity of nodes` {
  /// An identifier whose values all have the same hash.
  struct Colliding: Hashable {
    var value: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func `is that of AnyHashable for any pair of identifiers`() {
    let ids: [any Hashable] = [
      1, -1, UInt8(1), Int64(-1), UInt64.max, UInt64(1), "1", "a", "a" as AnyHashable,
      1 as AnyHashable, Colliding(value: 1), Colliding(value: 2), Int8.min, Int.min, UInt.max,
    ]
    withEvery("left", in: ids) { left in
      withEvery("right", in: ids) { right in
        let isSame = CellNode(id: left, Row("x")).hasSameIdentifier(
          as: CellNode(id: right, Row("y")))
        #expect(isSame == (AnyHashable(left) == AnyHashable(right)), TestLabels.current)
      }
    }
  }

  @Test func `has equal keys for equal identifiers`() {
    #expect(CellNode(id: 5, Row("")).differenceKey == CellNode(id: UInt8(5), Row("")).differenceKey)
    #expect(
      CellNode(id: "a", Row("")).differenceKey
        == CellNode(id: AnyHashable("a"), Row("")).differenceKey)
    #expect(CellNode(id: 5, Row("")).differenceKey != CellNode(id: 6, Row("")).differenceKey)
  }

  @Test func `is read and written as AnyHashable`() {
    var node = CellNode(id: "a", Row("text"))
    #expect(node.id == AnyHashable("a"))
    node.id = 3
    #expect(node.id == AnyHashable(3))
    #expect(node.hasSameIdentifier(as: CellNode(id: 3, Row("other"))))
    #expect(node.component(as: Row.self) == Row("text"))
  }

  @Test func `is the component itself if it is Hashable`() {
    #expect(CellNode(Row("a")).hasSameIdentifier(as: CellNode(Row("a"))))
    #expect(!CellNode(Row("a")).hasSameIdentifier(as: CellNode(Row("b"))))
    #expect(CellNode(Row("a").id("b")).id == AnyHashable("b"))
  }
}

@MainActor
@Suite struct `Content of nodes` {
  @Test func `is asked of the older component`() {
    let old = CellNode(id: 0, Recorder(name: "old", log: Log(), updates: true))
    let new = CellNode(id: 0, Recorder(name: "new", log: Log(), updates: false))
    #expect(!new.isContentEqual(to: old))
    #expect(old.isContentEqual(to: new))
  }

  @Test func `is another if the type is`() {
    #expect(!CellNode(id: 0, Row("a")).isContentEqual(to: CellNode(id: 0, NumberRow(id: 0))))
    #expect(!ViewNode(Row("a")).isContentEqual(to: ViewNode(NumberRow(id: 0))))
  }

  @Test func `is that of the component whatever holds it`() {
    let erased = CellNode(id: 0, AnyComponent(NumberRow(id: 0, value: 1)))
    let bare = CellNode(NumberRow(id: 0, value: 1))
    #expect(erased.isContentEqual(to: bare))
    #expect(!CellNode(NumberRow(id: 0, value: 2)).isContentEqual(to: erased))
  }

  @Test func `is not another because of modifiers`() {
    let plain = CellNode(id: 1, Row("a"))
    #expect(plain.isContentEqual(to: CellNode(id: 1, Row("a").onSelect {})))
    #expect(CellNode(id: 1, Row("a").deletable {}).isContentEqual(to: plain))
    #expect(CellNode(id: 1, Row("a").onSelect {}.selectable(false)).isContentEqual(to: plain))
  }

  /// A header or footer that comes or goes does so alone: it is no change of the section's content.
  @Test func `of sections is that of header and footer, where both have one`() {
    let (one, two) = (NumberRow(id: 0, value: 1), NumberRow(id: 0, value: 2))
    let headers: [NumberRow?] = [nil, one, two]
    withEvery("old", in: headers) { old in
      withEvery("new", in: headers) { new in
        let isEqual = old == nil || new == nil || old?.value == new?.value
        let header = (Section(id: 0, header: old), Section(id: 0, header: new))
        #expect(header.1.isContentEqual(to: header.0) == isEqual, TestLabels.current)
        let footer = (Section(id: 0, footer: old), Section(id: 0, footer: new))
        #expect(footer.1.isContentEqual(to: footer.0) == isEqual, TestLabels.current)
      }
    }
    let cells = (Section(id: 0) { Row("a") }, Section(id: 0) { Row("b") })
    #expect(cells.1.isContentEqual(to: cells.0))
  }
}

@MainActor
@Suite struct `Components behind wrappers` {
  struct Framed<Wrapped: Component>: ComponentWrapping {
    var wrapped: Wrapped
  }

  protocol Named { var text: String { get } }

  struct NamedRow: Component, Named {
    var text: String
    func render(in content: UILabel) { content.text = text }
  }

  @Test func `share the pool of the bare component`() {
    let bare = Row("a").reuseIdentifier
    #expect(bare == "KumikoComponentsTests.Row")
    #expect(Framed(wrapped: Row("a")).reuseIdentifier == bare)
    #expect(Row("a").id(1).reuseIdentifier == bare)
    #expect(Row("a").onSelect {}.on(willDisplay: {}).reuseIdentifier == bare)
    #expect(AnyComponent(Row("a")).reuseIdentifier == bare)
    #expect(NumberRow(id: 1).reuseIdentifier != bare)
  }

  @Test func `forward everything`() {
    let log = Log()
    let wrapped = Framed(wrapped: Recorder(name: "a", log: log, rerenders: false, updates: true))
    let content = wrapped.renderContent()
    wrapped.layout(content: content, in: UIView(frame: .zero))
    wrapped.render(in: content)
    wrapped.setBehaviors(in: content)
    wrapped.contentWillDisplay(content)
    wrapped.contentDidEndDisplay(content)
    #expect(
      log.take() == ["make by a", "lay out by a", "render a", "behaviors a", "display a", "end a"])
    #expect(wrapped.shouldContentUpdate(with: wrapped))
    #expect(!wrapped.shouldRender(next: wrapped, in: content))
    #expect(wrapped.name == "a")
  }

  @Test func `are found by type and by capability`() {
    let node = CellNode(
      id: 1, Framed(wrapped: Framed(wrapped: NamedRow(text: "a")).id(2)).onSelect {})
    #expect(node.component(as: NamedRow.self)?.text == "a")
    #expect(node.component(as: (any Named).self)?.text == "a")
    #expect(node.component(as: Row.self) == nil)
  }

  @Test func `keep their identifier`() {
    let cells = Section(id: 0) {
      Row("a").onSelect {}
      NumberRow(id: 7).on(willDisplay: {}).onSelect {}
      NumberRow(id: 7).onSelect {}.id("seven")
    }.cells
    #expect(cells.map(\.id) == [AnyHashable(Row("a")), 7, "seven"])
  }

  @Test func `collapse when erased twice`() {
    let twice = AnyComponent(AnyComponent(Row("a")))
    #expect(twice.base is Row)
    #expect(twice.debugDescription.hasPrefix("AnyComponent("))
  }
}
