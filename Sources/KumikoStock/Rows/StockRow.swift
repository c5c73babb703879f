import KumikoComponents
import UIKit

/// A component drawn in a row of texts, icon and controls, whose height is computed.
///
/// Stock rows have no identifier of their own: they are known by their place, or by `.id(_:)`.
@preconcurrency @MainActor
public protocol StockRow: Component, HeightCustomizing where ID == NoID, Content: RowView {
  /// What the row looks like.
  var style: StyleSheet<Content> { get set }
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

  /// Gives the view what the row's style sheet says beside where things are.
  public func didMount(to content: Content, storage: ViewStorage) { content.wearStyle() }

  func describe(_ traits: inout RowTraits) {}

  package func modify(_ traits: inout RowTraits) {
    let content = content(for: .current)
    let style = content.style
    traits.look.isCard = style.isCard
    if let icon = content.icon {
      let start = style.horizontalMargin + icon.side(for: .current) + style.horizontalSpacing
      traits.look.contentSeparator = .inset(left: start)
    }
    describe(&traits)
  }
}

extension StockRow {
  /// This row with a style sheet more, whose values win over those of sheets before.
  ///
  /// ```swift
  /// let alert = StyleSheet<ListRowView> {
  ///   $0.verticalMargin = 16
  ///   $0.layer.borderWidth = 1
  /// }
  /// ListRow("Delete everything").style(alert)
  /// ```
  ///
  /// Rows whose sheets speak of margins, spacing and texts compute their heights; others are
  /// measured. A view that shows another row next looks as that one says.
  public func style(_ sheet: StyleSheet<Content>) -> Self {
    var copy = self
    copy.style = style.isEmpty ? sheet : style.with(sheet)
    return copy
  }

  /// This row with a style sheet more that suits stock rows of all kinds.
  public func style(_ sheet: StyleSheet<RowView>) -> Self {
    sheet.isEmpty ? self : style(StyleSheet<Content>(sheet))
  }

  /// This row with one property of its view set.
  ///
  /// ```swift
  /// ListRow("Delete everything").style(\.titleLabel.textColor, .systemRed)
  /// ```
  public func style<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Content, Value>, _ value: Value
  ) -> Self {
    var copy = self
    copy.style.set(path, value)
    return copy
  }

  /// This row with a style sheet for a part of its view.
  ///
  /// ```swift
  /// ListRow("Total", value: "12 €").style(\.valueLabel, .text(.headline))
  /// ```
  public func style<Part: AnyObject>(
    _ part: KeyPath<Content, Part>, _ sheet: StyleSheet<Part>
  ) -> Self { style(StyleSheet().styling(part, sheet)) }
}

extension Row where Base: StockRow {
  /// This row with a style sheet more, whose values win over those of sheets before.
  public func style(_ sheet: StyleSheet<Base.Content>) -> Row {
    changed { $0.style(sheet) }
  }

  /// This row with one property of its view set.
  public func style<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Base.Content, Value>, _ value: Value
  ) -> Row { changed { $0.style(path, value) } }

  /// This row with a style sheet for a part of its view.
  public func style<Part: AnyObject>(
    _ part: KeyPath<Base.Content, Part>, _ sheet: StyleSheet<Part>
  ) -> Row { changed { $0.style(part, sheet) } }

  private func changed(_ change: (Base) -> Base) -> Row {
    var copy = self
    copy.wrapped = change(wrapped)
    return copy
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
