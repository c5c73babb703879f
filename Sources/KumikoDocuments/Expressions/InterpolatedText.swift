/// A text of a screen document with expressions in it, such as `Only ${product.stock} left`.
///
/// An expression stands between `${` and `}`. A text that is one expression and nothing else has
/// the expression's value, of whatever type. In all others the values are written one after the
/// other, as ``RemoteValue/text`` says. `$${` stands for the two characters `${`, read from left to
/// right; a `$` directly before a value is written `${'$'}${price}`.
public struct InterpolatedText: Sendable {
  /// A piece of a text.
  public enum Part: Hashable, Sendable {
    case literal(String)
    /// An expression, and the number of UTF-8 bytes of the text before it.
    case expression(RemoteExpression, offset: Int)
  }

  /// The text that was parsed.
  public let source: String
  /// The pieces in their order: no literal is empty, none follows another.
  public let parts: [Part]

  /// Parses a text.
  /// - Parameters:
  ///   - source: The text with expressions; without any it is a literal.
  ///   - functions: The functions that expressions may call.
  ///   - limits: How long and how deep each expression may be. The text itself has no limit here.
  /// - Throws: The first mistake. Its offset counts from the start of the text.
  /// - Complexity: O(*n*) of the text's length.
  public init(
    parsing source: String, functions: ExpressionFunctions = .standard,
    limits: ExpressionLimits = ExpressionLimits()
  ) throws(ExpressionProblem) {
    self.source = source
    guard Self.hasExpressions(source) else {
      parts = source.isEmpty ? [] : [.literal(source)]
      return
    }
    var parser = InterpolatedTextParser(source, functions: functions, limits: limits)
    parts = try parser.parse()
  }

  /// Whether a text needs to be parsed, because there is a `${` in it.
  /// - Complexity: O(*n*), without a copy of the text.
  public static func hasExpressions(_ source: String) -> Bool {
    var previous: UInt8 = 0
    for byte in source.utf8 {
      if byte == UInt8(ascii: "{"), previous == UInt8(ascii: "$") { return true }
      previous = byte
    }
    return false
  }

  /// The expression, if the text is nothing else and so keeps its type.
  public var loneExpression: RemoteExpression? {
    if parts.count == 1, case .expression(let expression, _) = parts[0] { return expression }
    return nil
  }

  /// The text, if there is no expression in it.
  public var literal: String? {
    if parts.isEmpty { return "" }
    if parts.count == 1, case .literal(let text) = parts[0] { return text }
    return nil
  }

  /// The expressions in their order.
  public var expressions: [RemoteExpression] {
    parts.compactMap { if case .expression(let expression, _) = $0 { expression } else { nil } }
  }

  /// What all expressions read, each once.
  public var references: [ExpressionReference] {
    if let loneExpression { return loneExpression.references }
    var known: Set<ExpressionReference> = []
    return expressions.flatMap(\.references).filter { known.insert($0).inserted }
  }

  /// Whether the result depends on the time at which it is evaluated.
  public var usesCurrentTime: Bool { expressions.contains(where: \.usesCurrentTime) }
}

extension InterpolatedText: Hashable {
  /// Whether both have the same text.
  public static func == (first: InterpolatedText, second: InterpolatedText) -> Bool {
    first.source == second.source
  }

  /// Feeds the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension InterpolatedText: CustomStringConvertible {
  /// The text that was parsed.
  public var description: String { source }
}
