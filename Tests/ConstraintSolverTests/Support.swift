import ConstraintSolver

extension Cassowary {
  /// Adds constraints whose numbers are known to be usable.
  @discardableResult
  mutating func addAll(_ constraints: [Constraint]) throws -> [ConstraintID] {
    try constraints.map { try add($0) }
  }

  /// The summed error at each priority, strongest first, derived from the equations alone.
  func errors(of constraints: [Constraint]) -> [Double] {
    errorsByPriority(constraints) { self[$0] }
  }
}

/// The summed error at each priority in use, strongest first.
func errorsByPriority(
  _ constraints: [Constraint], _ value: (Variable) -> Double
) -> [Double] {
  let priorities = Set(constraints.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(value) }
  }
}

/// All orders of `elements`.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}

extension Double {
  /// Whether two numbers are the same but for rounding.
  func isClose(to other: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(self - other) <= tolerance * (1 + abs(other))
  }
}
