/// Decides about editing in a text view and hears of it. Every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether characters may be replaced by what was typed or pasted; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The caret moved or the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// What a tap on a part of a text that is not editable does; `defaultAction`, which opens a link,
  /// by default. With nil nothing happens.
  @available(iOS 17.0, *)
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// The menu for a range of the text; nil, the default, has the suggested actions shown. A menu
  /// without entries is not shown.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// The default action.
  @available(iOS 17.0, *)
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted when editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Posted when the user changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
