/// What to do about scrolling to a row that is wholly in view already.
public enum VisibleRowPolicy: Hashable, Sendable {
  /// Scroll until it stands where it should.
  case scroll
  /// Leave it where it is.
  case stay
}
