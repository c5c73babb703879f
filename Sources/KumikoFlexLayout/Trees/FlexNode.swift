/// A node of a ``FlexTree``.
///
/// A node that was removed names nothing, even after another one took its place.
public struct FlexNode: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A box of the layout, in points, from the top left corner of its parent's border.
public struct FlexFrame: Hashable, Sendable {
  /// The distance from the parent's left edge.
  public var x: Double
  /// The distance from the parent's upper edge.
  public var y: Double
  /// The width with padding and border.
  public var width: Double
  /// The height with padding and border.
  public var height: Double

  /// A box from its four numbers, in points.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The room that a layout has along an axis.
public enum FlexSpace: Hashable, Sendable {
  /// A root without a size of its own is this long, in points, with its margins.
  case exactly(Double)
  /// A root without a size of its own is as long as its content, and at most this long.
  case atMost(Double)
  /// A root without a size of its own is as long as its content.
  case unlimited
}
