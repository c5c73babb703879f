import UIKit

// Initializers with several closures, of which a trailing one meant the last in Swift 5 and the
// first in Swift 6. They are chosen only where a label asks for them.

extension ListRow {
  /// Makes a row whose icon at the end can be tapped.
  @available(*, deprecated, message: "Use init(…, didTap:) and the modifier onAccessoryTap(_:).")
  @_disfavoredOverload
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil,
    value: (any TextConvertible)? = nil, icon: RowIcon? = nil, accessory: Accessory = .automatic,
    style: RowStyle = RowStyle(),
    didTap: (@MainActor () -> Void)? = nil, didTapAccessory: (@MainActor () -> Void)?
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, accessory: accessory,
      didTap: didTap)
    self.style = style.sheet()
    self.didTapAccessory = didTapAccessory
  }

  /// Makes a row of any number of texts whose icon at the end can be tapped.
  @available(*, deprecated, message: "Use init(…, didTap:) and the modifier onAccessoryTap(_:).")
  @_disfavoredOverload
  public init(
    texts: [any TextConvertible], value: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    accessory: Accessory = .automatic, style: RowStyle = RowStyle(),
    didTap: (@MainActor () -> Void)? = nil, didTapAccessory: (@MainActor () -> Void)?
  ) {
    self.init(
      texts: texts, value: value, icon: icon, accessory: accessory, didTap: didTap)
    self.style = style.sheet()
    self.didTapAccessory = didTapAccessory
  }
}

extension DescriptionRow {
  /// Makes a row whose icon can be tapped.
  @available(*, deprecated, message: "Use init(…, didTap:) and the modifier onAccessoryTap(_:).")
  @_disfavoredOverload
  public init(
    _ text: any TextConvertible, accessoryIcon: UIImage? = nil,
    style: RowStyle = DescriptionRow.defaultStyle, didTap: (@MainActor () -> Void)? = nil,
    didTapAccessory: (@MainActor () -> Void)?
  ) {
    self.init(text, accessoryIcon: accessoryIcon, didTap: didTap)
    self.style = style.sheet()
    self.didTapAccessory = didTapAccessory
  }
}

extension TextInput {
  /// Makes a row that is asked before its text changes, or with something to tap at its end.
  @available(
    *, deprecated,
    message:
      "Use init(…, textDidChange:) and the modifiers shouldChangeText(_:) and onAccessoryTap(_:)."
  )
  @_disfavoredOverload
  public init(
    _ title: any TextConvertible = "", placeholder: String? = nil, text: String?,
    keyboardType: UIKeyboardType = .default, isSecure: Bool = false, isEnabled: Bool = true,
    accessory: Accessory = .none, style: RowStyle = RowStyle(),
    textDidChange: (@MainActor (String) -> Void)? = nil,
    textWillChange: (@MainActor (Change) -> Bool)? = nil,
    didTapAccessory: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title, placeholder: placeholder, text: text, keyboardType: keyboardType, isSecure: isSecure,
      isEnabled: isEnabled, accessory: accessory, textDidChange: textDidChange)
    self.style = style.sheet()
    self.textWillChange = textWillChange
    self.didTapAccessory = didTapAccessory
  }
}

extension MultilineTextInput {
  /// Makes a row that tells when the field has lost the keys.
  @available(
    *, deprecated, message: "Use init(…, didChange:) and the modifier onEndEditing(_:)."
  )
  @_disfavoredOverload
  public init(
    placeholder: String = "", text: String, textStyle: TextProperties = TextProperties(),
    minimumLineCount: Int = 1, showsFocusToolbar: Bool = true,
    didChange: (@MainActor (String) -> Void)? = nil,
    didFinishEditing: (@MainActor (String) -> Void)?
  ) {
    self.init(
      placeholder: placeholder, text: text, textProperties: textStyle,
      minimumLineCount: minimumLineCount, showsFocusToolbar: showsFocusToolbar,
      didChange: didChange)
    self.didFinishEditing = didFinishEditing
  }
}

extension SearchRow {
  /// Makes a row that tells when the field has got the keys, or when the search is canceled.
  @available(
    *, deprecated,
    message: "Use init(…, didChange:) and the modifiers onBeginEditing(_:) and onCancel(_:)."
  )
  @_disfavoredOverload
  public init(
    placeholder: String = "Search", text: String? = nil, keyboardType: UIKeyboardType = .default,
    showsCancelButton: Bool = false, didChange: (@MainActor (String) -> Void)? = nil,
    didBeginEditing: (@MainActor () -> Void)? = nil, didCancel: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      placeholder: placeholder, text: text, keyboardType: keyboardType,
      showsCancelButton: showsCancelButton, didChange: didChange)
    self.didBeginEditing = didBeginEditing
    self.didCancel = didCancel
  }
}

extension StepperRow {
  /// Makes a row whose value is written in a way of its own.
  @available(*, deprecated, message: "Use init(…, didChange:) and the modifier valueFormat(_:).")
  @_disfavoredOverload
  public init(
    _ title: any TextConvertible, value: Double, range: ClosedRange<Double> = 0...100,
    step: Double = 1, style: RowStyle = RowStyle(),
    didChange: (@MainActor (Double) -> Void)? = nil,
    format: @escaping @MainActor (Double) -> String
  ) {
    self.init(
      title, value: value, range: range, step: step, didChange: didChange)
    self.style = style.sheet()
    self.format = format
  }
}
