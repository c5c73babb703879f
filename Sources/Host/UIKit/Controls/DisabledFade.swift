import QuartzCore

/// Fades a control while it is disabled, and gives it back the opacity that it had before.
@MainActor
final class DisabledFade {
  /// The opacity before; nil while the control is enabled.
  private var opacity: CGFloat?

  /// Takes in whether `control` is enabled.
  func follow(_ control: UIControl) {
    if let before = opacity, control.isEnabled {
      opacity = nil
      control.alpha = before
    } else if opacity == nil, !control.isEnabled {
      opacity = control.alpha
      control.alpha *= 0.5
    }
  }
}
