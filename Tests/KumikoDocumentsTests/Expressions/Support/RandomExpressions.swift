import KumikoDocuments
import _TestSupport

/// Makes random values and expressions; equal seeds make equal ones.
struct RandomExpressions {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }

  private static let strings = [
    "", "a", "cart", "email", "2026-11-27", "EUR", "long", "é", "e\u{301}", "🇩🇪🇫🇷", "👨‍👩‍👧", "\u{202E}x",
    "\r\n", "#", "{}", "12", " x ", String(repeating: "ab", count: 500), "'\"\\",
    "a" + String(repeating: "\u{301}", count: 300),
  ]
  private static let numbers: [Double] = [
    0, 1, -1, 2, 0.5, 3, 16, 1e6, 1e15, -1e300, 1e308, 1e-308, 9_007_199_254_740_992, 1_795_803_000,
  ]
  static let names = ["data", "state", "a", "b", "text", "list", "größe"]
  private static let operators = [
    "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "??",
  ]

  /// A value of any type, nested a few levels deep.
  mutating func value(depth: Int = 3) -> RemoteValue {
    switch number(0..<(depth > 0 ? 8 : 5)) {
    case 0: return .null
    case 1: return .bool(number(0..<2) == 0)
    case 2, 3: return .number(pick(Self.numbers))
    case 4: return .string(pick(Self.strings))
    case 5, 6: return .list((0..<number(0..<5)).map { _ in value(depth: depth - 1) })
    default:
      let fields = (0..<number(0..<4)).map { _ in (pick(Self.names), value(depth: depth - 1)) }
      return .object(Dictionary(fields) { $1 })
    }
  }

  /// Values of all names.
  mutating func scope() -> [String: RemoteValue] {
    Dictionary(uniqueKeysWithValues: Self.names.map { ($0, value()) })
  }

  /// An expression that can be parsed.
  mutating func expression(depth: Int = 4) -> String {
    guard depth > 0 else { return operand() }
    func inner(_ random: inout Self) -> String { random.expression(depth: depth - 1) }
    switch number(0..<12) {
    case 0...3: return "(\(inner(&self))) \(pick(Self.operators)) (\(inner(&self)))"
    case 4: return "\(pick(["!", "-"]))(\(inner(&self)))"
    case 5: return "(\(inner(&self)) ? \(inner(&self)) : \(inner(&self)))"
    case 6: return "(\(inner(&self)))[\(inner(&self))]"
    case 7: return "(\(inner(&self))).\(pick(Self.names))"
    case 8: return "[\(inner(&self)), \(inner(&self))]"
    case 9, 10:
      let name = pick(ExpressionFunctions.standard.names)
      let count = ExpressionFunctions.standard[name]?.parameters.count ?? 1
      return "\(name)(\((0..<count).map { _ in inner(&self) }.joined(separator: ", ")))"
    default: return operand()
    }
  }

  private mutating func operand() -> String {
    switch number(0..<6) {
    case 0: return pick(["null", "true", "false", "[]"])
    case 1: return pick(["0", "1", "2.5", "1e300", "3"])
    case 2: return pick(["''", "'a'", "'cart'", "'email'", "'2026-11-27'", "'EUR'", "'long'"])
    default: return pick(Self.names)
    }
  }

  /// A text that is probably no expression: tokens in any order, or one with bytes changed.
  mutating func hostile() -> String {
    switch number(0..<4) {
    case 0:
      let tokens = [
        "(", ")", "[", "]", "{", "}", "${", "$", ".", ",", "?", ":", "??", "&&", "||", "!", "-",
        "'",
        "\"", "\\", "\\u", "1", "1e", "0x", "e400", "=", "==", "a", "count(", "ä", "🇩🇪", "\u{0}",
        "\u{FEFF}", "\u{202E}", "\n", " ", "\u{301}", "null", "true",
      ]
      return (0..<number(0..<40)).map { _ in pick(tokens) }.joined()
    case 1:
      return String(
        repeating: pick(["(", "!", "a.", "a[", "f(", "1?", "'", "-", "a+"]), count: 1_000)
    case 2:
      var bytes = Array(expression().utf8)
      for _ in 0...number(0..<3) { bytes[number(0..<bytes.count)] = UInt8(number(0..<256)) }
      return String(decoding: bytes, as: UTF8.self)
    default:
      let bytes = (0..<number(0..<60)).map { _ in UInt8(number(0..<256)) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
