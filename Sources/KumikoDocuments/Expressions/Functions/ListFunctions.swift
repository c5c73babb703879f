/// Functions of lists, several of which know strings as lists of characters.
enum ListFunctions {
  static let all = [count, isEmpty, contains, join, slice, first, last, sum, min, max]

  private static let anyList = RemoteType.list(of: .any)
  private static let collection = ExpressionParameter(
    "of", .optional(anyList), .string, .object([:]))

  private static let count = ExpressionFunction("count", [collection], .type(.number)) {
    call throws(ExpressionFailure) in
    switch call.arguments[0] {
    case .list(let list): .number(Double(list.count))
    case .object(let fields): .number(Double(fields.count))
    case .string: .number(Double(try call.string(0).count))
    default: 0
    }
  }

  private static let isEmpty = ExpressionFunction("isEmpty", [collection], .type(.bool)) { call in
    switch call.arguments[0] {
    case .list(let list): .bool(list.isEmpty)
    case .object(let fields): .bool(fields.isEmpty)
    case .string(let string): .bool(string.isEmpty)
    default: true
    }
  }

  private static let contains = ExpressionFunction(
    "contains",
    [
      ExpressionParameter("in", anyList, .string, .object([:])),
      ExpressionParameter("value", .optional(.any)),
    ], .type(.bool)
  ) { call throws(ExpressionFailure) in
    switch (call.arguments[0], call.arguments[1]) {
    case (.list(let list), let value):
      for element in list where try call.areEqual(element, value) { return true }
      return false
    case (.string, .string):
      let search = CharacterSearch(for: try call.string(1))
      return .bool(search.firstIndex(in: Array(try call.string(0))) != nil)
    case (.object(let fields), .string):
      let name = try call.string(1)
      return .bool(fields[name] != nil)
    case (_, let value):
      throw ExpressionFailure(.argumentType, "'contains' takes a string here, found \(value.kind)")
    }
  }

  private static let join = ExpressionFunction(
    "join",
    [
      ExpressionParameter("list", anyList),
      ExpressionParameter("separator", .string, isOptional: true),
    ], .type(.string)
  ) { call throws(ExpressionFailure) in
    let separator = call.arguments.count > 1 ? try call.string(1) : ", "
    var joined = ""
    let list = call.list(0) ?? []
    try call.pay(for: list.count)
    for (index, element) in list.enumerated() {
      guard let text = element.text else {
        throw ExpressionFailure(.noText, "\(element.kind) in the list is no text")
      }
      if index > 0 { joined += separator }
      joined += text
      try call.checkLength(joined.utf8.count)
    }
    return try call.made(joined)
  }

  private static let slice = ExpressionFunction(
    "slice",
    [
      ExpressionParameter("of", anyList, .string), ExpressionParameter("from", .number),
      ExpressionParameter("to", .number, isOptional: true),
    ], .sameAsFirst
  ) { call throws(ExpressionFailure) in
    if let list = call.list(0) { return try call.made(Array(list[try call.range(of: list.count)])) }
    let characters = Array(try call.string(0))
    return try call.made(String(characters[try call.range(of: characters.count)]))
  }

  private static let ends = [ExpressionParameter("of", anyList, .string)]

  private static let first = ExpressionFunction("first", ends, .elementOfFirst) { call in
    switch call.arguments[0] {
    case .list(let list): list.first ?? .null
    case .string(let string): string.first.map { .string(String($0)) } ?? .null
    default: .null
    }
  }

  private static let last = ExpressionFunction("last", ends, .elementOfFirst) { call in
    switch call.arguments[0] {
    case .list(let list): list.last ?? .null
    case .string(let string): string.last.map { .string(String($0)) } ?? .null
    default: .null
    }
  }

  private static let sum = ExpressionFunction(
    "sum", [ExpressionParameter("numbers", .list(of: .number))], .type(.number)
  ) { call throws(ExpressionFailure) in
    let numbers = try call.numbers()
    return try call.made(numbers.reduce(0, +))
  }

  private static let values = [ExpressionParameter("numbers", .list(of: .number), .number)]

  private static let min = extremum("min") { $0.min() }
  private static let max = extremum("max") { $0.max() }

  /// The smallest or largest of a list or of several numbers; null if there is none.
  private static func extremum(
    _ name: String, _ choose: @escaping @Sendable ([Double]) -> Double?
  ) -> ExpressionFunction {
    ExpressionFunction(name, values, .type(.optional(.number)), isVariadic: true) {
      call throws(ExpressionFailure) in
      if call.arguments.count > 1, call.list(0) != nil {
        throw ExpressionFailure(.argumentCount, "'\(name)' takes one list or several numbers")
      }
      guard let number = choose(try call.numbers()) else { return .null }
      return try call.made(number)
    }
  }
}

extension ExpressionCall {
  /// The range of the second and third argument in what has so many elements.
  ///
  /// Negative numbers count from the end, the range ends before the third one, and whatever is
  /// beyond an end is cut off.
  fileprivate func range(of count: Int) throws(ExpressionFailure) -> Range<Int> {
    let bounds = -1_000_000_000...1_000_000_000
    let from = try whole(1, in: bounds, "'from'") ?? 0
    let to = try whole(2, in: bounds, "'to'") ?? count
    let start = Swift.min(Swift.max(from < 0 ? from + count : from, 0), count)
    let end = Swift.min(Swift.max(to < 0 ? to + count : to, 0), count)
    return start..<Swift.max(start, end)
  }
}
