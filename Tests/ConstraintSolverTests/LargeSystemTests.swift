import ConstraintSolver
import Testing

@Suite struct LargeSystemTests {
  private func expectAllHold(_ constraints: [Constraint], in solver: Cassowary) {
    let missed = constraints.filter { $0.violation { solver[$0] } > 1e-6 }
    #expect(missed.isEmpty)
  }

  /// Each of 10,000 things stands 10 after the one before it.
  private func chain(_ solver: inout Cassowary) -> (variables: [Variable], rows: [Constraint]) {
    let variables = (0..<10_000).map { _ in solver.makeVariable() }
    let rows = zip(variables, variables.dropFirst()).map { Constraint($1, .equal, $0 + 10) }
    return (variables, [Constraint(variables[0], .equal, 0.0)] + rows)
  }

  @Test func `a chain of 10,000 constraints is solved without an exchange`() throws {
    var solver = Cassowary()
    let (variables, rows) = chain(&solver)
    try solver.addAll(rows)
    #expect(solver.solve().isEmpty)
    expectAllHold(rows, in: solver)
    #expect(solver[variables[9_999]] == 99_990)
    #expect(solver.pivotCount == 0)
  }

  @Test func `the chain hangs together whichever end holds it and in whichever order`() throws {
    var solver = Cassowary()
    var (variables, rows) = chain(&solver)
    rows[0] = Constraint(variables[9_999], .equal, 0.0)
    try solver.addAll(rows.shuffled())
    #expect(solver.solve().isEmpty)
    #expect(solver[variables[0]] == -99_990)
  }

  @Test func `editing one link moves what hangs on it and exchanges nothing`() throws {
    var solver = Cassowary()
    let (variables, rows) = chain(&solver)
    let ids = try solver.addAll(rows)
    solver.solve()
    try solver.setConstant(of: ids[5_000], to: 25)
    solver.solve()
    #expect(solver[variables[4_999]] == 49_990)
    #expect(solver[variables[5_000]] == 50_015)
    #expect(solver[variables[9_999]] == 100_005)
    #expect(solver.pivotCount == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `constraints that are gone before they were solved cost one pass`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 7.0))
    let rows = (0..<100_000).map {
      Constraint(x, .equal, LinearExpression(constant: Double($0)), priority: 500)
    }
    for id in try solver.addAll(rows) { try solver.remove(id) }
    #expect(solver.solve().isEmpty)
    #expect(solver[x] == 7)
    #expect(solver.constraintCount == 1)
  }

  @Test func `a link in the middle can be taken out, and all stays where wishes want it`() throws {
    var solver = Cassowary()
    let (variables, rows) = chain(&solver)
    let ids = try solver.addAll(rows)
    try solver.add(Constraint(variables[9_999], .equal, 0.0, priority: 500))
    solver.solve()
    try solver.remove(ids[5_000])
    solver.solve()
    #expect(solver[variables[4_999]] == 49_990)
    #expect(solver[variables[9_999]] == 0)
    #expect(solver.pivotCount < 10)
  }

  /// A table of views, equally wide in each row, with gaps of 8, between two edges.
  private func grid(
    _ solver: inout Cassowary, rows: Int, columns: Int
  ) -> (lefts: [[Variable]], widths: [[Variable]], constraints: [Constraint]) {
    let lefts = (0..<rows).map { _ in (0..<columns).map { _ in solver.makeVariable() } }
    let widths = (0..<rows).map { _ in (0..<columns).map { _ in solver.makeVariable() } }
    var constraints: [Constraint] = []
    for (left, width) in zip(lefts, widths) {
      constraints.append(Constraint(left[0], .equal, 16.0))
      for index in 1..<columns {
        let edge = left[index - 1] + width[index - 1]
        constraints.append(Constraint(left[index], .equal, edge + 8))
        constraints.append(Constraint(width[index], .equal, width[0]))
      }
      let end = left[columns - 1] + width[columns - 1]
      constraints.append(Constraint(end, .equal, 1000.0))
      constraints.append(Constraint(width[0], .greaterThanOrEqual, 20.0, priority: 750))
      constraints.append(Constraint(width[0], .lessThanOrEqual, 20.0, priority: 250))
    }
    return (lefts, widths, constraints)
  }

  @Test func `a grid of 10,000 constraints is solved, and edited row by row`() throws {
    var solver = Cassowary()
    let (lefts, widths, constraints) = grid(&solver, rows: 100, columns: 50)
    let ids = try solver.addAll(constraints)
    #expect(constraints.count >= 10_000)
    #expect(solver.solve().isEmpty)
    expectAllHold(constraints.filter { $0.priority.isRequired }, in: solver)
    #expect(solver.pivotCount == 0)
    #expect(solver[widths[99][49]].isClose(to: 11.84))
    try solver.setConstant(of: ids[0], to: 66)
    solver.solve()
    #expect(solver[widths[0][0]].isClose(to: 10.84))
    #expect(solver[lefts[0][1]].isClose(to: 84.84))
    #expect(solver[widths[1][0]].isClose(to: 11.84))
  }

  @Test func `a loop of multipliers is solved to the last digit`() throws {
    var solver = Cassowary()
    let variables = (0..<500).map { _ in solver.makeVariable() }
    var constraints = zip(variables, variables.dropFirst()).map {
      Constraint($1, .equal, 0.9 * $0 + 1)
    }
    constraints.append(Constraint(variables[0], .equal, variables[499] + 2))
    try solver.addAll(constraints)
    #expect(solver.solve().isEmpty)
    expectAllHold(constraints, in: solver)
  }
}
