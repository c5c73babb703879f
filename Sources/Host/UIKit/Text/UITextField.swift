/// A line of text that the user can change.
///
/// This file is the table of contents; what the lines call stands in `UITextField+Topic.swift`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting, TextInteractionHost
{
  var values = Values()
  let area = TextFieldArea(frame: .zero)
  package lazy var interaction = TextInteraction(host: self)
  lazy var line = SingleLineTextLayout(editor: interaction.editor, setting: lineSetting)
  lazy var clearButton = TextFieldClearButton(field: self)

  /// Makes an empty text field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UITextField.self)
  }

  /// Asked about editing; nil by default and not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty by default. Setting it asks nobody and puts the caret at the end.
  open var text: String? {
    get { interaction.editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: interaction.editor.attributedText) }
    set { setAttributedText(newValue) }
  }

  /// The hint in an empty field; nil by default.
  open var placeholder: String? {
    get { values.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The hint with attributes; those of the field where it has none.
  open var attributedPlaceholder: NSAttributedString? {
    get { values.placeholder }
    set { setPlaceholder(newValue) }
  }

  // MARK: Looks

  /// The font; the system's at 17 points by default. Setting it changes all of the text.
  open var font: UIFont? {
    get { values.font }
    set { setFont(newValue ?? Values.standardFont) }
  }

  /// The color of the text; `label` by default. Setting it changes all of the text.
  open var textColor: UIColor? {
    get { values.textColor }
    set { setTextColor(newValue ?? .label) }
  }

  /// Where the text stands; by default where reading begins.
  open var textAlignment: NSTextAlignment {
    get { values.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// What is drawn around the text; nothing by default.
  open var borderStyle: BorderStyle {
    get { values.borderStyle }
    set { setBorderStyle(newValue) }
  }

  /// An image behind the text, in place of a rounded border; nil by default.
  open var background: UIImage? {
    get { values.background }
    set { change(\.background, to: newValue) }
  }

  /// Whether a text that is too long is drawn smaller; false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { values.shrinks }
    set { change(\.shrinks, to: newValue) }
  }

  /// The size, in points, below which ``adjustsFontSizeToFitWidth`` does not go; 0 by default.
  open var minimumFontSize: CGFloat {
    get { values.minimumFontSize }
    set { change(\.minimumFontSize, to: newValue) }
  }

  /// The attributes that all of the text has.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: values.font, .foregroundColor: values.textColor] }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of what is typed next, while the field is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? interaction.editor.typingAttributes : nil }
    set { if isEditing { interaction.editor.typingAttributes = newValue ?? [:] } }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { values.followsContentSizeCategory }
    set { setFollowsContentSizeCategory(newValue) }
  }

  // MARK: Views beside the text

  /// When a button that clears the text is shown; never by default.
  open var clearButtonMode: ViewMode {
    get { values.clearButtonMode }
    set { change(\.clearButtonMode, to: newValue) }
  }

  /// A view before the text; nil by default.
  open var leftView: UIView? {
    get { values.leftView }
    set { setSideView(\.leftView, to: newValue) }
  }

  /// When ``leftView`` is shown; never by default.
  open var leftViewMode: ViewMode {
    get { values.leftViewMode }
    set { change(\.leftViewMode, to: newValue) }
  }

  /// A view behind the text; nil by default.
  open var rightView: UIView? {
    get { values.rightView }
    set { setSideView(\.rightView, to: newValue) }
  }

  /// When ``rightView`` is shown; never by default.
  open var rightViewMode: ViewMode {
    get { values.rightViewMode }
    set { change(\.rightViewMode, to: newValue) }
  }

  // MARK: Rectangles

  /// The area inside the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The area of the text. Override it to keep a margin.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// The area of the text while it is edited; by default that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// The area of the hint; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The area of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { buttonRect(in: bounds) }

  /// The area of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, true, bounds) }

  /// The area of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, false, bounds)
  }

  // MARK: Editing

  /// Whether keys go to the field.
  open var isEditing: Bool { values.isEditing }

  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing: Bool {
    get { values.clearsOnBeginEditing }
    set { values.clearsOnBeginEditing = newValue }
  }

  /// Whether the field can be edited: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate and begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    return mayBegin && super.becomeFirstResponder() && beginEditing()
  }

  /// Asks the delegate and ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    return mayEnd && super.resignFirstResponder() && finishEditing()
  }

  /// Replaces the selection by text that was typed, if the delegate lets it.
  open func insertText(_ text: String) { interaction.insert(text) }

  /// Removes the selection or the character before the caret, if the delegate lets it.
  open func deleteBackward() { interaction.delete(.left) }

  /// Copies the selection and removes it.
  open override func cut(_ sender: Any?) { interaction.cut() }

  /// Copies the selection.
  open override func copy(_ sender: Any?) { interaction.copy() }

  /// Replaces the selection by what was copied.
  open override func paste(_ sender: Any?) { interaction.paste() }

  /// Removes the selection.
  open override func delete(_ sender: Any?) { interaction.deleteSelection() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { interaction.selectWord() }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { interaction.selectAll() }

  /// What is shown in place of a keyboard while this is first responder; nil by default. Call
  /// `reloadInputViews()` after changing it while editing.
  open override var inputView: UIView? {
    get { values.inputView ?? super.inputView }
    set { values.inputView = newValue }
  }

  /// What is shown on top of the keyboard while this is first responder; nil by default. Call
  /// `reloadInputViews()` after changing it while editing.
  open override var inputAccessoryView: UIView? {
    get { values.inputAccessoryView ?? super.inputAccessoryView }
    set { values.inputAccessoryView = newValue }
  }

  // MARK: Places

  /// Where a caret at a position stands. Override it to hide the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// What covers a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rects(covering: range)
  }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearestTo: point) }

  // MARK: Input traits

  open var keyboardType = UIKeyboardType.default

  open var returnKeyType = UIReturnKeyType.default

  open var isSecureTextEntry = false { didSet { looksDidChange() } }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var enablesReturnKeyAutomatically = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: View

  /// Whether the field can be used; true by default. What is disabled looks gray.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { looksDidChange() } }
  }

  /// The size of the text or hint with what stands around it.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of the text or hint with what stands around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places the text and the views beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }

  /// Follows the user's preferred size of text where it should.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// Colors the caret and selection anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  package override func didLoseFirstResponder() { if isEditing { _ = finishEditing() } }

  package override func makeDrawing() -> [DrawItem] { borderItems }

  package override var baselineFont: UIFont? { values.font }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    (isDown && isEditing && interaction.receive(key))
      || super.receiveKey(key, isDown: isDown, time: time)
  }

  // MARK: Interaction

  package var geometry: any TextGeometry { line }

  package var textArea: UIView { area }

  package var abilities: TextAbilities { currentAbilities }

  package func shouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  package func textDidChange() { tellTextChange() }

  package func selectionDidChange() { tellSelectionChange() }

  package func pressReturn() -> Bool { finishByReturn() }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
}
