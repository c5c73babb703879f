/// A demand on a weighted sum of variables: that it equal, not exceed or not fall below a constant.
public struct Constraint: Hashable, Sendable {
  /// How the sum stands to the constant.
  public enum Relation: Hashable, Sendable {
    /// The sum is at most the constant.
    case lessThanOrEqual
    /// The sum is the constant.
    case equal
    /// The sum is at least the constant.
    case greaterThanOrEqual
  }

  /// The weighted variables of the sum.
  public var terms: [LinearExpression.Term]
  /// How the sum stands to ``constant``.
  public var relation: Relation
  /// What the sum is compared with.
  public var constant: Double
  /// How much the demand matters.
  public var priority: Priority
  /// How strongly, where no constraint cares, the sum of an inequality is drawn to the constant;
  /// compare ``Cassowary/makeVariable(stayWeight:isNonNegative:)``. 0, the default, draws nothing.
  public var attraction = 0.0

  /// Makes a constraint from a sum and a number.
  public init(
    terms: [LinearExpression.Term], _ relation: Relation, constant: Double,
    priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Makes a constraint between two expressions; everything variable is brought to the left.
  public init(
    _ left: some LinearTerm, _ relation: Relation, _ right: some LinearTerm,
    priority: Priority = .required
  ) {
    let difference = left.linear - right.linear
    self.init(
      terms: difference.terms, relation, constant: -difference.constant, priority: priority)
  }

  /// By how much the given values miss the demand; zero when they meet it.
  ///
  /// - Complexity: O(n) for n terms.
  public func violation(_ value: (Variable) -> Double) -> Double {
    let excess = LinearExpression(terms, constant: -constant).evaluated(value)
    return switch relation {
    case .lessThanOrEqual: max(excess, 0)
    case .equal: abs(excess)
    case .greaterThanOrEqual: max(-excess, 0)
    }
  }
}

/// The name a ``Cassowary`` solver gives to a constraint it holds.
///
/// A name is never given twice by one solver, so a name that was kept for too long names nothing.
public struct ConstraintID: Hashable, Sendable {
  /// The row that holds the constraint.
  let row: Int
  /// How many constraints the row had held before this one.
  let generation: Int
}

/// Why a solver refused a constraint.
public enum SolverError: Error, Hashable, Sendable {
  /// A number is not a number, is infinite, or is so large (beyond ±10¹²) that doubles cannot tell
  /// it from its neighbors where a layout would.
  case unusableNumber(Double)
  /// The solver holds no constraint of that name: it was removed, or another solver made it.
  case unknownConstraint
  /// The solver has no such variable: it was removed, or another solver made it.
  case unknownVariable
}
