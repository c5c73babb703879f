import KumikoComponents
import KumikoDocuments
import KumikoStock
import UIKit

extension StockElements {
  /// What a row looks like, in the words of `RowView`.
  static let rowStyle: [ElementProperty] = [
    ElementProperty(
      "titleStyle", .choice(Words.textStyles.keys.sorted()), "the font of the title"),
    ElementProperty("titleColor", .color, "the color of the title"),
    ElementProperty("titleWeight", .choice(Words.weights.keys.sorted()), "how bold it is"),
    ElementProperty("subtitleColor", .color, "the color of the subtitle"),
    ElementProperty("valueColor", .color, "the color of the value"),
    ElementProperty("alignment", .choice(Words.textAlignments), "how texts are aligned"),
    ElementProperty(
      "numberOfLines", .number, "how many lines a title has; 0 for as many as need be"),
    ElementProperty("minimumHeight", .number, "the least height, in points"),
    ElementProperty("horizontalMargin", .number, "space at both ends, in points"),
    ElementProperty("verticalMargin", .number, "space above and below, in points"),
  ]

  static let icon: [ElementProperty] = [
    ElementProperty("symbol", .symbol, "the symbol of the icon"),
    ElementProperty("symbolColor", .color, "its color"),
    ElementProperty("tileColor", .color, "the color of a tile behind a white symbol"),
    ElementProperty("image", .image, "the picture of the icon"),
    ElementProperty("initials", .text, "letters in place of a picture"),
    ElementProperty("iconSide", .number, "the side of the icon, in points"),
    ElementProperty("iconBadge", .color, "the color of a dot on the icon"),
  ]

  static let select = ElementProperty("onSelect", .actions, "what a tap does")

