import KumikoCarbon
import Testing

@Suite("Section, Group and their builders, in Carbon's words") @MainActor
struct SectionTests {
  private let none: Header? = nil

  @Test("a section takes headers and footers of any type, optional ones too")
  func supplements() {
    let all = [
      Section(id: 1, header: Header("h")),
      Section(id: 2, footer: Footer("f")),
      Section(id: 3, header: Header("h"), footer: Footer("f")),
      Section(id: 4, header: none, footer: Footer("f")),
      Section(id: 5, header: nil),
      Section(id: 6, header: nil, footer: nil),
      Section(id: 7, header: ViewNode(Header("h")), footer: nil),
      Section(id: 8),
    ]
    #expect(all.map { $0.header != nil } == [true, false, true, false, false, false, true, false])
    #expect(all.map { $0.footer != nil } == [false, true, true, true, false, false, false, false])
  }

  @Test("a section takes rows by a closure beside any of them")
  func builders() {
    let all = [
      Section(id: 1) { HelloMessage("A") },
      Section(id: 2, header: none) { HelloMessage("A") },
      Section(id: 3, footer: Footer("f")) {
        HelloMessage("A")
        HelloMessage("B")
      },
      Section(id: 4, header: Header("h"), footer: Footer("f")) { HelloMessage("A") },
      Section(id: 5, header: Header("h")) {},
    ]
    #expect(all.map(\.cells.count) == [1, 1, 2, 1, 0])
    #expect(all.map { $0.header != nil } == [false, false, false, true, true])
  }

  @Test("a section takes collections of nodes and of optional ones")
  func collections() {
    let node = CellNode(HelloMessage("A"))
    #expect(Section(id: 1, cells: [node, node]).cells.count == 2)
    #expect(Section(id: 1, cells: [node, nil]).cells.count == 1)
    #expect(Section(id: 1, header: nil, cells: ContiguousArray([node])).elements.count == 1)
  }

  @Test("a section made of another has its header, its footer and its identifier")
  func source() {
    let source = Section(id: "a", header: Header("h"), footer: Footer("f"))
    let copy = Section(source: source, elements: [CellNode(HelloMessage("A"))])
    #expect(copy.differenceIdentifier == AnyHashable("a") && copy.cells.count == 1)
    #expect(copy.header != nil && copy.footer != nil)
  }

  @Test("a header that comes or goes makes unequal content")
  func equality() {
    let with = Section(id: 1, header: Header("h"))
    let without = Section(id: 1)
    #expect(!with.isContentEqual(to: without) && !without.isContentEqual(to: with))
    #expect(with.isContentEqual(to: Section(id: 1, header: Header("i"))))
    #expect(without.isContentEqual(to: Section(id: 1) { HelloMessage("A") }))
  }

  @Test("builders take ten parts, conditions and branches of one type")
  func tenParts() {
    let isThere = false
    let cells = list {
      HelloMessage("0")
      HelloMessage("1")
      HelloMessage("2")
      HelloMessage("3")
      HelloMessage("4")
      HelloMessage("5")
      HelloMessage("6")
      HelloMessage("7")
      if isThere { HelloMessage("8") }
      if isThere { HelloMessage("9") } else { HelloMessage("10") }
    }
    #expect(cells.map(\.id) == ["0", "1", "2", "3", "4", "5", "6", "7", "10"])
    #expect(CellsBuilder().buildCells().isEmpty)
    #expect(CellsBuilder.buildBlock().buildCells().isEmpty)
    #expect(
      CellsBuilder.buildBlock(HelloMessage("0"), HelloMessage("1")).buildCells().count == 2)
    #expect(SectionsBuilder().buildSections().isEmpty)
    #expect(
      SectionsBuilder.buildBlock(Section(id: 0), Section(id: 1), Section(id: 2)).buildSections()
        .map(\.id) == [0, 1, 2])
  }

  @Test("groups take closures of rows and of sections, and what functions return")
  func groups() {
    #expect(Group<CellNode>().buildCells().isEmpty)
    #expect(Group<Section>().buildSections().isEmpty)
    let rows = Group {
      HelloMessage("A")
      HelloMessage("B")
    }
    #expect(rows.buildCells().map(\.id) == ["A", "B"])
    let optional = Group(of: 0..<4) { $0 == 2 ? nil : HelloMessage("\($0)") }
    #expect(optional.buildCells().map(\.id) == ["0", "1", "3"])
    let nested = Group(of: 0..<2) { outer in
      Group(of: 0..<2) { HelloMessage("\(outer)\($0)") }
    }
    #expect(nested.buildCells().map(\.id) == ["00", "01", "10", "11"])
    let sections = Group {
      Section(id: 1)
      Section(id: 2)
    }
    #expect(sections.buildSections().map(\.id) == [1, 2])
  }

  @Test("what is optional, a node or a component lists its rows")
  func buildables() {
    let some: HelloMessage? = HelloMessage("A")
    let nothing: HelloMessage? = nil
    #expect(some.buildCells().map(\.id) == ["A"])
    #expect(nothing.buildCells().isEmpty)
    #expect(CellNode(id: 3, Header("h")).buildCells().map(\.id) == [3])
    #expect(Header("h").identified(by: 4).buildCells().map(\.id) == [4])
    let section: Section? = nil
    #expect(section.buildSections().isEmpty)
  }
}
