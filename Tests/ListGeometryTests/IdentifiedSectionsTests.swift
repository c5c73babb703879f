import ListGeometry
import Testing

private typealias List = IdentifiedSections<String, Int>

private func list(_ names: [String], _ items: [[Int]]) -> List {
  var list = List()
  list.insert(names, at: 0)
  for (section, items) in items.enumerated() { list.append(items, toSection: section) }
  return list
}

@Suite struct IdentifiedSectionsTests {
  @Test func `places of sections and items follow every change`() {
    var sections = list(["A", "B", "C"], [[1, 2], [3], [4, 5]])
    sections.moveSection(at: 2, to: 0)
    sections.insert([9], inSection: 1, at: 1)
    sections.remove([5, 77])
    #expect(sections.sections == ["C", "A", "B"])
    #expect(sections.items == [[4], [1, 9, 2], [3]])
    sections.remove(["A", "Z"])
    #expect(sections.itemCount == 2)
    #expect(!sections.contains(9))
    #expect(sections.path(of: 3) == RowPath(section: 1, row: 0))
    #expect(sections.index(of: "B") == 1)
    #expect(sections.index(of: "A") == nil)
    sections.insert(["A"], at: 1)
    #expect(sections.path(of: 3) == RowPath(section: 2, row: 0))
  }

  @Test func `sections that come and go leave nothing behind`() {
    var sections = list(["A"], [[1]])
    let before = String(describing: sections).count
    for _ in 0..<100 {
      sections.insert(["B", "C"], at: 0)
      sections.append([2, 3], toSection: 1)
      #expect(sections.path(of: 3) == RowPath(section: 1, row: 1))
      #expect(sections.path(of: 1) == RowPath(section: 2, row: 0))
      sections.remove(["B", "C"])
      #expect(sections.path(of: 1) == RowPath(section: 0, row: 0))
    }
    // All that the list stores is told, also what it keeps for sections to come.
    #expect(String(describing: sections).count < before + 20)
  }

  @Test func `many places are found as one by one`() {
    let sections = list(["A", "B"], [Array(0..<20), Array(20..<50)])
    let sought = Array(stride(from: 0, to: 60, by: 3))
    let expected = sought.reduce(into: [:]) { $0[$1] = sections.path(of: $1) }
    #expect(sections.paths(of: sought) == expected)
    #expect(expected.count == 17)
  }
}
