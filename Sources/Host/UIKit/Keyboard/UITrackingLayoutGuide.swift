/// A guide that follows something on the screen and turns constraints on and off as it nears edges.
///
/// What is followed here, the keyboard, stays at the bottom and away from the other edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Has constraints hold as long as the guide is near an edge, in place of those before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    let old = near.updateValue(trackingConstraints, forKey: edge.rawValue) ?? []
    replace(old, by: trackingConstraints, holding: edge == .bottom)
  }

  /// Has constraints hold as long as the guide is near none of some edges, in place of those
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    let old = away.updateValue(trackingConstraints, forKey: edges.rawValue) ?? []
    replace(old, by: trackingConstraints, holding: !edges.contains(.bottom))
  }

  private func replace(
    _ old: [NSLayoutConstraint], by new: [NSLayoutConstraint], holding holds: Bool
  ) {
    for constraint in old where !new.contains(constraint) { constraint.isActive = false }
    for constraint in new { constraint.isActive = holds }
  }

  /// The constraints that hold near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// The constraints that hold away from some edges.
  open func constraints(
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edges.rawValue] ?? [] }

  /// Turns all these constraints off and forgets them.
  open func removeAllTrackedConstraints() {
    for constraint in (Array(near.values) + away.values).joined() { constraint.isActive = false }
    (near, away) = ([:], [:])
  }
}
