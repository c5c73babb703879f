/// How much an expression may be and do. What a limit forbids is a problem, never a trap.
public struct ExpressionLimits: Hashable, Sendable {
  /// The number of characters (Unicode scalars) of one expression; 512 by default.
  public var length = 512
  /// How deeply parentheses, brackets, calls and choices may be nested; 16 by default, at most 64.
  public var depth = 16
  /// How many steps an ``ExpressionEvaluator`` takes; 10,000 by default.
  ///
  /// Each expression, each operator and each call is a step; so is each value that `==` compares,
  /// and each 64 bytes or elements that an operator or a function reads or makes.
  public var steps = 10_000
  /// The number of UTF-8 bytes of a string that an expression makes; 16,384 by default.
  public var stringBytes = 16_384
  /// The number of elements of a list that an expression makes; 10,000 by default.
  public var listCount = 10_000
  /// How deeply a list that an expression makes may be nested; 32 by default.
  public var listDepth = 32
  /// How many problems an ``ExpressionEvaluator`` keeps; 100 by default.
  public var problems = 100

  /// Creates the default limits.
  public init() {}
}
