import QuartzCore

/// The way of a controller, and of all that it presents, off the screen.
@MainActor
struct Dismissal {
  /// The controllers that go, lowest first. The last one is seen going.
  let chain: [UIViewController]
  let presenter: UIViewController

  init(of chain: [UIViewController], by presenter: UIViewController) {
    (self.chain, self.presenter) = (chain, presenter)
  }

  func begin(animated: Bool, _ completion: (() -> Void)?) {
    guard let top = chain.last, let controller = top.presentation.controller else { return }
    let transition = makeTransition(of: top, controller, animated, completion)
    for one in chain + [presenter] { one.join(transition) }
    for going in chain { going.setIsBeingDismissed(true) }
    for going in chain.reversed() { going.beginAppearance(false, animated: animated) }
    if bringsPresenterBack {
      presenter.beginAppearance(true, animated: animated)
      presenter.returnHome()
    }
    for going in chain { going.presentation.controller?.dismissalTransitionWillBegin() }
    for lower in chain.dropLast() { lower.presentation.controller?.leave(along: transition) }
    transition.run()
  }

  /// Whether the presenter's view was removed when it was covered.
  private var bringsPresenterBack: Bool { presenter.presentation.home != nil }

  private func makeTransition(
    of top: UIViewController, _ controller: UIPresentationController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) -> ViewTransition {
    let animator = top.transitioningDelegate?.animationController(forDismissed: top)
    let chosen = animator ?? controller.makeAnimator(isDismissal: true)
    let interactor = top.transitioningDelegate?.interactionControllerForDismissal(using: chosen)
    let presenterFrame = presenter.presentation.home?.bounds ?? presenter.view.frame
    let plan = ViewTransition.Plan(
      from: top, to: presenter, fromView: controller.presentedView,
      toView: bringsPresenterBack ? presenter.view : nil,
      container: controller.container, isAnimated: animated, style: controller.presentationStyle,
      animator: chosen, interactor: interactor,
      initialFrames: [top: controller.presentedView?.frame ?? .zero],
      finalFrames: [presenter: presenterFrame])
    return ViewTransition(plan) { self.end(completed: $0, completion) }
  }

  private func end(completed: Bool, _ completion: (() -> Void)?) {
    for gone in chain { gone.presentation.controller?.dismissalTransitionDidEnd(completed) }
    for one in chain + [presenter] { one.leaveTransition() }
    if completed { completeTransition() } else { retreat() }
    for gone in chain { gone.setIsBeingDismissed(false) }
    completion?()
  }

  private func completeTransition() {
    // An animator may have taken the view into the container, which goes.
    if let home = presenter.presentation.home, presenter.view.superview !== home {
      presenter.returnHome()
    }
    for gone in chain.reversed() {
      gone.presentation.controller?.container.removeFromSuperview()
      gone.presentation.controller?.container.isHidden = false
      gone.viewIfLoaded?.removeFromSuperview()
      gone.endAppearance()
    }
    if bringsPresenterBack {
      presenter.endAppearance()
      presenter.stayHome()
    }
    for gone in chain.reversed() { gone.unlinkPresentation() }
  }

  private func retreat() {
    for lower in chain.dropLast() { lower.presentation.controller?.restorePresentingView() }
    if bringsPresenterBack {
      presenter.changeAppearance(to: .disappeared)
      presenter.view.removeFromSuperview()
    }
    for stays in chain { stays.changeAppearance(to: .appeared) }
  }
}
