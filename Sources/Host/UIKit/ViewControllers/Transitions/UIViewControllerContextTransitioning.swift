/// Names a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator needs to know about a transition, and whom it tells of its progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was turned back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; none for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view is to be turned; never here.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a finger has driven the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger lets the transition go to its end.
  func finishInteractiveTransition()
  /// Tells that the finger lets the transition go back to its start.
  func cancelInteractiveTransition()
  /// Tells that a finger has caught the transition.
  func pauseInteractiveTransition()
  /// Ends the transition. An animator must call this when it is done.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil if it must not be moved.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view stands at the start; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands at the end; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Shows a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the new view into the container, animates, and completes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be paused and turned round. Optional: the default tells that there is
  /// none.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the transition has been completed. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Tells that there is none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// The animator that can be paused, nil where the method is not implemented.
  func animatorIfAny(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator is NoAnimator ? nil : animator
  }
}

/// What the default of an optional method returns, to tell that the method is not implemented.
@MainActor
private final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Drives a transition by a finger or otherwise.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; the animator has not been started.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins under the finger; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses how a controller is presented and dismissed. All members have defaults that choose
/// nothing.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation; nil for the usual one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; nil for the usual one.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the presentation; nil for time.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the dismissal; nil for time.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a custom presentation; nil for a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
