/// A text of any length that the user can scroll, select and change.
///
/// This file is the table of contents; what the lines call stands in `UITextView+Topic.swift`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting, TextInteractionHost
{
  var values = Values()
  let area = TextViewArea(frame: .zero)
  package lazy var interaction = TextInteraction(host: self)
  lazy var flow = TextLayoutManager(
    text: interaction.editor.attributedText, setting: flowSetting(bounds))

  /// The room that the lines fill.
  open private(set) var textContainer: NSTextContainer

  /// Makes an empty text view whose lines fill `textContainer`, or a room of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    setUpText()
  }

  /// Makes an empty text view with a frame in its future superview's coordinates.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view from a nib.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUpText()
    decodeNib(coder, as: UITextView.self)
  }

  /// Asked about editing and told of it and of scrolling; nil by default and not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  /// The text; empty by default. Setting it asks nobody and puts the caret at the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { interaction.editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: interaction.editor.attributedText) }
    set { setAttributedText(newValue) }
  }

  /// The selected UTF-16 units; the caret where there are none.
  open var selectedRange: NSRange {
    get { interaction.editor.selection }
    set { interaction.select(newValue) }
  }

  // MARK: Looks

  /// The font; the system's at 12 points while nil, the default. Setting it changes all of the
  /// text.
  open var font: UIFont? {
    get { values.font }
    set { setFont(newValue) }
  }

  /// The color of the text; `label` while nil, the default. Setting it changes all of the text.
  open var textColor: UIColor? {
    get { values.textColor }
    set { setTextColor(newValue) }
  }

  /// Where lines stand; by default where reading begins. Setting it changes all of the text.
  open var textAlignment: NSTextAlignment {
    get { values.alignment }
    set { setAlignment(newValue) }
  }

  /// The attributes of what is typed next; those before the caret after it moved.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { interaction.editor.typingAttributes }
    set { interaction.editor.typingAttributes = newValue }
  }

  /// What makes links look like links; the tint color by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { values.linkAttributes ?? [.foregroundColor: tintColor ?? UIColor.tintColor] }
    set {
      values.linkAttributes = newValue
      looksDidChange()
    }
  }

  /// The space around the text, in points; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets {
    get { values.inset }
    set {
      values.inset = newValue
      looksDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { values.followsContentSizeCategory }
    set { setFollowsContentSizeCategory(newValue) }
  }

  // MARK: Editing

  /// Whether the user can change the text; true by default.
  open var isEditable: Bool {
    get { values.isEditable }
    set { setEditable(newValue) }
  }

  /// Whether the user can select text; true by default. What cannot be selected is not edited.
  open var isSelectable: Bool {
    get { values.isSelectable }
    set { setSelectable(newValue) }
  }

  /// Scrolls as little as is needed to show the start of a range.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  /// Whether text can be selected or edited.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Asks the delegate and begins editing, if the text is editable.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    return mayBegin && super.becomeFirstResponder() && beginEditing()
  }

  /// Asks the delegate and ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return mayEnd && super.resignFirstResponder() && finishEditing()
  }

  // Swift lets subclasses override only what a class itself declares, so that these lines stand
  // here as well as in UITextField.

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

  /// What covers a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rects(covering: range)
  }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearestTo: point) }

  // MARK: Input traits

  open var keyboardType = UIKeyboardType.default

  open var returnKeyType = UIReturnKeyType.default

  /// See ``UITextInputTraits``. Text views show their characters all the same, as Apple's do.
  open var isSecureTextEntry = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var enablesReturnKeyAutomatically = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: View

  /// Whether the text scrolls in a fixed frame; otherwise the view's intrinsic size grows with it.
  /// True by default.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the text at the present width; none while the text scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : naturalSize
  }

  /// The size of the text in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Lays out what is seen of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Follows the user's preferred size of text where it should.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }

  /// Colors the caret and selection anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasLinks { looksDidChange() }
    showSelection()
  }

  package override func breakLines(atWidth width: CGFloat?) -> Bool { breakText(atWidth: width) }

  package override var firstBaselineOffset: CGFloat { textBaselines.first }

  package override var lastBaselineOffset: CGFloat { naturalSize.height - textBaselines.last }

  package override var baselineFont: UIFont? { values.shownFont }

  /// Whether the tab key leads here: while text can be selected.
  open override var canBecomeFocused: Bool { isSelectable }

  package override func didLoseFirstResponder() { _ = finishEditing() }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    if old.width != bounds.width, !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    (isDown && isFirstResponder && interaction.receive(key))
      || super.receiveKey(key, isDown: isDown, time: time)
  }

  // MARK: Interaction

  package var geometry: any TextGeometry { flow }

  package var textArea: UIView { area }

  package var abilities: TextAbilities { currentAbilities }

  package func shouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func textDidChange() { tellTextChange() }

  package func selectionDidChange() { tellSelectionChange() }

  package func pressReturn() -> Bool { enablesReturnKeyAutomatically && !hasText }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
}