  static let rows: [ElementDefinition] = [
    ElementDefinition(
      "ListRow", .row, "a row of a title, texts below it, a value and an icon",
      [
        ElementProperty("title", .text, "what it says", isRequired: true),
        ElementProperty("subtitle", .text, "a text below the title"),
        ElementProperty("texts", .texts, "further texts below that"),
        ElementProperty("value", .text, "a text at the end"),
        ElementProperty(
          "accessory", .choice(["automatic", "none", "chevron", "checkmark", "activityIndicator"]),
          "a sign at the end; a chevron by default if a tap does something"),
        ElementProperty("accessorySymbol", .symbol, "a symbol at the end instead"),
        ElementProperty("accessoryColor", .color, "its color"),
        ElementProperty("onAccessoryTap", .actions, "what a tap on that does"), select,
      ] + icon + rowStyle, .row { AnyComponent(listRow($0)) }),
    ElementDefinition(
      "DescriptionRow", .row, "a text of several lines",
      [
        ElementProperty("text", .text, "the text", isRequired: true),
        markdown,
        ElementProperty("accessorySymbol", .symbol, "a symbol at the end"),
        ElementProperty("onAccessoryTap", .actions, "what a tap on that does"), select,
      ] + rowStyle, .row { descriptionRow($0) }),
    ElementDefinition(
      "ButtonRow", .row, "a button as wide as the row",
      [
        ElementProperty("title", .text, "what it says", isRequired: true),
        ElementProperty(
          "buttonStyle", .choice(["plain", "filled", "gray", "destructive"]), "how it looks"),
        ElementProperty("isEnabled", .boolean, "whether it can be tapped"),
        ElementProperty("isLoading", .boolean, "whether a wheel turns in place of the title"),
        select,
      ], .row { AnyComponent(buttonRow($0)) }),
    ElementDefinition(
      "ImageRow", .row, "a picture",
      [
        ElementProperty("image", .image, "the picture", isRequired: true),
        ElementProperty("height", .number, "its height, in points"),
        ElementProperty("contentMode", .choice(Words.contentModes.keys.sorted()), "how it fits"),
        ElementProperty("cornerRadius", .number, "how round its corners are"),
        ElementProperty("insets", .insets, "space around it"),
        ElementProperty("label", .text, "what is seen on it, for those who do not see"), select,
      ], .row { AnyComponent(imageRow($0)) }),
    ElementDefinition(
      "ProgressRow", .row, "a bar of how much is done",
      [
        ElementProperty("title", .text, "what it says", isRequired: true),
        ElementProperty("subtitle", .text, "a text below that"),
        ElementProperty("progress", .number, "from 0 to 1", isRequired: true),
        ElementProperty("value", .text, "a text at the end"),
      ] + rowStyle,
      .row { values in
        AnyComponent(
          ProgressRow(
            values.text("title") ?? "", subtitle: values.text("subtitle"),
            progress: Float(min(1, max(0, values.number("progress") ?? 0))),
            valueText: values.text("value")
          ).style(style(values)))
      }),
    ElementDefinition(
      "ActivityRow", .row, "a wheel that turns",
      [
        ElementProperty("isLoading", .boolean, "whether it turns; true by default"),
        ElementProperty("text", .text, "what stands below it"),
      ],
      .row { values in
        AnyComponent(
          ActivityRow(isLoading: values.bool("isLoading") ?? true, text: values.text("text")))
      }),
    ElementDefinition(
      "ErrorRow", .row, "what went wrong, and a button that tries again",
      [
        ElementProperty("title", .text, "what went wrong", isRequired: true),
        ElementProperty("message", .text, "more about it"),
        ElementProperty("symbol", .symbol, "the symbol above"),
        ElementProperty("retryTitle", .text, "what the button says"),
        ElementProperty("onRetry", .actions, "what the button does; none without"),
      ],
      .row { values in
        AnyComponent(
          ErrorRow(
            values.text("title") ?? "", message: values.text("message"),
            symbol: values.string("symbol") ?? "exclamationmark.triangle",
            retryTitle: values.text("retryTitle") ?? "Try Again", retry: values.action("onRetry")))
      }),
    ElementDefinition(
      "EmptyState", .row, "what is shown where there is nothing",
      [
        ElementProperty("title", .text, "what is not there"),
        ElementProperty("text", .text, "more about it"),
        ElementProperty("symbol", .symbol, "the symbol above"),
        ElementProperty("button", .text, "what a button below says"),
        ElementProperty(
          "buttonStyle", .choice(["plain", "filled", "gray", "destructive"]), "how it looks"),
        ElementProperty("onButton", .actions, "what that does"),
      ],
      .row { values in
        AnyComponent(
          EmptyState(
            values.text("title"), text: values.text("text"),
            image: values.string("symbol").flatMap { UIImage(systemName: $0) },
            buttonTitle: values.text("button"), buttonConfiguration: buttonStyle(values),
            didTap: values.action("onButton")))
      }),
    ElementDefinition(
      "PlaceholderRow", .row, "bars where texts will be",
      [
        ElementProperty("textCount", .number, "how many bars; 2 by default"),
        ElementProperty("iconSide", .number, "the side of a square before them, in points"),
      ] + rowStyle,
      .row { values in
        AnyComponent(
          PlaceholderRow(
            textCount: min(20, values.integer("textCount", atLeast: 0) ?? 2),
            iconSide: values.points("iconSide")
          ).style(style(values)))
      }),
    ElementDefinition(
      "EmptySpace", .row, "nothing, of a height",
      [
        ElementProperty("height", .number, "how high, in points", isRequired: true),
        ElementProperty("color", .color, "its color; none by default"),
      ],
      .row { values in
        AnyComponent(
          EmptySpace(
            height: max(0, values.points("height") ?? 0), color: values.color("color") ?? .clear))
      }),
    ElementDefinition(
      "Card", .row, "a row on a surface with round corners", content: "row",
      [
        ElementProperty("row", .element(.row), "what is on it", isRequired: true),
        ElementProperty("cardMargins", .insets, "space around it"),
        ElementProperty("cardRadius", .number, "how round its corners are"),
        ElementProperty("cardColor", .color, "its color"),
        ElementProperty("hasShadow", .boolean, "whether it has a shadow"),
      ], .row { AnyComponent(card($0)) }),
    ElementDefinition(
      "SectionHeader", .row, "the title of a section",
      [
        ElementProperty("title", .text, "what it says", isRequired: true),
        ElementProperty("headerStyle", .choice(["plain", "prominent"]), "how it looks"),
        ElementProperty("isBusy", .boolean, "whether a wheel turns beside it"),
        ElementProperty("button", .text, "what a button at its end says"),
        ElementProperty("onButton", .actions, "what that does"),
      ],
      .row { values in
        AnyComponent(
          SectionHeader(
            values.text("title") ?? "",
            prominence: values.string("headerStyle") == "prominent" ? .prominent : .plain,
            isBusy: values.bool("isBusy") ?? false, button: values.text("button"),
            didTapButton: values.action("onButton")))
      }),
    ElementDefinition(
      "SectionFooter", .row, "the text below a section",
      [
        ElementProperty("text", .text, "what it says", isRequired: true),
        ElementProperty("color", .color, "the color of that"),
        ElementProperty("button", .text, "what a button at its end says"),
        ElementProperty("onButton", .actions, "what that does"),
      ],
      .row { values in
        AnyComponent(
          SectionFooter(
            values.text("text") ?? "", color: values.color("color") ?? .secondaryLabel,
            button: values.text("button"), didTapButton: values.action("onButton")))
      }),
  ]

  // MARK: Making

