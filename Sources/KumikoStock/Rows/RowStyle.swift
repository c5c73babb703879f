import UIKit

/// How a stock row looks.
public struct RowStyle: Equatable, StyleComposing {
  /// The styles of the texts below each other: body, then smaller and gray. Texts beyond the last
  /// have the last one.
  public var texts = [TextStyle(), TextStyle(.subheadline, color: .secondaryLabel)]
  /// The style of the value at the end of the row: gray body text in one line.
  public var value = TextStyle(
    color: .secondaryLabel, alignment: .trailing, numberOfLines: 1)
  /// The space above and below the texts, in points; 11 by default.
  public var verticalMargin: CGFloat = 11
  /// The least space at the beginning and at the end, in points; 16 by default. The margins of the
  /// list count where they are larger.
  public var horizontalMargin: CGFloat = 16
  /// The space between icon, texts and what stands at the end, in points; 12 by default.
  public var horizontalSpacing: CGFloat = 12
  /// The space between texts below each other, in points; 2 by default.
  public var verticalSpacing: CGFloat = 2
  /// The least height, in points; 44, the least that is comfortable to touch, by default.
  public var minimumHeight: CGFloat = 44
  /// Which part of the row the title of a field takes at least, so that the fields of several rows
  /// begin at one place; a quarter by default. Longer titles take up to two fifths, or this part if
  /// it is more; if nil, what they need, up to one half.
  public var titleFraction: CGFloat? = 0.25
  /// Whether the row has the background of the list's cells; true by default.
  public var isCard = true

  /// Makes the default style.
  public init() {}

  /// The style of the value where it stands below the texts, as there is no room beside large ones.
  private var stackedValue: TextStyle {
    value.compose(\.alignment, .leading).compose(\.numberOfLines, 0)
  }

  /// The style of the value at a text size.
  func valueStyle(for traits: UITraitCollection) -> TextStyle {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? stackedValue : value
  }

  /// The least and the greatest part of the row that the title of a field takes.
  var titleLimits: (lower: CGFloat, upper: CGFloat) {
    guard let titleFraction else { return (0, 0.5) }
    return (titleFraction, max(titleFraction, RowMetrics.titleFraction))
  }

  /// The style of a text.
  func text(at index: Int) -> TextStyle {
    texts.isEmpty ? TextStyle() : texts[min(index, texts.count - 1)]
  }
}
