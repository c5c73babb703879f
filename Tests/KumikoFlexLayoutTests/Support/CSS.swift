import KumikoFlexLayout

/// A style read from the CSS of a fixture.
struct CSS {
  var style = FlexStyle()
  /// The number of boxes of the content.
  var blocks: Int?

  init(_ text: String) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0) }
      if parts.count == 2 { apply(parts[0], parts[1]) }
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "blocks": blocks = Int(value)
    case "display": style.display = Self.keyword(value)
    case "box-sizing": style.boxSizing = value == "border-box" ? .borderBox : .contentBox
    case "direction": style.direction = value == "rtl" ? .rightToLeft : .leftToRight
    case "position": style.position = value == "absolute" ? .absolute : .relative
    case "overflow": style.overflow = value == "hidden" ? .hidden : .visible
    case "flex-direction": style.flexDirection = Self.keyword(value)
    case "flex-wrap": style.flexWrap = value == "nowrap" ? .noWrap : Self.keyword(value)
    case "justify-content": style.justifyContent = Self.keyword(safe(value, .justifyContent))
    case "align-content": style.alignContent = Self.keyword(safe(value, .alignContent))
    case "align-items": style.alignItems = Self.keyword(safe(value, .alignItems))
    case "align-self":
      style.alignSelf = value == "auto" ? nil : Self.keyword(safe(value, .alignSelf))
    case "flex-grow": style.flexGrow = Double(value) ?? 0
    case "flex-shrink": style.flexShrink = Double(value) ?? 0
    case "order": style.order = Int32(value) ?? 0
    case "aspect-ratio": style.aspectRatio = Double(value)
    default: applyLength(name, value)
    }
  }

  /// Returns an alignment without `safe`, and notes whether that was there.
  private mutating func safe(_ value: String, _ alignment: FlexAlignments) -> String {
    guard value.hasPrefix("safe ") else { return value }
    style.safeAlignments.insert(alignment)
    return String(value.dropFirst("safe ".count))
  }

  private mutating func applyLength(_ name: String, _ value: String) {
    switch name {
    case "flex-basis": style.flexBasis = Self.length(value)
    case "width": style.width = Self.length(value)
    case "height": style.height = Self.length(value)
    case "min-width": style.minWidth = Self.length(value)
    case "min-height": style.minHeight = Self.length(value)
    case "max-width": style.maxWidth = Self.length(value)
    case "max-height": style.maxHeight = Self.length(value)
    case "row-gap": style.rowGap = Self.length(value)
    case "column-gap": style.columnGap = Self.length(value)
    case "margin": style.margin = Self.edges(value)
    case "padding": style.padding = Self.edges(value)
    case "border-width": style.border = Self.edges(value)
    case "margin-left": style.margin.left = Self.length(value)
    case "margin-right": style.margin.right = Self.length(value)
    case "margin-top": style.margin.top = Self.length(value)
    case "margin-bottom": style.margin.bottom = Self.length(value)
    case "margin-inline-start": style.margin.start = Self.length(value)
    case "padding-inline-end": style.padding.end = Self.length(value)
    case "inset-inline-start": style.inset.start = Self.length(value)
    case "left": style.inset.left = Self.length(value)
    case "right": style.inset.right = Self.length(value)
    case "top": style.inset.top = Self.length(value)
    case "bottom": style.inset.bottom = Self.length(value)
    default: preconditionFailure("The fixture's property \(name) is not known")
    }
  }

  private static func length(_ text: String) -> FlexLength {
    if text == "auto" { return .auto }
    if text == "content" { return .content }
    if text == "min-content" { return .minContent }
    if text == "max-content" { return .maxContent }
    if text == "fit-content" { return .fitContent }
    if text == "stretch" { return .stretch }
    if text.hasSuffix("%") { return .percent(Double(text.dropLast()) ?? .nan) }
    return .points(Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text) ?? .nan)
  }

  private static func edges(_ text: String) -> FlexEdges {
    let values = text.split(separator: " ").map { length(String($0)) }
    let top = values[0]
    let right = values.count > 1 ? values[1] : top
    return FlexEdges(
      top: top, left: values.count > 3 ? values[3] : right,
      bottom: values.count > 2 ? values[2] : top, right: right)
  }

  /// Returns the case whose name is the CSS keyword in camel case.
  private static func keyword<Keyword: CaseIterable>(_ text: String) -> Keyword
  where Keyword.AllCases: RandomAccessCollection {
    let words = text.split { $0 == "-" || $0 == " " }
    let name = words[0] + words.dropFirst().map { $0.capitalized }.joined()
    guard let keyword = Keyword.allCases.first(where: { "\($0)" == name }) else {
      preconditionFailure("The fixture's keyword \(text) is not known")
    }
    return keyword
  }
}

extension Substring {
  fileprivate var capitalized: String {
    prefix(1).uppercased() + dropFirst()
  }
}
