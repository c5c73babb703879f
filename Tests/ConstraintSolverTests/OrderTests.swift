import ConstraintSolver
import Testing
import _TestSupport

@Suite struct OrderTests {
  private func system(_ x: [Variable]) -> [Constraint] {
    [
      Constraint(x[0] + x[1], .equal, 100.0),
      Constraint(x[0], .greaterThanOrEqual, 60.0, priority: 750),
      Constraint(x[1], .greaterThanOrEqual, 60.0, priority: 750),
      Constraint(x[0], .lessThanOrEqual, 60.0, priority: 250),
      Constraint(x[2], .equal, 0.5 * x[1]),
      Constraint(x[2], .equal, 45.0, priority: 300),
    ]
  }

  @Test func `the order of insertion changes nothing`() throws {
    var expected: [Double]?
    try withEvery("order", in: permutations(of: Array(0..<6))) { order in
      var solver = Cassowary()
      let variables = (0..<3).map { _ in solver.makeVariable() }
      let constraints = system(variables)
      try solver.addAll(order.map { constraints[$0] })
      solver.solve()
      let values = variables.map { solver[$0] }
      #expect(values == expected ?? values, TestLabels.current)
      expected = values
    }
  }

  @Test func `solving after each insertion, in any order, comes to the same`() throws {
    var expected: [Double]?
    try withEvery("order", in: permutations(of: Array(0..<6))) { order in
      var solver = Cassowary()
      solver.checksEveryPivot = true
      let variables = (0..<3).map { _ in solver.makeVariable() }
      let constraints = system(variables)
      for index in order {
        try solver.add(constraints[index])
        solver.solve()
      }
      let values = variables.map { solver[$0] }
      #expect(values == expected ?? values, TestLabels.current)
      expected = values
    }
  }

  @Test func `removing in any order passes through the same solutions as never having added`()
    throws
  {
    try withEvery("order", in: permutations(of: Array(0..<5))) { order in
      var solver = Cassowary()
      let variables = (0..<3).map { _ in solver.makeVariable() }
      let constraints = system(variables)
      let ids = try solver.addAll(constraints)
      solver.solve()
      var left = Set(constraints.indices)
      for index in order {
        try solver.remove(ids[index])
        left.remove(index)
        solver.solve()
        var fresh = Cassowary()
        for _ in variables { _ = fresh.makeVariable() }
        try fresh.addAll(left.sorted().map { constraints[$0] })
        fresh.solve()
        #expect(
          variables.allSatisfy { solver[$0].isClose(to: fresh[$0], within: 1e-9) },
          TestLabels.current)
      }
    }
  }
}
