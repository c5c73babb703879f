import Foundation
import KumikoRemote
import _TestSupport

/// A document of another server-driven system, and what somebody sees and can fill in.
///
/// Texts that are seen at first end with a number in guillemets, counted in reading order; those
/// that are hidden at first end with one in brackets. So what has to be seen is known from the bytes
/// of the foreign document alone, whatever the conversion makes of it.
struct ForeignDocument: Sendable {
  enum System: String, CaseIterable, Sendable {
    case adaptiveCards, divKit, jasonette, hyperview
  }

  var system: System
  var name: String
  /// The document as its server sends it.
  var text: String
  /// Its controls.
  var inputs: [ForeignInput] = []

  /// The numbers of the texts that are seen at first.
  var seen: [Int] { Self.numbers(in: text).sorted() }

  /// The numbers in guillemets in a text, in order.
  static func numbers(in text: String) -> [Int] {
    text.matches(of: /«(\d+)»/).compactMap { Int($0.1) }
  }
}

/// A control of a foreign document.
struct ForeignInput: Sendable {
  enum Kind: Sendable {
    case line, lines, toggle
    /// The title and the value of the option that is chosen.
    case choice(title: String, value: String)
    /// The same of a list of which several can be chosen.
    case several(title: String, value: String)
  }

  /// The name of its value.
  var id: String
  var kind: Kind
  /// What stands beside it or in it.
  var prompt: String
}

/// Makes parts of foreign documents at random: words as such documents have them, counted.
struct ForeignWords {
  var random: SeededRandom
  private(set) var inputs: [ForeignInput] = []
  private var seenCount = 0
  private var hiddenCount = 0
  private var idCount = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let subjects = [
    "Flight KL0605", "Quarterly report", "Pull request #182", "Order 5531", "Standup", "Paris",
    "Invoice", "Mean Green Tea", "Room 4.12", "Passenger", "Sofa, three seats", "Rain from noon",
    "Arsenal – Chelsea", "Expense approval", "Ramen Nagi", "Build 4711", "Ticket T-99", "Résumé",
    "Straße 12", "東京行き", "عرض اليوم", "50 % off", "C++ & Swift", "Terms <of> use", "\"Quoted\"",
  ]
  private static let verbs = [
    "is delayed", "was approved by Ada", "needs your review", "departs 10:20", "is on its way",
    "costs $29.90", "starts in 5 min", "has 3 comments", "is sold out", "was updated yesterday",
  ]

  private mutating func phrase() -> String {
    let subject = Self.subjects.randomElement(using: &random) ?? ""
    guard Bool.random(using: &random) else { return subject }
    return "\(subject) \(Self.verbs.randomElement(using: &random) ?? "")"
  }

  /// A text that is seen next.
  mutating func seen() -> String {
    seenCount += 1
    return "\(phrase()) «\(seenCount)»"
  }

  /// A text that is not seen at first.
  mutating func hidden() -> String {
    hiddenCount += 1
    return "\(phrase()) [\(hiddenCount)]"
  }

  /// A new name.
  mutating func id(_ stem: String) -> String {
    idCount += 1
    return "\(stem)\(idCount)"
  }

  mutating func input(_ id: String, _ kind: ForeignInput.Kind, _ prompt: String) {
    inputs.append(ForeignInput(id: id, kind: kind, prompt: prompt))
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// Several parts.
  mutating func list(
    _ range: ClosedRange<Int>, _ make: (inout ForeignWords) -> RemoteValue
  ) -> RemoteValue {
    .list((0..<count(range)).map { _ in make(&self) })
  }
}

extension RemoteValue {
  /// A value of parsed JSON.
  init(json: Any) {
    switch json {
    case let number as NSNumber where Self.isBoolean(number): self = .bool(number.boolValue)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let text as String: self = .string(text)
    case let list as [Any]: self = .list(list.map { RemoteValue(json: $0) })
    case let object as [String: Any]: self = .object(object.mapValues { RemoteValue(json: $0) })
    default: self = .null
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  /// Reads JSON.
  static func parse(_ text: String) throws -> RemoteValue {
    RemoteValue(json: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  /// JSON, whose lists keep their order.
  var jsonText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .string(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.jsonText).joined(separator: ","))]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.jsonText)" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  subscript(_ name: String) -> RemoteValue {
    if case .object(let fields) = self { fields[name] ?? .null } else { .null }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var list: [RemoteValue] { if case .list(let values) = self { values } else { [] } }
  var fields: [String: RemoteValue] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  /// Whether there is a value.
  var isThere: Bool { self != .null }
}
