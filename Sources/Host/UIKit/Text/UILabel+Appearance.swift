extension UILabel {
  /// The values of a label.
  struct Appearance {
    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var plain: String?
    var attributed: NSAttributedString?
    var font = Appearance.standardFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var isEnabled = true
    var isHighlighted = false
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var shrinks = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var preferredMaxLayoutWidth: CGFloat = 0
    var followsContentSizeCategory = false

    var isEmpty: Bool { (attributed?.length ?? plain?.utf16.count ?? 0) == 0 }

    /// The plain text with the label's looks as attributes.
    var attributedPlainText: NSAttributedString? {
      guard let plain else { return nil }
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      return NSAttributedString(
        string: plain,
        attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
    }
  }

  /// What a change makes stale.
  enum Effect {
    /// The drawing only.
    case drawing
    /// The size of the text and the drawing.
    case size
  }

  func change<Value: Equatable>(
    _ path: WritableKeyPath<Appearance, Value>, to value: Value, _ effect: Effect
  ) {
    guard appearance[keyPath: path] != value else { return }
    appearance[keyPath: path] = value
    invalidate(effect)
  }

  func invalidate(_ effect: Effect) {
    setNeedsDisplay()
    guard effect == .size else { return }
    forgetLayouts()
    invalidateIntrinsicContentSize()
  }

  func setPlainText(_ text: String?) {
    guard appearance.attributed != nil || appearance.plain != text else { return }
    (appearance.plain, appearance.attributed) = (text, nil)
    invalidate(.size)
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard appearance.attributed != text || text == nil else { return }
    (appearance.plain, appearance.attributed) = (
      nil, text.map(\.unchanging)
    )
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      appearance.font = first[.font] as? UIFont ?? appearance.font
      appearance.textColor = first[.foregroundColor] as? UIColor ?? appearance.textColor
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        (appearance.alignment, appearance.lineBreakMode) = (style.alignment, style.lineBreakMode)
      }
    }
    invalidate(.size)
  }

  func setFont(_ font: UIFont) {
    guard appearance.font != font || appearance.attributed != nil else { return }
    appearance.font = font
    restyle { $0.addAttribute(.font, value: font, range: $1) }
    invalidate(.size)
  }

  func setTextColor(_ color: UIColor) {
    guard appearance.textColor != color || appearance.attributed != nil else { return }
    appearance.textColor = color
    restyle { $0.addAttribute(.foregroundColor, value: color, range: $1) }
    invalidate(.drawing)
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    guard appearance.alignment != alignment else { return }
    appearance.alignment = alignment
    restyleParagraphs { $0.alignment = alignment }
    invalidate(.drawing)
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    guard appearance.lineBreakMode != mode else { return }
    appearance.lineBreakMode = mode
    restyleParagraphs { $0.lineBreakMode = mode }
    invalidate(.size)
  }

  /// Changes attributes of the whole attributed text, if there is one.
  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let old = appearance.attributed else { return }
    let new = NSMutableAttributedString(attributedString: old)
    change(new, NSRange(location: 0, length: new.length))
    appearance.attributed = new
  }

  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    restyle { text, _ in text.changeParagraphStyles(change) }
  }

  // MARK: Preferred sizes

  func setFollowsContentSizeCategory(_ follows: Bool) {
    let isNews = follows != appearance.followsContentSizeCategory
    appearance.followsContentSizeCategory = follows
    // Outside of a window a view has the traits of a time before: its newest font counts.
    if follows, isNews || window != nil { adjustFonts() }
  }

  func traitsDidChange(from old: UITraitCollection?) {
    let new = traitCollection
    if new.displayScale != old?.displayScale { invalidate(.size) }
    guard appearance.followsContentSizeCategory,
      new.preferredContentSizeCategory != old?.preferredContentSizeCategory
    else { return }
    adjustFonts()
  }

  /// Replaces fonts that follow the preferred size by those of the present one.
  private func adjustFonts() {
    let traits = traitCollection
    let font = appearance.font.adjusted(for: traits)
    let text = appearance.attributed.map { $0.adjustingFonts(for: traits) }
    guard font != appearance.font || text != appearance.attributed else { return }
    appearance.font = font
    appearance.attributed = text
    invalidate(.size)
  }
}

extension NSAttributedString {
  /// The text with fonts of the size that `traits` ask for, where they follow it.
  func adjustingFonts(for traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return result
  }
}

extension NSAttributedString {
  /// A copy that nobody changes: the string itself if it cannot be changed.
  fileprivate var unchanging: NSAttributedString {
    type(of: self) == NSAttributedString.self
      ? self : NSAttributedString(attributedString: self)
  }
}
