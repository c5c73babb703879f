/// A transition that is one property animator, so that it can be caught and turned round.
@MainActor
class AnimatorTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  /// How long the transition takes, in seconds.
  var duration: TimeInterval { 0.5 }

  /// The pace.
  var parameters: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  /// Puts views where they start.
  func prepare(_ context: any UIViewControllerContextTransitioning) {}

  /// Puts views where they end; what this changes is animated.
  func animate(_ context: any UIViewControllerContextTransitioning) {}

  /// Tidies up after the animation; `completed` is false if it was turned round.
  func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    propertyAnimator(transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { propertyAnimator(transitionContext) }

  /// The animator of the transition; the same as long as it lasts.
  func propertyAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    UIView.performWithoutAnimation { prepare(context) }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { self.animate(context) }
    animator.addCompletion { position in
      self.finish(context, completed: position == .end)
      context.completeTransition(position == .end)
      self.animator = nil
    }
    self.animator = animator
    return animator
  }
}
