/// Required constraints that cannot hold together (or only with a negative value of a variable that
/// must not be negative), although any all but one of them can.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order of their places in the solver.
  public let constraints: [ConstraintID]
}

extension Cassowary {
  /// The conflicts that the last solution shows.
  ///
  /// The prices of the rows prove the contradiction: adding up the rows times their prices leaves
  /// no variable on the left and an impossible number on the right (Farkas). Rows whose price is
  /// zero have no part in it, and parts without a common variable are conflicts of their own.
  func conflicts() -> [Conflict] {
    guard missesRequirements, let prices = requiredPrices() else { return [] }
    let suspects = rows.indices.filter {
      rows[$0].state == .live && rows[$0].priority.isRequired && abs(prices[$0]) > 1e-9
    }
    return groups(of: suspects).compactMap(minimized)
  }

  private var missesRequirements: Bool {
    rows.contains { $0.state == .live && $0.priority.isRequired && $0.isViolated }
      || columns.contains(where: \.isViolated)
  }

  /// Parts rows so that no variable is named by two parts.
  private func groups(of suspects: [Int]) -> [[Int]] {
    var groupOfColumn: [Int: Int] = [:]
    var groups: [[Int]] = []
    for row in suspects {
      var merged = [row]
      let touched = Set(matrix.row(row).compactMap { groupOfColumn[$0.column] })
      for group in touched {
        merged += groups[group]
        groups[group] = []
      }
      for member in merged {
        for entry in matrix.row(member) { groupOfColumn[entry.column] = groups.count }
      }
      groups.append(merged)
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  /// Leaves out every row without which the others still contradict each other.
  private func minimized(_ group: [Int]) -> Conflict? {
    var kept = group
    if !isContradiction(kept) { return nil }
    for row in group {
      let rest = kept.filter { $0 != row }
      if isContradiction(rest) { kept = rest }
    }
    return Conflict(
      constraints: kept.map { ConstraintID(row: $0, generation: rows[$0].generation) })
  }

  private func isContradiction(_ group: [Int]) -> Bool {
    var trial = Cassowary()
    var names: [Int: Variable] = [:]
    for row in group {
      let terms = matrix.row(row).map { entry in
        let variable = names[entry.column] ?? trial.makeVariable(of: columns[entry.column])
        names[entry.column] = variable
        return LinearExpression.Term(variable, entry.value)
      }
      let constraint = Constraint(terms: terms, rows[row].relation, constant: rows[row].bound)
      _ = try? trial.add(constraint)
    }
    trial.resolve()
    return trial.missesRequirements
  }

  private mutating func makeVariable(of state: ColumnState) -> Variable {
    makeVariable(isNonNegative: state.isNonNegative)
  }
}
