import Foundation

/// Functions of strings, which are lists of characters as a reader counts them.
enum TextFunctions {
  static let all = [startsWith, endsWith, lower, upper, trim, split, replace]

  private static let text = ExpressionParameter("text", .string)

  private static let startsWith = ExpressionFunction(
    "startsWith", [text, ExpressionParameter("prefix", .string)], .type(.bool)
  ) { call throws(ExpressionFailure) in
    .bool(try call.string(0).starts(with: try call.string(1)))
  }

  private static let endsWith = ExpressionFunction(
    "endsWith", [text, ExpressionParameter("suffix", .string)], .type(.bool)
  ) { call throws(ExpressionFailure) in
    .bool(try call.string(0).reversed().starts(with: try call.string(1).reversed()))
  }

  private static let lower = ExpressionFunction("lower", [text], .type(.string)) {
    call throws(ExpressionFailure) in
    try call.made(try call.string(0).lowercased(with: call.environment.locale))
  }

  private static let upper = ExpressionFunction("upper", [text], .type(.string)) {
    call throws(ExpressionFailure) in
    try call.made(try call.string(0).uppercased(with: call.environment.locale))
  }

  private static let trim = ExpressionFunction("trim", [text], .type(.string)) {
    call throws(ExpressionFailure) in
    var rest = Substring(try call.string(0))
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return try call.made(String(rest))
  }

  private static let split = ExpressionFunction(
    "split", [text, ExpressionParameter("separator", .string)], .type(.list(of: .string))
  ) { call throws(ExpressionFailure) in
    let search = CharacterSearch(for: try call.string(1))
    let pieces = search.pieces(of: try call.string(0))
    return try call.made(pieces.map { .string($0) })
  }

  private static let replace = ExpressionFunction(
    "replace",
    [text, ExpressionParameter("part", .string), ExpressionParameter("by", .string)],
    .type(.string)
  ) { call throws(ExpressionFailure) in
    let part = try call.string(1)
    guard !part.isEmpty else { return call.arguments[0] }
    let pieces = CharacterSearch(for: part).pieces(of: try call.string(0))
    let replacement = try call.string(2)
    let kept = pieces.reduce(0) { $0 + $1.utf8.count }
    let (added, overflows) = replacement.utf8.count.multipliedReportingOverflow(
      by: pieces.count - 1)
    try call.checkLength(overflows ? .max : kept + added)
    return try call.made(pieces.joined(separator: replacement))
  }
}
