/// A sum of multiples of variables and a constant, such as `2 * x + y - 8`.
public struct LinearExpression: Hashable, Sendable {
  /// One multiple of one variable.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The multiples, in the order they were written; a variable may occur more than once.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// Makes an expression; without arguments, zero.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is one variable.
  public init(_ variable: Variable) { self.init([Term(variable)]) }

  /// The expression's value when each variable has the value that `value` gives.
  ///
  /// - Complexity: O(n) for n terms.
  public func evaluated(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a constant expression.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// Makes a constant expression.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

/// What can stand in an expression: a variable, a number or an expression.
public protocol LinearTerm: Sendable {
  /// The value as an expression.
  var linear: LinearExpression { get }
}

extension LinearExpression: LinearTerm {
  public var linear: LinearExpression { self }
}

extension Variable: LinearTerm {
  /// Once the variable.
  public var linear: LinearExpression { LinearExpression(self) }
}

extension Double: LinearTerm {
  /// The number alone.
  public var linear: LinearExpression { LinearExpression(constant: self) }
}

extension LinearTerm {
  /// The sum of two expressions.
  public static func + (left: Self, right: some LinearTerm) -> LinearExpression {
    let (left, right) = (left.linear, right.linear)
    return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: some LinearTerm) -> LinearExpression {
    left + -1 * right.linear
  }

  /// A multiple of an expression.
  public static func * (factor: Double, value: Self) -> LinearExpression {
    let value = value.linear
    let terms = value.terms.map { LinearExpression.Term($0.variable, factor * $0.coefficient) }
    return LinearExpression(terms, constant: factor * value.constant)
  }
}
