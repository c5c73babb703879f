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

  /// Works out the safe area anew, here and below: as far as it may change, or everywhere.
  func updateSafeArea(everywhere: Bool = false) {
    let old = storage.safeAreaInsets
    let new = safeAreaFromAbove
    if !everywhere, old == .zero, new == .zero { return }
    storage.safeAreaInsets = new
    if old != new { safeAreaDidChange() }
    for view in subviews { view.updateSafeArea(everywhere: everywhere) }
  }

  private var safeAreaFromAbove: UIEdgeInsets {
    guard window != nil else { return .zero }
    let inherited = inheritedSafeArea
    guard let controller = weakController else { return inherited }
    return inherited + controller.storage.containerInsets + controller.additionalSafeAreaInsets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return outerSafeAreaInsets }
    guard superview.storage.safeAreaInsets != .zero else { return .zero }
    return superview.safeAreaInsets(forSubviewAt: frame)
  }

  private func safeAreaDidChange() {
    setNeedsLayout()
    guidesDidChange()
    safeAreaInsetsDidChange()
    weakController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
  }
}
