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

  /// Has constraints to the margins solved again, in this view and in those inside that inherit
  /// them through it, where the superview's reach in by another length, because one of both has
  /// another frame.
  func updateInheritedMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    if let guide = storage.layout?.systemGuides[.margins], let box = guide.box, let superview {
      let (known, given) = (box.fixtures.map(\.value), guide.givenSides)
      if known.count == 4, given.count == 4,
        isNews(given, known, in: superview.bounds)
      {
        box.engine?.constraintsDidChange()
      }
    }
    for view in subviews { view.updateInheritedMargins() }
  }

  /// Whether margins have changed in a direction in which the view fits into its superview. One
  /// that does not waits until it does: the room that its margins take would make it larger still.
  /// Where margins alone leave it no room it never will, and does not wait.
  private func isNews(_ given: [CGFloat], _ known: [CGFloat], in area: CGRect) -> Bool {
    let (frame, margins) = (frame, layoutMargins)
    let takesAcross =
      margins.left + margins.right > area.width
      || (area.minX <= frame.minX && frame.maxX <= area.maxX)
    let takesAlong =
      margins.top + margins.bottom > area.height
      || (area.minY <= frame.minY && frame.maxY <= area.maxY)
    return (takesAcross && (given[0], given[2]) != (known[0], known[2]))
      || (takesAlong && (given[1], given[3]) != (known[1], known[3]))
  }

  /// Tells that the margins are others now, here and in those inside that inherit them.
  func tellMarginsChanged() {
    layoutMarginsDidChange()
    weakController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }

  private func marginsDidChange() {
    setNeedsLayout()
    guidesDidChange()
    tellMarginsChanged()
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
