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

/// What happens where a line is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// As the text itself says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit for each part of the look.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
