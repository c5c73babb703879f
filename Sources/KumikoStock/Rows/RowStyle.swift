import KumikoComponents
import UIKit

// Styles of stock rows as they were said before style sheets: values of their own.

/// How a stock row looks.
@available(*, deprecated, message: "Use StyleSheet, and style(_:_:) with properties of the view.")
public struct RowStyle: Equatable, StyleComposing {
  /// The styles of the texts below each other: body, then smaller and gray. Texts beyond the last
  /// have the last one.
  public var texts = [TextProperties(), TextProperties(.subheadline, color: .secondaryLabel)]
  /// The style of the value at the end of the row: gray body text in one line.
  public var value = TextProperties(
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
  /// Which part of the row the title of a field takes at least; a quarter by default.
  public var titleFraction: CGFloat? = 0.25
  /// Whether the row has the background of the list's cells; true by default.
  public var isCard = true

  /// Makes the default style.
  public init() {}

  init(_ appearance: StockRowAppearance) {
    (texts, value, isCard) = (appearance.texts, appearance.value, appearance.isCard)
    (verticalMargin, horizontalMargin) = (appearance.verticalMargin, appearance.horizontalMargin)
    verticalSpacing = appearance.verticalSpacing
    horizontalSpacing = appearance.horizontalSpacing
    (minimumHeight, titleFraction) = (appearance.minimumHeight, appearance.titleFraction)
  }

  /// The style as a sheet, which sets what differs from the default.
  @MainActor
  func sheet<View: RowView>() -> StyleSheet<View> {
    var sheet = StyleSheet<View>()
    func set<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<View, Value>, _ own: KeyPath<RowStyle, Value>
    ) {
      if self[keyPath: own] != RowStyle()[keyPath: own] { sheet.set(path, self[keyPath: own]) }
    }
    set(\.verticalMargin, \.verticalMargin)
    set(\.horizontalMargin, \.horizontalMargin)
    set(\.horizontalSpacing, \.horizontalSpacing)
    set(\.verticalSpacing, \.verticalSpacing)
    set(\.minimumHeight, \.minimumHeight)
    set(\.titleFraction, \.titleFraction)
    set(\.isCard, \.isCard)
    let texts = texts.isEmpty ? [TextProperties()] : texts
    for index in 0..<max(2, texts.count) {
      let text = texts[min(index, texts.count - 1)]
      sheet = sheet.styling(\.[text: index], text.sheet)
    }
    return sheet.styling(\.valueLabel, value.sheet)
  }
}

extension TextProperties {
  /// The style as a sheet.
  @MainActor fileprivate var sheet: StyleSheet<StyledLabel> {
    StyleSheet.text(
      textStyle, weight: weight, color: color, alignment: alignment, lines: numberOfLines
    )
    .setting(\.baseFont, font)
  }
}

extension StockRow {
  /// This row in another style.
  @available(*, deprecated, message: "Use style(_:) with a StyleSheet.")
  public func style(_ style: RowStyle) -> Self {
    var copy = self
    copy.style = style.sheet()
    return copy
  }

  /// This row with one thing about its style changed.
  @available(*, deprecated, message: "Use style(_:_:) with a property of the row's view.")
  @_disfavoredOverload
  public func style<Value>(_ path: WritableKeyPath<RowStyle, Value>, _ value: Value) -> Self {
    let styling = style.rowStyling
    var changed = RowStyle(styling.appearance)
    changed[keyPath: path] = value
    var copy = self
    copy.style = StyleSheet(settings: styling.settings).with(changed.sheet())
    return copy
  }
}

extension DescriptionRow {
  /// The default style: body text in a row that is no higher than it.
  @available(*, deprecated, message: "Style sheets add to the default style.")
  public static var defaultStyle: RowStyle { RowStyle().compose(\.minimumHeight, 0) }
}

extension ListRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil,
    value: (any TextConvertible)? = nil, icon: RowIcon? = nil, accessory: Accessory = .automatic,
    style: RowStyle, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, accessory: accessory, didTap: didTap)
    self.style = style.sheet()
  }

  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    texts: [any TextConvertible], value: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    accessory: Accessory = .automatic, style: RowStyle, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(texts: texts, value: value, icon: icon, accessory: accessory, didTap: didTap)
    self.style = style.sheet()
  }
}

extension DescriptionRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ text: any TextConvertible, accessoryIcon: UIImage? = nil, style: RowStyle,
    didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(text, accessoryIcon: accessoryIcon, didTap: didTap)
    self.style = style.sheet()
  }
}

extension PlaceholderRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    textCount: Int = 2, iconSide: CGFloat? = nil, style: RowStyle
  ) {
    self.init(textCount: textCount, iconSide: iconSide)
    self.style = style.sheet()
  }
}

