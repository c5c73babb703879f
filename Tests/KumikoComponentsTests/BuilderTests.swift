import KumikoComponents
import Testing
import UIKit

@MainActor
@Suite struct `Building lists of rows` {
  func texts(@RowsBuilder _ rows: () -> Rows) -> [String] {
    rows().cells.map { $0.component(as: Row.self)?.text ?? "?" }
  }

  @Test func `takes more than ten children`() {
    let built = texts {
      Row("1")
      Row("2")
      Row("3")
      Row("4")
      Row("5")
      Row("6")
      Row("7")
      Row("8")
      Row("9")
      Row("10")
      Row("11")
      Row("12")
    }
    #expect(built == (1...12).map(String.init))
  }

  @Test func `takes none`() { #expect(texts {}.isEmpty) }

  @Test(arguments: [true, false])
  func `takes if, else and switch`(flag: Bool) {
    let built = texts {
      if flag { Row("only if") }
      if flag { Row("yes") } else { NumberRow(id: 1).id(1) }
      switch flag {
      case true: Row("on")
      case false: Row("off")
      }
    }
    #expect(built == (flag ? ["only if", "yes", "on"] : ["?", "off"]))
  }

  @Test func `takes for, let, availability, optionals and arrays`() {
    let missing: Row? = nil
    let present: Row? = Row("present")
    let built = texts {
      let prefix = "row "
      for index in 0..<3 {
        if index != 1 { Row(prefix + String(index)) }
      }
      missing
      present
      [Row("first"), Row("second")]
      if #available(iOS 13, *) { Row("available") }
      CellNode(id: 0, Row("node"))
    }
    #expect(
      built == ["row 0", "row 2", "present", "first", "second", "available", "node"])
  }

  @Test func `flattens nested groups`() {
    let built = texts {
      Group {
        Row("a")
        Group(of: ["b", "c"]) { text in
          Row(text)
          Group { Row(text + "!") }
        }
      }
      Group()
      Group(of: [1, 2]) { Row(String($0)) }
    }
    #expect(built == ["a", "b", "b!", "c", "c!", "1", "2"])
  }

  @RowsBuilder var built: Rows {
    Row("from")
    Row("a property")
  }

  @Test func `takes what a builder built`() {
    #expect(texts { built } == ["from", "a property"])
  }
}

@MainActor
@Suite struct `Building lists of sections` {
  func ids(@SectionsBuilder _ sections: () -> [Section]) -> [AnyHashable] { sections().map(\.id) }

  @Test func `takes what rows take`() {
    let none: Section? = nil
    let built = ids {
      Section(id: "plain")
      Section(id: 1) { Row("a") }
      Section(id: 2, header: Row("header")) { Row("a") }
      Section(id: 3, header: Row("header"), footer: Row("footer")) { Row("a") }
      Section(id: 4, footer: Row("footer"), rows: { Row("a") })
      none
      Group(of: 5..<7) { number in
        Section(id: number) { for text in ["a", "b"] { Row(text) } }
      }
      for number in 7..<9 { Section(id: number) }
      if none == nil { Section(id: 9) } else { Section(id: "never") }
    }
    let expected: [AnyHashable] = ["plain", 1, 2, 3, 4, 5, 6, 7, 8, 9]
    #expect(built == expected)
  }
}

@MainActor
@Suite struct `Making sections` {
  @Test func `takes optional headers and footers`() {
    let header: Row? = nil
    let footer: Row? = Row("footer")
    let section = Section(id: 0, header: header, footer: footer) { Row("a") }
    #expect(section.header == nil)
    #expect(section.footer?.component(as: Row.self) == Row("footer"))
    #expect(section.header(Row("new")).header?.component(as: Row.self) == Row("new"))
    #expect(section.footer(nil).footer == nil)
  }

  @Test func `takes nodes and optional nodes`() {
    let nodes = [CellNode(Row("a")), CellNode(Row("b"))]
    let section = Section(id: 0, header: ViewNode(Row("header")), cells: nodes)
    #expect(section.cells.map(\.id) == nodes.map(\.id))
    let optionals: [CellNode?] = [nodes[0], nil, nodes[1], nil]
    #expect(Section(id: 0, cells: optionals).cells.map(\.id) == nodes.map(\.id))
  }

  @Test func `says what it holds`() {
    let section = Section(id: "people", header: Row("People")) { NumberRow(id: 7, value: 3) }
    let lines = section.debugDescription.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "Section(id: people)")
    #expect(lines[1].contains("People"))
    #expect(lines[2].hasPrefix("  7: "))
  }
}
