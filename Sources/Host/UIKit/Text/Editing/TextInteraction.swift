/// What a view must know and do so that text in it can be edited.
@MainActor
package protocol TextInteractionHost: UIView, UITextInput, TextInputClient {
  /// What edits the text.
  var interaction: TextInteraction { get }

  /// Where characters stand, in the coordinates of ``textArea``.
  var geometry: any TextGeometry { get }

  /// The view that draws the text.
  var textArea: UIView { get }

  /// What may be done with the text at present.
  var abilities: TextAbilities { get }

  /// Asks whether a range may be replaced by what the user typed or pasted.
  func shouldReplace(_ range: NSRange, with text: String) -> Bool

  /// Tells that the user changed the text.
  func textDidChange()

  /// Tells that the selection or the marked text changed, also after each change of the text.
  func selectionDidChange()

  /// Does what the return key means; false to have a line break inserted.
  func pressReturn() -> Bool

  /// The menu for a range, if the delegate has another than one of the `suggested` actions.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
}

/// What may be done with a text.
package struct TextAbilities: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let select = TextAbilities(rawValue: 1)
  static let edit = TextAbilities(rawValue: 2)
  static let copy = TextAbilities(rawValue: 4)
  /// Whether the text may have several lines.
  static let breakLines = TextAbilities(rawValue: 8)
}

