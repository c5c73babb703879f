/// Parses one expression by precedence climbing. It recurs once a nesting, and so as deep as the
/// limit.
struct ExpressionParser {
  private var lexer: ExpressionLexer
  private let limits: ExpressionLimits
  private let functions: ExpressionFunctions
  private var builder = ExpressionProgramBuilder()
  private var token = ExpressionToken.end
  private var depth = 0
  private let start: Int
  /// The first byte of the token, counted from the start of the expression.
  private var offset = 0

  /// - Parameter start: The index of the expression's first byte.
  init(
    _ bytes: [UInt8], from start: Int, functions: ExpressionFunctions, limits: ExpressionLimits
  ) {
    lexer = ExpressionLexer(bytes, from: start, maximumLength: limits.length)
    self.start = start
    self.functions = functions
    self.limits = limits
  }

  /// Parses up to a token that no expression goes on with, and returns the end of the expression.
  ///
  /// Offsets of problems count from the expression's start.
  /// - Parameter closing: What must stand behind the expression.
  mutating func parse(
    until closing: ExpressionToken
  ) throws(ExpressionProblem) -> (ExpressionProgramBuilder, end: Int) {
    try advance()
    if token == .end, closing != .end { throw unclosed() }
    if token == closing {
      throw ExpressionProblem(.empty, at: offset, "there is no expression")
    }
    try expression()
    guard token == closing else {
      guard token != .end else { throw unclosed() }
      throw unexpected("an operator or the end")
    }
    return (builder, start + offset)
  }

  private func unclosed() -> ExpressionProblem {
    ExpressionProblem(.unclosedExpression, at: offset, "no } closes the expression")
  }

  private mutating func advance() throws(ExpressionProblem) {
    do {
      let next = try lexer.next()
      token = next.token
      offset = next.offset - start
    } catch {
      throw error.moved(by: -start)
    }
  }

  /// Goes on if the token is the symbol.
  private mutating func skip(_ symbol: ExpressionSymbol) throws(ExpressionProblem) -> Bool {
    guard token == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ symbol: ExpressionSymbol) throws(ExpressionProblem) {
    guard try skip(symbol) else { throw unexpected("'\(symbol.rawValue)'") }
  }

  private func unexpected(_ expected: String) -> ExpressionProblem {
    guard token != .end else {
      let message = "the expression ends too early: expected \(expected)"
      return ExpressionProblem(.unexpectedEnd, at: offset, message)
    }
    let words = ["and": "&&", "or": "||", "not": "!", "eq": "==", "is": "==", "mod": "%"]
    var suggestion: String?
    if case .name(let name) = token { suggestion = words[name.lowercased()] }
    return ExpressionProblem(
      .unexpectedToken, at: offset, "expected \(expected), found \(token.description)",
      suggestion: suggestion)
  }

  // MARK: Operators

  private mutating func expression() throws(ExpressionProblem) {
    depth += 1
    defer { depth -= 1 }
    let limit = min(limits.depth, 64)
    guard depth <= limit else {
      throw ExpressionProblem(.tooDeep, at: offset, "more than \(limit) levels are nested")
    }
    try binary(above: 0)
    try conditional()
  }

  private mutating func conditional() throws(ExpressionProblem) {
    let question = offset
    guard try skip(.question) else { return }
    let branch = builder.end
    builder.append(.branch(0), at: question)
    try expression()
    let jump = builder.end
    builder.append(.jump(0), at: question)
    builder.replace(branch, by: .branch(builder.end))
    try expect(.colon)
    try expression()
    builder.append(.choose, at: question)
    builder.replace(jump, by: .jump(builder.end))
  }

  private mutating func binary(above minimum: Int) throws(ExpressionProblem) {
    try prefix()
    var previous = 0
    while case .symbol(let symbol) = token, let precedence = symbol.precedence,
      precedence > minimum
    {
      if precedence == 3, previous == 3 {
        let message = "comparisons do not follow each other: combine two with &&"
        throw ExpressionProblem(.chainedComparison, at: offset, message)
      }
      previous = precedence
      try right(of: symbol, precedence)
    }
  }

