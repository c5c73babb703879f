/// Text being edited: characters with attributes, a selection, marked text, and what takes changes
/// back. It knows no view; offsets count UTF-16 units.
package final class TextEditor {
  private let storage = NSMutableAttributedString(string: "")
  private var undoStack = UndoStack()

  /// The attributes of text that is typed.
  package var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Called after characters changed: the old range and the length of what is there now.
  package var onReplace: ((_ range: NSRange, _ length: Int) -> Void)?

  /// The end of the selection that stays when it is extended.
  package private(set) var anchor = 0

  /// The end of the selection that moves: where the caret is.
  package private(set) var head = 0

  /// The part of the text that an input method is still composing.
  package private(set) var markedRange: NSRange?

  package init() {}

  // MARK: Text

  /// The text with attributes. It must not be changed.
  package var attributedText: NSAttributedString { storage }

  /// The characters.
  package var text: String { storage.string }

  /// The number of UTF-16 units.
  package var length: Int { storage.length }

  /// Replaces all of the text; it cannot be taken back. The caret goes to the end.
  package func setText(_ text: NSAttributedString) {
    let old = NSRange(location: 0, length: length)
    storage.setAttributedString(text)
    undoStack = UndoStack()
    markedRange = nil
    (anchor, head) = (length, length)
    onReplace?(old, length)
  }

  /// Changes attributes of all of the text; the characters stay.
  package func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    storage.addAttributes(attributes, range: NSRange(location: 0, length: length))
    onReplace?(NSRange(location: 0, length: length), length)
  }

  /// Gives the characters the attributes of `text`, which has the same ones.
  package func setAttributes(of text: NSAttributedString) {
    guard text.length == length else { return }
    storage.setAttributedString(text)
    onReplace?(NSRange(location: 0, length: length), length)
  }

  /// Has what is typed, and each part of the text, follow the preferred size in its own font.
  /// - Parameter isForced: Whether the text is set again even if no font of its own changes.
  /// - Returns: Whether it was set again.
  func adjustFonts(for traits: UITraitCollection, isForced: Bool) -> Bool {
    let typed = (typingAttributes[.font] as? UIFont)?.adjusted(for: traits)
    if let typed { typingAttributes[.font] = typed }
    let text = attributedText.adjustingFonts(for: traits)
    guard isForced || text != attributedText else { return false }
    setAttributes(of: text)
    return true
  }

  /// The characters in a range.
  package func text(in range: NSRange) -> String {
    let range = clamped(range)
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.location)
    return String(text[start..<utf16.index(start, offsetBy: range.length)])
  }

  /// Replaces a range by text with the typing attributes and puts the caret behind it.
  package func replace(_ range: NSRange, with text: String, isTyping: Bool = false) {
    let new = NSAttributedString(string: text, attributes: typingAttributes)
    let range = clamped(range)
    if range == markedRange {
      // What was composed is taken back together with what comes of it.
      undoStack.resizeLast(to: new.length)
      if new.length == 0 { undoStack.forgetEmptyStep() }
    } else {
      undoStack.record(
        old: storage.attributedSubstring(from: range), at: range.location, length: new.length,
        selection: selection, isTyping: isTyping)
    }
    put(new, in: range)
    markedRange = nil
    head = range.location + new.length
    anchor = head
  }

  private func put(_ text: NSAttributedString, in range: NSRange) {
    storage.replaceScalars(in: range, with: text)
    onReplace?(range, text.length)
  }

  /// The part of a range that lies in the text, widened where it would cut a surrogate pair.
  package func clamped(_ range: NSRange) -> NSRange {
    var lower = min(max(range.location, 0), length)
    var upper = lower + min(max(range.length, 0), length - lower)
    if cutsPair(at: lower) { lower -= 1 }
    if upper > lower, cutsPair(at: upper) { upper += range.length > 0 ? 1 : -1 }
    return NSRange(location: lower, length: upper - lower)
  }

  private func cutsPair(at offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    let utf16 = text.utf16
    return UTF16.isTrailSurrogate(utf16[utf16.index(utf16.startIndex, offsetBy: offset)])
  }

  // MARK: Selection

  /// The selected characters; without length, the caret.
  package var selection: NSRange {
    NSRange(location: min(anchor, head), length: abs(head - anchor))
  }

  /// Selects from `anchor` to `head`, which are moved to the starts of characters.
  package func select(anchor: Int, head: Int) {
    let boundaries = TextBoundaries(text)
    func valid(_ offset: Int) -> Int {
      boundaries.characterStart(at: min(max(offset, 0), length))
    }
    let (newAnchor, newHead) = (valid(anchor), anchor == head ? valid(anchor) : valid(head))
    guard newAnchor != self.anchor || newHead != self.head else { return }
    undoStack.endTyping()
    (self.anchor, self.head) = (newAnchor, newHead)
  }

  /// Selects a range.
  package func select(_ range: NSRange) {
    let range = clamped(range)
    select(anchor: range.location, head: range.upperBound)
  }

  /// Moves the caret, or with `extending` the selection's head.
  package func moveHead(to offset: Int, extending: Bool) {
    select(anchor: extending ? anchor : offset, head: offset)
  }

  // MARK: Marked text

  /// Replaces the marked text, or the selection, by text that is still being composed.
  /// `selectedRange` is relative to it.
  package func setMarkedText(_ text: String, selectedRange: NSRange) {
    let range = markedRange ?? selection
    if markedRange == nil {
      undoStack.record(
        old: storage.attributedSubstring(from: range), at: range.location, length: 0,
        selection: selection, isTyping: false)
    }
    let new = NSAttributedString(string: text, attributes: typingAttributes)
    put(new, in: range)
    undoStack.resizeLast(to: new.length)
    if new.length == 0 { undoStack.forgetEmptyStep() }
    markedRange =
      new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
    let start = min(max(selectedRange.location, 0), new.length)
    let end = start + min(max(selectedRange.length, 0), new.length - start)
    (anchor, head) = (range.location + start, range.location + end)
  }

  /// Accepts the marked text as it is.
  package func unmark() { markedRange = nil }

  // MARK: Undo

  /// Whether there is a change to take back.
  package var canUndo: Bool { !undoStack.undos.isEmpty }

  /// The range that ``undo()`` would replace and what would stand there.
  package var nextUndo: (range: NSRange, text: String)? {
    undoStack.undos.last.map { ($0.range, $0.text.string) }
  }

  /// The range that ``redo()`` would replace and what would stand there.
  package var nextRedo: (range: NSRange, text: String)? {
    undoStack.redos.last.map { ($0.range, $0.text.string) }
  }

  /// Takes the last change back; false if there is none.
  package func undo() -> Bool {
    guard let step = undoStack.popUndo() else { return false }
    undoStack.pushRedo(revert(step))
    return true
  }

  /// Makes the change again that was last taken back; false if there is none.
  package func redo() -> Bool {
    guard let step = undoStack.popRedo() else { return false }
    undoStack.pushUndo(revert(step))
    return true
  }

  /// Puts the text of a step back and returns the step that does the opposite.
  private func revert(_ step: UndoStack.Step) -> UndoStack.Step {
    let range = clamped(step.range)
    let inverse = UndoStack.Step(
      range: NSRange(location: range.location, length: step.text.length),
      text: storage.attributedSubstring(from: range), selection: selection, isTyping: false)
    put(step.text, in: range)
    markedRange = nil
    let old = clamped(step.selection)
    (anchor, head) = (old.location, old.upperBound)
    return inverse
  }
}

extension NSMutableAttributedString {
  /// Replaces a range that may begin or end inside a character (between the flags' letters, before
  /// a combining mark). Foundation's strings here replace whole characters only, so what stands
  /// around the range in its characters is put back.
  fileprivate func replaceScalars(in range: NSRange, with text: NSAttributedString) {
    let boundaries = TextBoundaries(string)
    let lower = boundaries.characterStart(at: range.location)
    let last = boundaries.characterStart(at: range.upperBound)
    let upper = last == range.upperBound ? last : boundaries.character(after: last)
    guard lower < range.location || upper > range.upperBound else {
      return replaceCharacters(in: range, with: text)
    }
    let head = NSRange(location: lower, length: range.location - lower)
    let tail = NSRange(location: range.upperBound, length: upper - range.upperBound)
    let whole = NSMutableAttributedString(attributedString: attributedSubstring(from: head))
    let end = attributedSubstring(from: tail)
    whole.append(text)
    whole.append(end)
    replaceCharacters(in: NSRange(location: lower, length: upper - lower), with: whole)
  }
}
