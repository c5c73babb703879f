/// Checks one batch against the counts before and after it, by UIKit's rules and in its words.
///
/// - Complexity: O(operations + sections); rows are never visited.
struct BatchValidator {
  let operations: ListOperations
  let before: [Int]
  let after: [Int]
  let wording: ListWording

  private var deletedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var sectionSources: Set<Int> = []
  private var sectionDestinations: Set<Int> = []

  init(_ operations: ListOperations, before: [Int], after: [Int], wording: ListWording) {
    self.operations = operations
    self.before = before
    self.after = after
    self.wording = wording
    let sections = operations.sections
    deletedSections = Set(sections.deletes)
    reloadedSections = Set(sections.reloads)
    insertedSections = Set(sections.inserts)
    sectionSources = Set(sections.moves.map(\.from))
    sectionDestinations = Set(sections.moves.map(\.to))
  }

  /// The checks that need no look at the data after the batch, in UIKit's order.
  func checkSources() throws(InvalidUpdate) {
    try checkOldSections()
    try checkOldRows()
    try checkConflicts(operations.sections)
    try checkConflicts(operations.rows)
    try checkRowMoves()
  }

  private func fail(_ message: String) throws(InvalidUpdate) -> Never {
    throw InvalidUpdate(message: message)
  }
}

// MARK: Old places

extension BatchValidator {
  private func checkOldSections() throws(InvalidUpdate) {
    let sections = operations.sections
    for section in sections.deletes { try requireOld(section, "delete section \(section)") }
    for section in sections.reloads { try requireOld(section, "reload section \(section)") }
    for move in sections.moves {
      try requireOld(move.from, "move section \(move.from) to section \(move.to)")
    }
  }

  private func requireOld(_ section: Int, _ attempt: String) throws(InvalidUpdate) {
    if before.indices.contains(section) { return }
    try fail("attempt to \(attempt), but there are only \(before.count) sections before the update")
  }

  private func checkOldRows() throws(InvalidUpdate) {
    for path in operations.rows.deletes { try requireOld(path, "delete") }
    for path in operations.rows.reloads { try requireOld(path, "reload") }
    for move in operations.rows.moves { try requireOld(move.from, "move") }
  }

  private func requireOld(_ path: RowPath, _ verb: String) throws(InvalidUpdate) {
    let attempt = "attempt to \(verb) \(wording.place) \(path.row) from section \(path.section)"
    guard before.indices.contains(path.section) else {
      try fail("\(attempt), but there are only \(before.count) sections before the update")
    }
    let rows = before[path.section]
    if (0..<rows).contains(path.row) { return }
    try fail("\(attempt) which only contains \(rows) \(wording.place)s before the update")
  }
}

// MARK: Conflicts

extension BatchValidator {
  /// One place may be the source, and one the destination, of one operation only.
  private func checkConflicts<Place: MessagePlace>(
    _ set: OperationSet<Place>
  ) throws(InvalidUpdate) {
    var sources: [Place: String] = [:]
    for place in set.deletes { try claimSource(place, "delete", in: &sources) }
    for place in set.reloads { try claimSource(place, "reload", in: &sources) }
    for move in set.moves { try claimSource(move.from, "move", in: &sources) }
    var inserts: Set<Place> = []
    for place in set.inserts where !inserts.insert(place).inserted {
      try fail("attempt to insert \(place.phrase("the same")) more than once")
    }
    try checkDestinations(set.moves, inserts: inserts)
  }

  private func claimSource<Place: MessagePlace>(
    _ place: Place, _ verb: String, in sources: inout [Place: String]
  ) throws(InvalidUpdate) {
    guard let earlier = sources.updateValue(verb, forKey: place) else { return }
    let same = place.phrase("the same")
    if earlier == verb { try fail("attempt to \(verb) \(same) more than once") }
    if verb == "reload" { try fail("attempt to \(earlier) and reload \(same)") }
    let cause = earlier == "reload" ? wording.reload : earlier
    try fail("attempt to perform a \(cause) and a move from \(same)")
  }

  private func checkDestinations<Place: MessagePlace>(
    _ moves: [Move<Place>], inserts: Set<Place>
  ) throws(InvalidUpdate) {
    var origins: [Place: Place] = [:]
    for move in moves {
      if inserts.contains(move.to) {
        try fail("attempt to perform an insert and a move to \(move.to.phrase("the same"))")
      }
      if let other = origins.updateValue(move.from, forKey: move.to) {
        let both = "\(other.mark) and \(move.from.mark)"
        try fail("attempt to move both \(both) to \(move.to.phrase("the same"))")
      }
    }
  }

