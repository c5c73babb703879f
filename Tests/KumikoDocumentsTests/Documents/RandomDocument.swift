import Foundation
import KumikoDocuments
import _TestSupport

/// Makes random values, elements and documents, with what is hard to write in their texts.
enum RandomDocument {
  private static let pieces = [
    "a", "Tea pot", "\"", "'", "]]>", "<b>", "&amp;", "&", "\n", "\t", "\r", "\r\n", "  ", " ",
    "\\",
    "\\u0041", "\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "é", "e\u{301}", "🇩🇪", "👩‍👩‍👧", "\u{202E}",
    "\u{2066}",
    "\u{200F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{2028}", "${x.y}", "$${", "$", "{", "1",
    "true",
    "null", "drop", "--", "<!--", "/*", "漢字", "\u{10FFFF}",
  ]

  private static let numbers: [Double] = [
    0, 1, -1, 0.1, 59.8, 1e21, 1e22, 1e-7, .leastNonzeroMagnitude, -2.5, 1.7976931348623157e308,
    9_007_199_254_740_992,
    123456789.125, 1e15, -1e15,
  ]

  static func text(using random: inout SeededRandom) -> String {
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  static func value(using random: inout SeededRandom, depth: Int) -> RemoteValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(numbers.randomElement(using: &random) ?? 0)
    case 3: .number(Double(Int.random(in: -9999...9999, using: &random)) / 8)
    case 4, 5: .string(text(using: &random))
    case 6:
      .list(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          value(using: &random, depth: depth - 1)
        })
    default: object(using: &random, depth: depth)
    }
  }

  static func object(using random: inout SeededRandom, depth: Int) -> RemoteValue {
    let count = Int.random(in: 0...4, using: &random)
    return .object(
      Dictionary(
        (0..<count).map { _ in
          (text(using: &random), value(using: &random, depth: depth - 1))
        }
      ) { first, _ in first })
  }

  /// A random value, written by Foundation.
  static func json(using random: inout SeededRandom, depth: Int) -> String {
    let object = foundation(value(using: &random, depth: depth))
    let options: JSONSerialization.WritingOptions =
      Bool.random(using: &random) ? [.fragmentsAllowed, .prettyPrinted] : .fragmentsAllowed
    let data = try? JSONSerialization.data(withJSONObject: object, options: options)
    return String(decoding: data ?? Data("null".utf8), as: UTF8.self)
  }

  private static func foundation(_ value: RemoteValue) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let bool): bool
    case .number(let number): number
    case .string(let string): string
    case .list(let list): list.map { foundation($0) }
    case .object(let object): object.mapValues { foundation($0) }
    }
  }

  // MARK: Elements

  /// A value as reading gives it: texts with `${` are expressions.
  private static func asRead(_ value: RemoteValue) -> DocumentValue {
    if case .string(let text) = value { DocumentValue(text: text) } else { .value(value) }
  }

  private static let types = ["ListRow", "VFlex", "TextElement", "Section", "Navigate", "Unknown"]
  private static let names = [
    "title", "spacing", "numberOfLines", "isEnabled", "info", "badge", "text", "other", "x1",
  ]

  /// A random element of known and unknown types, with values that fit and others.
  static func element(using random: inout SeededRandom, depth: Int) -> DocumentElement {
    let type = types.randomElement(using: &random) ?? "ListRow"
    var element = DocumentElement(type)
    if Bool.random(using: &random) { element.id = DocumentText(text(using: &random)) }
    if Int.random(in: 0..<6, using: &random) == 0 {
      element.loop = DocumentLoop("item", in: "data.items\u{1}<&\"'")
      element.id = DocumentText("${item.id}" + text(using: &random))
      if Bool.random(using: &random) { element.filter = DocumentText(text(using: &random)) }
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      element.condition = DocumentCondition(
        .if, Bool.random(using: &random) ? .value(false) : .expression("${a < 1 && \"b\u{2}\"}"))
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      element.requires = [DocumentRequirement("Stock", 3), DocumentRequirement("Shop", 1)]
    }
    for name in names where Bool.random(using: &random) {
      let value = asRead(Self.value(using: &random, depth: 2))
      element.properties.append(DocumentProperty(name, value))
    }
    if depth > 0 { addElements(to: &element, using: &random, depth: depth - 1) }
    return element
  }

  private static func addElements(
    to element: inout DocumentElement, using random: inout SeededRandom, depth: Int
  ) {
    func list(_ range: ClosedRange<Int>) -> [DocumentElement] {
      (0..<Int.random(in: range, using: &random)).map { _ in
        self.element(using: &random, depth: depth)
      }
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: element.fallback = .drop
    case 1: element.fallback = .element(self.element(using: &random, depth: depth))
    default: break
    }
    let onSelect: DocumentValue =
      Bool.random(using: &random)
      ? .element(self.element(using: &random, depth: depth)) : .elements(list(1...3))
    element.properties.append(DocumentProperty("onSelect", onSelect))
    let slot: DocumentValue =
      Bool.random(using: &random)
      ? .element(self.element(using: &random, depth: depth)) : .elements(list(1...2))
    element.properties.append(DocumentProperty("slot", slot))
    switch element.type {
    case "VFlex", "Unknown":
      element.properties.append(DocumentProperty("children", .elements(list(0...3))))
    case "Section": element.properties.append(DocumentProperty("rows", .elements(list(0...3))))
    default: break
    }
  }

  /// A random screen.
  static func screen(using random: inout SeededRandom) -> ScreenDocument {
    var screen = ScreenDocument()
    screen.element.id = DocumentText(text(using: &random))
    for name in ["state", "data", "strings"] where Bool.random(using: &random) {
      let object = Self.object(using: &random, depth: 3)
      screen.element.properties.append(DocumentProperty(name, .value(object)))
    }
    if Bool.random(using: &random) {
      screen.styles = [DocumentStyle("caption", element(using: &random, depth: 0))]
      screen.templates = [
        DocumentTemplate(
          "Product", params: ["count": 1, "isNew": false, "name": "", "info": [:]],
          body: element(using: &random, depth: 1)),
        DocumentTemplate("Plain", body: element(using: &random, depth: 0)),
      ]
      var use = DocumentElement("Product")
      for name in ["count", "isNew", "name"] {
        let value = asRead(Self.value(using: &random, depth: 1))
        use.properties.append(DocumentProperty(name, value))
      }
      screen.element.properties.append(DocumentProperty("onRefresh", .element(use)))
    }
    let count = Int.random(in: 0...3, using: &random)
    let sections = (0..<count).map { _ in element(using: &random, depth: 2) }
    screen.element.properties.append(DocumentProperty("sections", .elements(sections)))
    return screen
  }
}

/// A value that `JSONDecoder` reads.
struct DecodedValue: Decodable {
  var value: RemoteValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let list = try? container.decode([DecodedValue].self) {
      value = .list(list.map(\.value))
    } else {
      value = .object(try container.decode([String: DecodedValue].self).mapValues(\.value))
    }
  }
}
