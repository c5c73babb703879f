import Foundation
import ListGeometry
import Testing

@testable import UIKit

/// What names the elements of a list.
@Suite struct ElementKeyTests {
  private func map(
    before: [Int], after: [Int], _ operations: (inout ListOperations) -> Void
  ) throws -> IndexPathMap {
    var asked = ListOperations()
    operations(&asked)
    return try IndexPathMap(asked, before: before, after: after, wording: .collection)
  }

  @Test(arguments: [[], [3], [3, 0], [0, 7], [1, 2, 3], [1, 2, 3, 4]])
  func `a key has the path that it was made of`(_ path: IndexPath) {
    let key = ElementKey(.supplementary("a"), path)
    #expect(key.path == path)
    #expect(key.isInSection == (path.count == 2))
    var other = ElementKey(.supplementary("a"), [9, 9, 9])
    #expect(other != key)
    other.path = path
    #expect(other == key)
    #expect(other.hashValue == key.hashValue)
  }

  @Test func `only cells have an item`() {
    #expect(ElementKey(.cell, [1, 2]).item == RowPath(section: 1, row: 2))
    #expect(ElementKey(.cell, [1]).item == nil)
    #expect(ElementKey(.supplementary("a"), [1, 2]).item == nil)
    #expect(ElementKey(.header, section: 1).item == nil)
  }

  @Test func `cells come first, then kinds, then places`() {
    let keys = [
      ElementKey(.cell, [0, 1]), ElementKey(.cell, [1, 0]), ElementKey(.header, section: 0),
      ElementKey(.footer, section: 0), ElementKey(.supplementary("a"), []),
      ElementKey(.supplementary("a"), [0]), ElementKey(.supplementary("a"), [0, 1]),
      ElementKey(.supplementary("a"), [0, 1, 5]), ElementKey(.supplementary("b"), [0, 0]),
      ElementKey(.decoration("a"), [0, 0]),
    ]
    #expect(keys.reversed().sorted() == keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `keys say what they are`() {
    #expect("\(ElementKey(.cell, [0, 3]))" == "cell 0 - 3")
    #expect("\(ElementKey(.header, section: 2))" == "header of section 2")
    #expect("\(ElementKey(.supplementary("a"), [0, 0]))" == "a 0 - 0")
  }

  @Test func `a cell follows its item through an update`() throws {
    let map = try map(before: [3], after: [3]) {
      $0.rows.deletes = [RowPath(section: 0, row: 0)]
      $0.rows.inserts = [RowPath(section: 0, row: 2)]
    }
    #expect(map.newKey(ElementKey(.cell, [0, 0])) == nil)
    #expect(map.newKey(ElementKey(.cell, [0, 2])) == ElementKey(.cell, [0, 1]))
    #expect(map.oldKey(ElementKey(.cell, [0, 2])) == nil)
    #expect(map.oldKey(ElementKey(.cell, [0, 1])) == ElementKey(.cell, [0, 2]))
  }

  @Test func `what belongs to a section follows it, and what belongs to none stays`() throws {
    let map = try map(before: [1, 1], after: [1]) { $0.sections.deletes = [0] }
    let header = ElementKey(.header, section: 1)
    let whole = ElementKey(.supplementary("a"), [0])
    #expect(map.newKey(header) == ElementKey(.header, section: 0))
    #expect(map.newKey(ElementKey(.header, section: 0)) == nil)
    #expect(map.newKey(ElementKey(.supplementary("a"), [1, 4])) == .supplementary("a", [0, 4]))
    #expect(map.oldKey(ElementKey(.supplementary("a"), [0, 4])) == .supplementary("a", [1, 4]))
    #expect(map.newKey(whole) == whole)
  }
}
