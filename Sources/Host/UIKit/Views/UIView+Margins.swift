extension UIView {
  private static let defaultMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    insets.directional(rightToLeft: isRightToLeft)
  }

  /// The margins that were asked for, plus the safe area, at least the superview's if so wanted.
  var effectiveMargins: UIEdgeInsets {
    let own = storage.margins ?? minimumMargins
    var result = own.absolute(rightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return result }
    return result.preserving(superview.layoutMargins, of: superview.bounds, at: frame)
  }

  private var minimumMargins: NSDirectionalEdgeInsets {
    weakController?.systemMinimumLayoutMargins ?? UIView.defaultMargins
  }

  func setMargins(_ insets: UIEdgeInsets) { setMargins(directional(insets)) }

  func setMargins(_ insets: NSDirectionalEdgeInsets) {
    guard storage.margins != insets else { return }
    changeMargins { storage.margins = insets }
  }

  func changeMargins(_ change: () -> Void) {
    let old = layoutMargins
    change()
    if layoutMargins != old { marginsDidChange() }
  }

  /// Has constraints to the margins solved again where the superview's reach in by another length,
  /// because one of both has another frame. A view that does not fit into its superview waits until
  /// it does: the room that its margins take would make it larger still.
  func updateInheritedMargins() {
    guard preservesSuperviewLayoutMargins,
      let guide = storage.layout?.systemGuides[.margins], let box = guide.box,
      superview?.bounds.contains(frame) == true
    else { return }
    let known = box.fixtures.map(\.value)
    if !known.isEmpty, known != guide.givenSides { box.engine?.constraintsDidChange() }
  }

  func tellMarginsChanged() {
    layoutMarginsDidChange()
    weakController?.viewLayoutMarginsDidChange()
  }

  private func marginsDidChange() {
    setNeedsLayout()
    guidesDidChange()
    tellMarginsChanged()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// Insets of a view at `frame` that are nowhere less than its superview's `margins`, as far as
  /// the view reaches into them. What sticks out of the superview takes no further room: a view
  /// that is as wide as its content would grow by it, stick out more, and never fit again.
  fileprivate func preserving(
    _ margins: UIEdgeInsets, of area: CGRect, at frame: CGRect
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, margins.top - max(0, frame.minY - area.minY)),
      left: max(left, margins.left - max(0, frame.minX - area.minX)),
      bottom: max(bottom, margins.bottom - max(0, area.maxY - frame.maxY)),
      right: max(right, margins.right - max(0, area.maxX - frame.maxX)))
  }
}
