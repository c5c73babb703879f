import QuartzCore

extension UIView {
  static func runTransition(
    of view: UIView, duration: TimeInterval, options: AnimationOptions,
    changes animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let timing = AnimationTiming(
      duration: duration, pace: .curve(options.curve), options: options)
    let changes = animations ?? {}
    guard options.isCrossDissolve else { return AnimationContext.run(timing, changes, completion) }
    let context = AnimationContext(timing, completion: completion)
    if areAnimationsEnabled, duration > 0, view.isOnScreen { context.addFade(to: view) }
    if options.contains(.allowAnimatedContent) {
      context.perform(changes)
    } else {
      performWithoutAnimation(changes)
    }
    context.close()
  }

  static func runExchange(
    of fromView: UIView, for toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: superview, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

extension AnimationContext {
  /// Fades from what `view` shows now to what it will show.
  fileprivate func addFade(to view: UIView) {
    let fade = CATransition()
    timing.set(fade)
    watch(fade, of: view)
    view.layer.add(fade, forKey: nil)
  }
}
