import KumikoComponents
import KumikoDiff
import Testing
import UIKit

@MainActor
@Suite struct `A lazy section` {
  /// Counts components that are built.
  @MainActor
  final class Counter {
    var count = 0

    func row(_ id: Int, value: Int = 0) -> NumberRow {
      count += 1
      return NumberRow(id: id, value: value)
    }
  }

  func section(of values: [Int], _ counter: Counter = Counter()) -> Section {
    Section(id: 0, of: Array(values.enumerated()), id: { $0.element / 10 }) { pair in
      counter.row(pair.offset, value: pair.element)
    }
  }

  @Test func `builds nothing to be made, counted or compared`() {
    let counter = Counter()
    let old = Section(id: 0, of: 0..<1_000_000, id: \.self) { counter.row($0) }
    let new = Section(id: 0, of: 0..<1_000_001, id: \.self) { counter.row($0) }
    #expect(old.elements.count == 1_000_000)
    let stages = StagedChangeset(source: [old], target: [new])
    #expect(stages.count == 1)
    #expect(stages.first?.elementInserted == [ElementPath(element: 1_000_000, section: 0)])
    #expect(counter.count == 0)
  }

  @Test func `builds a component once while it is in use`() {
    let counter = Counter()
    let section = section(of: [10, 20, 30], counter)
    #expect(section.elements[1].component(as: NumberRow.self)?.value == 20)
    #expect(section.elements[1].component(as: NumberRow.self)?.value == 20)
    #expect(counter.count == 1)
  }

  @Test func `lets go of components that have not been used for long`() {
    let counter = Counter()
    let section = section(of: Array(0..<2_000), counter)
    for row in section.elements { _ = row.component }
    #expect(counter.count == 2_000)
    _ = section.elements[1_999].component
    #expect(counter.count == 2_000)
    _ = section.elements[0].component
    #expect(counter.count == 2_001)
  }

  @Test func `compares content only with rows that were built`() {
    let (old, new) = (section(of: [10, 20, 30]), section(of: [11, 21, 31]))
    _ = old.elements[1].component
    let stages = StagedChangeset(source: [old], target: [new])
    #expect(stages.count == 1)
    #expect(stages.first?.elementUpdated == [ElementPath(element: 1, section: 0)])
  }

  @Test func `is compared with eager rows too`() {
    let eager = Section(id: 0) { for id in [1, 3, 2] { NumberRow(id: id, value: id * 10) } }
    let stages = StagedChangeset(source: [eager], target: [section(of: [10, 20, 30])])
    #expect(stages.changeCount == 1)
    #expect(stages.first?.elementMoved.count == 1)
  }

  @Test func `compares identifiers that are not integers by value`() {
    func section(_ texts: [String]) -> Section {
      Section(id: 0, of: texts, id: \.self) { Row($0) }
    }
    let eager = Section(id: 0) { for text in ["a", "c"] { CellNode(id: text, Row(text)) } }
    for old in [section(["a", "c"]), eager] {
      let stages = StagedChangeset(source: [old], target: [section(["a", "b", "c"])])
      #expect(stages.changeCount == 1)
      #expect(stages.first?.elementInserted == [ElementPath(element: 1, section: 0)])
    }
  }

  @Test func `chooses rows with if and switch`() {
    let section = Section(id: 0, of: 0..<3, id: \.self) { number in
      if number == 0 {
        Row("zero")
      } else {
        switch number {
        case 1: NumberRow(id: 1)
        default: Row("many").onSelect {}
        }
      }
    }
    #expect(section.elements[0].component(as: Row.self) == Row("zero"))
    #expect(section.elements[1].component(as: NumberRow.self)?.id == 1)
    #expect(section.cells[2].component(as: Row.self) == Row("many"))
  }

  @Test func `identifies elements that are Identifiable`() {
    struct Person: Identifiable { var id: String }
    let section = Section(id: 0, header: Row("h"), of: [Person(id: "a")]) { Row($0.id) }
    #expect(section.cells.map(\.id) == ["a"])
    #expect(section.header != nil)
  }

  @Test func `describes its first rows`() {
    let description = section(of: Array(0..<100)).debugDescription
    #expect(description.split(separator: "\n").count == 12)
    #expect(description.contains("100 rows"))
  }
}
