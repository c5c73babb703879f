import ConstraintSolver
import Testing

@Suite struct EditingTests {
  @Test func `removing a constraint gives back what it took`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 100.0, priority: 500))
    let limit = try solver.add(Constraint(x, .lessThanOrEqual, 40.0))
    solver.solve()
    #expect(solver[x] == 40)
    try solver.remove(limit)
    solver.solve()
    #expect(solver[x] == 100)
    #expect(solver.constraintCount == 1)
  }

  @Test func `a name is not given twice`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let old = try solver.add(Constraint(x, .equal, 1.0))
    try solver.remove(old)
    let new = try solver.add(Constraint(x, .equal, 2.0))
    #expect(solver[old] == nil)
    #expect(solver[new]?.constant == 2)
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(of: old, to: 3) }
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(old) }
    solver.solve()
    #expect(solver[x] == 2)
  }

  @Test func `removing a variable removes what names it`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let link = try solver.add(Constraint(x, .equal, y))
    try solver.add(Constraint(x, .equal, 7.0))
    try solver.add(Constraint(y, .equal, 3.0, priority: 500))
    solver.solve()
    solver.remove(y)
    #expect(solver[link] == nil)
    #expect(solver.constraintCount == 1)
    solver.solve()
    #expect(solver[x] == 7)
  }

  @Test func `numbers of removed variables are given again`() throws {
    var solver = Cassowary()
    for round in 0..<200 {
      let variable = solver.makeVariable()
      try solver.add(Constraint(variable, .equal, LinearExpression(constant: Double(round))))
      solver.solve()
      #expect(solver[variable] == Double(round))
      solver.remove(variable)
    }
    #expect(solver.constraintCount == 0)
  }

  @Test func `a stay follows suggestions and yields to stronger constraints`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 100.0))
    let drag = try solver.addStay(on: x, priority: 900)
    for (suggestion, expected) in [(30.0, 30.0), (250, 100), (-5, -5)] {
      try solver.suggest(suggestion, for: drag)
      #expect(solver.needsSolving)
      solver.solve()
      #expect(!solver.needsSolving)
      #expect(solver[x] == expected)
    }
  }

  @Test func `terms of the same variable are summed up`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint(x + x + y - y, .equal, 10.0 + x.linear))
    #expect(solver[id]?.terms == [LinearExpression.Term(x, 1)])
    #expect(solver[id].debugDescription.contains("x0 == 10.0"))
    solver.solve()
    #expect(solver[x] == 10)
  }

  @Test func `a copy is a world of its own`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 1.0))
    solver.solve()
    var trial = solver
    try trial.setConstant(of: id, to: 2)
    trial.solve()
    #expect(trial[x] == 2)
    #expect(solver[x] == 1)
  }

  @Test func `editing a constant that leaves the same rows tight exchanges nothing`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let anchor = try solver.add(Constraint(x, .equal, 10.0))
    try solver.add(Constraint(y, .equal, x + 5))
    try solver.add(Constraint(y, .lessThanOrEqual, 1000.0, priority: 400))
    solver.solve()
    let before = solver.pivotCount
    for value in stride(from: 0.0, to: 900, by: 7) {
      try solver.setConstant(of: anchor, to: value)
      solver.solve()
      #expect(solver[y] == value + 5)
    }
    #expect(solver.pivotCount == before)
  }

  @Test func `the description lists constraints, what they miss, and values`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(2 * x, .lessThanOrEqual, 4.0))
    try solver.add(Constraint(x, .greaterThanOrEqual, 5.0, priority: 250))
    solver.solve()
    #expect(
      solver.debugDescription == """
        2.0·x0 <= 4.0
        x0 >= 5.0 @250.0  missed by 3.0
        x0 = 2.0
        """)
  }
}
