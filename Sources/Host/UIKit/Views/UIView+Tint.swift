extension UIView {
  /// Whether the tint is shown in color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// In color.
    case normal
    /// In gray.
    case dimmed
  }

  var effectiveTintColor: UIColor {
    let color = chosenTintColor
    return effectiveTintMode == .dimmed ? color.dimmed : color
  }

  private var chosenTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storage.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.storage.tintAdjustmentMode != .automatic {
        return current.storage.tintAdjustmentMode
      }
      view = current.superview
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    guard storage.tintColor != color else { return }
    storage.tintColor = color
    tintDidChange()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard storage.tintAdjustmentMode != mode else { return }
    storage.tintAdjustmentMode = mode
    tintModeDidChange()
  }

  // MARK: Moves

  /// What a move may change.
  struct TintPlace {
    /// The tint of the place.
    let tint: UIColor
    /// The tint that was last seen, where the view, or one around it, has left a superview.
    let seen: UIColor?
  }

  /// Where the tint comes from now; nil if the view has its own.
  var tintPlace: TintPlace? {
    storage.tintColor == nil ? TintPlace(tint: effectiveTintColor, seen: leftTint) : nil
  }

  private var leftTint: UIColor? {
    var view: UIView = self
    while view.storage.tintColor == nil {
      guard let outer = view.superview else { return view.storage.leftTint }
      view = outer
    }
    return nil
  }

  /// Keeps the tint that is seen. Outside of a superview nobody is told of another one, since most
  /// views come back to where they were.
  func keepTint() {
    if let place = tintPlace { storage.leftTint = place.seen ?? place.tint }
  }

  /// Tells of the tint of a new place if it is another one.
  func tintDidMove(from old: TintPlace?) {
    storage.leftTint = nil
    guard let old else { return }
    let new = effectiveTintColor
    if old.tint !== new || (old.seen.map { $0 !== new } ?? false) { tintDidChange() }
  }

  // MARK: Telling

  /// Tells this view and those inside that have no tint of their own.
  func tintDidChange() {
    storage.leftTint = nil
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.storage.tintColor == nil { view.tintDidChange() }
  }

  /// Tells this view and those inside that are dimmed with it.
  private func tintModeDidChange() {
    storage.leftTint = nil
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.storage.tintAdjustmentMode == .automatic {
      view.tintModeDidChange()
    }
  }
}

extension UIColor {
  /// The color without its hue, as tints look behind an alert.
  var dimmed: UIColor {
    UIColor { traits in
      let color = self.cgColor(in: traits)
      let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(cgColor: CGColor(gray: gray, alpha: color.alpha * 0.8))
    }
  }
}
