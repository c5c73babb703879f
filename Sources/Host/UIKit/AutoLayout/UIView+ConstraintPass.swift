extension UIView {
  /// How often one pass comes back to a view whose update asks for updates.
  private static let passLimit = 8

  /// Notes that the constraint pass has something to do here, and asks for the layout that runs it.
  func setConstraintFlag(_ flag: ConstraintFlags) {
    storage.constraintFlags.insert(flag)
    raiseConstraintFlags()
    layoutRoot.setNeedsSolving()
  }

  /// Asks for the layout that solves the constraints inside this view. One that is running solves
  /// them itself: another one follows only if frames change, so that a view may make equal
  /// constraints anew whenever it is laid out.
  func setNeedsSolving() {
    if storage.isLayingOut {
      storage.needsSolvingInLayout = true
    } else {
      setNeedsLayout()
    }
  }

  /// Lays out the view by `layout`. Constraints that change meanwhile are solved at its end.
  func whileLayingOut(_ layout: () -> Void) {
    storage.isLayingOut = true
    layout()
    storage.isLayingOut = false
    solveInLayout(before: nil)
  }

  /// Solves constraints that changed during the layout of this view.
  /// - Parameter view: A view that takes its subviews' frames anyway.
  func solveInLayout(before view: UIView?) {
    guard storage.needsSolvingInLayout else { return }
    storage.needsSolvingInLayout = false
    // The next layout solves with what other views will have found out about their content by then.
    if layer.needsLayout() { return }
    let isLayingOut = storage.isLayingOut
    // What the pass brings in is solved here, too, and asks for no further layout.
    storage.isLayingOut = true
    passConstraints()
    (storage.isLayingOut, storage.needsSolvingInLayout) = (isLayingOut, false)
    storage.layout?.engine?.update(before: view)
  }

  /// Leads the constraint pass from above to this view.
  func raiseConstraintFlags() {
    if storage.constraintFlags.isEmpty { return }
    var next = superview
    while let view = next, !view.storage.constraintFlags.contains(.below) {
      view.storage.constraintFlags.insert(.below)
      next = view.superview
    }
  }

  /// Updates constraints of this view and of what is inside, inner views first, and brings new
  /// constraints into their solvers. Does nothing where nothing is flagged.
  func passConstraints() {
    var rounds = 0
    while !storage.constraintFlags.isEmpty, rounds < Self.passLimit {
      rounds += 1
      if storage.constraintFlags.remove(.below) != nil {
        for view in heldSubviews { view.passConstraints() }
      }
      if storage.constraintFlags.remove(.needsUpdate) != nil { updateOwnConstraints() }
      if storage.constraintFlags.remove(.needsPlacing) != nil { placeConstraints() }
    }
  }

  private func updateOwnConstraints() {
    if let controller = weakController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  private func placeConstraints() {
    guard let layout = storage.layout else { return }
    let new = layout.constraints.filter { $0.placement == nil }
    if new.isEmpty { return }
    for constraint in new { constraint.joinCrossedViews() }
    let root = layoutRoot
    let engine = root.madeLayout.madeEngine(of: root)
    for constraint in new { constraint.enter(engine) }
    engine.constraintsDidChange()
  }

  /// Takes the constraints held here out of their solver, to be read anew.
  func placeConstraintsAnew() {
    guard let layout = storage.layout else { return }
    for constraint in layout.constraints { constraint.leaveEngine() }
    if !layout.constraints.isEmpty { setConstraintFlag(.needsPlacing) }
  }

  // MARK: Layout

  /// Prepares the view's own layout: constraints first, then the values they give.
  func prepareLayout() {
    if !storage.constraintFlags.isEmpty { passConstraints() }
    storage.layout?.engine?.update(before: self)
  }

  /// Brings the constraints that decide on this view's surroundings up to date.
  func prepareLayoutAround() {
    let root = layoutRoot
    root.passConstraints()
    root.storage.layout?.engine?.update()
    if root === self { return }
    storage.layout?.engine?.update()
  }

  /// Gives subviews the frames that constraints found for them.
  func applyConstraints() {
    solveInLayout(before: self)
    for view in heldSubviews {
      guard let layout = view.storage.layout, !layout.translatesMask, let frame = layout.box?.frame
      else { continue }
      view.setLayoutFrame(frame)
    }
    if let size = contentGuide?.box?.frame?.size { contentGuideDidChange(to: size) }
  }

  private func setLayoutFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    setPlace(center: middle, size: frame.size)
  }

  /// Hears that the frame was changed from outside.
  func givenFrameDidChange() {
    guard let box = storage.layout?.box, !box.fixtures.isEmpty else { return }
    box.engine?.setNeedsSolving()
  }
}

extension NSLayoutConstraint {
  /// Makes views between the items and the holder part of the holder's solver.
  fileprivate func joinCrossedViews() {
    guard let host else { return }
    for place in first.places + (second?.places ?? []) {
      guard let item = place.item, item.layoutOwner !== host else { continue }
      let isInside = item is UILayoutGuide || place.attribute.traits?.isMargin == true
      var next = isInside ? item.layoutOwner : item.layoutOwner?.superview
      while let view = next, view !== host {
        if view.isLayoutRoot { view.letConstraintsCross() }
        next = view.superview
      }
    }
  }
}
