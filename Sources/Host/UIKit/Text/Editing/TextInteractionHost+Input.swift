// What text fields and text views share of UITextInput.

extension UITextInput where Self: UIView {
  /// What edits the text of a text field or text view; nil in other views.
  private var owned: TextInteraction? {
    (self as? any TextInteractionHost)?.interaction
  }

  private var editor: TextEditor? { owned?.editor }

  /// Whether there is any text.
  public var hasText: Bool { (editor?.length ?? 0) > 0 }

  /// The characters of a range; nil if it is none of this text.
  public func text(in range: UITextRange) -> String? {
    (range as? OffsetRange).flatMap { editor?.text(in: $0.range) }
  }

  /// Replaces a range, without asking anybody.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? OffsetRange else { return }
    owned?.put(text, in: range.range)
  }

  /// The selection; the caret if it is empty.
  public var selectedTextRange: UITextRange? {
    get { editor.map { OffsetRange($0.selection) } }
    set {
      guard let range = newValue as? OffsetRange else { return }
      owned?.select(range.range)
    }
  }

  /// The part that is still being composed; nil if there is none.
  public var markedTextRange: UITextRange? { editor?.markedRange.map { OffsetRange($0) } }

  /// Replaces the marked text, or the selection; `selectedRange` is relative to it.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    owned?.compose(markedText ?? "", selecting: selectedRange)
  }

  /// Accepts the marked text.
  public func unmarkText() { owned?.acceptMarkedText() }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { OffsetPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { OffsetPosition(editor?.length ?? 0) }

  /// The range between two positions; nil if they are none of this text.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return nil }
    let start = min(from.offset, to.offset)
    return OffsetRange(NSRange(location: start, length: abs(to.offset - from.offset)))
  }

  /// The position that many UTF-16 units away; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? OffsetPosition)?.offset, let length = editor?.length
    else { return nil }
    let (place, isFar) = start.addingReportingOverflow(offset)
    return isFar || !(0...length).contains(place) ? nil : OffsetPosition(place)
  }

  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// The number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return 0 }
    return to.offset - from.offset
  }

  /// The first of the rectangles that cover a range; the caret's if it is empty.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
}

extension TextInteractionHost {
  func caret(at position: UITextPosition) -> CGRect {
    guard let offset = (position as? OffsetPosition)?.offset else { return .zero }
    let rect = geometry.caretRect(at: offset)
    let line = CGRect(
      x: rect.minX - TextCaret.width / 2, y: rect.minY, width: TextCaret.width,
      height: rect.height)
    return convert(line, from: textArea)
  }

  func rects(covering range: UITextRange) -> [UITextSelectionRect] {
    guard let range = range as? OffsetRange else { return [] }
    let rects = geometry.selectionRects(for: range.range)
    return rects.enumerated().map { index, rect in
      LineSelectionRect(
        convert(rect, from: textArea), isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func position(nearestTo point: CGPoint) -> UITextPosition? {
    OffsetPosition(geometry.offset(at: convert(point, to: textArea)))
  }
}

// MARK: Input methods

extension TextInteractionHost {
  package func commit(_ text: String) {
    guard !text.isEmpty, abilities.contains(.edit) else { return }
    insertText(text)
  }

  package func compose(_ text: String, caret: Int) {
    interaction.compose(text, selecting: NSRange(location: caret, length: 0))
  }

  package func finishComposing() { interaction.acceptMarkedText() }

  package var surroundingText: (text: String, caret: Int) {
    let editor = interaction.editor
    let range = TextBoundaries(editor.text).paragraphRange(at: editor.head)
    return (editor.text(in: range), editor.head - range.location)
  }

  package func deleteSurroundingText(before: Int, after: Int) {
    let (before, after) = (max(0, before), max(0, after))
    let start = max(0, interaction.editor.head - before)
    interaction.replace(
      NSRange(location: start, length: interaction.editor.head - start + after), with: "")
  }

  package var caretRectInWindow: CGRect {
    textArea.convert(geometry.caretRect(at: interaction.editor.head), to: nil)
  }

  package var refusesComposition: Bool { isSecureTextEntry || !abilities.contains(.edit) }
}
