extension NSLayoutConstraint {
  /// How the two sides of a constraint stand to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From left to right or right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of an item a constraint speaks of: an edge, a middle, a baseline or a size.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    case width = 7
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading begins.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// Nothing: the side of the constraint is a number.
    case notAnAttribute = 0
  }
}

/// What an attribute is made of: a place along an axis, or a size.
struct AttributeTraits: Equatable {
  /// The start (0), middle (½) or end (1) of the item; or its size.
  enum Measure: Equatable { case place(Double), firstBaseline, lastBaseline, size }

  var axis: NSLayoutConstraint.Axis
  var measure: Measure
  /// Whether start and end are where reading begins and ends.
  var followsReading = false
  /// Whether the item's margins are meant instead of the item.
  var isMargin = false

  var isSize: Bool { measure == .size }
}

extension NSLayoutConstraint.Attribute {
  /// What the attribute is made of; nil if it is none.
  var traits: AttributeTraits? {
    switch self {
    case .left: .init(axis: .horizontal, measure: .place(0))
    case .right: .init(axis: .horizontal, measure: .place(1))
    case .centerX: .init(axis: .horizontal, measure: .place(0.5))
    case .leading: .init(axis: .horizontal, measure: .place(0), followsReading: true)
    case .trailing: .init(axis: .horizontal, measure: .place(1), followsReading: true)
    case .top: .init(axis: .vertical, measure: .place(0))
    case .bottom: .init(axis: .vertical, measure: .place(1))
    case .centerY: .init(axis: .vertical, measure: .place(0.5))
    case .width: .init(axis: .horizontal, measure: .size)
    case .height: .init(axis: .vertical, measure: .size)
    case .firstBaseline: .init(axis: .vertical, measure: .firstBaseline)
    case .lastBaseline: .init(axis: .vertical, measure: .lastBaseline)
    case .notAnAttribute: nil
    default:
      withinMargins.traits.map { traits in
        var result = traits
        result.isMargin = true
        return result
      }
    }
  }

  /// The same attribute of the item itself, for an attribute of its margins.
  private var withinMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
