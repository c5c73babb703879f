import KumikoDocuments

/// What a property of an element takes.
public indirect enum PropertyType: Hashable, Sendable {
  /// A text that users read.
  case text
  /// Words that users do not read: a name, a key.
  case string
  /// A list of texts.
  case texts
  case number
  case boolean
  /// A color: the name of one of the system's, such as `label` or `systemBlue`, or `#RRGGBB`,
  /// `#RRGGBBAA`; a second one after a slash is for dark appearances: `#FFFFFF/#000000`.
  case color
  /// An address of a page or a picture, relative to the document's own if it is not absolute.
  case url
  /// A picture: an address, or `symbol:` and the name of a symbol.
  case image
  /// A day or a time as ISO 8601 writes it.
  case date
  /// The name of a symbol, such as `cart`.
  case symbol
  /// One of some words.
  case choice([String])
  /// A length of flexbox: a number of points, or a string: a percentage such as `50%`, or `auto`,
  /// `minContent`, `maxContent`, `fitContent`, `stretch`.
  case length
  /// Space on all sides as a number of points, or an object with `top`, `leading`, `bottom`,
  /// `trailing`, `horizontal`, `vertical`.
  case insets
  /// A path of `state` that a control reads and writes, of values of a type.
  case binding(RemoteType)
  /// A text, or an element in its place.
  case textOrElement(ElementRole)
  case element(ElementRole)
  case elements(ElementRole)
  /// What is done: one action, or several in order.
  case actions
  /// The name of a style sheet of the document, or of a text style.
  case style
  /// Any value of JSON of a type.
  case value(RemoteType)

  /// What the form of documents must know of it.
  var form: DocumentValueType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .element: .element
    case .elements, .actions: .elements
    case .texts, .insets, .value: .value
    default: .text
    }
  }

  /// The types of values of expressions that fit.
  var values: RemoteType {
    switch self {
    case .text, .string, .color, .url, .image, .date, .symbol, .choice, .style, .textOrElement:
      .string
    case .number: .number
    case .boolean: .bool
    case .texts: .list(of: .string)
    case .length, .insets: .any
    case .value(let type): type
    case .binding, .element, .elements, .actions: .any
    }
  }

  /// What messages call it, such as `URL`.
  public var description: String {
    switch self {
    case .text, .string: "string"
    case .texts: "list of strings"
    case .number: "number"
    case .boolean: "Boolean"
    case .color: "color"
    case .url: "URL"
    case .image: "image"
    case .date: "date"
    case .symbol: "name of a symbol"
    case .choice(let words): words.isEmpty ? "string" : words.joined(separator: " | ")
    case .length: "length"
    case .insets: "insets"
    case .binding(let type): "path of state to a \(type.description)"
    case .textOrElement: "string or element"
    case .element: "element"
    case .elements: "elements"
    case .actions: "action"
    case .style: "name of a style"
    case .value(let type): type.description
    }
  }
}

/// Where elements of a type may stand.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// The whole screen, a section of it, an item of its bars.
  case screen
  case section
  case barItem
  /// A row of a section; also a view of a tree, and what stands above and below rows.
  case row
  /// A view of a tree; a tree is a row by itself.
  case view
  /// How a section of a grid arranges its rows.
  case layout
  /// What is done when something happens.
  case action
  /// An entry of a menu, a button of an alert or below a swiped row.
  case command

  /// Whether an element of this role may stand where one of another is expected.
  func fits(_ expected: ElementRole) -> Bool {
    self == expected || [.row, .view].contains(self) && [.row, .view].contains(expected)
  }
}
