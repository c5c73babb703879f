/// What stays where it is on the screen when a list changes.
///
/// A row that stays does so in every frame: what changes above it is not animated, what changes
/// below it is. It also stays under a finger that drags, and a fling goes on from there; the offset
/// and the end of the content are left alone while the user scrolls.
///
/// ```swift
/// renderer.options = ListOptions().anchor(.bottom)  // a chat
/// ```
public enum ScrollAnchor: Hashable {
  /// Nothing: the list view decides.
  case none

  /// The content offset, as a number: rows inserted above push down what is in view.
  case offset

  /// The topmost row in view that goes on to exist, whatever happens above it.
  case visibleRow

  /// The topmost row in view, as with ``visibleRow``, except at the top of the content: there the
  /// list stays at its top, so that rows inserted above it come into view.
  case top

  /// The end of the content while it is in view, so that rows added there come into view;
  /// elsewhere the topmost row in view, as with ``visibleRow``. When rows first arrive the list
  /// shows its end: at once, or in the first frame in which it has a size. The end also stays in
  /// view when the list becomes shorter or its insets grow, as they do for a keyboard.
  case bottom

  /// The row with an identifier while it is in view; otherwise as ``visibleRow``.
  case row(AnyHashable)
}
