import CoreGraphics

/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// Whether a line is drawn.
  public enum Visibility: Hashable, Sendable {
    /// As the list's appearance has it.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that follow the cell's separator layout guide, edge by edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the item; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line below the item; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above is from the item's edges; automatic by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// How far the line below is from the item's edges; automatic by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of lines; that of the system's separators by default.
  public var color = UIColor.separator

  /// The color of lines between items that are selected while several can be.
  public var multipleSelectionColor = UIColor.separator

  /// What lines do with what lies behind them; nil, for a plain color, by default.
  public var visualEffect: UIVisualEffect?

  private let listAppearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the lines of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    self.listAppearance = listAppearance
  }

  /// The visibilities, for logs.
  public var description: String {
    "UIListSeparatorConfiguration(top: \(topSeparatorVisibility), bottom: "
      + "\(bottomSeparatorVisibility))"
  }

  public var debugDescription: String { description }
}

extension UIListSeparatorConfiguration: CustomReflectable {
  /// The configuration's values, for logs.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "topSeparatorVisibility": topSeparatorVisibility,
        "bottomSeparatorVisibility": bottomSeparatorVisibility,
        "topSeparatorInsets": topSeparatorInsets, "bottomSeparatorInsets": bottomSeparatorInsets,
        "color": color, "multipleSelectionColor": multipleSelectionColor,
        "visualEffect": visualEffect as Any,
      ])
  }

  /// Equal configurations draw equal lines.
  public static func == (a: Self, b: Self) -> Bool { a.lines == b.lines }

  /// Equal configurations have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(listAppearance)
  }

  /// What ``==(_:_:)`` compares; insets are not hashable.
  private var lines: Lines {
    Lines(
      top: topSeparatorVisibility, bottom: bottomSeparatorVisibility,
      topInsets: topSeparatorInsets, bottomInsets: bottomSeparatorInsets, color: color,
      selectionColor: multipleSelectionColor, effect: visualEffect, appearance: listAppearance)
  }

  private struct Lines: Equatable {
    let top: Visibility
    let bottom: Visibility
    let topInsets: NSDirectionalEdgeInsets
    let bottomInsets: NSDirectionalEdgeInsets
    let color: UIColor
    let selectionColor: UIColor
    let effect: UIVisualEffect?
    let appearance: UICollectionLayoutListConfiguration.Appearance
  }
}
