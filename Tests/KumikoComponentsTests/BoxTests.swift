import KumikoComponents
import Testing
import UIKit

@MainActor
@Suite struct `Boxes` {
  enum SectionID: Hashable { case first, second, third }
  enum RowID: Hashable {
    case a, b, c
    case item(Int)
  }
  typealias Section = BoxSection<SectionID, RowID>
  typealias TestBox = Box<SectionID, RowID>

  struct Text: Component, Equatable {
    var text: String
    var height: CGFloat = 10
    init(_ text: String, height: CGFloat = 10) { (self.text, self.height) = (text, height) }
    func render(in content: UILabel) { content.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: height) }
  }

  func ids(_ box: TestBox) -> [String] {
    box.sections.map { section in
      "\(section.id):" + section.nodes.map { " \($0.id)" }.joined()
    }
  }

  @Test func `bind rows to their section before sections to the list`() {
    let box =
      TestBox.empty
      |-+ BoxSection(id: .first)
      |---+ Node(id: .a, Text("a"))
      |---+ Node(id: .b, Text("b"))
      |-+ BoxSection(id: .second)
      |---+ Node(id: .c, Text("c"))
    #expect(ids(box) == ["first: a b", "second: c"])
  }

  @Test(arguments: [true, false])
  func `leave out what a condition rules out`(isOn: Bool) {
    let name: String? = isOn ? "name" : nil
    let box =
      TestBox.empty
      |-? .iff(isOn) { BoxSection(id: .first) |---+ Node(id: .a, Text("a")) }
      |-? name.map { Section(id: .second) |---+ Node(id: .b, Text($0)) }
      |-? .some(Section(id: .third))
      |-+ BoxSection(id: .third)
      |---? .iff(isOn) { Node(id: .c, Text("c")) }
      |---? .iff(!isOn, Node(id: .a, Text("a")))
      |---? .iff(isOn) { (0..<2).map { Node(id: .item($0), Text("\($0)")) } }
    #expect(
      ids(box)
        == (isOn
          ? ["first: a", "second: b", "third:", "third: c item(0) item(1)"]
          : ["third:", "third: a"]))
  }

  @Test func `take rows and sections in arrays`() {
    let rows = Node(id: RowID.a, Text("a")) |---+ Node(id: .b, Text("b")) |---? nil
    let items = (0..<3).map { Node(id: RowID.item($0), Text("\($0)")) }
    let missing: [Node<RowID>]? = nil
    let box =
      TestBox.empty
      |-* [BoxSection(id: .first) |---* rows, BoxSection(id: .second) |---* items]
      |-+ BoxSection(id: .third)
      |---? missing
    #expect(ids(box) == ["first: a b", "second: item(0) item(1) item(2)", "third:"])
  }

  @Test(arguments: [true, false])
  func `are the same written with operators, methods and statements`(isLoading: Bool) {
    let operators =
      TestBox.empty
      |-+ BoxSection(id: .first, header: Text("header"))
      |---+ Node(id: .a, Text("a"))
      |---? .iff(isLoading) { Node(id: .b, Text("b")) }
    let methods = TestBox.empty.adding(
      BoxSection(id: .first).header(Text("header"))
        .adding(Node(id: .a, Text("a")))
        .adding(isLoading ? Node(id: .b, Text("b")) : nil))
    let statements = TestBox {
      BoxSection(id: .first, header: Text("header")) {
        Node(id: .a, Text("a"))
        if isLoading { Node(id: .b, Text("b")) }
      }
    }
    #expect(operators.debugDescription == methods.debugDescription)
    #expect(methods.debugDescription == statements.debugDescription)
  }

  @Test func `print as a tree`() {
    let box =
      TestBox.empty
      |-+ BoxSection(id: .first, header: Text("above"), footer: Text("below"))
      |---+ Node(id: .a, Text("a"))
      |-+ BoxSection(id: .second)
      |---+ Node(id: .item(1), Text("one"))
    let text = { (value: String) in String(reflecting: Text(value)) }
    #expect(
      box.debugDescription == """
        Box
        ├─ Section first
        │  ├─ header: \(text("above"))
        │  ├─ Node a: \(text("a"))
        │  └─ footer: \(text("below"))
        └─ Section second
           └─ Node item(1): \(text("one"))
        """)
    #expect(TestBox.empty.debugDescription == "Box")
  }

  @Test func `take headers and footers away again`() {
    let section = Section(id: .first, header: Text("above"), footer: Text("below"))
    #expect(section.header(nil).header == nil)
    #expect(section.header(nil).footer?.component(as: Text.self)?.text == "below")
    #expect(section.footer(nil).footer == nil)
  }

  @Test func `keep components inside wrappers within reach`() {
    let node = Node(id: RowID.a, Text("a").deletable {}.onSelect {})
    #expect(node.component(as: Text.self) == Text("a"))
  }

  @Test func `sum up the heights of everything in them`() {
    let box =
      TestBox.empty
      |-+ BoxSection(id: .first, header: Text("", height: 30), footer: Text("", height: 20))
      |---+ Node(id: .a, Text("", height: 44))
      |---+ Node(id: .b, Text("", height: 60))
    #expect(box.height(forWidth: 320) == 154)
    #expect(AnyBox(box).height(forWidth: 320) == 154)
    #expect(!box.isEmpty)
    #expect(TestBox.empty.isEmpty)
    #expect(TestBox.empty.height(forWidth: 320) == 0)
  }
}
