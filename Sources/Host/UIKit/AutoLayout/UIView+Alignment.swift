extension UIView {
  func frame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// The size of the alignment rectangle.
  var alignmentSize: CGSize {
    let (size, insets) = (bounds.size, alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The alignment rectangle that the frame gives: left, top, width, height.
  var givenSides: [CGFloat] {
    let insets = alignmentRectInsets
    let (size, center, anchor) = (bounds.size, self.center, layer.anchorPoint)
    return [
      center.x - anchor.x * size.width + insets.left,
      center.y - anchor.y * size.height + insets.top,
      size.width - insets.left - insets.right, size.height - insets.top - insets.bottom,
    ]
  }

  func setTranslatesMask(_ translates: Bool) {
    if translates == (storage.layout?.translatesMask ?? true) { return }
    let layout = madeLayout
    let wasRoot = isLayoutRoot
    layout.translatesMask = translates
    if let box = layout.box, let engine = box.engine {
      engine.settle(box, of: self)
      engine.setNeedsSolving()
    }
    if wasRoot == isLayoutRoot { return }
    if wasRoot { joinSurroundings() } else { leaveLayoutInside() }
  }
}
