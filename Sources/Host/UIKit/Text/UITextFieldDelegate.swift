/// Decides about editing in a text field and hears of it. Every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended; calls ``textFieldDidEndEditing(_:)`` by default.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether characters may be replaced by what was typed or pasted; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The caret moved or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may clear the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does without a delegate; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// The menu for a range of the text; nil, the default, has the suggested actions shown. A menu
  /// without entries is not shown.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

/// What happens without an implementation.
extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Leaves the reason out.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned.
    case committed = 0
  }

  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Posted when editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Posted when the user changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
