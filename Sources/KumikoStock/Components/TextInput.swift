import KumikoComponents
import UIKit

/// A row with a text field.
///
/// ```swift
/// TextInput("Name", placeholder: "Required", text: form.name) { form.name = $0 }
/// TextInput("Password", text: form.password, isSecure: true) { form.password = $0 }
/// ```
///
/// The return key goes to the next field of the list, or closes the keyboard after the last one.
public struct TextInput: StockRow {
  /// What stands at the end of the row.
  public enum Accessory: Equatable {
    case none
    /// An image that can be tapped.
    case icon(UIImage)
  }

  /// A change that is about to happen to the text.
  public struct Change: Equatable {
    /// The text before.
    public var current: String
    /// What is inserted.
    public var change: String
    /// Which part of the text goes, in UTF-16 units.
    public var range: NSRange
    /// The text after the change.
    public var result: String
  }

  /// The title before the field; not shown if it is empty.
  public var title: TextValue
  /// What stands in an empty field.
  public var placeholder: String?
  /// The text; nil leaves the field's text as it is.
  public var text: String?
  /// Which keyboard comes up.
  public var keyboardType = UIKeyboardType.default
  /// What the text means, so that it can be filled in.
  public var textContentType: UITextContentType?
  /// When capitals are put in.
  public var autocapitalization = UITextAutocapitalizationType.sentences
  /// Whether the characters are hidden.
  public var isSecure: Bool
  /// Whether the text can be changed.
  public var isEnabled: Bool
  /// Whether buttons above the keyboard lead to the fields before and after.
  public var showsFocusToolbar = true
  /// What stands at the end of the row.
  public var accessory: Accessory
  /// What the row looks like.
  public var style = StyleSheet<TextInputView>()
  /// What the text looks like.
  public var textProperties = TextProperties()
  /// Asked before the text changes; false keeps it as it is. Nil, for any change, by default. See
  /// ``shouldChangeText(_:)``.
  public var textWillChange: (@MainActor (Change) -> Bool)?
  /// Called with every new text.
  public var textDidChange: (@MainActor (String) -> Void)?
  /// What is wrong with the text, marked at the end of the row; nil, for nothing, by default. See
  /// ``validated(_:)``.
  public var problem: String?
  /// Where the checks of what is bound come together.
  var verdict: Verdict?
  /// Called when the field has lost the keys. See ``onEndEditing(_:)``.
  public var didEndEditing: (@MainActor () -> Void)?
  /// Called when what stands at the end is tapped. See ``onAccessoryTap(_:)``.
  public var didTapAccessory: (@MainActor () -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title before the field; none by default.
  ///   - placeholder: What stands in an empty field; nothing by default.
  ///   - text: The text; nil leaves the field's text as it is.
  ///   - keyboardType: Which keyboard comes up.
  ///   - isSecure: Whether the characters are hidden; false by default.
  ///   - isEnabled: Whether the text can be changed; true by default.
  ///   - accessory: What stands at the end; nothing by default.
  ///   - textDidChange: Called with every new text.
  public init(
    _ title: any TextConvertible = "", placeholder: String? = nil, text: String?,
    keyboardType: UIKeyboardType = .default, isSecure: Bool = false, isEnabled: Bool = true,
    accessory: Accessory = .none,
    textDidChange: (@MainActor (String) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
    self.isSecure = isSecure
    self.isEnabled = isEnabled
    self.accessory = accessory
    self.textDidChange = textDidChange
  }

  /// This row with a closure that is asked before the text changes, rather than the one that it
  /// had; false keeps the text as it is.
  ///
  /// ```swift
  /// TextInput("Code", text: code) { code = $0 }.shouldChangeText { $0.result.count <= 6 }
  /// ```
  public func shouldChangeText(
    _ isAllowed: @escaping @MainActor (Change) -> Bool
  ) -> TextInput { changed { $0.textWillChange = isAllowed } }

  /// This row with a closure that is called when the field has lost the keys, rather than the one
  /// that it had.
  public func onEndEditing(_ action: @escaping @MainActor () -> Void) -> TextInput {
    changed { $0.didEndEditing = action }
  }

  /// This row with a closure that is called when what stands at the end is tapped, rather than the
  /// one that it had.
  public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> TextInput {
    changed { $0.didTapAccessory = action }
  }

  /// Whether there is room for a mark at the end of the row: not before something was typed, nor in
  /// the place of something else.
  var marksProblem: Bool { problem != nil && text?.isEmpty == false && accessory == .none }

  private func changed(_ change: (inout TextInput) -> Void) -> TextInput {
    var copy = self
    change(&copy)
    return copy
  }

  /// Shows the row.
  public func render(in view: TextInputView) {
    view.showText(of: self)
    view.configure(self, content(for: view.traitCollection))
  }

  /// Takes over the handlers.
  public func setBehaviors(in view: TextInputView) { view.takeHandlers(of: self) }
}

extension TextInput: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], style: style)
    let line = textProperties.font(compatibleWith: traits).lineHeight.rounded(.up)
    content.field = title.isEmpty ? line : max(32, line + 4)
    if case .icon = accessory { content.trailing = CGSize(width: 24, height: 24) }
    if marksProblem { content.trailing = CGSize(width: 24, height: 24) }
    return content
  }

  func describe(_ traits: inout RowTraits) { traits.isSelectable = false }
}

extension TextInput: Focusable, TypedTextField {
  /// Whether the field can take the keys, and whether it has a text.
  public var focusEligibility: FocusEligibility { focusEligibility(showing: text) }

  var renderedText: String? { text }

  func focusEligibility(showing text: String?) -> FocusEligibility {
    guard isEnabled else { return .ineligible }
    return .eligible((text ?? "").isEmpty ? .empty : .populated)
  }
}
