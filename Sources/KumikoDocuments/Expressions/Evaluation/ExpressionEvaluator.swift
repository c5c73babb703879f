/// Evaluates expressions, counts their steps and collects their problems.
///
/// One evaluator serves a document: all its expressions share the steps. What has no value is null:
/// - *silently* where something is just not there: a field that an object lacks, any field or
///   element of null, an index beyond the end, a division by zero, the first element of an empty
///   list;
/// - *with a report* where there is a mistake: unknown names, operands and arguments of a wrong
///   type (null is one), a field of what is no object, an index that is no whole number, a result
///   that is not finite, and whatever exceeds a limit.
///
/// Of one evaluation the first problem is reported alone, because others mostly follow from it, and
/// each problem once a place, however often it is met there.
public struct ExpressionEvaluator: Sendable {
  /// What results depend on besides the values that are read.
  public var environment: ExpressionEnvironment
  /// How much expressions may do.
  public let limits: ExpressionLimits
  /// How many steps are left. Without any, every expression is null.
  public private(set) var remainingSteps: Int
  /// The problems that were met, in their order.
  public private(set) var reports: [ExpressionReport] = []

  private var known: Set<ExpressionReport.Key> = []
  private var stack: [RemoteValue] = []
  /// Whether the evaluation that runs, or that ran last, had a problem.
  private var hasFailed = false
  private var place = 0
  private var source = ""
  private var baseOffset = 0

  /// Creates an evaluator that has taken no step.
  public init(
    environment: ExpressionEnvironment, limits: ExpressionLimits = ExpressionLimits()
  ) {
    self.environment = environment
    self.limits = limits
    remainingSteps = max(limits.steps, 0)
  }

  /// Gives the evaluator all its steps again, as for the next turn of a document that stays. What
  /// was reported stays reported.
  public mutating func restoreSteps() { remainingSteps = max(limits.steps, 0) }

  /// The value of an expression.
  /// - Parameters:
  ///   - expression: The expression.
  ///   - scope: The values of all names.
  ///   - place: Any number that says where the expression stands in its document. A problem is
  ///     reported once for each.
  public mutating func value(
    of expression: RemoteExpression, in scope: [String: RemoteValue], at place: Int = 0
  ) -> RemoteValue {
    begin(expression.source, at: place)
    return run(expression.program, in: scope)
  }

  /// The value of a text with expressions: that of the expression if it is nothing else, otherwise
  /// a string of all parts, to which lists and objects add nothing.
  public mutating func value(
    of text: InterpolatedText, in scope: [String: RemoteValue], at place: Int = 0
  ) -> RemoteValue {
    if let literal = text.literal { return .string(literal) }
    begin(text.source, at: place)
    if text.parts.count == 1, case .expression(let expression, let offset) = text.parts[0] {
      baseOffset = offset
      return run(expression.program, in: scope)
    }
    return .string(joined(text, in: scope))
  }

  /// The value of a text that users read: as a value, but what an expression gives is isolated
  /// where it is written from right to left, or has signs that change directions, so that it does
  /// not reorder the words around it.
  public mutating func words(
    of text: InterpolatedText, in scope: [String: RemoteValue], at place: Int = 0
  ) -> RemoteValue {
    guard text.parts.count > 1 else { return value(of: text, in: scope, at: place) }
    begin(text.source, at: place)
    return .string(joined(text, in: scope) { TextDirection.isolated($0) })
  }

  /// The parts of a text, each as it is written: for those who read signs in the text, and none in
  /// what its expressions give. What has no text, and all of a text that is too long, is empty.
  package mutating func parts(
    of text: InterpolatedText, in scope: [String: RemoteValue], at place: Int = 0
  ) -> [String] {
    begin(text.source, at: place)
    var parts: [String] = []
    let isWhole = write(text, in: scope, encoded: { $0 }) { parts.append($0) }
    return isWhole ? parts : text.parts.map { _ in "" }
  }

  /// The address that a text with expressions is. The value of each expression is one component of
  /// it, whatever signs it has: all but letters, digits, `-`, `.`, `_` and `~` are encoded. A text
  /// that is one expression and nothing else is the address that its value says.
  public mutating func address(
    of text: InterpolatedText, in scope: [String: RemoteValue], at place: Int = 0
  ) -> RemoteValue {
    if let literal = text.literal { return .string(literal) }
    guard text.loneExpression == nil else { return value(of: text, in: scope, at: place) }
    begin(text.source, at: place)
    return .string(joined(text, in: scope) { URLComponentText.encoded($0) })
  }

  /// Whether a condition holds: only a value that is `true` does; another one than a Boolean is a
  /// problem.
  public mutating func isTrue(
    _ expression: RemoteExpression, in scope: [String: RemoteValue], at place: Int = 0
  ) -> Bool {
    let value = value(of: expression, in: scope, at: place)
    if case .bool(let isTrue) = value { return isTrue }
    let message = "a condition is a Boolean, found \(value.kind)"
    report(ExpressionFailure(.resultType, message), at: 0)
    return false
  }

