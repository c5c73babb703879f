/// What a layout asks of a node whose content it does not know, such as a text.
public struct FlexMeasureRequest: Hashable, Sendable {
  /// How wide the content may be.
  public enum Width: Hashable, Sendable {
    /// As wide as this, in points.
    case exactly(Double)
    /// As narrow as it can be without overflow: in texts, the longest word.
    case minContent
    /// As wide as it would be with all room in the world: in texts, without line breaks.
    case maxContent
  }

  /// The node whose content is measured.
  public var node: FlexNode
  /// How wide the content, without padding and border, may be.
  public var width: Width
}

/// How large a node's content is.
public struct FlexMeasurement: Hashable, Sendable {
  /// The width of the content without padding and border, in points.
  public var width: Double
  /// The height of the content without padding and border, in points.
  public var height: Double
  /// The distance from the content's upper edge to the baseline of its first line, or nil where it
  /// has no lines.
  public var firstBaseline: Double?
  /// The distance from the content's upper edge to the baseline of its last line, or nil where it
  /// has no lines.
  public var lastBaseline: Double?

  /// A size, and baselines where the content has lines.
  public init(
    width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
