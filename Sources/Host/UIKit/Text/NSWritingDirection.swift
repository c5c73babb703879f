/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// As the text itself says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
