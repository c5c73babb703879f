import QuartzCore

/// What a background of a list looks like in a state.
struct ListBackground: Hashable {
  /// The kinds of backgrounds.
  enum Kind: Hashable {
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
  }

  var kind: Kind
  var state = ListContentState()

  /// The color that the style has in its state.
  var color: UIColor {
    switch kind {
    case .plainCell: cellColor(.systemBackground)
    case .groupedCell: cellColor(.secondarySystemGroupedBackground)
    case .sidebarCell, .accompaniedSidebarCell: sidebarColor
    case .plainHeaderFooter: .systemBackground
    case .groupedHeaderFooter, .sidebarHeader: .clear
    }
  }

  private func cellColor(_ resting: UIColor) -> UIColor {
    guard state.isHighlighted || state.isSelected else { return resting }
    return .cellSelection(isEditing: state.isEditing)
  }

  private var sidebarColor: UIColor {
    if state.isSelected { return .systemFill }
    return state.isHighlighted ? .tertiarySystemFill : .clear
  }

  var cornerRadius: CGFloat { isSidebarCell ? 8 : 0 }

  var insets: NSDirectionalEdgeInsets {
    guard isSidebarCell else { return .zero }
    return NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  }

  private var isSidebarCell: Bool { kind == .sidebarCell || kind == .accompaniedSidebarCell }
}

extension UIColor {
  /// What is behind a cell that is chosen: light while others are picked, too.
  static func cellSelection(isEditing: Bool) -> UIColor { isEditing ? .systemGray5 : .systemGray4 }
}

extension UIBackgroundConfiguration {
  private init(_ kind: ListBackground.Kind) {
    let list = ListBackground(kind: kind)
    self.init(backgroundColor: list.color)
    self.list = list
    cornerRadius = list.cornerRadius
    backgroundInsets = list.insets
  }

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }

  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }

  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }

  /// The background of a header or footer of a grouped list: none.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }

  /// The background of a header of a sidebar: none.
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }

  /// The background of a cell of a sidebar: seen while it is chosen.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }

  /// The background of a cell of a list beside a sidebar: seen while it is chosen.
  public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// The configuration with the color of a state, unless another one was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let list else { return self }
    var updated = self
    let new = ListBackground(kind: list.kind, state: ListContentState(state))
    updated.list = new
    if backgroundColor == list.color { updated.backgroundColor = new.color }
    return updated
  }
}
