/// Walks through the instructions of an expression with types in the place of values.
struct ExpressionChecker {
  private let program: ExpressionProgram
  private let types: ExpressionTypes
  private(set) var problems: [ExpressionProblem] = []
  private var stack: [Operand] = []

  /// What is known of a value on the stack.
  private struct Operand {
    var type: RemoteType
    /// Where its first operand starts.
    var start: Int
    /// The value, if it is a constant.
    var constant: RemoteValue?
  }

  init(_ program: ExpressionProgram, types: ExpressionTypes) {
    self.program = program
    self.types = types
  }

  /// Where the expression starts.
  private(set) var start = 0

  /// Checks all instructions, and returns the type of the result.
  mutating func run() -> RemoteType {
    for (instruction, offset) in zip(program.instructions, program.offsets) {
      step(instruction, at: Int(offset))
    }
    let result = pop()
    start = result.start
    return result.type
  }

  private mutating func pop() -> Operand { stack.popLast() ?? Operand(type: .any, start: 0) }

  private mutating func push(_ type: RemoteType, from start: Int, constant: RemoteValue? = nil) {
    stack.append(Operand(type: type, start: start, constant: constant))
  }

  private mutating func report(
    _ code: ExpressionProblemCode, at offset: Int, _ message: String, suggestion: String? = nil
  ) {
    problems.append(ExpressionProblem(code, at: offset, message, suggestion: suggestion))
  }

  private mutating func step(_ instruction: ExpressionInstruction, at offset: Int) {
    switch instruction {
    case .constant(let number):
      let value = program.constants[number]
      push(value == .null ? .null : RemoteType(of: value), from: offset, constant: value)
    case .name(let number): push(named(program.names[number], at: offset), from: offset)
    case .member(let number): member(program.names[number], at: offset)
    case .index: index(at: offset)
    case .list(let count): list(count, at: offset)
    case .not: unary("!", .bool, "a Boolean", at: offset)
    case .negate: unary("-", .number, "a number", at: offset)
    case .binary(let symbol): binary(symbol, at: offset)
    case .and: logical("&&", at: offset)
    case .or: logical("||", at: offset)
    case .coalesce: coalesce()
    case .choose: choose(at: offset)
    case .call(let number, let count): call(program.callees[number], count, at: offset)
    case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfPresent, .branch: break
    }
  }

  // MARK: Names, fields and elements

  private mutating func named(_ name: String, at offset: Int) -> RemoteType {
    if let type = types.names[name] { return type }
    let isFunction = program.functions[name] != nil
    report(
      .unknownName, at: offset, "unknown name \(name.quoted)",
      suggestion: isFunction ? "\(name)(…)" : NameSuggestion.nearest(to: name, in: types.names.keys)
    )
    return .any
  }

  private mutating func member(_ name: String, at offset: Int) {
    let base = pop()
    push(field(name, of: base.type, at: offset), from: base.start)
  }

  private mutating func field(_ name: String, of type: RemoteType, at offset: Int) -> RemoteType {
    switch type {
    case .any: return .any
    case .null: return .null
    case .optional(let type): return field(name, of: type, at: offset).orNull
    case .object(let fields):
      if fields.isEmpty { return .any }
      if let type = fields[name] { return type }
      report(
        .unknownField, at: offset, "unknown field \(name.quoted)",
        suggestion: NameSuggestion.nearest(to: name, in: fields.keys))
    default:
      let isFunction = program.functions[name] != nil
      report(
        .unknownField, at: offset, "\(type.description) has no field \(name.quoted)",
        suggestion: isFunction ? "\(name)(…)" : nil)
    }
    return .any
  }

  private mutating func index(at offset: Int) {
    let index = pop()
    let base = pop()
    push(element(at: index, of: base.type, offset), from: base.start)
  }

  private mutating func element(
    at index: Operand, of type: RemoteType, _ offset: Int
  ) -> RemoteType {
    switch type {
    case .any: return .any
    case .null: return .null
    case .optional(let type): return element(at: index, of: type, offset).orNull
    case .list(of: let element):
      if RemoteType.number.accepts(index.type) {
        guard case .number(let number)? = index.constant, number != number.rounded() else {
          return element.orNull
        }
        report(.badIndex, at: index.start, "an index is a whole number")
        return element.orNull
      }
      let found = index.type.description
      report(.badIndex, at: index.start, "an index is a whole number, found \(found)")
      return element.orNull
    case .object:
      if case .string(let name)? = index.constant { return field(name, of: type, at: index.start) }
      if !RemoteType.string.accepts(index.type) {
        let found = index.type.description
        report(.badIndex, at: index.start, "the name of a field is a string, found \(found)")
      }
    default: report(.operandType, at: offset, "\(type.description) has no elements")
    }
    return .any
  }

