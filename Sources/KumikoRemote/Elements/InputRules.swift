import KumikoDocuments

/// What a text has to be like to be accepted.
@MainActor
struct InputRules {
  private let isRequired: Bool
  private let format: String?
  private let least: Int?
  private let most: Int?
  private let message: String?

  init(_ values: ElementValues) {
    isRequired = values.bool("isRequired") ?? false
    format = values.string("format")
    least = values.integer("minimumLength", atLeast: 0)
    most = values.integer("maximumLength", atLeast: 0)
    message = values.text("message")
  }

  var isEmpty: Bool { !isRequired && format == nil && least == nil && most == nil }

  /// What is wrong with a text; nil if nothing is. What need not be filled may be empty.
  func problem(of text: String) -> String? {
    if text.isEmpty { return isRequired ? message ?? "This is needed." : nil }
    if let format, !FormatCheck.matches(text, format) { return message ?? "This is no \(format)." }
    if let least, text.count < least { return message ?? "At least \(least) characters." }
    if let most, text.count > most { return message ?? "At most \(most) characters." }
    return nil
  }
}

/// The formats of expressions, for rules.
enum FormatCheck {
  private static let expression = try? RemoteExpression(parsing: "matches(text, format)")

  static func matches(_ text: String, _ format: String) -> Bool {
    guard let expression else { return true }
    var evaluator = ExpressionEvaluator(environment: ExpressionEnvironment())
    let value = evaluator.value(
      of: expression, in: ["text": .string(text), "format": .string(format)])
    return value == .bool(true)
  }
}
