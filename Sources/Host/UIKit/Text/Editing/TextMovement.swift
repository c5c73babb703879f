/// A way for the caret to move.
enum TextMovement: Equatable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
  /// That many lines down; up for negative numbers.
  case lines(Int)

  var isVertical: Bool {
    if case .lines = self { true } else { false }
  }

  /// The movement that goes the other way from side to side.
  var mirrored: TextMovement {
    switch self {
    case .left: .right
    case .right: .left
    case .wordLeft: .wordRight
    case .wordRight: .wordLeft
    default: self
    }
  }

  /// The end of a selection that a step to the side goes to in place of moving.
  func edge(of selection: NSRange) -> Int? {
    switch self {
    case .left: selection.location
    case .right: selection.upperBound
    default: nil
    }
  }
}
