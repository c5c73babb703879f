/// What operators, fields and indexes do with values.
enum ExpressionOperation {
  static func field(
    _ name: String, of value: RemoteValue
  ) throws(ExpressionFailure) -> RemoteValue {
    switch value {
    case .object(let fields): return fields[name] ?? .null
    case .null: return .null
    default:
      throw ExpressionFailure(.unknownField, "\(value.kind) has no field \(name.quoted)")
    }
  }

  static func element(
    at index: RemoteValue, of value: RemoteValue
  ) throws(ExpressionFailure) -> RemoteValue {
    switch (value, index) {
    case (.null, _): return .null
    case (.object(let fields), .string(let name)): return fields[name] ?? .null
    case (.list(let elements), .number(let number)):
      guard number == number.rounded(), number.isFinite else {
        throw ExpressionFailure(.badIndex, "an index is a whole number")
      }
      guard let index = Int(exactly: number), elements.indices.contains(index) else { return .null }
      return elements[index]
    case (.list, _):
      throw ExpressionFailure(.badIndex, "an index is a whole number, found \(index.kind)")
    case (.object, _):
      throw ExpressionFailure(.badIndex, "the name of a field is a string, found \(index.kind)")
    default: throw ExpressionFailure(.operandType, "\(value.kind) has no elements")
    }
  }

  static func not(_ value: RemoteValue) throws(ExpressionFailure) -> RemoteValue {
    guard case .bool(let isTrue) = value else {
      throw ExpressionFailure(.operandType, "! needs a Boolean, found \(value.kind)")
    }
    return .bool(!isTrue)
  }

  static func negated(_ value: RemoteValue) throws(ExpressionFailure) -> RemoteValue {
    guard case .number(let number) = value else {
      throw ExpressionFailure(.operandType, "- needs a number, found \(value.kind)")
    }
    return try finite(-number)
  }

  static func bool(
    _ value: RemoteValue, _ sign: String
  ) throws(ExpressionFailure) -> RemoteValue {
    guard case .bool = value else {
      throw ExpressionFailure(.operandType, "\(sign) needs two Booleans, found \(value.kind)")
    }
    return value
  }

  /// The result of an operator that computes or compares; strings are not added here.
  static func result(
    of symbol: ExpressionSymbol, _ left: RemoteValue, _ right: RemoteValue
  ) throws(ExpressionFailure) -> RemoteValue {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      if let order = compared(symbol, first, second) { return .bool(order) }
      return try computed(symbol, first, second)
    case (.string(let first), .string(let second)):
      if let order = compared(symbol, first, second) { return .bool(order) }
    default: break
    }
    throw ExpressionFailure(
      .operandType,
      "\(symbol.rawValue) needs \(symbol.operands), found \(left.kind) and \(right.kind)")
  }

  private static func compared<Value: Comparable>(
    _ symbol: ExpressionSymbol, _ first: Value, _ second: Value
  ) -> Bool? {
    switch symbol {
    case .less: first < second
    case .lessOrEqual: first <= second
    case .greater: first > second
    case .greaterOrEqual: first >= second
    default: nil
    }
  }

  private static func computed(
    _ symbol: ExpressionSymbol, _ first: Double, _ second: Double
  ) throws(ExpressionFailure) -> RemoteValue {
    switch symbol {
    case .plus: try finite(first + second)
    case .minus: try finite(first - second)
    case .times: try finite(first * second)
    case .divide: second == 0 ? .null : try finite(first / second)
    case .remainder: second == 0 ? .null : try finite(first.truncatingRemainder(dividingBy: second))
    default: .null
    }
  }

  private static func finite(_ number: Double) throws(ExpressionFailure) -> RemoteValue {
    guard number.isFinite else {
      throw ExpressionFailure(.notFinite, "the result is not a finite number")
    }
    return .number(number)
  }

  /// Holds arguments against the signature of a function.
  static func check(
    _ arguments: [RemoteValue], of function: ExpressionFunction
  ) throws(ExpressionFailure) {
    guard function.argumentCount.contains(arguments.count) else {
      throw function.wrongCount(arguments.count)
    }
    for (index, argument) in arguments.enumerated() {
      guard let parameter = function.parameter(of: index) else { continue }
      guard parameter.types.contains(where: { $0.contains(argument) }) else {
        throw function.wrongType(argument.kind, at: index, parameter)
      }
      if case .string(let word) = argument, !parameter.choices.isEmpty {
        try parameter.checkChoice(word)
      }
    }
  }
}

extension ExpressionSymbol {
  /// What an operator needs, as messages say it.
  var operands: String {
    switch self {
    case .and, .or: "two Booleans"
    case .plus, .less, .lessOrEqual, .greater, .greaterOrEqual: "two numbers or two strings"
    default: "two numbers"
    }
  }
}

extension ExpressionFunction {
  func wrongCount(_ count: Int) -> ExpressionFailure {
    let range = argumentCount
    let expected =
      range.upperBound == .max
      ? "at least \(range.lowerBound)"
      : range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    let isOne = range.lowerBound == 1 && [1, .max].contains(range.upperBound)
    let noun = isOne ? "argument" : "arguments"
    let message = "'\(name)' takes \(expected) \(noun), found \(count)"
    return ExpressionFailure(.argumentCount, message)
  }

  func wrongType(
    _ found: String, at index: Int, _ parameter: ExpressionParameter
  ) -> ExpressionFailure {
    ExpressionFailure(
      .argumentType,
      "argument \(index + 1) of '\(name)' is a \(parameter.expected), found \(found)")
  }
}

extension ExpressionParameter {
  /// Fails if a word is none of the choices.
  func checkChoice(_ word: String) throws(ExpressionFailure) {
    guard !choices.contains(word) else { return }
    let guess = NameSuggestion.nearest(to: word, in: choices)
    let known = guess == nil ? ": expected one of \(choices.joined(separator: ", "))" : ""
    throw ExpressionFailure(
      .unknownChoice, "unknown \(name) \(word.quoted)\(known)", suggestion: guess)
  }
}
