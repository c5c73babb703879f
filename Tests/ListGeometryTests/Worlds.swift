import ListGeometry

/// Lists of rows that are known by number, as a reference that visits everything.
struct World {
  var sections: [[Int]]

  var counts: [Int] { sections.map(\.count) }

  var paths: [Int: RowPath] {
    var paths: [Int: RowPath] = [:]
    for (section, rows) in sections.enumerated() {
      for (row, id) in rows.enumerated() { paths[id] = RowPath(section: section, row: row) }
    }
    return paths
  }

  /// The updates that lead from this world to `target` when sections stay where they are.
  func operations(to target: World) -> ListOperations {
    var operations = ListOperations()
    let (old, new) = (paths, target.paths)
    operations.rows.deletes = old.keys.filter { new[$0] == nil }.compactMap { old[$0] }
    operations.rows.inserts = new.keys.filter { old[$0] == nil }.compactMap { new[$0] }
    let still = staying(in: target)
    for (id, from) in old where !still.contains(id) {
      if let to = new[id] { operations.rows.moves.append(Move(from: from, to: to)) }
    }
    return operations
  }

  /// Rows that need no move: in each section an ascending choice of those that remain in it.
  private func staying(in target: World) -> Set<Int> {
    var still: Set<Int> = []
    for (old, new) in zip(sections, target.sections) {
      var last = -1
      for id in old {
        guard let place = new.firstIndex(of: id), place > last else { continue }
        still.insert(id)
        last = place
      }
    }
    return still
  }

  /// A height of its own for each row.
  static func height(of id: Int) -> Double { Double(id + 1) * 10 }

  /// The geometry measured row by row.
  var geometry: RowGeometry {
    RowGeometry(
      sections.map { ids in
        SectionHeights(
          header: .init(height: 7, isExact: true), rows: rows(ids.map(World.height)))
      })
  }

  /// Answers with this world's heights, as a measurement would.
  var source: RowGeometry.Source {
    let measured = geometry
    return .init(
      section: { measured[$0] }, rows: { measured[$0].rows.slice($1) })
  }
}

/// All rows' heights, section by section.
func allHeights(_ geometry: RowGeometry) -> [[Double]] {
  (0..<geometry.sectionCount).map { heights(geometry[$0].rows) }
}
