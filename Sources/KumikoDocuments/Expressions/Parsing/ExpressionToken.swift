/// A word of the expression language.
enum ExpressionToken: Equatable {
  case number(Double)
  case string(String)
  case name(String)
  case symbol(ExpressionSymbol)
  case end

  /// The token as messages name it.
  var description: String {
    switch self {
    case .number: "a number"
    case .string: "a string"
    case .name(let name): name.quoted
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .end: "the end"
    }
  }
}

/// The signs of the expression language.
enum ExpressionSymbol: String, CaseIterable {
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case closeBrace = "}"
  case comma = ","
  case dot = "."
  case colon = ":"
  case question = "?"
  case coalesce = "??"
  case or = "||"
  case and = "&&"
  case not = "!"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"

  /// The signs of one character by its byte.
  static let ofOneByte: [UInt8: ExpressionSymbol] = {
    var symbols: [UInt8: ExpressionSymbol] = [:]
    for symbol in allCases where symbol.rawValue.utf8.count == 1 {
      for byte in symbol.rawValue.utf8 { symbols[byte] = symbol }
    }
    return symbols
  }()

  /// The signs of two characters by both bytes, the first one as the upper half.
  static let ofTwoBytes: [UInt16: ExpressionSymbol] = {
    var symbols: [UInt16: ExpressionSymbol] = [:]
    for symbol in allCases where symbol.rawValue.utf8.count == 2 {
      symbols[symbol.rawValue.utf8.reduce(0) { $0 << 8 | UInt16($1) }] = symbol
    }
    return symbols
  }()

  /// How tightly a sign binds its two operands, or `nil` if it stands between none.
  ///
  /// The order is Swift's. `?:` binds less than all of these, `!`, `-`, `.`, `[]` and calls more.
  var precedence: Int? {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .plus, .minus: 5
    case .times, .divide, .remainder: 6
    default: nil
    }
  }
}