  private mutating func begin(_ source: String, at place: Int) {
    self.source = source
    self.place = place
    baseOffset = 0
    hasFailed = false
  }

  private mutating func joined(
    _ text: InterpolatedText, in scope: [String: RemoteValue],
    encoded: (String) -> String = { $0 }
  ) -> String {
    var joined = ""
    return write(text, in: scope, encoded: encoded) { joined += $0 } ? joined : ""
  }

  /// Writes a text part by part; false if its values are too long.
  private mutating func write(
    _ text: InterpolatedText, in scope: [String: RemoteValue], encoded: (String) -> String,
    to append: (String) -> Void
  ) -> Bool {
    var bytes = 0
    for part in text.parts {
      // Each expression of a text has its own problem.
      hasFailed = false
      switch part {
      case .literal(let literal): append(literal)
      case .expression(let expression, let offset):
        baseOffset = offset
        let value = run(expression.program, in: scope)
        guard let text = value.text.map(encoded) else {
          report(ExpressionFailure(.noText, "\(value.kind) is no text"), at: 0)
          append("")
          continue
        }
        bytes += text.utf8.count
        guard bytes <= limits.stringBytes else {
          let message = "a string of expressions has at most \(limits.stringBytes) bytes"
          report(ExpressionFailure(.stringTooLong, message), at: 0)
          return false
        }
        append(text)
      }
    }
    return true
  }

  private mutating func report(_ failure: ExpressionFailure, at offset: Int) {
    defer { hasFailed = true }
    guard !hasFailed, reports.count < limits.problems else { return }
    let key = ExpressionReport.Key(
      place: place, source: source, offset: baseOffset + offset, code: failure.code)
    guard known.insert(key).inserted else { return }
    let problem = ExpressionProblem(
      failure.code, at: key.offset, failure.message, suggestion: failure.suggestion())
    reports.append(ExpressionReport(place: place, source: source, problem: problem))
  }
}

/// A problem that an expression met when it was evaluated.
public struct ExpressionReport: Hashable, Sendable {
  /// The number of the place, as the caller gave it.
  public var place: Int
  /// The text of the expression, or the text in which it stands.
  public var source: String
  /// What is wrong; its offset counts from the start of ``source``.
  public var problem: ExpressionProblem

  struct Key: Hashable {
    var place: Int
    var source: String
    var offset: Int
    var code: ExpressionProblemCode
  }
}

// MARK: Running

extension ExpressionEvaluator {
  private mutating func run(
    _ program: ExpressionProgram, in scope: [String: RemoteValue]
  ) -> RemoteValue {
    stack.removeAll(keepingCapacity: true)
    var index = 0
    do throws(ExpressionFailure) {
      try spend()
      while index < program.instructions.count {
        index = try step(program, index, scope)
      }
    } catch {
      // Without steps nothing goes on.
      remainingSteps = max(remainingSteps, 0)
      report(error, at: index < program.offsets.count ? Int(program.offsets[index]) : 0)
      return .null
    }
    return stack.popLast() ?? .null
  }

  private mutating func spend(_ steps: Int = 1) throws(ExpressionFailure) {
    guard remainingSteps >= steps else {
      remainingSteps = 0
      throw ExpressionFailure(.outOfSteps, "the document's \(limits.steps) steps are used up")
    }
    remainingSteps -= steps
  }

  private mutating func pop() -> RemoteValue { stack.popLast() ?? .null }

  /// Does what an instruction says, and returns the index of the next one.
  private mutating func step(
    _ program: ExpressionProgram, _ index: Int, _ scope: [String: RemoteValue]
  ) throws(ExpressionFailure) -> Int {
    switch program.instructions[index] {
    case .constant(let number): stack.append(program.constants[number])
    case .jumpIfFalse(let target): return try jump(to: target, from: index, program, if: false)
    case .jumpIfTrue(let target): return try jump(to: target, from: index, program, if: true)
    case .jumpIfPresent(let target):
      try spend()
      guard stack.last == nil || stack.last == .some(.null) else { return target }
      _ = pop()
    case .branch(let target):
      try spend()
      let condition = pop()
      if condition == .bool(true) { break }
      if case .bool = condition { return target }
      let message = "the condition of ?: is a Boolean, found \(condition.kind)"
      report(ExpressionFailure(.operandType, message), at: Int(program.offsets[index]))
      return target
    case .jump(let target): return target
    case .coalesce, .choose: break
    default: try push(program, index, scope)
    }
    return index + 1
  }

  /// Ends a chain of `&&` or `||` at its left side if that decides, or is no Boolean.
  private mutating func jump(
    to target: Int, from index: Int, _ program: ExpressionProgram, if deciding: Bool
  ) throws(ExpressionFailure) -> Int {
    try spend()
    let left = pop()
    guard case .bool(let value) = left else {
      let message = "\(deciding ? "||" : "&&") needs two Booleans, found \(left.kind)"
      report(ExpressionFailure(.operandType, message), at: Int(program.offsets[index]))
      stack.append(.null)
      return target
    }
    guard value == deciding else { return index + 1 }
    stack.append(left)
    return target
  }

