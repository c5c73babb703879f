import KumikoDocuments

/// What a text has to be like to be accepted.
@MainActor
struct InputRules {
  private let isRequired: Bool
  private let format: TextFormat?
  private let least: Int?
  private let most: Int?
  private let message: String?

  init(_ values: ElementValues) {
    isRequired = values.bool("isRequired") ?? false
    format = values.string("format").flatMap { TextFormat(rawValue: $0) }
    least = values.integer("minimumLength", atLeast: 0)
    most = values.integer("maximumLength", atLeast: 0)
    message = values.text("message")
  }

  var isEmpty: Bool { !isRequired && format == nil && least == nil && most == nil }

  /// What is wrong with a text; nil if nothing is. What need not be filled may be empty.
  func problem(of text: String) -> String? {
    if text.isEmpty { return isRequired ? message ?? "This is needed." : nil }
    if let format, !format.matches(text) { return message ?? "This is no \(format.rawValue)." }
    if let least, text.count < least { return message ?? "At least \(least) characters." }
    if let most, text.count > most { return message ?? "At most \(most) characters." }
    return nil
  }
}
