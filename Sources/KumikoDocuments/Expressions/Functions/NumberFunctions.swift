import Foundation

/// Functions of numbers: rounding, and writing them by the locale.
enum NumberFunctions {
  static let all = [round, abs, number, currency, percent]

  private static let value = ExpressionParameter("value", .number)
  private static let digits = ExpressionParameter("digits", .number, isOptional: true)

  private static let round = ExpressionFunction("round", [value, digits], .type(.number)) {
    call throws(ExpressionFailure) in
    let value = call.number(0) ?? 0
    let digits = try call.whole(1, in: -15...15, "'digits'") ?? 0
    guard digits != 0 else { return try call.made(value.rounded()) }
    // A power of ten above 1 is exact, its inverse is not.
    let power = pow(10, Double(Swift.abs(digits)))
    let scaled = digits > 0 ? value * power : value / power
    let rounded = digits > 0 ? scaled.rounded() / power : scaled.rounded() * power
    // What is too large to be scaled has no such digits.
    return try call.made(rounded.isFinite ? rounded : value)
  }

  private static let abs = ExpressionFunction("abs", [value], .type(.number)) {
    call throws(ExpressionFailure) in
    try call.made(Swift.abs(call.number(0) ?? 0))
  }

  private static let number = ExpressionFunction("number", [value, digits], .type(.string)) {
    call throws(ExpressionFailure) in
    let digits = try call.whole(1, in: 0...15, "'digits'")
    return try call.made(call.environment.formatted(try call.finite(), digits: digits))
  }

  private static let currency = ExpressionFunction(
    "currency",
    [ExpressionParameter("amount", .number), ExpressionParameter("code", .string), digits],
    .type(.string)
  ) { call throws(ExpressionFailure) in
    let code = try call.string(1)
    guard code.utf8.count == 3, code.utf8.allSatisfy({ 65...90 ~= $0 }) else {
      let message = "\(code.quoted) is no code of a currency, such as EUR"
      throw ExpressionFailure(.badArgument, message, suggestion: Self.currencyCode(like: code))
    }
    var style = FloatingPointFormatStyle<Double>.Currency(
      code: code, locale: call.environment.locale)
    if let digits = try call.whole(2, in: 0...15, "'digits'") {
      style = style.precision(.fractionLength(digits))
    }
    return try call.made(style.format(try call.finite()))
  }

  private static func currencyCode(like code: String) -> String? {
    let upper = code.uppercased()
    return upper.utf8.count == 3 && upper.utf8.allSatisfy { 65...90 ~= $0 } ? upper : nil
  }

  private static let percent = ExpressionFunction("percent", [value, digits], .type(.string)) {
    call throws(ExpressionFailure) in
    let digits = try call.whole(1, in: 0...15, "'digits'") ?? 0
    let style = FloatingPointFormatStyle<Double>.Percent(locale: call.environment.locale)
    return try call.made(style.precision(.fractionLength(digits)).format(try call.finite()))
  }
}

extension ExpressionCall {
  /// The first argument, which is a finite number.
  fileprivate func finite() throws(ExpressionFailure) -> Double {
    guard let number = number(0), number.isFinite else {
      throw ExpressionFailure(.notFinite, "the number is not finite")
    }
    return number
  }
}

extension ExpressionEnvironment {
  /// A finite number as the locale writes it, with so many digits behind the decimal sign; with at
  /// most three, and no zeros at the end, if their number is not said.
  func formatted(_ number: Double, digits: Int? = nil) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let precision = digits.map { $0...$0 } ?? 0...3
    return style.precision(.fractionLength(precision)).format(number)
  }
}
