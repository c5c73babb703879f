import QuartzCore

/// How far content follows a finger that pulls it beyond its edge.
enum RubberBand {
  /// UIKit's constant: the share of the finger's way that the content goes at first.
  static let stiffness: CGFloat = 0.55

  /// The way of the content when the finger is `distance` beyond the edge of a view that is
  /// `dimension` long. It never reaches `dimension`.
  static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / dimension + 1)) * dimension
  }

  /// The way of the finger that stretches the content by `stretch`.
  static func distance(_ stretch: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(stretch / dimension, 0.999)
    return dimension / stiffness * (share / (1 - share))
  }

  /// `position` with what lies beyond `range` stretched.
  static func stretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - stretch(range.lowerBound - position, dimension: dimension)
    }
    if position > range.upperBound {
      return range.upperBound + stretch(position - range.upperBound, dimension: dimension)
    }
    return position
  }

  /// The position of a finger that holds content at `position`.
  static func unstretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - distance(range.lowerBound - position, dimension: dimension)
    }
    if position > range.upperBound {
      return range.upperBound + distance(position - range.upperBound, dimension: dimension)
    }
    return position
  }
}
