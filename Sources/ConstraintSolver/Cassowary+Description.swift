extension Cassowary: CustomDebugStringConvertible {
  /// One line a constraint, with what is missed, and one line a variable.
  public var debugDescription: String {
    let constraints = rows.indices.filter { rows[$0].state == .live }.map { index in
      let id = ConstraintID(row: index, generation: rows[index].generation)
      let missed = rows[index].isViolated ? "  missed by \(abs(rows[index].slack))" : ""
      return "\(self[id]?.debugDescription ?? "")\(missed)"
    }
    let values = columns.indices.filter { columns[$0].isLive }.map {
      "\(Variable(index: $0)) = \(columns[$0].value)"
    }
    return (constraints + values).joined(separator: "\n")
  }
}

extension Constraint: CustomDebugStringConvertible {
  /// The sum, the relation, the constant and, unless required, the priority.
  public var debugDescription: String {
    let sum = terms.map { term in
      term.coefficient == 1 ? "\(term.variable)" : "\(term.coefficient)·\(term.variable)"
    }
    let relation =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let left = sum.isEmpty ? "0" : sum.joined(separator: " + ")
    let wish = priority.isRequired ? "" : " @\(priority.rawValue)"
    return "\(left) \(relation) \(constant)\(wish)"
  }
}
