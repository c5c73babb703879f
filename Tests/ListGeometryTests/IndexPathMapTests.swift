import ListGeometry
import Testing
import _TestSupport

@Suite struct IndexPathMapTests {
  @Test func `every way from one small world to another maps every row`() throws {
    let worlds = distributions(of: [0, 1, 2], over: 2).map(World.init)
    try withEvery("from", in: worlds) { old in
      try withEvery("to", in: worlds) { new in
        let map = try IndexPathMap(
          old.operations(to: new), before: old.counts, after: new.counts)
        expectRows(map, from: old, to: new)
        let geometry = old.geometry.applying(map, source: new.source)
        #expect(allHeights(geometry) == allHeights(new.geometry), TestLabels.current)
      }
    }
  }

  private func expectRows(_ map: IndexPathMap, from old: World, to new: World) {
    let (before, after) = (old.paths, new.paths)
    for (id, path) in before { #expect(map.newPath(path) == after[id], TestLabels.current) }
    for (id, path) in after { #expect(map.oldPath(path) == before[id], TestLabels.current) }
  }

  @Test func `every way to delete, insert and move sections carries their rows along`() throws {
    let orders = arrangements(of: [0, 1, 2])
    try withEvery("from", in: orders) { old in
      try withEvery("to", in: orders) { new in
        var operations = ListOperations()
        let paths = [old, new].map { World(sections: [$0]).operations(to: World(sections: [new])) }
        operations.sections.deletes = paths[0].rows.deletes.map(\.row)
        operations.sections.inserts = paths[0].rows.inserts.map(\.row)
        operations.sections.moves = paths[0].rows.moves.map {
          Move(from: $0.from.row, to: $0.to.row)
        }
        let (before, after) = (worldOfSections(old), worldOfSections(new))
        let map = try IndexPathMap(operations, before: before.counts, after: after.counts)
        expectRows(map, from: before, to: after)
        let geometry = before.geometry.applying(map, source: after.source)
        #expect(allHeights(geometry) == allHeights(after.geometry), TestLabels.current)
      }
    }
  }

  /// Section n has n + 1 rows of its own.
  private func worldOfSections(_ ids: [Int]) -> World {
    World(sections: ids.map { id in (0...id).map { id * 10 + $0 } })
  }

  @Test func `rows change in a section that is moved by an insertion above it`() throws {
    var operations = ListOperations()
    operations.sections.inserts = [0]
    operations.rows.deletes = [RowPath(section: 0, row: 0)]
    operations.rows.inserts = [RowPath(section: 1, row: 1)]
    let map = try IndexPathMap(operations, before: [2], after: [5, 2])
    #expect(map.newPath(RowPath(section: 0, row: 1)) == RowPath(section: 1, row: 0))
    #expect(map.oldPath(RowPath(section: 1, row: 1)) == nil)
    #expect(map.oldPath(RowPath(section: 0, row: 4)) == nil)
    #expect(map.newSection(0) == 1)
    #expect(map.oldSection(0) == nil)
  }

  @Test func `a reloaded row keeps its place and is known as reloaded`() throws {
    var operations = ListOperations()
    operations.rows.reloads = [RowPath(section: 0, row: 1)]
    operations.rows.inserts = [RowPath(section: 0, row: 0)]
    let map = try IndexPathMap(operations, before: [2], after: [3])
    #expect(map.newPath(RowPath(section: 0, row: 1)) == RowPath(section: 0, row: 2))
    #expect(map.isReloaded(RowPath(section: 0, row: 1)))
    #expect(!map.isReloaded(RowPath(section: 0, row: 0)))
    #expect(map.reloadedPaths == [RowPath(section: 0, row: 2)])
  }

  @Test func `a reloaded section may come back with any number of new rows`() throws {
    var operations = ListOperations()
    operations.sections.reloads = [1]
    operations.sections.deletes = [0]
    let map = try IndexPathMap(operations, before: [1, 2, 3], after: [9, 3])
    #expect(map.newSection(1) == 0)
    #expect(map.isReloaded(section: 1))
    #expect(map.newPath(RowPath(section: 1, row: 0)) == nil)
    #expect(map.oldPath(RowPath(section: 0, row: 0)) == nil)
    #expect(map.newPath(RowPath(section: 2, row: 2)) == RowPath(section: 1, row: 2))
    #expect(map.reloadedSections == [0])
  }

  @Test func `row updates that a section's own update covers are absorbed`() throws {
    var operations = ListOperations()
    operations.sections.deletes = [0]
    operations.sections.inserts = [1]
    operations.rows.deletes = [RowPath(section: 0, row: 0)]
    operations.rows.inserts = [RowPath(section: 1, row: 0)]
    let map = try IndexPathMap(operations, before: [1, 4], after: [4, 1])
    #expect(map.newPath(RowPath(section: 1, row: 3)) == RowPath(section: 0, row: 3))
    #expect(map.newPath(RowPath(section: 0, row: 0)) == nil)
  }

  @Test func `one row inserted into a million visits a few nodes`() throws {
    let estimate = RowRun(count: 1_000_000, height: 44, isExact: false)
    let before = RowGeometry([SectionHeights(rows: Rope([estimate]))])
    var operations = ListOperations()
    operations.rows.inserts = [RowPath(section: 0, row: 500_000)]
    let map = try IndexPathMap(operations, before: [1_000_000], after: [1_000_001])
    var asked = 0
    let source = RowGeometry.Source(
      section: { _ in SectionHeights() },
      rows: { _, range in
        asked += range.count
        return Rope([RowRun(count: range.count, height: 80, isExact: false)])
      })
    let after = before.applying(map, source: source)
    #expect(asked == 1)
    #expect(after[0].rows.elements.map(\.count) == [500_000, 1, 500_000])
    #expect(after.height == 44_000_080)
    #expect(
      map.newPath(RowPath(section: 0, row: 999_999)) == RowPath(section: 0, row: 1_000_000))
  }
}
