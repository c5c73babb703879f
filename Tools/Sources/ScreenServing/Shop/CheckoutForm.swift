import Foundation

/// What a customer has to fill in, as it was sent.
struct CheckoutForm: Decodable, Hashable, Sendable {
  var name: String?
  var mail: String?
  var address: String?
  var card: String?

  /// What is wrong, by the ids of fields; empty if nothing is.
  var problems: [String: String] {
    var problems: [String: String] = [:]
    if Self.trimmed(name).isEmpty { problems["name"] = "Who shall get it?" }
    if !Self.isMail(Self.trimmed(mail)) {
      problems["mail"] = "This is no address of a mailbox."
    }
    if Self.trimmed(address).count < 8 {
      problems["address"] = "Street, number, and town are needed."
    }
    if !Self.isCard(Self.trimmed(card)) { problems["card"] = "No card has this number." }
    return problems
  }

  private static func trimmed(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.count <= 254 else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && !text.contains { $0.isWhitespace }
  }

  /// Whether the last digit is the one that Luhn's sum wants.
  private static func isCard(_ text: String) -> Bool {
    let digits = text.filter { $0 != " " && $0 != "-" }
    guard (12...19).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.element.wholeNumberValue ?? 0
      guard !digit.offset.isMultiple(of: 2) else { return sum + value }
      return sum + (value > 4 ? value * 2 - 9 : value * 2)
    }
    return sum.isMultiple(of: 10)
  }
}
