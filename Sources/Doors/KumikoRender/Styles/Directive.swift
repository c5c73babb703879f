/// The words of flexbox.
public struct Directive {
  /// The direction of writing.
  public enum Direction: Int, Sendable {
    /// The parent's; from left to right where there is none.
    case inherit
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
  }

  /// The axis along which children follow each other.
  public enum FlexDirection: Int, Sendable {
    /// Below each other.
    case column
    /// Above each other.
    case columnReverse
    /// Beside each other.
    case row
    /// Beside each other, against the direction of writing.
    case rowReverse
  }

  /// How free space of the main axis is distributed.
  public enum Justify: Int, Sendable {
    /// At the end.
    case flexStart
    /// At both ends.
    case center
    /// At the start.
    case flexEnd
    /// Between children.
    case spaceBetween
    /// Around children: half as much at the edges.
    case spaceAround
  }

  /// Where children stand across their line.
  public enum Align: Int, Sendable {
    /// As the parent says.
    case auto
    /// At the start.
    case flexStart
    /// In the middle.
    case center
    /// At the end.
    case flexEnd
    /// From the start to the end.
    case stretch
  }

  /// Whether a view follows its siblings or its parent's edges.
  public enum PositionType: Int, Sendable {
    /// In its line, moved by its position.
    case relative
    /// Out of line, at its position.
    case absolute
  }

  /// Whether children that do not fit go to a further line.
  public enum WrapType: Int, Sendable {
    /// One line.
    case noWrap
    /// As many lines as it takes.
    case wrap
  }

  /// The edges, counted.
  public enum PositionIndex: Int, Sendable {
    /// The left edge.
    case left
    /// The upper edge.
    case top
    /// The right edge.
    case right
    /// The lower edge.
    case bottom
    /// Where lines start.
    case start
    /// Where lines end.
    case end
    /// How many edges there are.
    case positionCount
  }

  /// The dimensions, counted.
  public enum DimensionIndex: Int, Sendable {
    case width
    case height
  }
}