  /// A row can move only between sections that stay where they are.
  private func checkRowMoves() throws(InvalidUpdate) {
    for move in operations.rows.moves {
      let (from, to) = (move.from.section, move.to.section)
      if deletedSections.contains(from) { try failMove("from a deleted section (\(from))") }
      if reloadedSections.contains(from) { try failMove("from a reloaded section (\(from))") }
      if sectionSources.contains(from) { try failMove("from a moved section (\(from))") }
      if insertedSections.contains(to) { try failMove("into a newly inserted section (\(to))") }
      if sectionDestinations.contains(to) { try failMove("into a moved section (\(to))") }
    }
  }

  private func failMove(_ problem: String) throws(InvalidUpdate) -> Never {
    try fail("cannot move a \(wording.place) \(problem)")
  }
}

// MARK: After the batch

extension BatchValidator {
  /// The number of sections must be what the updates make of it, and their places must exist.
  func checkSectionsAfter() throws(InvalidUpdate) {
    let sections = operations.sections
    let (deletes, inserts) = (sections.deletes.count, sections.inserts.count)
    if before.count - deletes + inserts != after.count {
      try failCounts(
        "The number of sections after the update (\(after.count)) must be equal to the number "
          + "before it (\(before.count)), plus or minus the sections inserted or deleted "
          + "(\(inserts) inserted, \(deletes) deleted).")
    }
    for section in sections.inserts { try requireNew(section, "insert section \(section)") }
    for move in sections.moves {
      try requireNew(move.to, "move section \(move.from) to section \(move.to)")
    }
  }

  private func requireNew(_ section: Int, _ attempt: String) throws(InvalidUpdate) {
    if after.indices.contains(section) { return }
    try fail("attempt to \(attempt), but there are only \(after.count) sections after the update")
  }

  /// The rows of every surviving section must be what the updates make of them.
  /// - Parameter sections: Where sections went.
  func checkRowsAfter(_ sections: SectionMap) throws(InvalidUpdate) {
    if sections.isReloading { try checkMovesIntoReloaded(sections) }
    let tallies = tally(sections)
    for (new, count) in after.enumerated() {
      guard let old = sections.old(new), !reloadedSections.contains(old) else { continue }
      let tally = tallies[new] ?? Tally()
      if before[old] + tally.change == count { continue }
      try failCounts(
        "Section \(new) contains \(count) \(wording.place)s after the update, which must be equal "
          + "to the number before it (\(before[old])), plus or minus \(tally).")
    }
    for path in operations.rows.inserts { try requireNew(path, "insert") }
    for move in operations.rows.moves { try requireNew(move.to, "move") }
  }

  private func checkMovesIntoReloaded(_ sections: SectionMap) throws(InvalidUpdate) {
    for move in operations.rows.moves {
      guard let old = sections.old(move.to.section), reloadedSections.contains(old) else {
        continue
      }
      try failMove("into a reloaded section (\(move.to.section))")
    }
  }

  private func requireNew(_ path: RowPath, _ verb: String) throws(InvalidUpdate) {
    let into = "\(path.row) into section \(path.section)"
    let attempt = "attempt to \(verb) \(wording.place) \(into), but there are only"
    guard after.indices.contains(path.section) else {
      try fail("\(attempt) \(after.count) sections after the update")
    }
    let rows = after[path.section]
    if (0..<rows).contains(path.row) { return }
    try fail(
      "\(attempt) \(rows) \(wording.place)s in section \(path.section) after the update")
  }

  private func tally(_ sections: SectionMap) -> [Int: Tally] {
    var tallies: [Int: Tally] = [:]
    for path in operations.rows.deletes {
      if let new = sections.new(path.section) { tallies[new, default: Tally()].deleted += 1 }
    }
    for path in operations.rows.inserts { tallies[path.section, default: Tally()].inserted += 1 }
    for move in operations.rows.moves {
      if let new = sections.new(move.from.section) { tallies[new, default: Tally()].movedOut += 1 }
      tallies[move.to.section, default: Tally()].movedIn += 1
    }
    return tallies
  }

  private func failCounts(_ detail: String) throws(InvalidUpdate) -> Never {
    try fail(
      """
      Invalid batch updates detected: the number of sections and/or \(wording.place)s returned by \
      the data source before and/or after performing the batch updates are inconsistent with the \
      updates.
      Data source before updates = \(BatchDescription.counts(before, wording))
      Data source after updates = \(BatchDescription.counts(after, wording))
      Updates = \(BatchDescription.updates(operations, wording))
      \(detail)
      """)
  }
}

/// How the updates change the number of rows of one section.
private struct Tally: CustomStringConvertible {
  var inserted = 0
  var deleted = 0
  var movedIn = 0
  var movedOut = 0

  var change: Int { inserted - deleted + movedIn - movedOut }

  var description: String {
    "those inserted or deleted (\(inserted) inserted, \(deleted) deleted) and those moved in or "
      + "out (\(movedIn) moved in, \(movedOut) moved out)"
  }
}
