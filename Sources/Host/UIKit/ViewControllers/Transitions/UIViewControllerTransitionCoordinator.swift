/// What is known about a transition that is going on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// The style of the presentation; none for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was turned back.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has driven the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others take part in a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` in the transition's animation block and `completion` at the transition's end.
  /// Returns whether the animation will be run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when a finger lets go, or catches the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` in the transition's animation block.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
