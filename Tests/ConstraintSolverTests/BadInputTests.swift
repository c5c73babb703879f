import ConstraintSolver
import Testing

@Suite struct BadInputTests {
  private static let unusable: [Double] = [.nan, .infinity, -.infinity, 1e13, -1e300]

  @Test(arguments: unusable)
  func `a constant that is no use is refused and changes nothing`(number: Double) throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 5.0))
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(x, .equal, LinearExpression(constant: number)))
    }
    #expect(throws: SolverError.self) { try solver.setConstant(of: id, to: number) }
    #expect(solver.solve().isEmpty)
    #expect(solver[x] == 5)
    #expect(solver.constraintCount == 1)
  }

  @Test(arguments: unusable)
  func `a coefficient that is no use is refused`(number: Double) {
    var solver = Cassowary()
    let x = solver.makeVariable()
    #expect(throws: SolverError.self) { try solver.add(Constraint(number * x, .equal, 5.0)) }
  }

  @Test func `a priority that is not a number is refused`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 5.0))
    let bad = Priority(rawValue: .nan)
    #expect(throws: SolverError.self) { try solver.add(Constraint(x, .equal, 6.0, priority: bad)) }
    #expect(throws: SolverError.self) { try solver.setPriority(of: id, to: bad) }
  }

  @Test func `a foreign variable is refused`() throws {
    var (solver, other) = (Cassowary(), Cassowary())
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    let own = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(Constraint(foreign, .equal, 1.0))
    }
    #expect(throws: SolverError.unknownVariable) { try solver.addStay(on: foreign, priority: 1) }
    solver.remove(own)
    #expect(throws: SolverError.unknownVariable) { try solver.add(Constraint(own, .equal, 1.0)) }
  }

  @Test func `large and small numbers in one system keep their digits`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x, .lessThanOrEqual, 1e9))
    try solver.add(Constraint(x, .equal, 0.125))
    try solver.add(Constraint(y, .equal, 1e-3 * x))
    #expect(solver.solve().isEmpty)
    #expect(solver[x] == 0.125)
    #expect(solver[y].isClose(to: 0.000125, within: 1e-12))
  }
}
