extension UIView {
  /// How content follows the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as covers the bounds, in proportion.
    case scaleAspectFill
    /// Drawn anew whenever the size changes.
    case redraw
    /// In the middle, at its own size.
    case center
    /// At the top edge, at its own size.
    case top
    /// At the bottom edge, at its own size.
    case bottom
    /// At the left edge, at its own size.
    case left
    /// At the right edge, at its own size.
    case right
    /// In the top left corner, at its own size.
    case topLeft
    /// In the top right corner, at its own size.
    case topRight
    /// In the bottom left corner, at its own size.
    case bottomLeft
    /// In the bottom right corner, at its own size.
    case bottomRight
  }

  func setContentMode(_ mode: ContentMode) {
    guard storage.contentMode != mode else { return }
    storage.contentMode = mode
    setNeedsDisplay()
  }

  func setBackgroundColor(_ color: UIColor?) {
    resolve(color)
    storage.backgroundColor = color
  }

  /// Takes over a color whose layer shows it already.
  func restoreBackgroundColor(_ color: UIColor?) { storage.backgroundColor = color }

  /// Shows the background in the present look. Without one the layer keeps what it was given.
  func resolveBackground() {
    if let color = storage.backgroundColor { resolve(color) }
  }

  private func resolve(_ color: UIColor?) {
    layer.backgroundColor = color?.cgColor(in: traitCollection)
  }

  func displayContent() {
    traitCollection.performAsCurrent { layer.drawing = makeDrawing() }
  }
}

extension UIView {
  func setHidden(_ hides: Bool) {
    if isHidden == hides { return }
    storage.isGoing = false
    if !hides || superview?.showsGoing(of: self) != true {
      layer.isHidden = hides
    } else {
      storage.isGoing = true
      AnimationContext.active?.atEnd { [weak self] in
        guard let self, storage.isGoing else { return }
        storage.isGoing = false
        layer.isHidden = true
      }
    }
    superview?.visibilityDidChange(of: self)
  }

  /// Whether a subview that is being hidden in an animation is to be seen going: views that a
  /// stack arranges are.
  private func showsGoing(of subview: UIView) -> Bool {
    guard let stack = self as? UIStackView, stack.arrangement.contains(subview), isOnScreen,
      let context = AnimationContext.active
    else { return false }
    return context.timing.duration > 0
  }
}
