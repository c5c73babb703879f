extension UIView {
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old { sizeDidChange(from: old) }
    updateSafeArea()
    givenFrameDidChange()
  }

  private func sizeDidChange(from old: CGSize) {
    if autoresizesSubviews { resizeSubviews(from: old) }
    if contentMode == .redraw { setNeedsDisplay() }
    boundsSizeDidChange(from: old)
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
