import ConstraintSolver
import Testing

@Suite struct HierarchyTests {
  @Test func `a variable that nothing names is zero`() {
    var solver = Cassowary()
    let x = solver.makeVariable()
    #expect(solver.solve().isEmpty)
    #expect(solver[x] == 0)
  }

  @Test func `equations are solved together`() throws {
    var solver = Cassowary()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addAll([
      Constraint(x + y + z, .equal, 6.0),
      Constraint(2 * y + 5 * z, .equal, -4.0),
      Constraint(2 * x + 5 * y - z, .equal, 27.0),
    ])
    #expect(solver.solve().isEmpty)
    #expect(solver[x].isClose(to: 5))
    #expect(solver[y].isClose(to: 3))
    #expect(solver[z].isClose(to: -2))
  }

  @Test func `a stronger wish beats any number of weaker ones`() throws {
    for count in [1, 2, 50] {
      var solver = Cassowary()
      let x = solver.makeVariable()
      for _ in 0..<count { try solver.add(Constraint(x, .equal, 10.0, priority: 750)) }
      try solver.add(Constraint(x, .equal, 20.0, priority: 750.5))
      solver.solve()
      #expect(solver[x] == 20)
    }
  }

  @Test func `among equals the sum of the errors is made least`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    for wish in [10.0, 20, 20, 90] {
      try solver.add(Constraint(x, .equal, LinearExpression(constant: wish), priority: 500))
    }
    solver.solve()
    #expect(solver[x] == 20)
  }

  @Test func `hugging and compression hold a label at its size until a limit is stronger`() throws {
    var solver = Cassowary()
    let (width, limit) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(width, .lessThanOrEqual, 50.0, priority: 250))
    try solver.add(Constraint(width, .greaterThanOrEqual, 50.0, priority: 750))
    try solver.add(Constraint(width, .lessThanOrEqual, limit))
    let bound = try solver.add(Constraint(limit, .equal, 320.0))
    solver.solve()
    #expect(solver[width] == 50)
    try solver.setConstant(of: bound, to: 30)
    solver.solve()
    #expect(solver[width] == 30)
  }

  @Test func `what no constraint decides is drawn to zero`() throws {
    var solver = Cassowary()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(stayWeight: 2))
    try solver.add(Constraint(x + width, .equal, 100.0))
    try solver.add(Constraint(x, .greaterThanOrEqual, 5.0))
    solver.solve()
    #expect(solver[width] == 0)
    #expect(solver[x] == 100)
  }

  @Test func `where nothing else decides an inequality may be drawn to its limit`()
    throws
  {
    var solver = Cassowary()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(stayWeight: 4))
    var (high, end) = (
      Constraint(x, .lessThanOrEqual, 10.0), Constraint(x + width, .lessThanOrEqual, 300.0)
    )
    (high.attraction, end.attraction) = (100, 100)
    let limit = try solver.add(high)
    try solver.add(end)
    solver.solve()
    #expect(solver[x] == 10)
    #expect(solver[width] == 290)
    try solver.setConstant(of: limit, to: 20)
    solver.solve()
    #expect(solver[x] == 20)
    #expect(solver[width] == 280)
    try solver.add(Constraint(width, .equal, 40.0, priority: 1))
    try solver.remove(limit)
    solver.solve()
    #expect(solver[x] == 260)
    #expect(solver[width] == 40)
  }

  @Test func `a weak wish fills the room that stronger ones leave`() throws {
    var solver = Cassowary()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.addAll([
      Constraint(a + b, .equal, 100.0),
      Constraint(a, .greaterThanOrEqual, 30.0, priority: 750),
      Constraint(b, .greaterThanOrEqual, 30.0, priority: 750),
      Constraint(a, .lessThanOrEqual, 30.0, priority: 251),
      Constraint(b, .lessThanOrEqual, 30.0, priority: 250),
    ])
    solver.solve()
    #expect(solver[a] == 30)
    #expect(solver[b] == 70)
  }

  @Test func `a priority can change, also to required and back`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .equal, 1.0, priority: 500))
    try solver.add(Constraint(x, .equal, 2.0, priority: 600))
    solver.solve()
    #expect(solver[x] == 2)
    for (priority, expected) in [(Priority.required, 1.0), (1, 2), (601, 1)] {
      try solver.setPriority(of: first, to: priority)
      #expect(solver.solve().isEmpty)
      #expect(solver[x] == expected)
      #expect(solver[first]?.priority == priority)
    }
  }
}

@Suite struct NonNegativeTests {
  @Test func `a variable that must not be negative stops at zero`() throws {
    var solver = Cassowary()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
    let edge = try solver.add(Constraint(x + width, .equal, 50.0))
    try solver.add(Constraint(x, .equal, 20.0, priority: 999))
    for (end, expected) in [(50.0, 30.0), (10, 0), (-5, 0), (20, 0), (21, 1)] {
      try solver.setConstant(of: edge, to: end)
      #expect(solver.solve().isEmpty)
      #expect(solver[width] == expected)
      #expect(solver[x] == end - expected)
    }
  }

  @Test func `what forces it below zero is a conflict`() throws {
    var solver = Cassowary()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
    let ids = try solver.addAll([
      Constraint(x, .equal, 20.0), Constraint(x + width, .equal, 10.0),
      Constraint(width, .greaterThanOrEqual, -40.0),
    ])
    #expect(solver.solve().map(\.constraints) == [[ids[0], ids[1]]])
    #expect(solver[width] == 0 || solver[width] == -10)
    try solver.remove(ids[0])
    #expect(solver.solve().isEmpty)
    #expect(solver[width] >= 0)
    #expect(solver[x] + solver[width] == 10)
  }
}
