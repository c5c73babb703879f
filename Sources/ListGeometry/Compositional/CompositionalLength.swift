package import Foundation

/// The axis along which subitems of a group, groups of a section or sections of a layout follow
/// each other.
package enum CompositionalAxis: Sendable {
  case horizontal
  case vertical

  package var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A width or height in a compositional layout, in points or in proportion to what is around it.
package enum CompositionalLength: Equatable, Sendable {
  case points(Double)
  /// A part of the container's width.
  case widthFraction(Double)
  /// A part of the container's height.
  case heightFraction(Double)
  /// A guess until the element was measured.
  case estimate(Double)
  /// A guess until the element was measured; then the largest among the siblings in its group.
  case uniformEstimate(Double)

  /// What no length exceeds, so that sums of lengths stay finite.
  static let limit = 1e9

  /// Whether the element is measured along this axis.
  package var isEstimate: Bool {
    switch self {
    case .estimate, .uniformEstimate: true
    default: false
    }
  }

  /// Whether siblings are made equal.
  var isUniform: Bool {
    if case .uniformEstimate = self { true } else { false }
  }

  /// The length in points within a container; what no view can have counts as 0.
  func points(in container: CGSize) -> Double {
    let length =
      switch self {
      case .points(let points), .estimate(let points), .uniformEstimate(let points): points
      case .widthFraction(let part): part * container.width
      case .heightFraction(let part): part * container.height
      }
    return Self.usable(length)
  }

  /// `length` as a view can have it: finite and not negative.
  static func usable(_ length: Double) -> Double { length > 0 ? min(length, limit) : 0 }

  /// A distance, which may be negative, as a finite number.
  static func distance(_ distance: Double) -> Double {
    distance.isNaN ? 0 : min(max(distance, -limit), limit)
  }
}

/// The size of an element in a compositional layout.
package struct CompositionalSize: Equatable, Sendable {
  package var width: CompositionalLength
  package var height: CompositionalLength

  package init(width: CompositionalLength, height: CompositionalLength) {
    self.width = width
    self.height = height
  }

  func along(_ axis: CompositionalAxis) -> CompositionalLength {
    axis == .horizontal ? width : height
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// The axes along which the element is measured.
  package var estimates: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isEstimate { axes.insert(.width) }
    if height.isEstimate { axes.insert(.height) }
    return axes
  }
}

/// The axes along which an element is measured.
package struct EstimatedAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let width = EstimatedAxes(rawValue: 1)
  package static let height = EstimatedAxes(rawValue: 2)
}

/// Distances from the edges of an element to its content. One between 0 and 1 is a part of the
/// element's length along that axis.
package struct CompositionalInsets: Equatable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  package static let zero = CompositionalInsets()

  /// The insets in points.
  package func points(in size: CGSize) -> CompositionalInsets {
    func points(_ inset: Double, _ length: CGFloat) -> Double {
      let inset = CompositionalLength.distance(inset)
      return inset > 0 && inset < 1 ? inset * length : inset
    }
    return CompositionalInsets(
      top: points(top, size.height), leading: points(leading, size.width),
      bottom: points(bottom, size.height), trailing: points(trailing, size.width))
  }

  func before(_ axis: CompositionalAxis) -> Double { axis == .horizontal ? leading : top }
  func after(_ axis: CompositionalAxis) -> Double { axis == .horizontal ? trailing : bottom }
  func total(_ axis: CompositionalAxis) -> Double { before(axis) + after(axis) }

  /// The insets of those axes only.
  func ignoring(_ axes: EstimatedAxes) -> CompositionalInsets {
    CompositionalInsets(
      top: axes.contains(.height) ? 0 : top, leading: axes.contains(.width) ? 0 : leading,
      bottom: axes.contains(.height) ? 0 : bottom, trailing: axes.contains(.width) ? 0 : trailing)
  }
}

/// Space between or around elements.
package enum CompositionalSpacing: Equatable, Sendable {
  case fixed(Double)
  /// At least so much; what is left over is shared evenly by all flexible spaces.
  case flexible(Double)

  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The least space.
  var least: Double {
    switch self {
    case .fixed(let space): CompositionalLength.distance(space)
    case .flexible(let space): CompositionalLength.usable(space)
    }
  }
}

/// Space outside of an element's edges.
package struct CompositionalEdges: Equatable, Sendable {
  package var top: CompositionalSpacing?
  package var leading: CompositionalSpacing?
  package var bottom: CompositionalSpacing?
  package var trailing: CompositionalSpacing?

  package init(
    top: CompositionalSpacing? = nil, leading: CompositionalSpacing? = nil,
    bottom: CompositionalSpacing? = nil, trailing: CompositionalSpacing? = nil
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The spaces before and after along an axis.
  func along(_ axis: CompositionalAxis) -> EdgePair {
    axis == .horizontal
      ? EdgePair(before: leading, after: trailing) : EdgePair(before: top, after: bottom)
  }
}

/// The spaces before and after an element along one axis.
struct EdgePair {
  let before: CompositionalSpacing?
  let after: CompositionalSpacing?

  static let none = EdgePair(before: nil, after: nil)

  /// The least space of both together.
  var least: Double { (before?.least ?? 0) + (after?.least ?? 0) }

  /// How many of them are flexible.
  var flexibleCount: Int {
    (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
  }

  /// The space before, when each flexible space gets `share` more.
  func before(share: Double) -> Double {
    (before?.least ?? 0) + (before?.isFlexible == true ? share : 0)
  }

  func after(share: Double) -> Double {
    (after?.least ?? 0) + (after?.isFlexible == true ? share : 0)
  }

  /// The space before an element of `length` in `available`.
  func origin(of length: Double, in available: Double) -> Double {
    let free = max(0, available - length - least)
    return before(share: flexibleCount == 0 ? 0 : free / Double(flexibleCount))
  }
}
