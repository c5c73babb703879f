import KumikoComponents
import UIKit

/// What decides where the parts of a stock row are, and what its texts look like: all that a row
/// whose view does not exist needs to compute its height. Style sheets say it; see ``RowStyling``.
package struct StockRowAppearance: Equatable {
  /// The default.
  @MainActor package static let standard = StockRowAppearance()

  /// The styles of the texts below each other. Texts beyond the last have the last one.
  package var texts = [TextProperties(), TextProperties(.subheadline, color: .secondaryLabel)]
  /// The style of the value at the end of the row.
  package var value = TextProperties(color: .secondaryLabel, alignment: .trailing, numberOfLines: 1)
  package var verticalMargin: CGFloat = 11
  package var horizontalMargin: CGFloat = 16
  package var horizontalSpacing: CGFloat = 12
  package var verticalSpacing: CGFloat = 2
  package var minimumHeight: CGFloat = 44
  package var titleFraction: CGFloat? = 0.25
  package var isCard = true

  package init() {}

  /// The style of the value where it stands below the texts, as there is no room beside large ones.
  private var stackedValue: TextProperties {
    value.compose(\.alignment, .leading).compose(\.numberOfLines, 0)
  }

  /// The style of the value at a text size.
  func valueStyle(for traits: UITraitCollection) -> TextProperties {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? stackedValue : value
  }

  /// The least and the greatest part of the row that the title of a field takes.
  var titleLimits: (lower: CGFloat, upper: CGFloat) {
    guard let titleFraction else { return (0, 0.5) }
    return (titleFraction, max(titleFraction, RowMetrics.titleFraction))
  }

  /// The style of a text.
  package func text(at index: Int) -> TextProperties {
    texts.isEmpty ? TextProperties() : texts[min(index, texts.count - 1)]
  }

  /// Changes the style of a text, and of those after it that have the same one.
  mutating func changeText(at index: Int, _ change: (inout TextProperties) -> Void) {
    while texts.count <= index { texts.append(text(at: texts.count)) }
    change(&texts[index])
  }
}