extension TextInput {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", placeholder: String? = nil, text: String?,
    keyboardType: UIKeyboardType = .default, isSecure: Bool = false, isEnabled: Bool = true,
    accessory: Accessory = .none, style: RowStyle,
    textDidChange: (@MainActor (String) -> Void)? = nil
  ) {
    self.init(
      title, placeholder: placeholder, text: text, keyboardType: keyboardType, isSecure: isSecure,
      isEnabled: isEnabled, accessory: accessory, textDidChange: textDidChange)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", placeholder: String? = nil,
    text: some BoundConvertible<String>, keyboardType: UIKeyboardType = .default,
    isSecure: Bool = false, isEnabled: Bool = true, accessory: Accessory = .none, style: RowStyle
  ) {
    self.init(
      title, placeholder: placeholder, text: text, keyboardType: keyboardType, isSecure: isSecure,
      isEnabled: isEnabled, accessory: accessory)
    self.style = style.sheet()
  }
}

extension ToggleRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    isOn: Bool = false, isEnabled: Bool = true, isRefreshing: Bool = false,
    animatesValueChange: Bool = false, style: RowStyle, accessibilityIdentifier: String? = nil,
    didChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.init(
      title, subtitle: subtitle, icon: icon, isOn: isOn, isEnabled: isEnabled,
      isRefreshing: isRefreshing, animatesValueChange: animatesValueChange,
      accessibilityIdentifier: accessibilityIdentifier, didChange: didChange)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    isOn: some BoundConvertible<Bool>, isEnabled: Bool = true, style: RowStyle,
    accessibilityIdentifier: String? = nil
  ) {
    self.init(
      title, subtitle: subtitle, icon: icon, isOn: isOn, isEnabled: isEnabled,
      accessibilityIdentifier: accessibilityIdentifier)
    self.style = style.sheet()
  }
}

extension DateRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, date: Date, minimumDate: Date? = nil, maximumDate: Date? = nil,
    mode: UIDatePicker.Mode = .date, style: RowStyle, didPick: (@MainActor (Date) -> Void)? = nil
  ) {
    self.init(
      title, date: date, minimumDate: minimumDate, maximumDate: maximumDate, mode: mode,
      didPick: didPick)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, date: some BoundConvertible<Date>, minimumDate: Date? = nil,
    maximumDate: Date? = nil, mode: UIDatePicker.Mode = .date, style: RowStyle
  ) {
    self.init(title, date: date, minimumDate: minimumDate, maximumDate: maximumDate, mode: mode)
    self.style = style.sheet()
  }
}

extension StepperRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, value: Double, range: ClosedRange<Double> = 0...100,
    step: Double = 1, style: RowStyle, didChange: (@MainActor (Double) -> Void)? = nil
  ) {
    self.init(title, value: value, range: range, step: step, didChange: didChange)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, value: some BoundConvertible<Double>,
    range: ClosedRange<Double> = 0...100, step: Double = 1, style: RowStyle
  ) {
    self.init(title, value: value, range: range, step: step)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, value: some BoundConvertible<Int>,
    range: ClosedRange<Int> = 0...100, step: Int = 1, style: RowStyle
  ) {
    self.init(title, value: value, range: range, step: step)
    self.style = style.sheet()
  }
}

extension SliderRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", valueText: (any TextConvertible)? = nil,
    icon: RowIcon? = nil, value: Float, range: ClosedRange<Float> = 0...1, style: RowStyle,
    didChange: (@MainActor (Float) -> Void)? = nil
  ) {
    self.init(
      title, valueText: valueText, icon: icon, value: value, range: range, didChange: didChange)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", valueText: (any TextConvertible)? = nil,
    icon: RowIcon? = nil, value: some BoundConvertible<Float>, range: ClosedRange<Float> = 0...1,
    style: RowStyle
  ) {
    self.init(title, valueText: valueText, icon: icon, value: value, range: range)
    self.style = style.sheet()
  }
}

extension SegmentedRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", options: [String], selectedIndex: Int?, style: RowStyle,
    didSelect: (@MainActor (Int) -> Void)? = nil
  ) {
    self.init(title, options: options, selectedIndex: selectedIndex, didSelect: didSelect)
    self.style = style.sheet()
  }

  /// Makes a row in a style, bound to a value.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible = "", options: [String], selectedIndex: some BoundConvertible<Int>,
    style: RowStyle
  ) {
    self.init(title, options: options, selectedIndex: selectedIndex)
    self.style = style.sheet()
  }
}

extension ProgressRow {
  /// Makes a row in a style.
  @available(*, deprecated, message: "Use the modifier style(_:) with a StyleSheet.")
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, progress: Float,
    valueText: (any TextConvertible)? = nil, style: RowStyle
  ) {
    self.init(title, subtitle: subtitle, progress: progress, valueText: valueText)
    self.style = style.sheet()
  }
}
