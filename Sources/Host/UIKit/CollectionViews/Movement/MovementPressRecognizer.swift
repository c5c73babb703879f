import CoreGraphics

/// The press that moves items of a controller's collection view. A context menu may open by the
/// same press, and closes when the finger moves.
final class MovementPressRecognizer: UILongPressGestureRecognizer {
  /// Where the press began, in the collection view; nil once the finger has moved from there.
  private var start: CGPoint?

  /// The finger holds an item.
  func hold(at place: CGPoint) { start = place }

  /// Whether the finger is no longer where it pressed.
  func hasLeft(_ place: CGPoint) -> Bool {
    if let start, start.distance(to: place) > allowableMovement { self.start = nil }
    return start == nil
  }

  override func worksAlongside(_ other: UIGestureRecognizer) -> Bool {
    other is ContextPressRecognizer
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
