import KumikoComponents
import Testing
import UIKit

@MainActor
@Suite struct `Boxes` {
  enum SectionID: Hashable { case first, second, third }
  enum RowID: Hashable {
    case a, b
    case item(Int)
  }
  typealias TestBox = Box<SectionID, RowID>

  struct Text: Component, Equatable {
    var text: String
    var height: CGFloat = 10
    init(_ text: String, height: CGFloat = 10) { (self.text, self.height) = (text, height) }
    func render(in content: UILabel) { content.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: height) }
  }

  struct Item: Component {
    var id: RowID
    func render(in content: UILabel) {}
  }

  func ids(_ box: TestBox) -> [String] {
    box.sections.map { section in
      "\(section.id):" + section.cells.map { " \($0.id)" }.joined()
    }
  }

  @Test(arguments: [true, false])
  func `list sections and rows by statements`(isOn: Bool) {
    let name: String? = isOn ? "name" : nil
    let box = TestBox {
      Box(id: .first, header: Text("above")) {
        Text("a").id(.a)
        if isOn { Text("b").id(.b) } else { Item(id: .item(9)) }
        for index in 0..<2 { Text("\(index)").onSelect {}.id(.item(index)) }
        name.map { Text($0).id(RowID.item(2)) }
        [Item(id: .item(3)), Item(id: .item(4))]
      }
      if isOn { Box(id: .second) { Item(id: .a) } }
    }
    #expect(
      ids(box)
        == (isOn
          ? ["first: a b item(0) item(1) item(2) item(3) item(4)", "second: a"]
          : ["first: a item(9) item(0) item(1) item(3) item(4)"]))
    #expect(box.sections[0].header?.component(as: Text.self)?.text == "above")
    #expect(TestBox {}.sections.isEmpty)
  }

  @Test func `stand wherever sections do`() {
    let box = TestBox { Box(id: .second) { Item(id: .a) } }
    let group = Group {
      Section(id: "others") { Text("x") }
      box
    }
    #expect(group.buildSections().map(\.id) == ["others", AnyHashable(SectionID.second)])
  }

  @Test func `leave everything else to their sections, which keep their identifiers`() {
    let box = TestBox {
      for id in [SectionID.first, .second] { Box(id: id) { Item(id: .a) } }
    }
    let changed = box.mapSections { section in
      var section = section.indexTitle("\(section.id)")
      section.id = 0
      return section
    }
    #expect(changed.sections.map(\.indexTitle) == ["first", "second"])
    #expect(ids(changed) == ids(box))
  }

  @Test func `sum up the heights of everything in them`() {
    let box = TestBox {
      Box(id: .first, header: Text("", height: 30), footer: Text("", height: 20)) {
        Text("", height: 44).id(.a)
        Text("", height: 60).id(.b)
      }
    }
    #expect(box.height(forWidth: 320) == 154)
    #expect(TestBox {}.height(forWidth: 320) == 0)
  }

  @Test func `print their sections`() {
    let box = TestBox { Box(id: .first) { Text("a").id(.a) } }
    #expect(box.debugDescription == "Box\n\(box.sections[0].debugDescription)")
  }

  @Test(arguments: ["5", "6"])
  func `refuse identifiers of other types`(version: String) throws {
    let messages = try Compiler.messages(
      about:
        """
        import KumikoComponents
        import UIKit
        struct Text: Component { func render(in label: UILabel) {} }
        struct User: Component { var id: Int; func render(in label: UILabel) {} }
        enum Part: Hashable { case user, devices }
        enum Line: Hashable { case name, item(Int) }
        @MainActor func boxes(_ isOn: Bool) {
          _ = Box<Part, Line>(id: .user) { Text().id(.name); if isOn { Text().id(.item(3)) } }
          _ = Box<Part, Line>(id: .user) { Text().id(3) }
          _ = Box<Part, Line>(id: .user) { Text() }
          _ = Box<Part, Line>(id: .user) { User(id: 3) }
          _ = Box<Part, Line>(id: .user) { for _ in 0..<3 { Text() } }
          _ = Box<Part, Line>(id: .user) { Text().id(.nmae) }
          _ = Box<Part, Line>(id: 7) { Text().id(.name) }
          _ = Box<Part, Line> { Box(id: .devcies) { Text().id(.name) } }
          _ = Box<Part, Line> { Section(id: 7) { Text() } }
          _ = Box<Part, Line> { Box(id: .user) { Text().id(.name) }; Text().id(1) }
          _ = Box<Part, Line> { Box(id: .user) { Text().id(.name) } }.sections
          _ = Box<Int, Int>(id: 1) { User(id: 3) }
        }
        """, version: version)
    func said(_ line: Int) -> String { messages[line]?.joined(separator: "\n") ?? "" }
    for line in [8, 18, 19] { #expect(messages[line] == nil, "line \(line)") }
    for line in 9...12 { #expect(said(line).contains("id of the box's type"), "line \(line)") }
    #expect(said(13).contains("'Line' has no member 'nmae'"))
    #expect(said(14).contains("'Int' to expected argument type 'Part'"))
    #expect(said(15).contains("'Part' has no member 'devcies'"))
    #expect(said(16).contains("Box(id:) makes a section"))
    #expect(said(17).contains("put the rows into a Box(id:)"))
  }
}
