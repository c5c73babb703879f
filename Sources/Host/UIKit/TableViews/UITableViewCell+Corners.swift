import QuartzCore

/// The rounded corners of a card's first and last row.
extension UITableViewCell {
  private static var cornerRadius: CGFloat { 10 }

  /// The corners that belong to the row's place.
  private var corners: CACornerMask {
    var corners: CACornerMask = []
    guard parts.appearance.style == .insetGrouped else { return corners }
    if parts.appearance.ends.contains(.first) {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if parts.appearance.ends.contains(.last) {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return corners
  }

  /// Rounds the corners that belong to the row's place.
  ///
  /// In an animation the row takes the corners of the place that it leaves along: they straighten
  /// on the way, and a row that goes from one end of a card to the other has both pairs until
  /// ``settleCorners()``.
  func applyCorners() {
    let (old, new) = (layer.cornerRadius > 0 ? layer.maskedCorners : [], corners)
    layer.cornerRadius = new.isEmpty ? 0 : Self.cornerRadius
    guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled else {
      return layer.maskedCorners = new
    }
    if !new.isEmpty { layer.maskedCorners = new.isDisjoint(with: old) ? new.union(old) : new }
  }

  /// Straightens the corners that the row only had on its way.
  func finishCornerAnimation() {
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}