  /// Pushes the result of an operation; null, and a report, if it has none.
  private mutating func push(
    _ program: ExpressionProgram, _ index: Int, _ scope: [String: RemoteValue]
  ) throws(ExpressionFailure) {
    do throws(ExpressionFailure) {
      stack.append(try result(program, program.instructions[index], scope))
    } catch {
      guard error.code != .outOfSteps else { throw error }
      report(error, at: Int(program.offsets[index]))
      stack.append(.null)
    }
  }

  private mutating func result(
    _ program: ExpressionProgram, _ instruction: ExpressionInstruction,
    _ scope: [String: RemoteValue]
  ) throws(ExpressionFailure) -> RemoteValue {
    switch instruction {
    case .name(let number): return try named(program.names[number], scope)
    case .member(let number):
      return try ExpressionOperation.field(program.names[number], of: pop())
    case .index:
      let index = pop()
      // Names are read to be found.
      if case .string(let name) = index { try spend(name.utf8.count / 64) }
      return try ExpressionOperation.element(at: index, of: pop())
    case .call(let number, let count): return try call(program.callees[number], count)
    case .list(let count): return try list(count)
    default: break
    }
    try spend()
    let right = pop()
    switch instruction {
    case .not: return try ExpressionOperation.not(right)
    case .negate: return try ExpressionOperation.negated(right)
    case .and, .or: return try ExpressionOperation.bool(right, instruction == .and ? "&&" : "||")
    case .binary(let symbol):
      let left = pop()
      switch symbol {
      case .equal:
        return .bool(try ValueComparison.areEqual(left, right, steps: &remainingSteps))
      case .notEqual:
        return .bool(try !ValueComparison.areEqual(left, right, steps: &remainingSteps))
      case .plus: return try added(left, right)
      default:
        try pay(forComparing: left, right)
        return try ExpressionOperation.result(of: symbol, left, right)
      }
    default: return .null
    }
  }

  private func named(
    _ name: String, _ scope: [String: RemoteValue]
  ) throws(ExpressionFailure) -> RemoteValue {
    if let value = scope[name] { return value }
    throw ExpressionFailure(
      .unknownName, "unknown name \(name.quoted)",
      suggestion: NameSuggestion.nearest(to: name, in: scope.keys))
  }

  /// Pays for the bytes of two strings of which one says which comes first.
  private mutating func pay(
    forComparing left: RemoteValue, _ right: RemoteValue
  ) throws(ExpressionFailure) {
    guard case .string(let first) = left, case .string(let second) = right else { return }
    try spend(min(first.utf8.count, second.utf8.count) / 64)
  }

  private mutating func added(
    _ left: RemoteValue, _ right: RemoteValue
  ) throws(ExpressionFailure) -> RemoteValue {
    guard case .string(let first) = left, case .string(let second) = right else {
      return try ExpressionOperation.result(of: .plus, left, right)
    }
    var call = call(with: [])
    defer { remainingSteps = max(call.remainingSteps, 0) }
    try call.checkLength(first.utf8.count + second.utf8.count)
    return try call.made(first + second)
  }

  private mutating func list(_ count: Int) throws(ExpressionFailure) -> RemoteValue {
    try spend()
    var call = call(with: [])
    defer { remainingSteps = max(call.remainingSteps, 0) }
    let elements = Array(stack.suffix(count))
    stack.removeLast(min(count, stack.count))
    var visited = 0
    for element in elements {
      let isDeep = try element.isDeeper(than: max(limits.listDepth - 1, 0)) {
        () throws(ExpressionFailure) in
        visited += 1
        if visited % 64 == 0 { try call.spend(1) }
      }
      if isDeep { try call.checkDepth(0) }
    }
    return try call.made(elements)
  }

  private mutating func call(
    _ callee: ExpressionCallee, _ count: Int
  ) throws(ExpressionFailure) -> RemoteValue {
    try spend()
    let arguments = Array(stack.suffix(count))
    stack.removeLast(min(count, stack.count))
    guard let function = callee.function else {
      throw ExpressionFailure(.unknownFunction, "unknown function \(callee.name.quoted)")
    }
    var call = call(with: arguments)
    defer { remainingSteps = max(call.remainingSteps, 0) }
    for (index, argument) in arguments.enumerated() {
      if case .list(let list) = argument, function.parameter(of: index)?.checksElements == true {
        try call.pay(for: list.count)
      }
    }
    try ExpressionOperation.check(arguments, of: function)
    return try function.body(&call)
  }

  private func call(with arguments: [RemoteValue]) -> ExpressionCall {
    ExpressionCall(
      arguments: arguments, environment: environment, limits: limits,
      remainingSteps: remainingSteps)
  }
}
