extension UITextField {
  /// The values of a text field.
  struct Values {
    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var placeholder: NSAttributedString?
    var font = Values.standardFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var borderStyle = BorderStyle.none
    var background: UIImage?
    var followsContentSizeCategory = false
    var shrinks = false
    var minimumFontSize: CGFloat = 0
    var clearButtonMode = ViewMode.never
    var leftView: UIView?
    var leftViewMode = ViewMode.never
    var rightView: UIView?
    var rightViewMode = ViewMode.never
    var isEditing = false
    /// Whether the text was set with attributes, which another one without them takes away.
    var isAttributed = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var clearsOnBeginEditing = false
  }

  func setUp() {
    area.field = self
    addSubview(area)
    addGestureRecognizer(TextTouchRecognizer(host: self))
    interaction.editor.typingAttributes = defaultTextAttributes
    interaction.editor.onReplace = { [weak self] _, _ in self?.line.forget() }
  }

  func change<Value: Equatable>(_ path: WritableKeyPath<Values, Value>, to value: Value) {
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    looksDidChange()
  }

  /// Takes in that something else is to be seen, perhaps of another size.
  func looksDidChange() {
    updateLine()
    setNeedsLayout()
    setNeedsDisplay()
    area.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Text

  func setText(_ text: String) {
    guard text != interaction.editor.text || values.isAttributed else { return }
    values.isAttributed = false
    interaction.editor.setText(
      NSAttributedString(string: text, attributes: defaultTextAttributes))
    textWasSet()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    values.isAttributed = text != nil
    interaction.editor.setText(text ?? NSAttributedString(string: ""))
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      values.font = first[.font] as? UIFont ?? values.font
      values.textColor = first[.foregroundColor] as? UIColor ?? values.textColor
    }
    interaction.editor.typingAttributes = defaultTextAttributes
    textWasSet()
  }

  private func textWasSet() {
    looksDidChange()
    if isEditing { tellSelectionChange() }
  }

  func setPlaceholder(_ placeholder: NSAttributedString?) {
    change(\.placeholder, to: placeholder.map { NSAttributedString(attributedString: $0) })
  }

  func setFont(_ font: UIFont) {
    values.font = font
    restyle([.font: font])
  }

  func setTextColor(_ color: UIColor) {
    values.textColor = color
    restyle([.foregroundColor: color])
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    values.font = attributes[.font] as? UIFont ?? values.font
    values.textColor = attributes[.foregroundColor] as? UIColor ?? values.textColor
    restyle(attributes)
  }

  private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    interaction.editor.setAttributes(attributes)
    interaction.editor.typingAttributes.merge(attributes) { $1 }
    looksDidChange()
  }

  func setSideView(_ path: WritableKeyPath<Values, UIView?>, to view: UIView?) {
    guard values[keyPath: path] !== view else { return }
    values[keyPath: path]?.removeFromSuperview()
    values[keyPath: path] = view
    looksDidChange()
  }

  func setBorderStyle(_ style: BorderStyle) {
    guard style != values.borderStyle else { return }
    layer.cornerRadius = style == .roundedRect ? Metrics.cornerRadius : 0
    change(\.borderStyle, to: style)
  }

  // MARK: Preferred sizes

  func setFollowsContentSizeCategory(_ follows: Bool) {
    let isNews = follows != values.followsContentSizeCategory
    values.followsContentSizeCategory = follows
    // Outside of a window a view has the traits of a time before: its newest font counts.
    if follows, isNews || window != nil { adjustFonts() }
  }

  func traitsDidChange(from old: UITraitCollection?) {
    looksDidChange()
    if values.followsContentSizeCategory { adjustFonts() }
  }

  private func adjustFonts() {
    let font = values.font.adjusted(for: traitCollection)
    let isNew = font != values.font
    if isNew { values.font = font }
    if interaction.editor.adjustFonts(for: traitCollection, isForced: isNew) { looksDidChange() }
  }
}
