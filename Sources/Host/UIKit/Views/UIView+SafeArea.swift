extension UIView {
  /// The parts of `insets`, which are this view's, that lie over a subview at `frame`: from none to
  /// all of each.
  func covered(by insets: UIEdgeInsets, at frame: CGRect) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let area = bounds
    func part(_ inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
      min(max(0, inset), max(0, inset - distance))
    }
    return UIEdgeInsets(
      top: part(insets.top, beyond: frame.minY - area.minY),
      left: part(insets.left, beyond: frame.minX - area.minX),
      bottom: part(insets.bottom, beyond: area.maxY - frame.maxY),
      right: part(insets.right, beyond: area.maxX - frame.maxX))
  }

  /// Works out the safe area anew, here and below: as far as it may change, or everywhere. Called
  /// when the view's geometry or what is above it has changed.
  func updateSafeArea(everywhere: Bool = false) {
    let old = storage.safeAreaInsets
    let new = safeAreaFromAbove
    if !everywhere, old == .zero, new == .zero, safeAreaInsets == .zero { return }
    storage.safeAreaInsets = new
    if old != new { safeAreaDidChange() }
    updateSafeAreaOfSubviews(everywhere: everywhere)
  }

  /// Works out the safe areas below anew after this view's safe area or bounds changed. What is
  /// inside subviews whose own safe area stays the same is not visited.
  func updateSafeAreaOfSubviews(everywhere: Bool = false) {
    for view in subviews where everywhere || view.safeAreaFromAbove != view.storage.safeAreaInsets {
      view.updateSafeArea(everywhere: everywhere)
    }
  }

  private var safeAreaFromAbove: UIEdgeInsets {
    guard window != nil else { return keptSafeArea }
    let inherited = inheritedSafeArea
    guard let controller = weakController else { return inherited }
    return inherited + controller.storage.containerInsets + controller.additionalSafeAreaInsets
  }

  /// The safe area without a window: none, but for the view of a controller and what is inside. It
  /// was taken off the screen for a while, and is to come back as it was.
  private var keptSafeArea: UIEdgeInsets {
    let kept = storage.safeAreaInsets
    if kept == .zero { return .zero }
    var top = self
    while let next = top.superview { top = next }
    return top.weakController == nil ? .zero : kept
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return outerSafeAreaInsets }
    // A class may override what its subviews derive theirs from.
    guard superview.safeAreaInsets != .zero else { return .zero }
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
