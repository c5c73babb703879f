import ConstraintSolver
import Testing
import _TestSupport

@Suite struct OracleTests {
  private static let priorities: [Priority] = [.required, .required, 750, 251, 250]

  private func randomConstraint(
    over variables: [Variable], _ random: inout SeededRandom
  ) -> Constraint {
    let coefficients = [-2.0, -1, -1, 0, 0, 0.5, 1, 1, 1, 2]
    let relations: [Constraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      terms: variables.map {
        LinearExpression.Term($0, coefficients.randomElement(using: &random) ?? 0)
      },
      relations.randomElement(using: &random) ?? .equal,
      constant: Double(Int.random(in: -20...20, using: &random)),
      priority: Self.priorities.randomElement(using: &random) ?? .required)
  }

  private func expectLeastErrors(
    _ solver: Cassowary, _ live: [(id: ConstraintID, value: Constraint)], _ variables: [Variable]
  ) {
    let constraints = live.map(\.value)
    let least = CornerOracle(constraints: constraints, variables: variables).leastErrors()
    let found = solver.errors(of: constraints)
    #expect(
      zip(found, least).allSatisfy { $0.isClose(to: $1) },
      "\(TestLabels.current) found \(found), least \(least)\n\(solver)")
  }

  @Test func `random systems are solved as well as the best corner`() throws {
    try withEvery("seed", in: 1...400) { (seed: UInt64) in
      var random = SeededRandom(seed: seed)
      var solver = Cassowary()
      solver.checksEveryPivot = true
      let variables = (0..<Int.random(in: 1...3, using: &random)).map { _ in solver.makeVariable() }
      let live = try (0..<Int.random(in: 1...7, using: &random)).map { _ in
        let constraint = randomConstraint(over: variables, &random)
        return (id: try solver.add(constraint), value: constraint)
      }
      solver.solve()
      expectLeastErrors(solver, live, variables)
    }
  }

  @Test func `a variable that must not be negative is as good as a required constraint`() throws {
    try withEvery("seed", in: 1...200) { (seed: UInt64) in
      var random = SeededRandom(seed: seed)
      var solver = Cassowary()
      solver.checksEveryPivot = true
      let variables = (0..<3).map { solver.makeVariable(isNonNegative: $0 > 0) }
      var live = try (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let constraint = randomConstraint(over: variables, &random)
        return (id: try solver.add(constraint), value: constraint)
      }
      solver.solve()
      for variable in variables.dropFirst() {
        live.append((live[0].id, Constraint(variable, .greaterThanOrEqual, 0.0)))
      }
      expectLeastErrors(solver, live, variables)
    }
  }

  @Test func `after every edit the solution is as good as the best corner`() throws {
    try withEvery("seed", in: 1...60) { (seed: UInt64) in
      var random = SeededRandom(seed: seed)
      var solver = Cassowary()
      solver.checksEveryPivot = true
      let variables = (0..<3).map { _ in solver.makeVariable() }
      var live: [(id: ConstraintID, value: Constraint)] = []
      try withEvery("edit", in: 0..<25) { _ in
        try edit(&solver, &live, variables, &random)
        solver.solve()
        expectLeastErrors(solver, live, variables)
      }
    }
  }

  private func edit(
    _ solver: inout Cassowary, _ live: inout [(id: ConstraintID, value: Constraint)],
    _ variables: [Variable], _ random: inout SeededRandom
  ) throws {
    let choice = Int.random(in: 0..<8, using: &random)
    guard let index = live.indices.randomElement(using: &random), choice > 2 || live.count > 6
    else {
      let constraint = randomConstraint(over: variables, &random)
      live.append((try solver.add(constraint), constraint))
      return
    }
    if choice < 5 {
      try solver.remove(live.remove(at: index).id)
    } else if choice < 7 {
      live[index].value.constant = Double(Int.random(in: -20...20, using: &random))
      try solver.setConstant(of: live[index].id, to: live[index].value.constant)
    } else {
      live[index].value.priority = Self.priorities.randomElement(using: &random) ?? 1
      try solver.setPriority(of: live[index].id, to: live[index].value.priority)
    }
  }

  @Test func `conflicts are reported exactly when required constraints are missed`() throws {
    try withEvery("seed", in: 1...200) { (seed: UInt64) in
      var random = SeededRandom(seed: seed)
      var solver = Cassowary()
      let variables = (0..<2).map { _ in solver.makeVariable() }
      let constraints = (0..<6).map { _ in
        var constraint = randomConstraint(over: variables, &random)
        constraint.priority = .required
        return constraint
      }
      let ids = try solver.addAll(constraints)
      let conflicts = solver.solve()
      let isSolvable = solver.errors(of: constraints)[0].isClose(to: 0)
      #expect(conflicts.isEmpty == isSolvable, TestLabels.current)
      for conflict in conflicts {
        expectMinimal(
          ids.indices.filter { conflict.constraints.contains(ids[$0]) }
            .map { constraints[$0] }, variables)
      }
    }
  }

  private func expectMinimal(_ conflict: [Constraint], _ variables: [Variable]) {
    func error(_ constraints: [Constraint]) -> Double {
      CornerOracle(constraints: constraints, variables: variables).leastErrors().first ?? 0
    }
    #expect(error(conflict) > 1e-6, TestLabels.current)
    for index in conflict.indices {
      var rest = conflict
      rest.remove(at: index)
      #expect(error(rest) < 1e-6, TestLabels.current)
    }
  }
}
