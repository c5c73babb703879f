import ConstraintSolver
import Testing
import _TestSupport

@Suite struct DriftTests {
  /// A row of labels whose widths are thirds and sevenths of each other, between moving limits.
  private struct World {
    var solver = Cassowary()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    var ids: [ConstraintID] = []

    init() throws {
      variables = (0..<12).map { _ in solver.makeVariable() }
      constraints = [Constraint(variables[0], .equal, 10.0)]
      for (before, after) in zip(variables, variables.dropFirst()) {
        constraints.append(Constraint(after, .equal, (1.0 / 3) * before + 7, priority: 750))
        constraints.append(Constraint(after, .lessThanOrEqual, (8.0 / 7) * before + 20))
        constraints.append(Constraint(after, .greaterThanOrEqual, 5.0, priority: 800))
      }
      ids = try solver.addAll(constraints)
    }

    mutating func edit(_ index: Int, to constant: Double) throws {
      constraints[index].constant = constant
      try solver.setConstant(of: ids[index], to: constant)
    }

    func fresh() throws -> Cassowary {
      var fresh = Cassowary()
      for _ in variables { _ = fresh.makeVariable() }
      try fresh.addAll(constraints)
      fresh.solve()
      return fresh
    }
  }

  @Test func `ten thousand edits leave no trace`() throws {
    var world = try World()
    var random = SeededRandom(seed: 7)
    for edit in 1...10_000 {
      let index = world.constraints.indices.randomElement(using: &random) ?? 0
      try world.edit(index, to: Double.random(in: 0...300, using: &random))
      world.solver.solve()
      if edit % 500 != 0 { continue }
      let fresh = try world.fresh()
      for variable in world.variables {
        #expect(world.solver[variable].isClose(to: fresh[variable], within: 1e-11))
      }
    }
    #expect(world.solver.pivotCount > 3_000)
  }

  @Test func `a constant that goes away and comes back gives the very same numbers`() throws {
    var world = try World()
    world.solver.solve()
    let before = world.variables.map { world.solver[$0] }
    for edit in 0..<10_000 {
      try world.edit(0, to: Double(edit) / 3)
      world.solver.solve()
    }
    try world.edit(0, to: 10)
    world.solver.solve()
    let after = world.variables.map { world.solver[$0] }
    #expect(zip(before, after).allSatisfy { $0.isClose(to: $1, within: 1e-13) })
  }
}
