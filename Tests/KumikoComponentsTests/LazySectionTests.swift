import KumikoComponents
import KumikoDiff
import Testing
import UIKit
import _TestSupport

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

  @Test func `differs as one of rows that are made at once`() {
    let lists = arrangements(of: [1, 2, 3, 4])
    for old in lists {
      for new in lists {
        expectSameDifference(old, new) { $0 }
        expectSameDifference(old, new) { "row \($0)" }
      }
    }
  }

  /// Expects the stages between rows that are made on demand, all of them built in the older list,
  /// to be those between rows that are made at once; rows after the second have other content.
  private func expectSameDifference<ID: Hashable>(
    _ old: [Int], _ new: [Int], id: @escaping (Int) -> ID
  ) {
    func lists(_ numbers: [Int], isNew: Bool) -> (lazy: Section, eager: Section) {
      func row(_ number: Int) -> NumberRow { NumberRow(id: number, value: isNew ? number / 3 : 0) }
      let lazy = Section(id: 0, of: numbers, id: id) { row($0) }
      return (lazy, Section(id: 0, cells: numbers.map { CellNode(id: id($0), row($0)) }))
    }
    let (source, target) = (lists(old, isNew: false), lists(new, isNew: true))
    for row in source.lazy.elements { _ = row.component }
    let lazy = StagedChangeset(source: [source.lazy], target: [target.lazy])
    let eager = StagedChangeset(source: [source.eager], target: [target.eager])
    #expect(lazy.map(\.debugDescription) == eager.map(\.debugDescription), "\(old) → \(new)")
    #expect(lazy.map { ids($0.data) } == eager.map { ids($0.data) }, "\(old) → \(new)")
  }

  private func ids(_ sections: [Section]) -> [[AnyHashable]] {
    sections.map { $0.cells.map(\.id) }
  }

  /// A section that counts how often it asks for an identifier.
  private func counted(_ ids: Range<Int>, _ counter: Counter) -> Section {
    func id(of number: Int) -> Int {
      counter.count += 1
      return number
    }
    return Section(id: 0, of: ids, id: id) { NumberRow(id: $0) }
  }

  @Test func `asks for each identifier once, however often it is compared`() {
    let counter = Counter()
    func section(_ ids: Range<Int>) -> Section { counted(ids, counter) }
    let versions = [section(0..<1_000), section(0..<1_001), section(1..<1_001)]
    for (old, new) in zip(versions, versions.dropFirst()) {
      let stages = StagedChangeset(source: [old], target: [new])
      #expect(stages.changeCount == 1)
    }
    #expect(counter.count <= 3_001 + 10)
  }

  /// A number that counts how often it is compared.
  private struct Counted: Hashable {
    let number: Int
    let counter: ComparisonCounter

    static func == (one: Counted, other: Counted) -> Bool {
      one.counter.count += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private final class ComparisonCounter {
    var count = 0
  }

  @Test func `that shares its identifiers with an older one compares none of them`() {
    let counter = ComparisonCounter()
    let ids = SharedRowIDs((0..<100).map { Counted(number: $0, counter: counter) })
    let old = Section(id: 0, ids: ids) { AnyComponent(NumberRow(id: $0)) }
    let new = Section(id: 0, ids: ids) { AnyComponent(NumberRow(id: $0, value: $0)) }
    _ = old.elements[7].component
    let stages = StagedChangeset(source: [old], target: [new])
    #expect(stages.first?.elementUpdated == [ElementPath(element: 7, section: 0)])
    #expect(counter.count == 0)
    #expect([old, new].allSatisfy { $0.elements.hasDistinctKeys })
    #expect(counter.count == 0)
  }

  @Test func `is not asked for identifiers when it has far more rows than before`() {
    let counter = Counter()
    func section(_ ids: Range<Int>) -> Section { counted(ids, counter) }
    let stages = StagedChangeset(
      source: [section(0..<1)], target: [section(0..<100_000)], maximumChangeCount: 300)
    #expect(stages == nil)
    #expect(counter.count == 0)
  }

  /// Folders 0 to 99, each with ten children.
  private func children(of id: Int) -> Range<Int>? {
    guard id < 100 else { return nil }
    let first: Int = 100 + id * 10
    return first..<first + 10
  }

  @Test func `of an outline is asked for each identifier once when a folder opens`() {
    let counter = Counter()
    func id(of number: Int) -> Int {
      counter.count += 1
      return number
    }
    func section(expanded: Set<Int>) -> Section {
      Section(id: 0) {
        Outline(of: 0..<100, id: id, children: children) { NumberRow(id: $0) }
          .expanded(.constant(expanded))
      }
    }
    let closed = section(expanded: Set(0..<50))
    let open = section(expanded: Set(0..<51))
    let stages = StagedChangeset(source: [closed], target: [open])
    #expect(stages.count == 1)
    let inserted = (0..<10).map { ElementPath(element: 551 + $0, section: 0) }
    #expect(stages.first?.elementInserted == inserted)
    // 600 rows before, 610 after; those around the change are asked for by their nodes again.
    #expect(counter.count <= 1_210 + 20)
  }
}
