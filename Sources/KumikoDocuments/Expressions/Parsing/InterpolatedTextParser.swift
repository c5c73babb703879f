/// Finds the expressions of a text.
struct InterpolatedTextParser {
  private let bytes: [UInt8]
  private let functions: ExpressionFunctions
  private let limits: ExpressionLimits
  private var position = 0
  private var literal: [UInt8] = []
  private var parts: [InterpolatedText.Part] = []

  init(_ source: String, functions: ExpressionFunctions, limits: ExpressionLimits) {
    bytes = Array(source.utf8)
    self.functions = functions
    self.limits = limits
  }

  mutating func parse() throws(ExpressionProblem) -> [InterpolatedText.Part] {
    while position < bytes.count {
      if starts(with: "$${") {
        literal += Array("${".utf8)
        position += 3
      } else if starts(with: "${") {
        endLiteral()
        try expression()
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    endLiteral()
    return parts
  }

  private func starts(with sign: StaticString) -> Bool {
    guard position + sign.utf8CodeUnitCount <= bytes.count else { return false }
    return sign.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    literal = []
  }

  private mutating func expression() throws(ExpressionProblem) {
    let start = position + 2
    var parser = ExpressionParser(bytes, from: start, functions: functions, limits: limits)
    let parsed: (builder: ExpressionProgramBuilder, end: Int)
    do {
      parsed = try parser.parse(until: .symbol(.closeBrace))
    } catch {
      // An expression that never ends is shown where it starts.
      if error.code == .unclosedExpression {
        throw ExpressionProblem(.unclosedExpression, at: position, "no } closes this ${")
      }
      throw error.moved(by: start)
    }
    let source = String(decoding: bytes[start..<parsed.end], as: UTF8.self)
    let expression = RemoteExpression(parsed.builder, source: source, functions: functions)
    parts.append(.expression(expression, offset: start))
    position = parsed.end + 1
  }
}
