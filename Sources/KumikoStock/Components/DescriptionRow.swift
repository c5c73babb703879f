import KumikoComponents
import UIKit

/// A row of running text, with an icon at its end that can be tapped if wanted.
///
/// ```swift
/// DescriptionRow("Your data stays here.", accessoryIcon: info).onAccessoryTap { showMore() }
/// ```
public struct DescriptionRow: StockRow {
  /// The text.
  public var text: TextValue
  /// The icon at the end; nil for none.
  public var accessoryIcon: UIImage?
  /// What the row looks like.
  public var style = DescriptionRow.standardStyle
  /// Called when the icon is tapped; nil, if it cannot be, by default. See ``onAccessoryTap(_:)``.
  public var didTapAccessory: (@MainActor () -> Void)?
  /// Called when the row is tapped; nil if it cannot be.
  public var didTap: (@MainActor () -> Void)?

  /// The default style: body text in a row that is no higher than it.
  private static let standardStyle = StyleSheet<ListRowView>().setting(\.minimumHeight, 0)

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - accessoryIcon: The icon at the end; none by default.
  ///   - didTap: Called when the row is tapped; nil, if it cannot be, by default.
  public init(
    _ text: any TextConvertible, accessoryIcon: UIImage? = nil,
    didTap: (@MainActor () -> Void)? = nil
  ) {
    self.text = text.textValue
    self.accessoryIcon = accessoryIcon
    self.didTap = didTap
  }

  /// This row with a closure that is called when its icon is tapped, rather than the one that it
  /// had.
  public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> DescriptionRow {
    var copy = self
    copy.didTapAccessory = action
    return copy
  }

  private var row: ListRow {
    var row = ListRow(
      texts: [text], accessory: accessoryIcon.map { .icon($0) } ?? ListRow.Accessory.none,
      didTap: didTap)
    row.style = style
    row.didTapAccessory = didTapAccessory
    return row
  }

  /// Shows the row.
  public func render(in view: ListRowView) { row.render(in: view) }
}

extension DescriptionRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent { row.content(for: traits) }
  func describe(_ traits: inout RowTraits) {
    row.describe(&traits)
    if didTap == nil { traits.isSelectable = false }
  }
}
