import KumikoDocuments

/// The properties that all elements of a role have: in the language, its modifiers.
enum CommonProperties {
  static func of(_ role: ElementRole) -> [ElementProperty] {
    switch role {
    case .row: row + accessibility
    case .view: view + row + accessibility
    case .screen, .section, .barItem, .layout, .action, .command: []
    }
  }

  static let accessibility: [ElementProperty] = [
    ElementProperty("accessibilityLabel", .text, "what assistive technology calls it"),
    ElementProperty("accessibilityValue", .text, "its value, as it is read aloud"),
    ElementProperty("accessibilityHint", .text, "what using it does"),
    ElementProperty(
      "accessibilityTraits", .value(.list(of: .string)),
      "what it is: \(Words.traits.keys.sorted().joined(separator: ", "))"),
    ElementProperty("accessibilityIdentifier", .string, "what tests find it by"),
    ElementProperty("accessibilityGrouped", .boolean, "whether its parts are read as one"),
  ]

  static let row: [ElementProperty] = [
    ElementProperty("style", .style, "the style sheet whose properties it takes"),
    ElementProperty("onSelect", .actions, "what a tap on the row does"),
    ElementProperty("selectable", .boolean, "whether the row is highlighted and selected"),
    ElementProperty("selectionStyle", .choice(["none", "default"]), "how a selected row looks"),
    ElementProperty("rowAccessory", .choice(Words.accessories), "a sign at the end of the row"),
    ElementProperty("badge", .text, "a number or a short text before the accessory"),
    ElementProperty("isDisabled", .boolean, "whether the row is dimmed and does nothing"),
    ElementProperty("isRedacted", .boolean, "whether bars stand for what it shows"),
    ElementProperty("rowBackground", .color, "the color of the row"),
    ElementProperty("separator", .choice(["automatic", "hidden"]), "the line below the row"),
    ElementProperty("separatorInset", .number, "where the line below the row begins"),
    ElementProperty("swipeActions", .elements(.command), "buttons at the end of the row"),
    ElementProperty("leadingSwipeActions", .elements(.command), "buttons at its beginning"),
    ElementProperty("contextMenu", .elements(.command), "what a long press offers"),
    ElementProperty("contextMenuTitle", .text, "what stands above that"),
    ElementProperty("onDelete", .actions, "what is done after the user has deleted the row"),
    ElementProperty("deleteTitle", .text, "what the button for that says"),
    ElementProperty("onInsert", .actions, "what a plus in edit mode does"),
    ElementProperty("reorderable", .boolean, "whether the user may move the row"),
    ElementProperty("onDisplay", .actions, "what is done when the row comes into view"),
    ElementProperty("onEndDisplay", .actions, "what is done when it has left the view"),
    ElementProperty(
      "onImpression", .actions, "what is done once half of the row was in view for a second"),
    ElementProperty(
      "impression", .string, "the name under which the app counts that it was; without state"),
    ElementProperty("impressionFraction", .number, "how much of the row; 0.5 by default"),
    ElementProperty("impressionDuration", .number, "how many seconds; 1 by default"),
    ElementProperty("layoutWidth", .string, "its width in a group: 50%, 120, estimated 120"),
    ElementProperty("layoutHeight", .string, "its height in a group"),
    ElementProperty("layoutInsets", .insets, "space around it in a group"),
  ]

  /// What elements in a tree of views have their row do.
  private static let counts: Set = [
    "onImpression", "impression", "impressionFraction", "impressionDuration",
  ]

  /// What a row that stands in a tree of views does there, too.
  private static let rowInTree: Set = [
    "style", "onSelect", "selectable", "selectionStyle", "rowAccessory", "badge", "isDisabled",
    "isRedacted", "rowBackground", "contextMenu", "contextMenuTitle", "onDisplay", "onEndDisplay",
  ]

  /// Whether a property that rows have does nothing where an element of a role stands in a tree of
  /// views.
  static func isIgnored(_ name: String, inTreesBy role: ElementRole) -> Bool {
    guard row.contains(where: { $0.name == name }), !counts.contains(name) else { return false }
    return switch role {
    case .row: !rowInTree.contains(name)
    case .view: name != "style" && name != "onSelect"
    default: false
    }
  }

  static let view: [ElementProperty] = [
    ElementProperty("grow", .number, "its share of free space along the main axis"),
    ElementProperty("shrink", .number, "its share of space that is missing"),
    ElementProperty(
      "width", .length, "its width: points, 50%, minContent, maxContent, fitContent or stretch"),
    ElementProperty("height", .length, "its height: points, 50% or stretch"),
    ElementProperty("minimumWidth", .length, "the least width, as above"),
    ElementProperty("minimumHeight", .length, "the least height: points or 50%"),
    ElementProperty("maximumWidth", .length, "the greatest width, as above"),
    ElementProperty("maximumHeight", .length, "the greatest height: points or 50%"),
    ElementProperty("aspectRatio", .number, "width divided by height"),
    ElementProperty("padding", .insets, "space inside of it"),
    ElementProperty("margin", .insets, "space outside of it"),
    ElementProperty("align", .choice(Words.alignments), "how it stands across the main axis"),
    ElementProperty("justify", .choice(Words.justifications), "how its children share the axis"),
    ElementProperty("wrap", .boolean, "whether its children go on in a further line"),
    ElementProperty("isAbsolute", .boolean, "whether it stands apart, by its insets"),
    ElementProperty("insets", .insets, "where it stands apart"),
    ElementProperty("background", .color, "the color behind it"),
    ElementProperty("cornerRadius", .number, "how round its corners are, in points"),
    ElementProperty("opacity", .number, "from 0, unseen, to 1"),
  ]
}
