import QuartzCore

/// A transition from one view controller to another, from will-appear to did-appear.
///
/// It is the context of the animator and the coordinator of everybody else. Containers make one,
/// hand it around, and ``run()`` it.
@MainActor
final class ViewTransition: NSObject {
  /// What a container says about a transition.
  struct Plan {
    var from: UIViewController?
    var to: UIViewController?
    /// The view that goes, if the animator may move it.
    var fromView: UIView?
    /// The view that comes, if the animator may move it.
    var toView: UIView?
    var container: UIView
    var isAnimated: Bool
    var style: UIModalPresentationStyle = .none
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var initialFrames: [UIViewController: CGRect] = [:]
    var finalFrames: [UIViewController: CGRect] = [:]
  }

  let plan: Plan
  private let whenDone: (Bool) -> Void
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStarted = false
  private var isDone = false
  private var interactive: Bool
  private(set) var wasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  /// Makes a transition. `whenDone` hears, once, whether it was completed.
  init(_ plan: Plan, whenDone: @escaping (Bool) -> Void) {
    (self.plan, self.whenDone) = (plan, whenDone)
    interactive = plan.isAnimated && plan.interactor?.wantsInteractiveStart == true
    super.init()
  }

  /// Shows the transition.
  func run() {
    hasStarted = true
    guard plan.isAnimated, let animator = plan.animator else { return runAtOnce() }
    if let interactor = plan.interactor, interactor.wantsInteractiveStart {
      interactor.startInteractiveTransition(self)
    } else {
      driver?.watch(self)
      animator.animateTransition(using: self)
    }
    runAlongside(animator)
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    plan.interactor as? UIPercentDrivenInteractiveTransition
  }

  private func runAtOnce() {
    UIView.performWithoutAnimation { for block in alongside { block(self) } }
    alongside = []
    FramePasses.afterLayout { self.completeTransition(true) }
  }

  private func runAlongside(_ animator: any UIViewControllerAnimatedTransitioning) {
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    let changes = { for block in blocks { block(self) } }
    if let shared = animator.animatorIfAny(using: self) {
      shared.addAnimations(changes)
    } else {
      UIView.animate(withDuration: transitionDuration, animations: changes)
    }
  }
}

// MARK: - For animators

extension ViewTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  var isInteractive: Bool { interactive }
  var transitionWasCancelled: Bool { wasCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {
    interactive = true
    for handler in interactionHandlers { handler(self) }
  }

  private func endInteraction(cancelled: Bool) {
    wasCancelled = cancelled
    interactive = false
    for handler in interactionHandlers { handler(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    isDone = true
    wasCancelled = !didComplete
    driver?.transitionDidEnd(self)
    whenDone(didComplete)
    plan.animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
    (completions, interactionHandlers) = ([], [])
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.fromView
    case .to: plan.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { plan.initialFrames[vc] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { plan.finalFrames[vc] ?? .zero }
}

// MARK: - For everybody else

extension ViewTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { plan.interactor?.wantsInteractiveStart ?? false }
  var isCancelled: Bool { wasCancelled }

  var transitionDuration: TimeInterval {
    plan.isAnimated ? plan.animator?.transitionDuration(using: self) ?? 0 : 0
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isDone else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    } else {
      alongside.append(animation)
    }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }
}

extension UIViewController {
  /// Takes part in a transition, which is its coordinator until it leaves it.
  func join(_ transition: ViewTransition) { storage.transition = transition }

  func leaveTransition() { storage.transition = nil }
}