/// Turns keys, touches and an input method's words into changes of an edited text.
///
/// Every change by the user passes ``replace(_:with:isTyping:)``, which asks the host first.
@MainActor
package final class TextInteraction {
  unowned let host: any TextInteractionHost
  package let editor = TextEditor()
  package lazy var caret = TextCaret(host: host)
  /// The knobs at the ends of a selection; nil until one was made by touch.
  private(set) var handles: TextHandles?

  /// Where the caret wants to be from side to side while it moves up and down.
  private var goalX: CGFloat?

  init(host: any TextInteractionHost) { self.host = host }

  // MARK: Changes

  /// Replaces a range if the host allows it, and tells it. Returns whether it happened.
  @discardableResult
  func replace(_ range: NSRange, with text: String, isTyping: Bool = false) -> Bool {
    let range = editor.clamped(range)
    guard host.abilities.contains(.edit), range.length > 0 || !text.isEmpty,
      host.shouldReplace(range, with: text)
    else { return false }
    editor.replace(range, with: text, isTyping: isTyping)
    didChangeText()
    return true
  }

  /// Replaces a range without asking anybody.
  func put(_ text: String, in range: NSRange) {
    editor.replace(range, with: text)
    didChangeText()
  }

  /// Shows handles at the ends of the selection, or takes them away.
  func showHandles(_ shows: Bool) {
    if shows, handles == nil { handles = TextHandles(host: host) }
    handles?.isActive = shows
  }

  private func didChangeText() {
    goalX = nil
    showHandles(false)
    host.textDidChange()
    didChangeSelection()
  }

  private func didChangeSelection() {
    host.selectionDidChange()
    caret.restart()
  }

  /// Replaces the selection by text that was typed or pasted.
  func insert(_ text: String, isTyping: Bool = true) {
    let breaksLines = host.abilities.contains(.breakLines)
    let range = editor.markedRange ?? editor.selection
    replace(range, with: breaksLines ? text : text.withoutLineBreaks, isTyping: isTyping)
  }

  /// Removes the selection, or the characters up to where `target` leads from the caret.
  func delete(_ target: TextMovement) {
    let selection = editor.selection
    if selection.length > 0 {
      replace(selection, with: "", isTyping: false)
    } else if let end = destination(of: target, from: editor.head) {
      let lower = min(end, editor.head)
      replace(NSRange(location: lower, length: abs(end - editor.head)), with: "")
    }
  }

  func deleteSelection() { replace(editor.selection, with: "") }

  func undo() { revert(editor.nextUndo) { editor.undo() } }

  func redo() { revert(editor.nextRedo) { editor.redo() } }

  private func revert(_ step: (range: NSRange, text: String)?, by action: () -> Bool) {
    guard host.abilities.contains(.edit), let step,
      host.shouldReplace(step.range, with: step.text), action()
    else { return }
    didChangeText()
  }

  // MARK: Selection

  /// Selects a range and tells the host if it is another one.
  func select(_ range: NSRange) {
    changeSelection { editor.select(range) }
  }

  /// Moves the caret, or the selection's head if `extending`. Left and right are where they are
  /// seen: in a paragraph that is read from right to left, left leads on.
  func move(_ movement: TextMovement, extending: Bool) {
    let other = movement.mirrored
    let movement = other != movement && readsFromRight ? other : movement
    let selection = editor.selection
    if !extending, selection.length > 0, let edge = movement.edge(of: selection) {
      changeSelection { editor.moveHead(to: edge, extending: false) }
    } else if let end = destination(of: movement, from: editor.head) {
      let goal = goalX
      changeSelection { editor.moveHead(to: end, extending: extending) }
      if movement.isVertical { goalX = goal ?? goalX }
    }
  }

  /// Whether the paragraph at the caret is read from right to left. Bullets of a secret never are.
  private var readsFromRight: Bool {
    let isSecret = host.isSecureTextEntry && !host.abilities.contains(.copy)
    return !isSecret && TextBoundaries(editor.text).isRightToLeft(at: editor.head)
  }

  /// Puts the caret at an offset, or the selection's head if `extending`.
  func setCaret(at offset: Int, extending: Bool) {
    changeSelection { editor.moveHead(to: offset, extending: extending) }
  }

  /// Selects from one offset to another, the latter being where the caret is.
  func select(anchor: Int, head: Int) {
    changeSelection { editor.select(anchor: anchor, head: head) }
  }

  private func changeSelection(_ change: () -> Void) {
    let old = (editor.anchor, editor.head)
    goalX = nil
    editor.unmark()
    change()
    if old != (editor.anchor, editor.head) { didChangeSelection() } else { caret.restart() }
  }

  /// Where a movement leads; nil if nowhere.
  private func destination(of movement: TextMovement, from offset: Int) -> Int? {
    let boundaries = TextBoundaries(editor.text)
    let geometry = host.geometry
    switch movement {
    case .left: return boundaries.character(before: offset)
    case .right: return boundaries.character(after: offset)
    case .wordLeft: return boundaries.word(before: offset)
    case .wordRight: return boundaries.word(after: offset)
    case .lineStart: return geometry.lineRange(at: offset).lowerBound
    case .lineEnd: return lineEnd(geometry.lineRange(at: offset), boundaries)
    case .textStart: return 0
    case .textEnd: return editor.length
    case .lines(let count):
      let x = goalX ?? geometry.caretRect(at: offset).minX
      goalX = x
      return geometry.offset(count, linesFrom: offset, x: x) ?? (count < 0 ? 0 : editor.length)
    }
  }

  /// The end of a line; before its last space where the text goes on in the next line, so that
  /// the caret is not shown there.
  private func lineEnd(_ line: Range<Int>, _ boundaries: TextBoundaries) -> Int {
    let end = line.upperBound
    guard end < editor.length, end > line.lowerBound,
      editor.text(in: NSRange(location: end, length: 1)) != "\n",
      host.geometry.lineRange(at: end) != line
    else { return end }
    return boundaries.character(before: end)
  }

  // MARK: Composition

  /// Takes unfinished text from an input method; `selected` is relative to it.
  func compose(_ text: String, selecting selected: NSRange) {
    let range = editor.markedRange ?? editor.selection
    guard host.abilities.contains(.edit), editor.markedRange != nil || !text.isEmpty,
      host.shouldReplace(range, with: text)
    else { return }
    editor.setMarkedText(text, selectedRange: selected)
    didChangeText()
  }

  /// Accepts what an input method composed.
  func acceptMarkedText() {
    guard editor.markedRange != nil else { return }
    editor.unmark()
    host.selectionDidChange()
  }

  // MARK: Clipboard

  /// Copies the selection.
  func copy() {
    guard host.abilities.contains(.copy), editor.selection.length > 0 else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }

  /// Copies and removes the selection.
  func cut() {
    guard host.abilities.isSuperset(of: [.copy, .edit]), editor.selection.length > 0 else { return }
    copy()
    acceptMarkedText()
    deleteSelection()
  }

  /// Replaces the selection by what was copied.
  func paste() {
    guard host.abilities.contains(.edit) else { return }
    // The text may come after the end of the host has begun, which still has its parts.
    UIPasteboard.read { [weak self, weak host = host] text in
      guard let self, let host, let text, !text.isEmpty else { return }
      withExtendedLifetime(host) { self.insert(text, isTyping: false) }
    }
  }
}

extension String {
  /// The text in one line: a space in place of each line break.
  fileprivate var withoutLineBreaks: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension TextInteraction {
  /// Selects the word at the caret.
  func selectWord() { select(word(at: editor.head)) }

  /// The word around an offset; all of a secret text, so as not to tell where words end.
  func word(at offset: Int) -> NSRange {
    host.isSecureTextEntry && !host.abilities.contains(.copy)
      ? NSRange(location: 0, length: editor.length)
      : TextBoundaries(editor.text).wordRange(at: offset)
  }

  /// Selects all of the text.
  func selectAll() { select(NSRange(location: 0, length: editor.length)) }
}
