import QuartzCore

/// Goes back under a finger that comes in from the edge.
@MainActor
final class InteractivePopGesture: NSObject, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  private unowned let controller: UINavigationController
  private weak var animator: UIViewPropertyAnimator?
  private var transition: ViewTransition?

  /// Whether a move that begins now is to follow the finger.
  private(set) var isStarting = false

  private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer { [weak self] _ in self?.follow() }
    recognizer.delegate = self
    return recognizer
  }()

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  /// The direction for which the recognizer has its edge; nil before it has one.
  private var wasMirrored: Bool?

  /// Has fingers come in from the edge where reading begins, which may be another one now.
  func followDirection() {
    guard isMirrored != wasMirrored else { return }
    wasMirrored = isMirrored
    recognizer.edges = isMirrored ? .right : .left
  }

  private var isMirrored: Bool {
    controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.stack.transition == nil && controller.showsBackButton && !sharesView
  }

  /// Whether the controller to go back to shows what it has in the view that is there.
  private var sharesView: Bool {
    guard let top = controller.topViewController,
      let below = controller.viewControllers.dropLast().last as? any ViewSharing
    else { return false }
    return below.sharesView(of: top, .pop)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewTransition,
      let usual = transition.plan.animator as? NavigationAnimator
    else { return }
    self.transition = transition
    animator = usual.propertyAnimator(transition)
    animator?.pauseAnimation()
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      isStarting = true
      _ = controller.popViewController(animated: true)
      isStarting = false
    case .changed: animator?.fractionComplete = fraction
    case .ended: endGesture(isBack: fraction + velocity * 0.2 > 0.5)
    case .cancelled, .failed: endGesture(isBack: false)
    case .possible: break
    }
    if recognizer.state == .changed { transition?.updateInteractiveTransition(fraction) }
  }

  private var width: CGFloat { max(controller.view.bounds.width, 1) * (isMirrored ? -1 : 1) }

  private var fraction: CGFloat {
    min(max(recognizer.translation(in: controller.view).x / width, 0), 1)
  }

  /// How fast the finger goes, in widths a second.
  private var velocity: CGFloat { recognizer.velocity(in: controller.view).x / width }

  private func endGesture(isBack: Bool) {
    if isBack {
      transition?.finishInteractiveTransition()
    } else {
      transition?.cancelInteractiveTransition()
      animator?.isReversed = true
    }
    animator?.startAnimation()
    (animator, transition) = (nil, nil)
  }
}
