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

  /// Tells this view and those inside that have no tint of their own.
  func tintDidChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.storage.tintColor == nil { view.tintDidChange() }
  }

  /// Tells this view and those inside that are dimmed with it.
  private func tintModeDidChange() {
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
