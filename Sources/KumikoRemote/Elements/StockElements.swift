import KumikoComponents
import KumikoCompositional
import KumikoDocuments
import UIKit

/// The elements and actions of the library, as documents use them.
enum StockElements {
  static var all: [ElementDefinition] {
    screens + rows.map(\.pure) + inputs + choices + views.map(\.pure) + layouts
      + commands.map(\.pure) + StockActions.all
  }

  // MARK: Parts of screens

  private static let screens: [ElementDefinition] = [
    ElementDefinition(
      "Screen", .screen, "a whole screen", content: "sections",
      [
        ElementProperty("title", .text, "what the navigation bar says"),
        ElementProperty("largeTitle", .boolean, "whether it says that large above the rows"),
        ElementProperty("leftBarItems", .elements(.barItem), "buttons at its beginning"),
        ElementProperty("rightBarItems", .elements(.barItem), "buttons at its end"),
        ElementProperty("sections", .elements(.section), "the list"),
        ElementProperty("pinnedToTop", .elements(.section), "what stays above the list"),
        ElementProperty("pinnedToBottom", .elements(.section), "what stays below it"),
        ElementProperty("header", .element(.row), "what stands above the first section"),
        ElementProperty("footer", .element(.row), "what stands below the last one"),
        ElementProperty("empty", .element(.row), "what is shown while there are no rows"),
        ElementProperty(
          "appearance",
          .choice(["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
          "how sections without a layout look; insetGrouped by default"),
        ElementProperty("pinsSectionHeaders", .boolean, "whether headers stay in view"),
        ElementProperty("background", .color, "the color behind the list"),
        ElementProperty("onRefresh", .actions, "what a pull does"),
        ElementProperty("search", .binding(.string), "the text of a search bar above the list"),
        ElementProperty("searchPrompt", .text, "what the empty search bar says"),
        ElementProperty("onSearch", .actions, "what is done when that text has changed"),
        ElementProperty("onAppear", .actions, "what is done once when the screen is first shown"),
        ElementProperty("live", .url, "where changes of the screen come from"),
        ElementProperty(
          "experiment", .string, "the variant that impressions are counted for; without state"),
      ], .part),
    ElementDefinition(
      "Section", .section, "rows between a header and a footer", content: "rows",
      [
        ElementProperty("header", .textOrElement(.row), "what stands above the rows"),
        ElementProperty("footer", .textOrElement(.row), "what stands below them"),
        ElementProperty("rows", .elements(.row), "the rows"),
        ElementProperty("layout", .element(.layout), "how the rows are arranged"),
        ElementProperty("insets", .insets, "space around the rows of a layout, in points"),
        ElementProperty("indexTitle", .text, "its entry in the index at the edge of a list"),
        ElementProperty("next", .url, "where further rows come from"),
      ], .part),
    ElementDefinition(
      "BarItem", .barItem, "a button of the navigation bar",
      [
        ElementProperty("title", .text, "what it says"),
        ElementProperty("symbol", .symbol, "the symbol that it shows instead"),
        ElementProperty("badge", .text, "a small text beside that"),
        ElementProperty("isEnabled", .boolean, "whether it can be tapped"),
        ElementProperty("isLoading", .boolean, "whether a wheel turns in its place"),
        ElementProperty("onSelect", .actions, "what a tap does"),
        ElementProperty("accessibilityLabel", .text, "what assistive technology calls it"),
        ElementProperty("accessibilityIdentifier", .string, "what tests find it by"),
      ], .part),
  ]

  // MARK: Commands

  private static func commandProperties(
    isEnabled: String = "whether it can be chosen"
  ) -> [ElementProperty] {
    [
      ElementProperty("title", .text, "what it says"),
      ElementProperty("symbol", .symbol, "the symbol that it shows"),
      ElementProperty("style", .choice(["default", "destructive", "cancel"]), "what kind it is"),
      ElementProperty("color", .color, "its background, below a swiped row"),
      ElementProperty("isEnabled", .boolean, isEnabled),
      ElementProperty("isOn", .boolean, "whether it has a checkmark"),
      ElementProperty("onSelect", .actions, "what is done when it is chosen"),
    ]
  }

  private static let commands: [ElementDefinition] = [
    ElementDefinition(
      "RowAction", .command, "a button below a swiped row",
      commandProperties(isEnabled: "whether it can be chosen; it is not there if not"), .part),
    ElementDefinition("MenuItem", .command, "an entry of a menu", commandProperties(), .part),
    ElementDefinition("AlertButton", .command, "a button of an alert", commandProperties(), .part),
  ]

  // MARK: Layouts

  private static let spacing = ElementProperty("spacing", .number, "space between, in points")
  private static let height = ElementProperty(
    "height", .string, "the height of rows: 120, estimated 44")

  private static let layouts: [ElementDefinition] = [
    ElementDefinition(
      "List", .layout, "rows below each other",
      [
        ElementProperty(
          "appearance",
          .choice(["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
          "how it looks; insetGrouped by default")
      ],
      .layout { values in .list(values.word("appearance", appearances) ?? .insetGrouped) }),
    ElementDefinition(
      "Grid", .layout, "rows in columns of the same width",
      [
        ElementProperty("columns", .number, "how many; 2 by default"),
        ElementProperty("minimumWidth", .number, "as many as have this width, instead"),
        ElementProperty("aspectRatio", .number, "width divided by height"), spacing, height,
      ], .layout { values in grid(values) }),
    ElementDefinition(
      "Shelf", .layout, "rows beside each other, which scroll sideways",
      [
        ElementProperty("height", .number, "how high; needed", isRequired: true),
        ElementProperty("width", .string, "the width of rows: 120, 80%, estimated 140"), spacing,
        ElementProperty(
          "paging", .choice(["none", "group", "groupCentered", "page"]), "where it comes to rest"),
      ],
      .layout { values in
        .shelf(
          height: max(1, values.points("height") ?? 100),
          width: dimension(values, "width", isWidth: true) ?? .estimated(140),
          spacing: max(0, values.points("spacing") ?? 8),
          paging: values.word("paging", pagings) ?? .none)
      }),
    ElementDefinition(
      "Carousel", .layout, "one row at a time, with a glimpse of the next",
      [
        ElementProperty("width", .number, "the share of the width that a row has; 0.85 by default"),
        spacing, height,
      ],
      .layout { values in
        .carousel(
          width: min(1, max(0.05, values.points("width") ?? 0.85)),
          height: dimension(values, "height", isWidth: false) ?? .estimated(44),
          spacing: max(0, values.points("spacing") ?? 12))
      }),
    ElementDefinition(
      "Waterfall", .layout, "rows in columns of the same width, each in the column that ends first",
      [
        ElementProperty("columns", .number, "how many; 2 by default"),
        ElementProperty("minimumWidth", .number, "as many as have this width, instead"), spacing,
        ElementProperty(
          "estimatedHeight", .number, "the height of rows before they are seen; 100 by default"),
      ], .layout { values in waterfall(values) }),
    ElementDefinition(
      "Rows", .layout, "rows below each other, without the look of a list", [],
      .layout { _ in .rows }),
  ]

  static let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    "sidebarPlain": .sidebarPlain,
  ]

  private static let pagings: [String: SectionLayout.Paging] = [
    "none": .none, "group": .group, "groupCentered": .groupCentered, "page": .page,
  ]

  @MainActor
  private static func grid(_ values: ElementValues) -> SectionLayout {
    let spacing = max(0, values.points("spacing") ?? 8)
    let ratio = values.points("aspectRatio").flatMap { $0 > 0.01 ? $0 : nil }
    let height = dimension(values, "height", isWidth: false) ?? .estimated(44)
    if let width = values.points("minimumWidth"), width > 0 {
      if let ratio { return .grid(minimumWidth: width, spacing: spacing, aspectRatio: ratio) }
      return .grid(minimumWidth: width, spacing: spacing, height: height)
    }
    let columns = min(64, values.integer("columns", atLeast: 1) ?? 2)
    if let ratio { return .grid(columns: columns, spacing: spacing, aspectRatio: ratio) }
    return .grid(columns: columns, spacing: spacing, height: height)
  }

  @MainActor
  private static func waterfall(_ values: ElementValues) -> SectionLayout {
    let spacing = max(0, values.points("spacing") ?? 8)
    let height = max(1, values.points("estimatedHeight") ?? 100)
    if let width = values.points("minimumWidth"), width > 0 {
      return .waterfall(minimumWidth: width, spacing: spacing, estimatedHeight: height)
    }
    let columns = min(64, values.integer("columns", atLeast: 1) ?? 2)
    return .waterfall(columns: columns, spacing: spacing, estimatedHeight: height)
  }

  /// A size of an item of a layout.
  @MainActor
  static func dimension(
    _ values: ElementValues, _ name: String, isWidth: Bool
  ) -> NSCollectionLayoutDimension? {
    guard let text = values.string(name) else { return nil }
    if let dimension = LengthText.dimension(text, isWidth: isWidth) { return dimension }
    let found = values.quoted(.string(text), of: name)
    values.model.report(
      .malformedValue, at: values.element.property(name)?.place,
      "expected a size such as 120, 50% or estimated 44, found \(found)")
    return nil
  }
}
