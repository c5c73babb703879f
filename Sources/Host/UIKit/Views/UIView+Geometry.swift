extension UIView {
  func changeGeometry(_ change: () -> Void) {
    let old = (layer.bounds, layer.position, layer.transform)
    change()
    let new = (layer.bounds, layer.position, layer.transform)
    if new.0.size != old.0.size { sizeDidChange(from: old.0.size) }
    if new != old, !storage.isBeingPlaced {
      updateSafeArea()
      updateInheritedMargins()
    }
    givenFrameDidChange()
  }

  /// Gives the view another place and another size, one after the other as subclasses may override
  /// either, for the safe area at once: halfway, a view sticks out of its superview where nothing
  /// is to be kept free, and lists that believed it would scroll.
  func setPlace(center middle: CGPoint, size: CGSize) {
    guard middle != center || size != bounds.size else { return }
    storage.isBeingPlaced = true
    if middle != center { center = middle }
    if size != bounds.size { bounds.size = size }
    storage.isBeingPlaced = false
    updateSafeArea()
    updateInheritedMargins()
  }

  /// Where the view stands as long as no transform moves it.
  var untransformedFrame: CGRect {
    get {
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      guard !transform.isIdentity else { return frame = newValue }
      let anchor = layer.anchorPoint
      setPlace(
        center: CGPoint(
          x: newValue.minX + anchor.x * newValue.width,
          y: newValue.minY + anchor.y * newValue.height),
        size: newValue.size)
    }
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
