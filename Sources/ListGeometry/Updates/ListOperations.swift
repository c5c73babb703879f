/// A move of a section or row from its old to its new place.
package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  package let from: Place
  package let to: Place

  package init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

/// The updates of one kind of thing, sections or rows, in one batch.
///
/// Deletes, reloads and the sources of moves name places before the batch, inserts and the
/// destinations of moves places after it. The order in which they were asked for has no meaning.
package struct OperationSet<Place: Hashable & Comparable & Sendable>: Sendable, Equatable {
  package var deletes: [Place] = []
  package var inserts: [Place] = []
  package var reloads: [Place] = []
  package var moves: [Move<Place>] = []

  package init() {}

  package var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
  }

  /// Asks for the updates of another batch as well.
  package mutating func add(_ others: Self) {
    deletes += others.deletes
    inserts += others.inserts
    reloads += others.reloads
    moves += others.moves
  }
}

/// Everything one batch of updates asks a list view for.
package struct ListOperations: Sendable, Equatable {
  package var sections = OperationSet<Int>()
  package var rows = OperationSet<RowPath>()

  package init() {}

  package var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

  /// Asks for the updates of another batch as well.
  package mutating func add(_ others: Self) {
    sections.add(others.sections)
    rows.add(others.rows)
  }
}
