/// Whether a view is mirrored where text runs right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified
  /// Not mirrored: the controls of a player.
  case playback
  /// Not mirrored: what stands for places in space.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  func direction(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard storage.semanticContentAttribute != attribute else { return }
    storage.semanticContentAttribute = attribute
    directionDidChange()
  }

  /// Lays the content out again, which runs in another direction now.
  func directionDidChange() {
    placeConstraintsAnew()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
