extension UIView: UITraitEnvironment {
  var currentTraits: UITraitCollection { storage.traits ?? .detached }

  /// The traits that come from above, with what the view's controller has to say about them.
  private var traitsAbove: UITraitCollection? {
    let masked = storage.masked?.view?.storage.traits
    guard let above = superview?.storage.traits ?? outerTraits ?? masked else { return nil }
    return weakController?.adjust(above) ?? above
  }

  /// Takes over the traits from above, and tells what changed here and below.
  func inheritTraits() {
    guard let above = traitsAbove else { return }
    let new = above.styled(storage.overrideUserInterfaceStyle)
    guard new !== storage.traits else { return }
    let old = storage.traits
    storage.traits = new
    if new != old ?? .detached { traitsDidChange(from: old) }
    for view in subviews { view.inheritTraits() }
    storage.mask?.inheritTraits()
  }

  private func traitsDidChange(from old: UITraitCollection?) {
    let traits = currentTraits
    let hasOtherColors = traits.hasDifferentColorAppearance(comparedTo: old ?? .detached)
    if hasOtherColors { resolveBackground() }
    // What is drawn stands on whole pixels.
    let hasOtherPixels = traits.displayScale != (old ?? .detached).displayScale
    if hasOtherColors || hasOtherPixels { setNeedsDisplay() }
    if traits.preferredContentSizeCategory != old?.preferredContentSizeCategory {
      textSizeDidChange()
    }
    if traits.layoutDirection != (old ?? .detached).layoutDirection { directionDidChange() }
    if traits.displayScale > 0 { contentScaleFactor = traits.displayScale }
    setNeedsLayout()
    traits.performAsCurrent {
      weakController?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard storage.overrideUserInterfaceStyle != style else { return }
    storage.overrideUserInterfaceStyle = style
    inheritTraits()
  }
}

extension UITraitCollection {
  /// What a view has that is in no window yet: text there already has the size that the user
  /// prefers, and runs as the user's language does.
  @MainActor static var detached: UITraitCollection {
    let application = UIApplication.shared
    let category = application.preferredContentSizeCategory
    let isMirrored = application.userInterfaceLayoutDirection == .rightToLeft
    guard category != base.preferredContentSizeCategory || isMirrored else { return .base }
    return base.with {
      $0.contentSizeCategory = category
      if isMirrored { $0.layoutDirection = .rightToLeft }
    }
  }

  /// These traits with another style, if one is given.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified || style == userInterfaceStyle ? self : with { $0.style = style }
  }
}
