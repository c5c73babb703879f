/// A guide that follows something on the screen and turns constraints on and off as it nears edges.
///
/// What is followed here, the keyboard, stays at the bottom and away from the other edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Has constraints hold as long as the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near[edge.rawValue] = trackingConstraints
    let holds = edge == .bottom
    for constraint in trackingConstraints { constraint.isActive = holds }
  }

  /// Has constraints hold as long as the guide is near none of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    away[edges.rawValue] = trackingConstraints
    let holds = !edges.contains(.bottom)
    for constraint in trackingConstraints { constraint.isActive = holds }
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