  /// What the values say of a row's looks, as a style sheet.
  @MainActor
  static func style(_ values: ElementValues) -> StyleSheet<RowView> {
    var sheet = StyleSheet<RowView>()
    if let font = values.word("titleStyle", Words.textStyles) {
      sheet.set(\.titleLabel.textStyle, font)
    }
    if let weight = values.word("titleWeight", Words.weights) {
      sheet.set(\.titleLabel.weight, weight)
    }
    if let color = values.color("titleColor") { sheet.set(\.titleLabel.textColor, color) }
    if let lines = values.integer("numberOfLines", atLeast: 0) {
      sheet.set(\.titleLabel.numberOfLines, lines)
    }
    if let color = values.color("subtitleColor") { sheet.set(\.subtitleLabel.textColor, color) }
    if let alignment = values.string("alignment").map({ Words.textAlignment($0) }) {
      sheet.set(\.titleLabel.alignment, alignment)
      sheet.set(\.subtitleLabel.alignment, alignment)
    }
    if let color = values.color("valueColor") { sheet.set(\.valueLabel.textColor, color) }
    if let height = values.points("minimumHeight") { sheet.set(\.minimumHeight, max(0, height)) }
    if let margin = values.points("horizontalMargin") {
      sheet.set(\.horizontalMargin, max(0, margin))
    }
    if let margin = values.points("verticalMargin") { sheet.set(\.verticalMargin, max(0, margin)) }
    return sheet
  }

  @MainActor
  static func icon(_ values: ElementValues) -> RowIcon? {
    let icon: RowIcon? =
      if values.has("image") {
        // The icon keeps its place while the picture is on its way.
        .image(
          values.image("image") ?? UIImage(),
          side: max(1, values.points("iconSide") ?? 40))
      } else if let symbol = values.string("symbol") {
        values.color("tileColor").map { .tile(symbol, $0) }
          ?? .symbol(symbol, tint: values.color("symbolColor") ?? .tintColor)
      } else if let letters = values.text("initials") {
        .initials(
          letters, color: values.color("symbolColor") ?? .systemGray,
          side: max(1, values.points("iconSide") ?? 40))
      } else {
        nil
      }
    return values.color("iconBadge").flatMap { icon?.badge($0) } ?? icon
  }

  @MainActor
  private static func accessory(_ values: ElementValues) -> ListRow.Accessory {
    if let name = values.string("accessorySymbol"), let image = UIImage(systemName: name) {
      return values.color("accessoryColor").map { .tintedIcon(image, $0) } ?? .icon(image)
    }
    return switch values.string("accessory") {
    case "none": .none
    case "chevron": .chevron
    case "checkmark": .checkmark
    case "activityIndicator": .activityIndicator
    default: .automatic
    }
  }

  @MainActor
  private static func listRow(_ values: ElementValues) -> ListRow {
    let texts = [values.text("title") ?? "", values.text("subtitle")].compactMap(\.self)
    let row = ListRow(
      texts: texts + values.readableTexts("texts"), value: values.text("value"), icon: icon(values),
      accessory: accessory(values), didTap: values.action("onSelect")
    ).style(style(values))
    return values.action("onAccessoryTap").map { row.onAccessoryTap($0) } ?? row
  }

  @MainActor
  private static func descriptionRow(_ values: ElementValues) -> AnyComponent {
    let isRich = values.bool("markdown") == true
    let words = isRich ? "" : values.text("text") ?? ""
    var row = DescriptionRow(
      words, accessoryIcon: values.string("accessorySymbol").flatMap { UIImage(systemName: $0) },
      didTap: values.action("onSelect")
    ).style(style(values))
    if isRich {
      let appearance = row.style.rowAppearance
      let rich = richText(appearance.text(at: 0), values)
      if let row = linkRow(rich, appearance, values) { return row }
      row.text = .rich(rich)
    }
    return AnyComponent(values.action("onAccessoryTap").map { row.onAccessoryTap($0) } ?? row)
  }

  @MainActor
  private static func buttonStyle(_ values: ElementValues) -> ButtonConfiguration {
    switch values.string("buttonStyle") {
    case "filled": .filled
    case "gray": .gray
    case "destructive": .destructive
    default: .plain
    }
  }

  @MainActor
  private static func buttonRow(_ values: ElementValues) -> ButtonRow {
    ButtonRow(
      values.text("title") ?? "", isEnabled: values.bool("isEnabled") ?? true,
      isLoading: values.bool("isLoading") ?? false, configuration: buttonStyle(values),
      didTap: values.action("onSelect"))
  }

  @MainActor
  private static func imageRow(_ values: ElementValues) -> ImageRow {
    ImageRow(
      values.image("image"), height: values.points("height").map { max(0, $0) },
      contentMode: values.word("contentMode", Words.contentModes) ?? .scaleAspectFit,
      cornerRadius: max(0, values.points("cornerRadius") ?? 0),
      insets: values.insets("insets") ?? .zero, label: values.text("label"),
      didTap: values.action("onSelect"))
  }

  @MainActor
  private static func card(_ values: ElementValues) -> Card {
    let content = values.components("row").first ?? AnyComponent(EmptySpace(height: 0))
    var card = Card(hasShadow: values.bool("hasShadow") ?? false) { content }
    if let margins = values.insets("cardMargins") { card.margins = margins }
    if let radius = values.points("cardRadius") { card.cornerRadius = max(0, radius) }
    if let color = values.color("cardColor") { card.color = color }
    return card
  }
}
