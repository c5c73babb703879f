import QuartzCore

/// What of a view's state decides how list content looks.
struct ListContentState: Hashable {
  var traits: UITraitCollection?
  var isDisabled = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false

  init() {}

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isSelected, isHighlighted) =
        (cell.isDisabled, cell.isSelected, cell.isHighlighted)
      isEditing = cell.isEditing
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isSelected, isHighlighted) =
        (view.isDisabled, view.isSelected, view.isHighlighted)
    }
  }
}

/// The kinds of list content, and what each looks like.
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader, sidebarHeader

  typealias Text = UIListContentConfiguration.TextProperties

  private var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader: true
    default: false
    }
  }

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  // MARK: Texts

  func text(_ state: ListContentState) -> Text {
    var text = Text(textStyle, textColor(state), state)
    if self == .groupedHeader { text.transform = .uppercase }
    if self == .prominentHeader || self == .extraProminentHeader {
      text.font = UIFontMetrics(forTextStyle: textStyle).scaledFont(
        for: .systemFont(ofSize: self == .prominentHeader ? 20 : 22, weight: .bold),
        compatibleWith: state.traits)
    }
    return text
  }

  private var textStyle: UIFont.TextStyle {
    switch self {
    case .plainHeader: .headline
    case .plainFooter, .groupedHeader, .groupedFooter: .footnote
    case .prominentHeader: .title3
    case .extraProminentHeader: .title2
    case .sidebarHeader: .headline
    default: .body
    }
  }

  private func textColor(_ state: ListContentState) -> UIColor {
    switch self {
    case .plainFooter, .groupedHeader, .groupedFooter: .secondaryLabel
    default: state.isDisabled ? .tertiaryLabel : .label
    }
  }

  func secondaryText(_ state: ListContentState) -> Text {
    let color = state.isDisabled ? UIColor.tertiaryLabel : secondaryColor
    return Text(secondaryStyle, color, state)
  }

  private var secondaryStyle: UIFont.TextStyle {
    switch self {
    case .valueCell: .body
    case .cell, .subtitleCell: .caption1
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      .subheadline
    default: .footnote
    }
  }

  private var secondaryColor: UIColor {
    switch self {
    case .cell, .subtitleCell: .label
    default: .secondaryLabel
    }
  }

  // MARK: Image

  var image: UIListContentConfiguration.ImageProperties { .init(isCell ? .body : textStyle) }

  // MARK: Spaces

  var margins: NSDirectionalEdgeInsets {
    let (top, bottom, sides) = verticalMargins
    return NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: 8)
  }

  private var verticalMargins: (top: CGFloat, bottom: CGFloat, sides: CGFloat) {
    switch self {
    case .plainHeader: (8, 8, 16)
    case .plainFooter: (8, 8, 16)
    case .groupedHeader: (17, 6, 16)
    case .groupedFooter: (6, 17, 16)
    case .prominentHeader, .extraProminentHeader: (17, 10, 16)
    case .sidebarHeader: (14, 10, 8)
    default: (11, 11, isSidebar ? 8 : 16)
    }
  }

  var imagePadding: CGFloat { isCell ? 16 : 8 }

  var textPadding: CGFloat { isCell ? 3 : 2 }

  /// The least height in points; cells are large enough for a finger.
  var minimumHeight: CGFloat { isCell ? 44 : 0 }
}
