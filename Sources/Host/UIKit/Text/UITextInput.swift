/// Takes single keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Replaces the selection by text that was typed.
  func insertText(_ text: String)

  /// Removes the selection, or the character before the caret.
  func deleteBackward()
}

/// Tells where its text stands and lets it be selected and changed.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a range; nil if it is none of this text.
  func text(in range: UITextRange) -> String?

  /// Replaces a range, without asking anybody.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; the caret if it is empty.
  var selectedTextRange: UITextRange? { get set }

  /// The part that is still being composed; nil if there is none.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked text, or the selection; `selectedRange` is relative to it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Accepts the marked text.
  func unmarkText()

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions; nil if they are none of this text.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?

  /// The position that many UTF-16 units away; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to: UITextPosition) -> Int

  /// The first of the rectangles that cover a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where a caret at a position stands.
  func caretRect(for position: UITextPosition) -> CGRect

  /// What covers a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place between characters of some text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of some text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the range holds nothing.
  open var isEmpty: Bool { true }
}

/// One of the rectangles that cover a range of text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the view with the text.
  open var rect: CGRect { .zero }

  /// Whether the range begins here.
  open var containsStart: Bool { false }

  /// Whether the range ends here.
  open var containsEnd: Bool { false }
}
