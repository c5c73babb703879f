/// Which updates lead from one list of identified sections to another, in one batch that is valid
/// by UIKit's rules, with as few moves as possible within each section.
package struct IdentifierDifference<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  package typealias List = IdentifiedSections<Section, Item>

  /// The updates.
  package private(set) var operations = ListOperations()

  private let old: List
  private let new: List
  private let reloadedSections: Set<Section>
  /// For each new section its old index, when its rows are compared.
  private var origins: [Int?] = []
  /// Old indices of sections from which, and to which, single rows may move.
  private var isSteady: [Bool] = []
  /// For each old section its new index, when its rows are compared.
  private var targets: [Int?] = []
  private var leavers: [Item: RowPath] = [:]
  private var arrivals: [(item: Item, path: RowPath)] = []

  /// Compares two lists.
  /// - Parameters:
  ///   - reloadedSections: Sections of both whose rows are all to be made anew.
  ///   - reloadedItems: Items of both that are to be made anew.
  package init(
    from old: List, to new: List, reloadedSections: [Section] = [], reloadedItems: [Item] = []
  ) {
    self.old = old
    self.new = new
    self.reloadedSections = Set(reloadedSections)
    compareSections()
    for section in new.sections.indices { compareRows(section) }
    settleCrossings()
    reload(reloadedItems)
  }

  // MARK: Sections

  private mutating func compareSections() {
    targets = Array(repeating: nil, count: old.sections.count)
    isSteady = Array(repeating: true, count: old.sections.count)
    let order = SequenceComparison(
      old.sections, new.sections, stays: { new.index(of: $0) != nil },
      stayed: { old.index(of: $0) != nil })
    operations.sections.deletes = order.leaving
    operations.sections.inserts = order.arriving
    origins = new.sections.map { old.index(of: $0) }
    for move in order.moves { noteMove(move) }
    for index in origins.indices { noteReload(index) }
    for (index, origin) in origins.enumerated() { if let origin { targets[origin] = index } }
  }

  private mutating func noteMove(_ move: Move<Int>) {
    isSteady[move.from] = false
    if reloadedSections.contains(new.sections[move.to]) {
      operations.sections.deletes.append(move.from)
      operations.sections.inserts.append(move.to)
      origins[move.to] = nil
    } else {
      operations.sections.moves.append(move)
    }
  }

  private mutating func noteReload(_ index: Int) {
    guard let origin = origins[index], reloadedSections.contains(new.sections[index]) else {
      return
    }
    operations.sections.reloads.append(origin)
    origins[index] = nil
  }

  // MARK: Rows

  private mutating func compareRows(_ section: Int) {
    guard let origin = origins[section] else { return }
    let order = SequenceComparison(
      old.items[origin], new.items[section], stays: { new.home(of: $0) == section },
      stayed: { old.home(of: $0) == origin })
    for row in order.leaving { leave(RowPath(section: origin, row: row)) }
    for row in order.arriving { arrive(RowPath(section: section, row: row)) }
    for move in order.moves {
      let from = RowPath(section: origin, row: move.from)
      let to = RowPath(section: section, row: move.to)
      if isSteady[origin] {
        operations.rows.moves.append(Move(from: from, to: to))
      } else {
        replace(from, to)
      }
    }
  }

  private mutating func replace(_ from: RowPath, _ to: RowPath) {
    operations.rows.deletes.append(from)
    operations.rows.inserts.append(to)
  }

  private mutating func leave(_ path: RowPath) {
    let item = old.items[path.section][path.row]
    if isSteady[path.section], let home = new.home(of: item), let origin = origins[home],
      isSteady[origin]
    {
      leavers[item] = path
    } else {
      operations.rows.deletes.append(path)
    }
  }

  private mutating func arrive(_ path: RowPath) {
    let item = new.items[path.section][path.row]
    if let home = old.home(of: item), targets[home] != nil {
      arrivals.append((item, path))
    } else {
      operations.rows.inserts.append(path)
    }
  }

  private mutating func settleCrossings() {
    for (item, path) in arrivals {
      if let from = leavers[item] {
        operations.rows.moves.append(Move(from: from, to: path))
      } else {
        operations.rows.inserts.append(path)
      }
    }
  }

  // MARK: Reloads

  private mutating func reload(_ items: [Item]) {
    guard !items.isEmpty else { return }
    let sources = old.paths(of: items)
    let deleted = Set(operations.rows.deletes)
    let moving = Set(operations.rows.moves.map(\.from))
    var reloadedMoves: Set<RowPath> = []
    for path in items.compactMap({ sources[$0] }) where !deleted.contains(path) {
      guard targets[path.section] != nil else { continue }
      if moving.contains(path) {
        reloadedMoves.insert(path)
      } else {
        operations.rows.reloads.append(path)
      }
    }
    for move in operations.rows.moves where reloadedMoves.contains(move.from) {
      replace(move.from, move.to)
    }
    operations.rows.moves.removeAll { reloadedMoves.contains($0.from) }
  }
}
