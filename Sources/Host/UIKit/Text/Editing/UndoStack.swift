/// The changes of an edited text, to be taken back and made again.
struct UndoStack {
  /// What takes a change back: `range` of the present text becomes `text` again.
  struct Step {
    var range: NSRange
    var text: NSAttributedString
    /// The selection before the change.
    var selection: NSRange
    /// Whether more typing may join this step.
    var isTyping: Bool
  }

  /// How many steps are kept.
  private let limit = 200
  private(set) var undos: [Step] = []
  private(set) var redos: [Step] = []

  /// Records a change: `old` was replaced by text of `length`.
  mutating func record(
    old: NSAttributedString, at location: Int, length: Int, selection: NSRange, isTyping: Bool
  ) {
    redos = []
    if isTyping, old.length == 0, var last = undos.last, last.isTyping,
      last.range.upperBound == location
    {
      last.range.length += length
      undos[undos.count - 1] = last
      return
    }
    let range = NSRange(location: location, length: length)
    undos.append(Step(range: range, text: old, selection: selection, isTyping: isTyping))
    if undos.count > limit { undos.removeFirst() }
  }

  /// Corrects the length of the text that the last change put in.
  mutating func resizeLast(to length: Int) {
    guard !undos.isEmpty else { return }
    undos[undos.count - 1].range.length = length
  }

  /// Forgets the last change if it put nothing in place of nothing.
  mutating func forgetEmptyStep() {
    if let last = undos.last, last.range.length == 0, last.text.length == 0 { undos.removeLast() }
  }

  /// Lets the next typing begin a step of its own.
  mutating func endTyping() {
    guard !undos.isEmpty else { return }
    undos[undos.count - 1].isTyping = false
  }

  /// The step to take back next, if any. Its inverse is handed to ``pushRedo(_:)``.
  mutating func popUndo() -> Step? { undos.popLast() }

  /// The step to make again next, if any. Its inverse is handed to ``pushUndo(_:)``.
  mutating func popRedo() -> Step? { redos.popLast() }

  mutating func pushRedo(_ step: Step) { redos.append(step) }

  mutating func pushUndo(_ step: Step) { undos.append(step) }
}
