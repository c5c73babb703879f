import QuartzCore

/// The content of a list's cell, header or footer: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle
  /// The state that colors and fonts were chosen for.
  var state = ListContentState()

  /// The image; nil by default.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties: ImageProperties
  /// The text; nil by default. ``attributedText`` wins over it.
  public var text: String?
  /// The text with attributes; nil by default.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text; nil by default. ``secondaryAttributedText`` wins over it.
  public var secondaryText: String?
  /// The second text with attributes; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// On which axes margins are at least those of the superview; horizontally by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the text as long as both fit in a line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between image and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The least space between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The space between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of everything, 0 to 1; 1 by default.
  @available(iOS 18.0, *)
  public var alpha: CGFloat = 1

  init(_ style: ListContentStyle) {
    self.style = style
    imageProperties = style.image
    textProperties = style.text(ListContentState())
    secondaryTextProperties = style.secondaryText(ListContentState())
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imagePadding
    textToSecondaryTextHorizontalPadding = 8
    textToSecondaryTextVerticalPadding = style.textPadding
  }

  /// Mixes in what most often tells configurations apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }

  /// Makes a view that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with the colors and fonts of a state; those that were set stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let new = ListContentState(state)
    guard new != self.state else { return self }
    var updated = self
    updated.state = new
    updated.textProperties.follow(from: style.text(self.state), to: style.text(new))
    updated.secondaryTextProperties.follow(
      from: style.secondaryText(self.state), to: style.secondaryText(new))
    return updated
  }
}

// MARK: Styles

extension UIListContentConfiguration {
  /// A cell of a list.
  public static func cell() -> Self { Self(.cell) }

  /// A cell with the second text below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }

  /// A cell with the second text, gray, at the end of the line.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// A header of a grouped list.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// A header of an inset grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }

  /// A header of an inset grouped list that stands out even more.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }

  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }

  /// A cell of a sidebar with the second text below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

  /// A cell of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// A cell of a list beside a sidebar, with the second text below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
