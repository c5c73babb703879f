import QuartzCore

/// Always allows activation.
final class SpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Highlights the target view as long as something is held over it, and has it blink before it is
/// activated.
final class SpringLoadingEffect: NSObject, UISpringLoadedInteractionEffect {
  /// Half of a blink, in seconds.
  private static let blink: TimeInterval = 0.1
  private var highlight: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible: addHighlight(over: context.targetView)
    case .activating: startBlinking()
    case .activated, .inactive: remove()
    }
  }

  private func addHighlight(over target: UIView?) {
    remove()
    guard let target else { return }
    let view = UIView(frame: target.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemFill
    view.layer.cornerRadius = target.layer.cornerRadius
    UIView.performWithoutAnimation { target.addSubview(view) }
    highlight = view
  }

  private func startBlinking() {
    guard let highlight else { return }
    UIView.animate(
      withDuration: Self.blink, delay: 0, options: [.repeat, .autoreverse]
    ) {
      highlight.alpha = 0
    }
  }

  private func remove() {
    highlight?.layer.removeAllAnimations()
    highlight?.removeFromSuperview()
    highlight = nil
  }
}
