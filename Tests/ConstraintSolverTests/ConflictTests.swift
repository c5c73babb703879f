import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func `two equations that contradict each other are both named`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = try solver.addAll([
      Constraint(x, .equal, 100.0), Constraint(y, .equal, 5.0), Constraint(x, .equal, 200.0),
    ])
    #expect(solver.solve().map(\.constraints) == [[ids[0], ids[2]]])
    #expect(solver[y] == 5)
  }

  @Test func `a contradiction through a chain names the whole chain and nothing else`() throws {
    var solver = Cassowary()
    let x = (0..<6).map { _ in solver.makeVariable() }
    var chain = [try solver.add(Constraint(x[0], .equal, 0.0))]
    for index in 1..<6 {
      chain.append(try solver.add(Constraint(x[index], .greaterThanOrEqual, x[index - 1] + 10)))
    }
    try solver.add(Constraint(x[3], .lessThanOrEqual, 1000.0))
    #expect(solver.solve().isEmpty)
    chain.append(try solver.add(Constraint(x[5], .lessThanOrEqual, 49.0)))
    #expect(solver.solve().map { Set($0.constraints) } == [Set(chain)])
  }

  @Test func `conflicts without a common variable are reported apart`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = try solver.addAll([
      Constraint(x, .equal, 1.0), Constraint(y, .equal, 1.0),
      Constraint(x, .equal, 2.0), Constraint(y, .greaterThanOrEqual, 2.0),
    ])
    let conflicts = Set(solver.solve().map { Set($0.constraints) })
    #expect(conflicts == [[ids[0], ids[2]], [ids[1], ids[3]]])
  }

  @Test func `removing any one constraint of a conflict resolves it`() throws {
    for broken in 0..<3 {
      var solver = Cassowary()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.addAll([
        Constraint(x + y, .equal, 10.0), Constraint(x, .equal, y),
        Constraint(x, .greaterThanOrEqual, 6.0), Constraint(y, .lessThanOrEqual, 100.0),
      ])
      let conflict = try #require(solver.solve().first)
      #expect(conflict.constraints.count == 3)
      try solver.remove(conflict.constraints[broken])
      #expect(solver.solve().isEmpty)
    }
  }

  @Test func `a conflict goes away when a constant is edited and comes back`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 10.0))
    let low = try solver.add(Constraint(x, .greaterThanOrEqual, 20.0))
    for (constant, isSolvable) in [(20.0, false), (5, true), (10, true), (10.5, false)] {
      try solver.setConstant(of: low, to: constant)
      #expect(solver.solve().isEmpty == isSolvable)
    }
  }

  @Test func `a constraint without variables contradicts itself or says nothing`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    let zero = try solver.add(Constraint(x - x, .equal, 0.0))
    #expect(solver.solve().isEmpty)
    let wrong = try solver.add(Constraint(terms: [], .greaterThanOrEqual, constant: 1))
    #expect(solver.solve().map(\.constraints) == [[wrong]])
    #expect(solver[zero] != nil)
  }

  @Test func `redundant constraints are no conflict`() throws {
    var solver = Cassowary()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for _ in 0..<5 { try solver.add(Constraint(x + y, .equal, 10.0)) }
    for _ in 0..<5 { try solver.add(Constraint(2 * x + 2 * y, .equal, 20.0)) }
    try solver.add(Constraint(x, .equal, 4.0))
    #expect(solver.solve().isEmpty)
    #expect(solver[x] == 4)
    #expect(solver[y] == 6)
  }

  @Test func `wishes that contradict each other are no conflict`() throws {
    var solver = Cassowary()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 1.0, priority: 999))
    try solver.add(Constraint(x, .equal, 2.0, priority: 999))
    #expect(solver.solve().isEmpty)
  }
}
