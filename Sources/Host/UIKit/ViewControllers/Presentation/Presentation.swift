import QuartzCore

/// The way of a controller onto the screen, step by step.
@MainActor
struct Presentation {
  let presented: UIViewController
  let presenter: UIViewController
  let controller: UIPresentationController
  let source: UIViewController

  init(
    of presented: UIViewController, by presenter: UIViewController,
    _ controller: UIPresentationController, source: UIViewController
  ) {
    (self.presented, self.presenter) = (presented, presenter)
    (self.controller, self.source) = (controller, source)
  }

  private var removesPresenter: Bool { controller.shouldRemovePresentersView }

  func begin(animated: Bool, _ completion: (() -> Void)?) {
    guard let host = controller.hostView(over: presenter) else { return }
    link()
    let container = controller.container
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(container)
    container.accessibilityViewIsModal = true
    container.window?.focusEngine.clear()
    let transition = makeTransition(animated, completion)
    for one in [presented, presenter] { one.join(transition) }
    if removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    controller.presentationTransitionWillBegin()
    insertView(in: container)
    transition.run()
  }

  private func link() {
    controller.begin(by: presenter)
    presented.linkPresentation(by: presenter)
    presented.storage.isBeingPresented = true
    presented.takeTraitsFromParent(controller.traitsOfPresented)
  }

  /// Puts the view where it ends, which shows that it can be laid out before it is animated.
  private func insertView(in container: UIView) {
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    if view === presented.view { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if view.superview !== container { container.addSubview(view) }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
  }

  private func makeTransition(_ animated: Bool, _ completion: (() -> Void)?) -> ViewTransition {
    let animator = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let chosen = animator ?? controller.makeAnimator(isDismissal: false)
    let interactor = presented.transitioningDelegate?
      .interactionControllerForPresentation(using: chosen)
    let plan = ViewTransition.Plan(
      from: presenter, to: presented, fromView: removesPresenter ? presenter.view : nil,
      toView: controller.presentedView, container: controller.container, isAnimated: animated,
      style: controller.presentationStyle, animator: chosen, interactor: interactor,
      initialFrames: [presenter: presenter.view.frame],
      finalFrames: [presented: controller.frameOfPresentedViewInContainerView])
    return ViewTransition(plan) { self.end(completed: $0, completion) }
  }

  private func end(completed: Bool, _ completion: (() -> Void)?) {
    controller.presentationTransitionDidEnd(completed)
    for one in [presented, presenter] { one.leaveTransition() }
    if completed { completeTransition() } else { retreat() }
    presented.storage.isBeingPresented = false
    completion?()
  }

  private func completeTransition() {
    presented.endAppearance()
    guard removesPresenter else { return }
    presenter.leaveHome()
    presenter.endAppearance()
  }

  private func retreat() {
    presented.changeAppearance(to: .disappeared)
    controller.container.removeFromSuperview()
    presented.unlinkPresentation()
    if removesPresenter { presenter.changeAppearance(to: .appeared) }
  }
}
