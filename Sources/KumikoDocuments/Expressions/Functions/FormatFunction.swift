/// `matches`: whether a text has a format of a closed list.
///
/// There are no regular expressions: each format is a scan of the text whose time is linear.
enum FormatFunction {
  static let matches = ExpressionFunction(
    "matches",
    [
      ExpressionParameter("text", .string),
      ExpressionParameter("format", .string, choices: TextFormat.allCases.map(\.rawValue)),
    ], .type(.bool)
  ) { call throws(ExpressionFailure) in
    let text = try call.string(0)
    guard let format = TextFormat(rawValue: try call.string(1)) else { return false }
    return .bool(format.matches(text))
  }
}

/// The formats that `matches` knows by name.
public enum TextFormat: String, CaseIterable, Hashable, Sendable {
  /// An address such as `ada@example.org`.
  case email
  /// An address of a page or file, with the scheme http or https and a host, without user or
  /// password.
  case url
  /// 5 to 15 digits with spaces, hyphens, dots, slashes and parentheses between them, and maybe a
  /// plus before them.
  case phone
  /// One or more of the digits 0 to 9.
  case digits
  /// A number such as `-12.5`, with a point whatever the locale.
  case number
  /// A day such as `2026-11-27`, that is in the calendar.
  case date
  /// A time of day such as `18:10`, with or without seconds.
  case time
  /// 12 to 19 digits with a right check digit, and spaces or hyphens between them.
  case creditCard
  /// 32 hexadecimal digits in five groups.
  case uuid

  /// Whether a text has the format. What is longer than 2,048 bytes has none.
  public func matches(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 2048 else { return false }
    let scalars = Array(text.unicodeScalars)
    switch self {
    case .email: return Self.isEmail(scalars)
    case .url: return Self.isURL(scalars)
    case .phone: return Self.isPhone(scalars)
    case .digits: return scalars.allSatisfy(Self.isDigit)
    case .number: return Self.isNumber(scalars)
    case .date: return ISODate(text)?.isDay ?? false
    case .time: return ISODate.isTime(text)
    case .creditCard: return Self.isCreditCard(scalars)
    case .uuid: return Self.isUUID(text)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isEmail(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count <= 254, let at = scalars.lastIndex(of: "@") else { return false }
    let names = scalars[..<at].split(separator: ".", omittingEmptySubsequences: false)
    let signs = Set("!#$%&'*+/=?^_`{|}~-".unicodeScalars)
    let isName = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { isLetterOrDigit($0) || signs.contains($0) }
    }
    return at <= 64 && isName && isDomain(scalars[(at + 1)...])
  }

  /// Whether it is two or more labels with points between them, the last of which is not a number.
  private static func isDomain(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let labels = scalars.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1, !last.allSatisfy(isDigit) else {
      return false
    }
    return labels.allSatisfy(isLabel)
  }

  private static func isLabel(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    1...63 ~= label.count && label.first != "-" && label.last != "-"
      && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
  }

  private static func isURL(_ scalars: [Unicode.Scalar]) -> Bool {
    let text = String(String.UnicodeScalarView(scalars.prefix(8))).lowercased()
    let scheme = text == "https://" ? 8 : text.hasPrefix("http://") ? 7 : 0
    guard scheme > 0 else { return false }
    let rest = scalars[scheme...]
    let authority = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    let parts = authority.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, isHost(host) else { return false }
    if parts.count > 1, parts[1].count > 5 || !parts[1].allSatisfy(isDigit) { return false }
    let forbidden = Set("<>\"\\^`{|}".unicodeScalars)
    return rest.allSatisfy {
      !$0.properties.isWhitespace && !forbidden.contains($0)
        && ![.control, .format].contains($0.properties.generalCategory)
    }
  }

  private static func isHost(_ host: ArraySlice<Unicode.Scalar>) -> Bool {
    if host.elementsEqual("localhost".unicodeScalars) || isDomain(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        1...3 ~= number.count && number.allSatisfy(isDigit)
          && UInt8(String(String.UnicodeScalarView(number))) != nil
      }
  }

  private static func isPhone(_ scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars.first == "+" ? scalars.dropFirst() : scalars[...]
    let digits = rest.count(where: isDigit)
    var isOpen = false
    for scalar in rest {
      switch scalar {
      case "(" where !isOpen: isOpen = true
      case ")" where isOpen: isOpen = false
      case "0"..."9", " ", "-", ".", "/", "\u{A0}": continue
      default: return false
      }
    }
    return 5...15 ~= digits && !isOpen && rest.last.map(isDigit) == true
  }

  private static func isNumber(_ scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars.first == "-" ? scalars.dropFirst() : scalars[...]
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// Luhn's check: every second digit from the right counts twice.
  private static func isCreditCard(_ scalars: [Unicode.Scalar]) -> Bool {
    let digits = scalars.filter { $0 != " " && $0 != "-" }
    guard 12...19 ~= digits.count, scalars.count < 30, digits.allSatisfy(isDigit) else {
      return false
    }
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let value = Int(digit.value) - 48
      let doubled = value * 2
      sum += index % 2 == 0 ? value : doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 == 0
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.joined().utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}