  /// Parses an operator and its right side, once the left one is parsed.
  private mutating func right(
    of symbol: ExpressionSymbol, _ precedence: Int
  ) throws(ExpressionProblem) {
    let place = offset
    try advance()
    let jump = builder.end
    if [.and, .or, .coalesce].contains(symbol) { builder.append(.jump(0), at: place) }
    try binary(above: precedence)
    switch symbol {
    case .and: builder.append(.and, at: place)
    case .or: builder.append(.or, at: place)
    case .coalesce: builder.append(.coalesce, at: place)
    default: builder.append(.binary(symbol), at: place)
    }
    switch symbol {
    case .and: builder.replace(jump, by: .jumpIfFalse(builder.end))
    case .or: builder.replace(jump, by: .jumpIfTrue(builder.end))
    case .coalesce: builder.replace(jump, by: .jumpIfPresent(builder.end))
    default: break
    }
  }

  private mutating func prefix() throws(ExpressionProblem) {
    var operators: [(instruction: ExpressionInstruction, offset: Int)] = []
    while token == .symbol(.not) || token == .symbol(.minus) {
      operators.append((token == .symbol(.not) ? .not : .negate, offset))
      try advance()
    }
    try postfix()
    for (instruction, place) in operators.reversed() { builder.append(instruction, at: place) }
  }

  // MARK: Operands

  private mutating func postfix() throws(ExpressionProblem) {
    try operand()
    while true {
      let place = offset
      if try skip(.dot) {
        try member()
      } else if try skip(.openBracket) {
        try expression()
        try expect(.closeBracket)
        builder.append(.index, at: place)
      } else {
        return
      }
    }
  }

  private mutating func member() throws(ExpressionProblem) {
    guard case .name(let name) = token else { throw unexpected("a name") }
    let place = offset
    try advance()
    guard token != .symbol(.openParenthesis) else {
      throw ExpressionProblem(
        .unexpectedToken, at: place, "there are no methods: write \(name.quoted) as a function",
        suggestion: "\(name.prefix(40))(…)")
    }
    builder.append(.member(builder.number(of: name)), at: place)
  }

  private mutating func operand() throws(ExpressionProblem) {
    let place = offset
    switch token {
    case .number(let number):
      try advance()
      builder.appendConstant(.number(number), at: place)
    case .string(let string):
      try advance()
      builder.appendConstant(.string(string), at: place)
    case .name(let name):
      try advance()
      try named(name, at: place)
    case .symbol(.openParenthesis):
      try advance()
      try expression()
      try expect(.closeParenthesis)
    case .symbol(.openBracket):
      try advance()
      builder.append(.list(try elements(until: .closeBracket)), at: place)
    default: throw unexpected("a value")
    }
  }

  private mutating func named(_ name: String, at place: Int) throws(ExpressionProblem) {
    if try skip(.openParenthesis) {
      let count = try elements(until: .closeParenthesis)
      let callee = ExpressionCallee(name: name, function: functions[name])
      builder.appendCall(callee, count: count, at: place)
      return
    }
    switch name {
    case "null": builder.appendConstant(.null, at: place)
    case "true": builder.appendConstant(.bool(true), at: place)
    case "false": builder.appendConstant(.bool(false), at: place)
    default: builder.append(.name(builder.number(of: name)), at: place)
    }
  }

  /// Parses expressions between commas, and returns their number.
  private mutating func elements(until end: ExpressionSymbol) throws(ExpressionProblem) -> Int {
    var count = 0
    guard try !skip(end) else { return 0 }
    repeat {
      try expression()
      count += 1
    } while try skip(.comma)
    guard try skip(end) else { throw unexpected("',' or '\(end.rawValue)'") }
    return count
  }
}
