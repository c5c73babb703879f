/// A horizontal place of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    side.distance(to: otherAnchor.side)
  }

  /// A constraint that this anchor is a system spacing times `multiplier` after `anchor`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier)
  }

  /// A constraint that this anchor is at least a system spacing times `multiplier` after `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// A constraint that this anchor is at most a system spacing times `multiplier` after `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier)
  }
}

/// A vertical place of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    side.distance(to: otherAnchor.side)
  }

  /// A constraint that this anchor is a system spacing times `multiplier` below `anchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier)
  }

  /// A constraint that this anchor is at least a system spacing times `multiplier` below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// A constraint that this anchor is at most a system spacing times `multiplier` below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier)
  }
}

/// A size of a view or guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that the size is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fix(.equal, c) }

  /// A constraint that the size is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fix(.greaterThanOrEqual, c)
  }

  /// A constraint that the size is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fix(.lessThanOrEqual, c)
  }

  /// A constraint that the size is `m` times another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tie(.equal, to: anchor, multiplier: m)
  }

  /// A constraint that the size is at least `m` times another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tie(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that the size is at most `m` times another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tie(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that the size is `m` times another and `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that the size is at least `m` times another and `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that the size is at most `m` times another and `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func fix(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, nil, multiplier: 1, constant: constant)
  }
}

extension LayoutSide {
  @MainActor func distance(to end: LayoutSide) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: places[0], to: end.places[0]))
  }
}

extension NSLayoutAnchor {
  func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side.places[0], side.places[0])
    return tie(relation, to: anchor, constant: multiplier * space)
  }
}

/// The space that the system keeps between things.
enum SystemSpacing {
  /// Between views that show no text.
  static let standard: CGFloat = 8

  /// From one place to the next: a line of the larger font between baselines, else the standard.
  @MainActor static func between(_ first: LayoutPlace, _ second: LayoutPlace) -> CGFloat {
    let isText = first.isBaseline && second.isBaseline
    let heights = [first, second].compactMap { ($0.item as? UIView)?.baselineFont?.lineHeight }
    return isText ? heights.max() ?? standard : standard
  }
}

extension LayoutPlace {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}
