import KumikoComponents
import UIKit

/// What a ``TextInput`` is drawn in.
public final class TextInputView: RowView, FocusableView, UITextFieldDelegate {
  public let textField = UITextField()
  private lazy var button = makeButton()
  private lazy var problemMark = makeProblemMark()
  private lazy var toolbar = FocusToolbar(for: self)
  private var input: TextInput?
  /// The row whose text the field has; nil at first, and when that has left the list.
  private weak var shownRow: RowStorage?

  override func setUp() {
    textField.delegate = self
    textField.addAction(UIAction { [weak self] _ in self?.tell() }, for: .editingChanged)
  }

  func configure(_ input: TextInput, _ content: RowContent) {
    var trailing: UIView?
    if case .icon(let image) = input.accessory {
      button.setImage(image, for: .normal)
      trailing = button
    } else if input.marksProblem {
      trailing = problemMark
    }
    problemMark.alpha = textField.isFirstResponder ? 0 : 1
    textField.accessibilityHint = input.problem
    apply(input.textProperties)
    if textField.isSecureTextEntry != input.isSecure {
      textField.isSecureTextEntry = input.isSecure
    }
    textField.placeholder = input.placeholder
    textField.keyboardType = input.keyboardType
    textField.textContentType = input.textContentType
    textField.autocapitalizationType = input.autocapitalization
    textField.isEnabled = input.isEnabled
    let color = input.isEnabled ? input.textProperties.color : .secondaryLabel
    if textField.textColor != color { textField.textColor = color }
    textField.accessibilityLabel =
      input.title.isEmpty ? input.placeholder : input.title.string
    textField.inputAccessoryView = input.showsFocusToolbar ? toolbar : nil
    configure(content, trailing: trailing, field: textField)
    takeHandlers(of: input)
  }

  /// Calls the handlers of the newest version of the row.
  func takeHandlers(of input: TextInput) { self.input = input }

  /// Shows what was typed into the row, or else what the component says.
  func showText(of input: TextInput) {
    let row = rowStorage
    // A field that comes from another row must not bring that one's text.
    let isOtherRow = row != nil && row !== shownRow
    shownRow = row
    let text = typedText(over: input.text) ?? (isOtherRow ? "" : nil)
    if let text, textField.text != text { textField.text = text }
  }

  private func apply(_ style: TextProperties) {
    let font = style.font(compatibleWith: traitCollection)
    if textField.font != font { textField.font = font }
    let alignment = style.alignment.alignment(in: effectiveUserInterfaceLayoutDirection)
    if textField.textAlignment != alignment { textField.textAlignment = alignment }
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.input?.didTapAccessory?() }, for: .touchUpInside)
    return button
  }

  private func makeProblemMark() -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let mark = UIImageView(
      image: UIImage(
        systemName: "exclamationmark.circle.fill", withConfiguration: configuration))
    mark.tintColor = .systemRed
    mark.contentMode = .center
    return mark
  }

  private func tell() {
    let text = textField.text ?? ""
    keepTyped(text, over: input?.text)
    input?.textDidChange?(text)
  }

  /// Follows the user's text size. The text stays, which may have been typed.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if let input { configure(input, input.content(for: traitCollection)) }
    super.traitCollectionDidChange(previousTraitCollection)
  }

  /// Lets the field be touched anywhere in the row.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && textField.isEnabled ? textField : hit
  }

  // MARK: Focus

  /// Gives the keys to the field.
  public func focus() { textField.becomeFirstResponder() }

  /// Brings the return key and the buttons above the keyboard up to date.
  public func neighboringFocusEligibilityDidChange() {
    let key: UIReturnKeyType =
      withFocusCoordinator { $0.canMove(.backward) } == true ? .next : .done
    if textField.returnKeyType != key { textField.returnKeyType = key }
    toolbar.update()
  }

  /// Prepares the return key.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    problemMark.alpha = 0
    focusDidBegin()
  }

  /// Tells that the field has lost the keys.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    problemMark.alpha = 1
    input?.didEndEditing?()
  }

  /// Goes to the next field, or closes the keyboard after the last one.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if withFocusCoordinator({ $0.move(.backward) }) != true { textField.resignFirstResponder() }
    return false
  }

  /// Asks whether the text may change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let ask = input?.textWillChange else { return true }
    let current = textField.text ?? ""
    guard let part = Range(range, in: current) else { return true }
    let result = current.replacingCharacters(in: part, with: string)
    return ask(
      TextInput.Change(current: current, change: string, range: range, result: result))
  }
}
