extension UITextView {
  /// The values of a text view.
  struct Values {
    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var followsContentSizeCategory = false
    var isEditable = true
    var isSelectable = true
    var isEditing = false
    /// Whether the text was set with attributes, which another one without them takes away.
    var isAttributed = false
    var linkAttributes: [NSAttributedString.Key: Any]?
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// The width that constraints give the lines; nil without constraints.
    var lineWidth: CGFloat?

    var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
    var shownColor: UIColor { textColor ?? .label }
  }

  func setUpText() {
    backgroundColor = .systemBackground
    area.textView = self
    addSubview(area)
    addGestureRecognizer(TextTouchRecognizer(host: self))
    textContainer.onChange = { [weak self] in self?.looksDidChange() }
    interaction.editor.onReplace = { [weak self] range, length in
      self?.flow.replaced(range, length: length)
    }
    interaction.editor.typingAttributes = defaultAttributes
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = values.font
    attributes[.foregroundColor] = values.textColor
    if values.alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = values.alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Takes in that something else is to be seen, perhaps of another size.
  func looksDidChange() {
    flow.setting = flowSetting(bounds)
    contentDidChange()
  }

  func contentDidChange() {
    setNeedsLayout()
    area.setNeedsDisplay()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Text

  func setText(_ text: String) {
    guard text != interaction.editor.text || values.isAttributed else { return }
    values.isAttributed = false
    replaceAll(by: NSAttributedString(string: text, attributes: defaultAttributes))
  }

  func setAttributedText(_ text: NSAttributedString?) {
    values.isAttributed = text != nil
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      values.font = first[.font] as? UIFont ?? values.font
      values.textColor = first[.foregroundColor] as? UIColor ?? values.textColor
      values.alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }
    replaceAll(by: text ?? NSAttributedString(string: ""))
  }

  private func replaceAll(by text: NSAttributedString) {
    interaction.editor.setText(text)
    interaction.editor.typingAttributes = defaultAttributes
    contentDidChange()
    if values.isEditing { tellSelectionChange() }
  }

  func setFont(_ font: UIFont?) {
    values.font = font
    restyle([.font: values.shownFont])
  }

  func setTextColor(_ color: UIColor?) {
    values.textColor = color
    restyle([.foregroundColor: values.shownColor])
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    values.alignment = alignment
    let editor = interaction.editor
    let style = NSMutableParagraphStyle()
    if let old = editor.attributedText.firstParagraphStyle { style.setParagraphStyle(old) }
    style.alignment = alignment
    editor.typingAttributes[.paragraphStyle] = style
    let text = NSMutableAttributedString(attributedString: editor.attributedText)
    text.changeParagraphStyles { $0.alignment = alignment }
    editor.setAttributes(of: text)
    looksDidChange()
  }

  private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    interaction.editor.typingAttributes.merge(attributes) { $1 }
    interaction.editor.setAttributes(attributes)
    looksDidChange()
  }

  // MARK: Preferred sizes

  func setFollowsContentSizeCategory(_ follows: Bool) {
    let isNews = follows != values.followsContentSizeCategory
    values.followsContentSizeCategory = follows
    // Outside of a window a view has the traits of a time before: its newest font counts.
    if follows, isNews || window != nil { adjustFonts() }
  }

  func traitsDidChange() {
    looksDidChange()
    if values.followsContentSizeCategory { adjustFonts() }
  }

  private func adjustFonts() {
    let font = values.font?.adjusted(for: traitCollection)
    let isNew = font != values.font
    if isNew { values.font = font }
    if interaction.editor.adjustFonts(for: traitCollection, isForced: isNew) { looksDidChange() }
  }
}
