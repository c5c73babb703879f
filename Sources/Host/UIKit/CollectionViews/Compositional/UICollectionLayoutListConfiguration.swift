import CoreGraphics

/// What a section looks like that is a list: rows of full width, one below the other.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge; headers stay in view.
    case plain
    /// Rows from edge to edge, sections apart from each other.
    case grouped
    /// Each section on a card.
    case insetGrouped
    /// The list at the side of a split view.
    case sidebar
    /// A sidebar without insets; headers stay in view.
    case sidebarPlain
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the standard kind.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the standard kind.
    case supplementary
  }

  /// The actions that a swipe brings out at an item; nil for none. Asked as the swipe begins.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The lines of an item; what it returns is drawn.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look of the list.
  public let appearance: Appearance

  /// Whether there are lines between items; true by default except in sidebars.
  public var showsSeparators: Bool

  /// The lines of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of items; nil, the default, leaves them as they are.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// What is behind the list; nil, the default, is the system's color for the appearance.
  public var backgroundColor: UIColor?

  /// Called for the actions at the start of an item; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Called for the actions at the end of an item; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Where headers come from; there are none by default.
  public var headerMode = HeaderMode.none

  /// Where footers come from; there are none by default.
  public var footerMode = FooterMode.none

  /// The space above headers, in points; nil, the default, is the system's.
  public var headerTopPadding: CGFloat?

  /// Makes a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  /// What is behind the list.
  var effectiveBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Whether sections stand apart from each other.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Whether headers stay in view.
  var pinsHeaders: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// The space above headers: what the configuration says, or as much as a table leaves there.
  var effectiveHeaderTopPadding: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? 22 : 0)
  }
}
