import QuartzCore

/// Fades a control while it is disabled, and gives it back the opacity that it had before, unless
/// it was given another one meanwhile.
@MainActor
final class DisabledFade {
  /// The opacities before and since; nil while the control is enabled.
  private var opacity: (before: CGFloat, faded: CGFloat)?

  /// Takes in whether `control` is enabled.
  func follow(_ control: UIControl) {
    if let old = opacity, control.isEnabled {
      opacity = nil
      if control.alpha == old.faded { control.alpha = old.before }
    } else if opacity == nil, !control.isEnabled {
      let before = control.alpha
      control.alpha = before * 0.5
      opacity = (before, control.alpha)
    }
  }
}
