import KumikoComponents
import UIKit

/// What a stock row consists of, as far as it decides where things are.
struct RowContent {
  var texts: [TextValue] = []
  var value: TextValue?
  var icon: RowIcon?
  var style = RowStyle()
  /// The size of the control at the end of the row; nil without one.
  var trailing: CGSize?
  /// The height of a control that fills the room beside the texts, as a text field does; nil
  /// without one.
  var field: CGFloat?
  /// The height of a control below the texts, as wide as they are; nil without one.
  var bottom: CGFloat?

  /// The texts that say something.
  var shownTexts: [TextValue] { texts.filter(\.isNotEmpty) }

  /// The value if it says something.
  var shownValue: TextValue? { value?.isNotEmpty == true ? value : nil }
}

/// Which parts a row has and how they stand: rows with equal layouts share their constraints.
struct RowLayout: Hashable {
  var textCount: Int
  var hasIcon: Bool
  var hasValue: Bool
  var hasTrailing: Bool
  var hasField: Bool
  var hasBottom: Bool
  /// Whether values and fields stand below the texts, as there is no room beside large ones.
  var isStacked: Bool

  init(_ content: RowContent, _ traits: UITraitCollection) {
    textCount = content.shownTexts.count
    hasIcon = content.icon != nil
    hasValue = content.shownValue != nil
    hasTrailing = content.trailing != nil
    hasField = content.field != nil
    hasBottom = content.bottom != nil
    isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
  }
}

/// The numbers of the layout that constraints and computed heights share.
enum RowMetrics {
  /// The least space above and below icons and controls, in points.
  static let controlMargin: CGFloat = 6
  /// The most of the room beside icon and control that a value takes where the title needs the
  /// rest.
  static let valueFraction: CGFloat = 0.6
  /// The most of the row that the title of a field takes.
  static let titleFraction: CGFloat = 0.4
  /// The space between a title and what stands below it, in points.
  static let bottomSpacing: CGFloat = 8
}

extension RowContent {
  /// The height that Auto Layout finds for the row, found without it; nil where the margins and
  /// controls leave texts no room, so that what they get depends on what yields first.
  @MainActor
  func height(in context: HeightContext) -> CGFloat? {
    let layout = RowLayout(self, context.traits)
    let margins =
      max(style.horizontalMargin, context.margins.leading)
      + max(style.horizontalMargin, context.margins.trailing)
    let width = context.width - margins
    var textWidth = width
    var heights = [style.minimumHeight]
    if let icon {
      let side = icon.side(for: context.traits)
      textWidth -= side + style.horizontalSpacing
      heights.append(side + 2 * RowMetrics.controlMargin)
    }
    if let trailing {
      textWidth -= trailing.width + style.horizontalSpacing
      heights.append(trailing.height + 2 * RowMetrics.controlMargin)
    }
    if let value = shownValue, !layout.isStacked {
      let size = style.value.size(of: value, width: .infinity, traits: context.traits)
      textWidth -= valueWidth(size.width, in: textWidth, context.traits) + style.horizontalSpacing
      heights.append(size.height + 2 * style.verticalMargin)
    }
    if let field, !layout.isStacked, !shownTexts.isEmpty {
      heights.append(field + 2 * RowMetrics.controlMargin)
      textWidth = min(textWidth, titleWidth(in: width, context))
    }
    if textWidth <= 0, !shownTexts.isEmpty || layout.hasValue { return nil }
    heights.append(blockHeight(layout, width: textWidth, context) + 2 * style.verticalMargin)
    return context.roundedUp(heights.max() ?? 0)
  }

  /// The width of a value: all that it asks for, unless the texts need more than is left. Then they
  /// get what they need up to their part of the room, and the value the rest.
  @MainActor
  private func valueWidth(
    _ wanted: CGFloat, in room: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    let part = room * RowMetrics.valueFraction
    if wanted <= part { return wanted }
    return min(wanted, max(part, room - style.horizontalSpacing - textsWidth(traits)))
  }

  /// The width of the title of a field: what it needs, within what the style gives titles.
  @MainActor
  private func titleWidth(in width: CGFloat, _ context: HeightContext) -> CGFloat {
    let limits = style.titleLimits
    return min(max(textsWidth(context.traits), width * limits.lower), width * limits.upper)
  }

  /// How wide the texts are in one line each.
  @MainActor
  func textsWidth(_ traits: UITraitCollection) -> CGFloat {
    let widths = shownTexts.enumerated().map { index, text in
      style.text(at: index).size(of: text, width: .infinity, traits: traits).width
    }
    return widths.max() ?? 0
  }

  /// The height of everything that stands below each other.
  @MainActor
  private func blockHeight(
    _ layout: RowLayout, width: CGFloat, _ context: HeightContext
  ) -> CGFloat {
    var heights = shownTexts.enumerated().map { index, text in
      style.text(at: index).height(of: text, width: width, traits: context.traits)
    }
    if layout.isStacked, let value = shownValue {
      heights.append(style.stackedValue.height(of: value, width: width, traits: context.traits))
    }
    var height = heights.reduce(0, +) + style.verticalSpacing * CGFloat(max(0, heights.count - 1))
    let isFieldBelow = layout.isStacked || shownTexts.isEmpty
    for part in [isFieldBelow ? field : nil, bottom].compactMap(\.self) {
      height += part + (height > 0 ? RowMetrics.bottomSpacing : 0)
    }
    return height
  }
}
