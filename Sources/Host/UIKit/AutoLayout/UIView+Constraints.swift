extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { return }
    precondition(
      constraint.owners.allSatisfy { $0.isDescendant(of: self) },
      """
      The view hierarchy is not prepared for the constraint: \(constraint.text)
      When added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. View not found in container hierarchy: \(nameAndAddress(self))
      """)
    constraint.deactivate()
    constraint.activate(in: self)
  }

  func constraintsPlacing(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layout = storage.layout else { return [] }
    return (layout.constraints + layout.outerConstraints).filter { constraint in
      constraint.first.traits?.axis == axis
        && constraint.owners.contains { $0 === self }
    }
  }

  // MARK: Moving

  /// Lets go of the constraints between what is inside and what is outside, before the view leaves
  /// its superview.
  ///
  /// - Complexity: O(n) for n views inside.
  func dropOuterConstraints() { dropConstraints(leaving: self) }

  private func dropConstraints(leaving top: UIView) {
    if let layout = storage.layout {
      for constraint in layout.outerConstraints {
        if constraint.host?.isDescendant(of: top) != true { constraint.deactivate() }
      }
    }
    for view in heldSubviews { view.dropConstraints(leaving: top) }
  }

  /// Takes what is inside out of the enclosing engine, before the view moves.
  func leaveLayout() {
    guard let layout = storage.layout else { return leaveLayoutInside() }
    layout.dropBox()
    if layout.engine == nil { leaveLayoutInside() }
    layout.isCrossed = false
  }

  /// Takes what is inside out of the engine of a superview that went without letting go of it.
  func leaveLayoutOfGoneSuperview() {
    guard storage.layout?.box != nil else { return }
    dropOuterConstraints()
    leaveLayout()
  }

  /// Takes constraints held here and below out of the solver they are in, to be placed anew.
  func leaveLayoutInside() {
    unplaceConstraints()
    for view in heldSubviews {
      guard let layout = view.storage.layout else {
        view.leaveLayoutInside()
        continue
      }
      layout.dropBox()
      if layout.engine == nil {
        view.leaveLayoutInside()
      } else if !view.isLayoutRoot {
        view.inheritLayoutEngine()
      }
    }
  }

  private func unplaceConstraints() {
    guard let layout = storage.layout else { return }
    for guide in layout.guides + layout.systemGuides.values { guide.dropBox() }
    placeConstraintsAnew()
  }

  /// Gives up being the root of a solver, as a constraint ties something inside to what is outside.
  func letConstraintsCross() {
    madeLayout.isCrossed = true
    inheritLayoutEngine()
  }

  /// Gives up being the root of a solver: the constraints join those of the enclosing engine.
  func inheritLayoutEngine() {
    guard let layout = storage.layout, layout.engine != nil else {
      // What flexes with a view joins with it.
      for view in heldSubviews where !view.isLayoutRoot { view.inheritLayoutEngine() }
      return
    }
    layout.retireEngine()
    leaveLayoutInside()
  }
}
