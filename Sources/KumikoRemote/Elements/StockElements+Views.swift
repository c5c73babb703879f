import KumikoComponents
import KumikoDocuments
import KumikoFlexLayout
import KumikoStock
import UIKit

extension StockElements {
  private static let children = ElementProperty("children", .elements(.view), "what it holds")

  private static let flex = [
    children, ElementProperty("spacing", .number, "space between what it holds, in points"),
    ElementProperty(
      "alignment", .choice(Words.alignments), "how what it holds stands across its axis"),
  ]

  static let views: [ElementDefinition] = [
    ElementDefinition(
      "HFlex", .view, "views beside each other", content: "children", flex,
      .view { values in
        HFlex(
          alignment: values.string("alignment").map { Words.alignment($0) } ?? .center,
          spacing: max(0, values.points("spacing") ?? 0)
        ) { values.views("children") }
      }),
    ElementDefinition(
      "VFlex", .view, "views below each other", content: "children", flex,
      .view { values in
        VFlex(
          alignment: values.string("alignment").map { Words.alignment($0) } ?? .stretch,
          spacing: max(0, values.points("spacing") ?? 0)
        ) { values.views("children") }
      }),
    ElementDefinition("FlexSpacer", .view, "free space", [], .view { _ in FlexSpacer() }),
    ElementDefinition(
      "TextElement", .view, "a text",
      [
        ElementProperty("text", .text, "the text", isRequired: true),
        markdown,
        ElementProperty("textStyle", .choice(Words.textStyles.keys.sorted()), "its font"),
        ElementProperty("weight", .choice(Words.weights.keys.sorted()), "how bold it is"),
        ElementProperty("color", .color, "its color"),
        ElementProperty("textAlignment", .choice(Words.textAlignments), "how it is aligned"),
        ElementProperty("numberOfLines", .number, "how many lines; 0 for as many as need be"),
      ], .view { text($0) }),
    ElementDefinition(
      "ImageElement", .view, "a picture, which needs a size or a ratio",
      [
        ElementProperty("source", .image, "where the picture is", isRequired: true),
        ElementProperty("darkSource", .image, "where that for dark appearances is"),
        ElementProperty("contentMode", .choice(Words.contentModes.keys.sorted()), "how it fits"),
        ElementProperty("placeholder", .color, "the color in its place until it is there"),
      ], .view { image($0) }),
    ElementDefinition(
      "SymbolElement", .view, "a symbol",
      [
        ElementProperty("symbol", .symbol, "its name", isRequired: true),
        ElementProperty("textStyle", .choice(Words.textStyles.keys.sorted()), "its size"),
        ElementProperty("color", .color, "its color"),
      ],
      .view { values in
        SymbolElement(
          values.string("symbol") ?? "", values.word("textStyle", Words.textStyles) ?? .body,
          tint: values.color("color"))
      }),
  ]

  // MARK: Making

  @MainActor
  private static func text(_ values: ElementValues) -> any ElementTree {
    var style = TextProperties(
      named(values) ?? values.word("textStyle", Words.textStyles) ?? .body,
      weight: values.word("weight", Words.weights), color: values.color("color") ?? .label,
      alignment: values.string("textAlignment").map { Words.textAlignment($0) } ?? .leading,
      numberOfLines: min(1_000, values.integer("numberOfLines", atLeast: 0) ?? 0))
    let alignment = style.alignment
    var text: TextElement
    if values.bool("markdown") == true {
      let rich = richText(style, values)
      if let link = linkText(rich, style, values) { return link }
      text = TextElement(rich, lines: style.numberOfLines)
    } else {
      let words = values.text("text") ?? ""
      text = TextElement(words, style.textStyle, style.color, lines: style.numberOfLines)
      if style.weight != nil {
        style.alignment = .leading
        text = text.configure { [style] in $0.font = style.font(compatibleWith: $0.traitCollection)
        }
      }
    }
    guard alignment != .leading else { return text }
    return text.configure { label in
      let isReversed = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.textAlignment = alignment == .center ? .center : isReversed ? .left : .right
    }
  }

  /// The text style that `style` names, as documents may say it for short.
  @MainActor
  private static func named(_ values: ElementValues) -> UIFont.TextStyle? {
    guard let name = values.string("style"), values.model.screen.styles[name] == nil else {
      return nil
    }
    return Words.textStyles[name]
  }

  @MainActor
  private static func image(_ values: ElementValues) -> any ElementTree {
    let isDark = values.model.environment.isDark
    let name = isDark && values.has("darkSource") ? "darkSource" : "source"
    let mode = values.word("contentMode", Words.contentModes) ?? .scaleAspectFill
    return ImageElement(values.image(name), contentMode: mode)
      .background(values.color("placeholder") ?? .systemFill)
      .layout { $0.overflow = .hidden }
  }

  // MARK: Modifiers

  /// Gives a view what all views may have.
  @MainActor
  static func modified(_ view: any ElementTree, _ values: ElementValues) -> any ElementTree {
    func change(_ tree: some ElementTree) -> any ElementTree { changed(tree, values) }
    return change(view)
  }

  /// The view, doing something when it is tapped.
  @MainActor
  static func tapped(
    _ view: any ElementTree, _ action: @escaping @MainActor () -> Void
  ) -> any ElementTree {
    func change(_ tree: some ElementTree) -> any ElementTree { tree.onTap(action) }
    return change(view)
  }

  @MainActor
  private static func changed<Tree: ElementTree>(
    _ tree: Tree, _ values: ElementValues
  ) -> Tree {
    var tree = laidOut(tree, values)
    if let color = values.color("background") { tree = tree.background(color) }
    if let radius = values.points("cornerRadius") { tree = tree.cornerRadius(max(0, radius)) }
    if let opacity = values.points("opacity") { tree = tree.opacity(min(1, max(0, opacity))) }
    guard values.element.definition?.role == .view else { return tree }
    let accessibility = RowAccessibility(values)
    return accessibility.isEmpty ? tree : tree.style(accessibility.sheet(values))
  }

  @MainActor
  private static func laidOut<Tree: ElementTree>(
    _ tree: Tree, _ values: ElementValues
  ) -> Tree {
    guard CommonProperties.view.contains(where: { values.has($0.name) }) else { return tree }
    return tree.layout { style in
      if let grow = values.number("grow") { style.flexGrow = max(0, grow) }
      if let shrink = values.number("shrink") { style.flexShrink = max(0, shrink) }
      if let width = values.length("width") { style.width = width }
      if let height = values.length("height") { style.height = height }
      if let width = values.length("minimumWidth") { style.minWidth = width }
      if let height = values.length("minimumHeight") { style.minHeight = height }
      if let width = values.length("maximumWidth") { style.maxWidth = width }
      if let height = values.length("maximumHeight") { style.maxHeight = height }
      if let ratio = values.number("aspectRatio"), ratio > 0 { style.aspectRatio = ratio }
      if let padding = values.insets("padding") { style.padding = FlexEdges(padding) }
      if let margin = values.insets("margin") { style.margin = FlexEdges(margin) }
      if let align = values.string("align") { style.alignSelf = Words.alignment(align) }
      if let justify = values.string("justify") {
        style.justifyContent = Words.justification(justify)
      }
      if values.bool("wrap") == true { style.flexWrap = .wrap }
      if values.bool("isAbsolute") == true { style.position = .absolute }
      if let insets = values.insets("insets") { style.inset = FlexEdges(insets) }
    }
  }
}
