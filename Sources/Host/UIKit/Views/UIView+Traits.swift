extension UIView: UITraitEnvironment {
  var currentTraits: UITraitCollection { storage.traits ?? .detached }

  /// Notes what the view is made with.
  func noteFirstTraits() { storage.firstTraits = .detached }

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
    // What the user prefers may have changed since a view was made that comes from outside.
    let before = old ?? storage.firstTraits ?? .detached
    (storage.traits, storage.firstTraits) = (new, nil)
    if new != before { traitsDidChange(from: old, before) }
    for view in subviews { view.inheritTraits() }
    storage.mask?.inheritTraits()
  }

  /// - Parameters:
  ///   - old: What the view had from above; nil if nothing.
  ///   - before: What it was laid out and drawn with.
  private func traitsDidChange(from old: UITraitCollection?, _ before: UITraitCollection) {
    let traits = currentTraits
    let hasOtherColors = traits.hasDifferentColorAppearance(comparedTo: before)
    if hasOtherColors { resolveBackground() }
    // What is drawn stands on whole pixels.
    let hasOtherPixels = traits.displayScale != before.displayScale
    if hasOtherColors || hasOtherPixels { setNeedsDisplay() }
    if traits.preferredContentSizeCategory != old?.preferredContentSizeCategory {
      textSizeDidChange()
    }
    if traits.layoutDirection != before.layoutDirection { directionDidChange() }
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
  /// prefers, runs as the user's language does, and is measured for the pixels of the main screen.
  @MainActor static var detached: UITraitCollection {
    let application = UIApplication.shared
    let category = application.preferredContentSizeCategory
    let isMirrored = application.userInterfaceLayoutDirection == .rightToLeft
    let scale = HostDisplays.current?.scale ?? base.displayScale
    guard
      category != base.preferredContentSizeCategory || isMirrored || scale != base.displayScale
    else { return .base }
    if let last = lastDetached, last.preferredContentSizeCategory == category,
      (last.layoutDirection == .rightToLeft) == isMirrored, last.displayScale == scale
    {
      return last
    }
    let traits = base.with {
      $0.contentSizeCategory = category
      $0.displayScale = scale
      if isMirrored { $0.layoutDirection = .rightToLeft }
    }
    lastDetached = traits
    return traits
  }

  /// Views that are made one after the other share what they have outside of windows.
  @MainActor private static var lastDetached: UITraitCollection?

  /// These traits with another style, if one is given.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified || style == userInterfaceStyle ? self : with { $0.style = style }
  }
}
