/// Where lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Lines but a paragraph's last fill the width.
  case justified = 3
  /// At the side where reading begins.
  case natural = 4
}
