import KumikoComponents
import UIKit

/// What a stock row consists of, as far as it decides where things are.
struct RowContent {
  var texts: [TextValue] = []
  var value: TextValue?
  var icon: RowIcon?
  var style: StockRowAppearance
  /// What a style sheet says beside that.
  var settings: [PropertySetting] = []
  /// Whether the row has to be measured, as its style sheet says what only a view knows.
  var isMeasured = false
  /// The size of the control at the end of the row; nil without one.
  var trailing: CGSize?
  /// The sizes that the control at the end can take below the texts, from the widest to the
  /// narrowest, for where it and the texts do not fit beside each other; without any it stays.
  var trailingBelow: [CGSize] = []
  /// The height of a control that fills the room beside the texts, as a text field does; nil
  /// without one.
  var field: CGFloat?
  /// The height of a control below the texts, as wide as they are; nil without one.
  var bottom: CGFloat?

  /// Makes a row that looks as a sheet says.
  @MainActor
  init<View: RowView>(
    texts: [TextValue], value: TextValue? = nil, icon: RowIcon? = nil, style: StyleSheet<View>
  ) {
    let styling = style.rowStyling
    (self.texts, self.value, self.icon) = (texts, value, icon)
    (self.style, settings) = (styling.appearance, styling.settings)
    isMeasured = styling.isMeasured
  }

  init() { style = StockRowAppearance() }

  /// The texts that say something.
  var shownTexts: [TextValue] { texts.filter(\.isNotEmpty) }

  /// The value if it says something.
  var shownValue: TextValue? { value?.isNotEmpty == true ? value : nil }
}

/// Which parts a row has and how they stand.
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

  /// Whether the field stands beside the texts, not below them.
  var isFieldBeside: Bool { hasField && !isStacked && textCount > 0 }

  /// How wide the texts are in one line each.
  @MainActor
  func textsWidth(_ measurer: some RowTextMeasuring) -> CGFloat {
    (0..<textCount).reduce(0) {
      max($0, measurer.size(of: .text($1), width: .infinity).width)
    }
  }
}

extension RowContent {
  /// The height of a row of these parts, without any view; nil where a style sheet says what only a
  /// view knows.
  @MainActor
  func height(in context: HeightContext) -> CGFloat? {
    isMeasured ? nil : RowFrames(self, in: context, StyledTexts(self, context.traits)).height
  }
}

/// The sizes of the texts of a row as its style says.
private struct StyledTexts: RowTextMeasuring {
  private let texts: [TextValue]
  private let value: TextValue
  private let style: StockRowAppearance
  private let traits: UITraitCollection

  init(_ content: RowContent, _ traits: UITraitCollection) {
    (texts, value) = (content.shownTexts, content.shownValue ?? "")
    (style, self.traits) = (content.style, traits)
  }

  func size(of text: RowText, width: CGFloat) -> CGSize {
    let (text, style) = styled(text)
    return style.size(of: text, width: width, traits: traits)
  }

  func height(of text: RowText, width: CGFloat) -> CGFloat {
    let (text, style) = styled(text)
    return style.height(of: text, width: width, traits: traits)
  }

  private func styled(_ text: RowText) -> (TextValue, TextProperties) {
    switch text {
    case .text(let index): (texts[index], style.text(at: index))
    case .value: (value, style.valueStyle(for: traits))
    }
  }
}
