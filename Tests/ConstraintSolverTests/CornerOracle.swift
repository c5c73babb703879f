import ConstraintSolver

/// Finds the least errors of a small system by trying every corner: every point where as many
/// boundaries meet as there are variables. The cost is convex and made of flat pieces, so one of
/// the corners is best.
struct CornerOracle {
  let constraints: [Constraint]
  let variables: [Variable]

  /// The summed error at each priority, strongest first, of the best corner.
  func leastErrors() -> [Double] {
    var best: [Double]?
    for planes in choices(of: variables.count, from: boundaries()) {
      guard let point = intersection(planes) else { continue }
      let errors = errorsByPriority(constraints) { point[position(of: $0)] }
      if best.map({ isBetter(errors, than: $0) }) ?? true { best = errors }
    }
    return best ?? []
  }

  private func position(of variable: Variable) -> Int {
    variables.firstIndex(of: variable) ?? variables.endIndex
  }

  /// Rows of coefficients and, last, the constant: those of the constraints, and each variable = 0.
  private func boundaries() -> [[Double]] {
    let count = variables.count
    let rows = constraints.map { constraint in
      var row = Array(repeating: 0.0, count: count) + [constraint.constant]
      for term in constraint.terms { row[position(of: term.variable)] += term.coefficient }
      return row
    }
    let axes = (0..<count).map { axis in (0...count).map { $0 == axis ? 1.0 : 0 } }
    return rows + axes
  }

  private func isBetter(_ left: [Double], than right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  private func choices(of count: Int, from rows: [[Double]]) -> [[[Double]]] {
    if count == 0 { return [[]] }
    return rows.indices.flatMap { index in
      choices(of: count - 1, from: Array(rows[(index + 1)...])).map { [rows[index]] + $0 }
    }
  }

  /// Gauss and Jordan, with the largest pivot.
  private func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      let candidates = rows.indices[column...]
      guard let pivot = candidates.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      let factor = 1 / rows[column][column]
      rows[column] = rows[column].map { $0 * factor }
      for other in rows.indices where other != column {
        let amount = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - amount * $1 }
      }
    }
    return rows.map { $0.last ?? 0 }
  }
}
