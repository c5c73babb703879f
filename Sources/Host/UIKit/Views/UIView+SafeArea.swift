extension UIView {
  /// What the safe area of this view means for a part of it at `frame`.
  func insetsCovering(_ frame: CGRect) -> UIEdgeInsets {
    let (area, insets) = (bounds, safeAreaInsets)
    guard insets != .zero else { return .zero }
    return UIEdgeInsets(
      top: max(0, area.minY + insets.top - frame.minY),
      left: max(0, area.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (area.maxY - insets.bottom)),
      right: max(0, frame.maxX - (area.maxX - insets.right)))
  }

  /// Works out the safe area anew, here and below as far as it changes.
  func updateSafeArea() {
    let old = storage.safeAreaInsets
    let new = safeAreaFromAbove
    if old == .zero, new == .zero { return }
    storage.safeAreaInsets = new
    if old != new { safeAreaDidChange() }
    for view in subviews { view.updateSafeArea() }
  }

  private var safeAreaFromAbove: UIEdgeInsets {
    guard window != nil else { return .zero }
    let inherited = superview?.safeAreaInsets(forSubviewAt: frame) ?? outerSafeAreaInsets
    let extra = storage.viewController?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: inherited.top + extra.top, left: inherited.left + extra.left,
      bottom: inherited.bottom + extra.bottom, right: inherited.right + extra.right)
  }

  private func safeAreaDidChange() {
    setNeedsLayout()
    guidesDidChange()
    safeAreaInsetsDidChange()
    storage.viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
  }
}
