extension UIView {
  /// A length rounded up to whole pixels; the slack forgives what arithmetic adds, so that a sum
  /// has one size however it was added up.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
