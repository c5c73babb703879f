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

  /// ``givenSides``; along axes in `flexes`, the distance from the superview's far edge in place of
  /// the length.
  func givenSides(flexing flexes: (horizontal: Bool, vertical: Bool)) -> [CGFloat] {
    var sides = givenSides
    guard flexes != (false, false), let superview else { return sides }
    let (size, insets) = (superview.bounds.size, superview.alignmentRectInsets)
    if flexes.horizontal {
      sides[2] = size.width - insets.left - insets.right - sides[0] - sides[2]
    }
    if flexes.vertical {
      sides[3] = size.height - insets.top - insets.bottom - sides[1] - sides[3]
    }
    return sides
  }

  func setTranslatesMask(_ translates: Bool) {
    if translates == (storage.layout?.translatesMask ?? true) { return }
    changeTies { madeLayout.translatesMask = translates }
  }

  /// Makes a change of what ties the view to its surroundings: the constraints inside move to the
  /// solver that they belong to afterwards.
  func changeTies(_ change: () -> Void) {
    let wasRoot = isLayoutRoot
    change()
    if let box = storage.layout?.box, let engine = box.engine {
      engine.constrain(box, of: self)
      engine.setNeedsSolving()
    }
    if wasRoot == isLayoutRoot { return }
    if wasRoot { inheritLayoutEngine() } else { leaveLayoutInside() }
  }
}
