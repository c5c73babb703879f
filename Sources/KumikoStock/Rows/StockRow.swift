import KumikoComponents
import UIKit

/// A component drawn in a row of texts, icon and controls, whose height is computed.
///
/// Stock rows have no identifier of their own: they are known by their place, or by `.id(_:)`.
@preconcurrency @MainActor
public protocol StockRow: Component, HeightCustomizing where ID == NoID {
  /// How the row looks.
  var style: RowStyle { get set }
}

/// What a stock row consists of and does.
@MainActor
protocol RowDescribing: StockRow, RowModifying {
  /// What the row consists of, at a text size.
  func content(for traits: UITraitCollection) -> RowContent
  /// What is said of the row beside what it shows.
  func describe(_ traits: inout RowTraits)
}

extension RowDescribing {
  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    content(for: context.traits).height(in: context)
  }

  func describe(_ traits: inout RowTraits) {}

  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = style.isCard
    let icon = content(for: .current).icon
    if let icon {
      let start = style.horizontalMargin + icon.side(for: .current) + style.horizontalSpacing
      traits.look.separator = .inset(left: start)
    }
    describe(&traits)
  }
}

extension StockRow {
  /// This row in another style.
  public func style(_ style: RowStyle) -> Self {
    var copy = self
    copy.style = style
    return copy
  }

  /// This row with one thing about its style changed.
  ///
  /// ```swift
  /// ListRow("Delete everything").style(\.texts[0].color, .systemRed)
  /// ```
  public func style<Value>(_ path: WritableKeyPath<RowStyle, Value>, _ value: Value) -> Self {
    style(style.compose(path, value))
  }
}

extension RowView {
  /// Makes the row one element for assistive technology.
  func describe(label: [TextValue], value: String?, traits: UIAccessibilityTraits) {
    isAccessibilityElement = true
    accessibilityLabel = label.map(\.string).filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityValue = value
    accessibilityTraits = traits
  }
}
