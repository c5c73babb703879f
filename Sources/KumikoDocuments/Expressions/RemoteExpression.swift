/// An expression of a screen document, such as `data.cart.count > 0`.
///
/// It is parsed once, into a compact form that copies share. Check it against the types of the
/// names that it will meet with ``check(in:expecting:)``; evaluate it with an
/// ``ExpressionEvaluator`` as often as needed. Evaluation is total: it ends, never traps and gives
/// a value for all values.
///
/// Operators bind as in Swift, from loose to tight:
///
/// | operators | |
/// |---|---|
/// | `a ? b : c` | to the right |
/// | `\|\|` | |
/// | `&&` | |
/// | `== != < <= > >=` | do not follow each other |
/// | `??` | |
/// | `+ -` | |
/// | `* / %` | |
/// | `! -` before an operand | |
/// | `.name [index] name(…)` | |
public struct RemoteExpression: Sendable {
  let program: ExpressionProgram

  /// The text that was parsed.
  public var source: String { program.source }

  /// The names and fields that the expression reads, each once, in the order of the text.
  public let references: [ExpressionReference]

  /// Whether the result depends on the time at which it is evaluated, as that of `relative` does.
  public let usesCurrentTime: Bool

  /// Parses an expression.
  /// - Parameters:
  ///   - source: The text of the expression, without `${` and `}`.
  ///   - functions: The functions that it may call; those of the language by default. A call of
  ///     another one is found by the check, not here.
  ///   - limits: How long and how deep it may be.
  /// - Throws: The first mistake, with its place in the text.
  /// - Complexity: O(*n*) of the text's length, and O(1) where that is beyond the limit.
  public init(
    parsing source: String, functions: ExpressionFunctions = .standard,
    limits: ExpressionLimits = ExpressionLimits()
  ) throws(ExpressionProblem) {
    // A character has four bytes at most, and many more mean a text that is not worth reading.
    let (bytes, overflows) = limits.length.multipliedReportingOverflow(by: 4)
    guard overflows || source.utf8.count <= max(bytes, 0) else {
      let message = "an expression has at most \(limits.length) characters"
      throw ExpressionProblem(.tooLong, at: 0, message)
    }
    var parser = ExpressionParser(
      Array(source.utf8), from: 0, functions: functions, limits: limits)
    let (builder, _) = try parser.parse(until: .end)
    self.init(builder, source: source, functions: functions)
  }

  init(_ builder: ExpressionProgramBuilder, source: String, functions: ExpressionFunctions) {
    program = ExpressionProgram(builder, source: source, functions: functions)
    references = ExpressionReference.all(in: program)
    usesCurrentTime = builder.callees.contains { $0.function?.usesCurrentTime ?? false }
  }
}

extension RemoteExpression: Hashable {
  /// Whether both have the same text.
  public static func == (first: RemoteExpression, second: RemoteExpression) -> Bool {
    first.program === second.program || first.source == second.source
  }

  /// Feeds the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension RemoteExpression: CustomStringConvertible {
  /// The text that was parsed.
  public var description: String { source }
}
