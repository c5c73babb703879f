import ListGeometry
import Testing
import UIKit
import _TestSupport

private typealias List = IdentifiedSections<String, Int>

private func list(_ names: [String], _ items: [[Int]]) -> List {
  var list = List()
  list.insert(names, at: 0)
  for (section, items) in items.enumerated() { list.append(items, toSection: section) }
  return list
}

/// Every list of some of these sections, in any order, with some of these items in any order.
private func lists(_ names: [String], _ items: [Int]) -> [List] {
  arrangements(of: names).flatMap { names in
    names.isEmpty ? [List()] : distributions(of: items, over: names.count).map { list(names, $0) }
  }
}

/// What is wrong with the updates that lead from one list to another; nil when they are right.
private func fault(
  from old: List, to new: List, sections: [String] = [], items: [Int] = []
) -> String? {
  let operations = SnapshotDifference(
    from: old, to: new, reloadedSections: sections, reloadedItems: items
  ).operations
  do throws(InvalidUpdate) {
    let map = try IndexPathMap(
      operations, before: old.items.map(\.count), after: new.items.map(\.count))
    for (section, rows) in new.items.enumerated() {
      if let origin = map.oldSection(section), old.sections[origin] != new.sections[section] {
        return "section \(section) is another"
      }
      for (row, item) in rows.enumerated() {
        guard let origin = map.oldPath(RowPath(section: section, row: row)) else { continue }
        if old.items[origin.section][origin.row] != item { return "\(item) is another" }
        if items.contains(item), !map.isReloaded(origin) { return "\(item) is not reloaded" }
      }
    }
    return nil
  } catch {
    return error.message
  }
}

@Suite struct SnapshotDifferenceTests {
  @Test func `rows that cross sections lead to the new list by valid updates`() {
    let worlds = lists(["A", "B"], [0, 1, 2]).filter { $0.sections == ["A", "B"] }
    for old in worlds {
      for new in worlds {
        let fault = fault(from: old, to: new)
        if fault != nil { #expect(fault == nil, "\(old.items) to \(new.items)") }
      }
    }
  }

  @Test func `sections that come, go and trade places lead to the new list`() {
    let worlds = lists(["A", "B", "C"], [0, 1])
    for old in worlds {
      for new in worlds {
        let fault = fault(from: old, to: new)
        if fault != nil { #expect(fault == nil, "\(old) to \(new)") }
      }
    }
  }

  @Test func `reloaded sections and items are made anew wherever they go`() {
    let worlds = lists(["A", "B"], [0, 1, 2]).filter { $0.itemCount == 3 }
    for old in worlds {
      for new in worlds where new.sections.contains("A") {
        let faults = [
          fault(from: old, to: new, items: [0, 2]),
          old.sections.contains("A") ? fault(from: old, to: new, sections: ["A"]) : nil,
        ]
        if faults != [nil, nil] { #expect(faults == [nil, nil], "\(old) to \(new)") }
      }
    }
  }

  @Test func `one row that travels is one move`() {
    let old = list(["A"], [Array(0..<100)])
    let new = list(["A"], [Array(1..<60) + [0] + Array(60..<100)])
    let operations = SnapshotDifference(from: old, to: new).operations
    let move = Move(from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 59))
    #expect(operations.rows.moves == [move])
    #expect(operations.rows.deletes.isEmpty)
    #expect(operations.rows.inserts.isEmpty)
  }

  @Test func `random changes of long lists lead to the new list`() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<20 {
      let items = Array(0..<300)
      var changed = items.shuffled(using: &random).prefix(250) + Array(300..<330)
      if Bool.random(using: &random) { changed.sort() }
      for _ in 0..<10 { changed.swapAt(.random(in: 0..<280, using: &random), 0) }
      let cut = Int.random(in: 0..<280, using: &random)
      let old = list(["A", "B"], [Array(items[..<100]), Array(items[100...])])
      let new = list(["A", "B"], [Array(changed[..<cut]), Array(changed[cut...])])
      #expect(fault(from: old, to: new) == nil)
    }
  }

  @Test func `equal lists need no updates`() {
    for world in lists(["A", "B"], [0, 1]) {
      #expect(SnapshotDifference(from: world, to: world).operations.isEmpty)
    }
  }
}
