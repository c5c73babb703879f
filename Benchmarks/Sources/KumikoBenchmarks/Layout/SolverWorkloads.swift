import ConstraintSolver

/// Systems of about 10,000 constraints, and one of a constant of each to edit.
enum SolverWorkload: String, CaseIterable {
  /// Each of 10,000 things stands 10 points after the one before it.
  case chain
  /// 100 rows of 50 views, equally wide in each row, with gaps, between two edges.
  case grid

  /// How much an edit may cost, of making and solving the whole system.
  var bar: Double { self == .chain ? 0.1 : 0.02 }

  /// The number of the constraint that is edited.
  var edited: Int { self == .chain ? 5_000 : 0 }

  /// Makes the system without solving it.
  func make() throws -> (solver: Cassowary, ids: [ConstraintID]) {
    var solver = Cassowary()
    let constraints = self == .chain ? Self.chain(&solver) : Self.grid(&solver)
    let ids = try constraints.map { try solver.add($0) }
    return (solver, ids)
  }

  private static func chain(_ solver: inout Cassowary) -> [Constraint] {
    let places = (0..<10_000).map { _ in solver.makeVariable() }
    let links = zip(places, places.dropFirst()).map { Constraint($1, .equal, $0 + 10.0) }
    return [Constraint(places[0], .equal, 0.0)] + links
  }

  private static func grid(_ solver: inout Cassowary) -> [Constraint] {
    (0..<100).flatMap { _ in
      let lefts = (0..<50).map { _ in solver.makeVariable() }
      let widths = (0..<50).map { _ in solver.makeVariable(isNonNegative: true) }
      let gaps = (1..<50).flatMap { index in
        [
          Constraint(lefts[index], .equal, lefts[index - 1] + widths[index - 1] + 8.0),
          Constraint(widths[index], .equal, widths[0]),
        ]
      }
      return [
        Constraint(lefts[0], .equal, 16.0),
        Constraint(lefts[49] + widths[49], .equal, 1000.0),
        Constraint(widths[0], .greaterThanOrEqual, 20.0, priority: 750),
        Constraint(widths[0], .lessThanOrEqual, 20.0, priority: 250),
      ] + gaps
    }
  }
}