  private mutating func list(_ count: Int, at offset: Int) {
    let elements = stack.suffix(count).map(\.type)
    stack.removeLast(min(count, stack.count))
    let element = elements.dropFirst().reduce(elements.first ?? .any) { $0.joined(with: $1) }
    push(.list(of: element), from: offset)
  }

  // MARK: Operators

  private mutating func unary(
    _ sign: String, _ needed: RemoteType, _ words: String, at offset: Int
  ) {
    let operand = pop()
    if !needed.accepts(operand.type) {
      report(.operandType, at: offset, "\(sign) needs \(words), found \(operand.type.description)")
    }
    push(needed, from: offset)
  }

  private mutating func binary(_ symbol: ExpressionSymbol, at offset: Int) {
    let right = pop()
    let left = pop()
    push(result(of: symbol, left.type, right.type, at: offset), from: left.start)
  }

  private mutating func result(
    of symbol: ExpressionSymbol, _ left: RemoteType, _ right: RemoteType, at offset: Int
  ) -> RemoteType {
    let isEquality = symbol == .equal || symbol == .notEqual
    guard !isEquality else {
      if !left.orNull.accepts(right), right != .null, left != .null {
        let found = "\(left.description) and \(right.description)"
        report(.operandType, at: offset, "\(found) are never equal")
      }
      return .bool
    }
    let takesStrings = symbol.operands.contains("strings")
    let areStrings = [left, right].allSatisfy(RemoteType.string.accepts)
    let areNumbers = [left, right].allSatisfy(RemoteType.number.accepts)
    let isComparison = symbol.precedence == 3
    guard areNumbers || takesStrings && areStrings else {
      let found = "\(left.description) and \(right.description)"
      report(
        .operandType, at: offset, "\(symbol.rawValue) needs \(symbol.operands), found \(found)")
      return isComparison ? .bool : .any
    }
    if isComparison { return .bool }
    let number: RemoteType = [.divide, .remainder].contains(symbol) ? .optional(.number) : .number
    if !takesStrings || !areStrings { return number }
    return areNumbers ? .any : .string
  }

  private mutating func logical(_ sign: String, at offset: Int) {
    let right = pop()
    let left = pop()
    for operand in [left, right] where !RemoteType.bool.accepts(operand.type) {
      let found = operand.type.description
      report(.operandType, at: offset, "\(sign) needs two Booleans, found \(found)")
    }
    push(.bool, from: left.start)
  }

  private mutating func coalesce() {
    let right = pop()
    let left = pop()
    let type = left.type == .null ? right.type : left.type.unwrapped.joined(with: right.type)
    push(type, from: left.start)
  }

  private mutating func choose(at offset: Int) {
    let second = pop()
    let first = pop()
    let condition = pop()
    if !RemoteType.bool.accepts(condition.type) {
      let found = condition.type.description
      report(.operandType, at: offset, "the condition of ?: is a Boolean, found \(found)")
    }
    push(first.type.joined(with: second.type), from: condition.start)
  }

  // MARK: Calls

  private mutating func call(_ callee: ExpressionCallee, _ count: Int, at offset: Int) {
    let arguments = Array(stack.suffix(count))
    stack.removeLast(min(count, stack.count))
    guard let function = callee.function else {
      report(
        .unknownFunction, at: offset, "unknown function \(callee.name.quoted)",
        suggestion: NameSuggestion.nearest(to: callee.name, in: program.functions.names))
      return push(.any, from: offset)
    }
    if function.argumentCount.contains(count) {
      for (index, argument) in arguments.enumerated() {
        guard let parameter = function.parameter(of: index) else { continue }
        check(argument, parameter, index, of: function)
      }
    } else {
      report(.argumentCount, at: offset, function.wrongCount(count).message)
    }
    push(function.result.type(for: arguments.map(\.type)), from: offset)
  }

  private mutating func check(
    _ argument: Operand, _ parameter: ExpressionParameter, _ index: Int,
    of function: ExpressionFunction
  ) {
    guard parameter.types.contains(where: { $0.accepts(argument.type) }) else {
      let failure = function.wrongType(argument.type.description, at: index, parameter)
      return report(failure.code, at: argument.start, failure.message)
    }
    guard case .string(let word)? = argument.constant else { return }
    if !parameter.choices.isEmpty {
      do throws(ExpressionFailure) {
        try parameter.checkChoice(word)
      } catch {
        report(error.code, at: argument.start, error.message, suggestion: error.suggestion())
      }
    }
    if parameter.isStringsKey, let keys = types.strings, !keys.contains(word) {
      report(
        .unknownChoice, at: argument.start, "there are no strings \(word.quoted)",
        suggestion: NameSuggestion.nearest(to: word, in: keys))
    }
  }
}
