extension UIView {
  func changeGeometry(_ change: () -> Void) {
    let old = (layer.bounds, layer.position, layer.transform)
    change()
    let new = (layer.bounds, layer.position, layer.transform)
    if new.0.size != old.0.size { sizeDidChange(from: old.0.size) }
    if new != old {
      updateSafeArea()
      updateInheritedMargins()
    }
    givenFrameDidChange()
  }

  private func sizeDidChange(from old: CGSize) {
    if autoresizesSubviews { resizeSubviews(from: old) }
    if contentMode == .redraw { setNeedsDisplay() }
    boundsSizeDidChange(from: old)
    for view in subviews { view.updateInheritedMargins() }
    setNeedsLayout()
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let old = bounds
    guard old.size != size else { return }
    let origin = frame.origin
    bounds = CGRect(origin: old.origin, size: size)
    if transform.isIdentity { frame.origin = origin }
  }
}
