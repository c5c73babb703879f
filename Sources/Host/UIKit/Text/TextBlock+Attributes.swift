/// What text looks like where its attributes do not say.
package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var traits: UITraitCollection
  /// What makes links look like links.
  package var linkAttributes: [NSAttributedString.Key: Any] = [:]

  package init(font: UIFont, color: UIColor, traits: UITraitCollection = .current) {
    (self.font, self.color, self.traits) = (font, color, traits)
  }

  /// What attributed strings look like by themselves.
  package static var attributedString: TextDefaults {
    TextDefaults(font: .systemFont(ofSize: 12), color: .black)
  }
}

extension TextRun {
  /// A stretch of plain text.
  package init(_ string: String, defaults: TextDefaults) {
    self.init(string, face: defaults.font.face, color: defaults.color.cgColor(in: defaults.traits))
  }

  /// A stretch of text with the look that `attributes` say.
  package init(
    _ string: String, attributes: [NSAttributedString.Key: Any], defaults: TextDefaults
  ) {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
    let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    let background = attributes[.backgroundColor] as? UIColor
    self.init(
      string, face: (attributes[.font] as? UIFont ?? defaults.font).face,
      color: color.cgColor(in: defaults.traits),
      background: background?.cgColor(in: defaults.traits), kern: number(.kern),
      baselineOffset: number(.baselineOffset), isUnderlined: number(.underlineStyle) != 0,
      isStruckThrough: number(.strikethroughStyle) != 0)
  }
}

extension NSAttributedString {
  /// The text as stretches of one look each.
  ///
  /// - Complexity: linear in the length.
  package func textRuns(defaults: TextDefaults) -> [TextRun] {
    textRuns(in: NSRange(location: 0, length: length), defaults: defaults)
  }

  /// A part of the text as stretches of one look each. No string is made of the part: Foundation on
  /// Linux never frees the looks of an attributed string.
  ///
  /// - Complexity: linear in the length of the part.
  package func textRuns(in range: NSRange, defaults: TextDefaults) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string as NSString
    enumerateLooks(in: range) { attributes, range in
      let isPlain = attributes[.link] == nil || defaults.linkAttributes.isEmpty
      let attributes = isPlain ? attributes : attributes.merging(defaults.linkAttributes) { $1 }
      runs.append(
        TextRun(text.substring(with: range), attributes: attributes, defaults: defaults))
    }
    return runs.isEmpty ? [TextRun("", defaults: defaults)] : runs
  }

  /// Calls `body` with each stretch of one look, in order. A look that begins or ends between the
  /// two units of a surrogate pair begins or ends after it: half of a pair is no text.
  ///
  /// - Complexity: linear in the number of stretches.
  package func enumerateLooks(
    _ body: (_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) -> Void
  ) {
    enumerateLooks(in: NSRange(location: 0, length: length), body)
  }

  private func enumerateLooks(
    in whole: NSRange,
    _ body: (_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) -> Void
  ) {
    let text = string as NSString
    var start = whole.location
    enumerateAttributes(in: whole) { attributes, range, _ in
      var end = range.upperBound
      if end < whole.upperBound, UTF16.isTrailSurrogate(text.character(at: end)) { end += 1 }
      guard end > start else { return }
      body(attributes, NSRange(location: start, length: end - start))
      start = end
    }
  }

  /// The paragraph style at the first character.
  package var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

extension NSMutableAttributedString {
  /// Changes one thing in the style of each paragraph; the rest stays as it is there.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    let old = NSAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    old.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let given = value as? NSParagraphStyle { style.setParagraphStyle(given) }
      change(style)
      self.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }
}

extension TextBlock {
  /// Takes over what a paragraph style says.
  package mutating func apply(_ style: NSParagraphStyle) {
    let values = style.values
    alignment = TextLineAlignment(values.alignment)
    lineBreak = TextLineBreak(values.lineBreakMode)
    lineSpacing = values.lineSpacing
    paragraphSpacing = values.paragraphSpacing
    lineHeightMultiple = values.lineHeightMultiple
    lineHeight = forcedLineHeight(values)
    indents.firstLine = values.firstLineHeadIndent
    indents.head = values.headIndent
    indents.tail = values.tailIndent
    tabs = values.tabs
    if values.baseWritingDirection != .natural {
      rightToLeft = values.baseWritingDirection == .rightToLeft
    }
  }

  /// The height of lines that the limits of a style force; 0 if lines keep their own.
  private func forcedLineHeight(_ values: NSParagraphStyle.Values) -> CGFloat {
    guard values.minimumLineHeight > 0 || values.maximumLineHeight > 0, let first = runs.first
    else { return 0 }
    let multiple = values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1
    let natural = UIFont(face: first.face).lineHeight * multiple
    var height = max(natural, values.minimumLineHeight)
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    return height == natural ? 0 : height
  }
}

extension TextLineAlignment {
  package init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension TextLineBreak {
  package init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .charWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
