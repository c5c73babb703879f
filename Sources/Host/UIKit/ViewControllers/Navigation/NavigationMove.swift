import QuartzCore

/// A change of a navigation controller's stack, from the first will to the last did.
@MainActor
struct NavigationMove {
  let controller: UINavigationController
  let operation: UINavigationController.Operation
  let old: [UIViewController]
  let going: [UIViewController]
  let coming: [UIViewController]

  private var from: UIViewController? { controller.stack.shown }
  private var to: UIViewController? { controller.topViewController }

  /// Whether controllers are to hear that they appear.
  private var isSeen: Bool {
    controller.storage.appearance == .appeared || controller.storage.appearance == .appearing
  }

  /// Ends a move that changes nothing on screen.
  func completeWithoutTransition() {
    controller.refreshBarItems()
    for one in going { one.removeFromParent() }
    for one in coming { one.didMove(toParent: controller) }
  }

  func begin(animated: Bool) {
    let (from, to) = (from, to)
    let sharing = controllerSharingView(to, from)
    if let from { sharing?.takeView(of: from) }
    let transition = makeTransition(from, to, animated, isShared: sharing != nil)
    controller.stack.transition = transition
    if let to {
      controller.delegate?.navigationController(controller, willShow: to, animated: animated)
    }
    from?.join(transition)
    to?.join(transition)
    if isSeen {
      from?.willDisappear(toLeave: going.contains { $0 === from })
      from?.beginAppearance(false, animated: animated)
      to?.beginAppearance(true, animated: animated)
    }
    controller.stack.shown = to
    insertView(to, animated: animated)
    transition.run()
    sharing?.showInSharedView(animated: animated)
    if !animated { transition.completeTransition(true) }
  }

  /// The controller that comes, if it takes over the view of the one that goes.
  private func controllerSharingView(
    _ to: UIViewController?, _ from: UIViewController?
  ) -> (any ViewSharing)? {
    guard let from, let to = to as? any ViewSharing, to.sharesView(of: from, operation) else {
      return nil
    }
    return to
  }

  /// Puts the new view in its place, below or above the old one.
  private func insertView(_ to: UIViewController?, animated: Bool) {
    guard let view = to?.view, let content = (controller.view as? NavigationView)?.content else {
      return
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !animated { controller.refreshBarItems() }
    controller.prepareInsets(of: to)
    view.frame = controller.frame(of: to, in: content.bounds)
    if operation == .pop { content.insertSubview(view, at: 0) } else { content.addSubview(view) }
    if let search = to?.searchContainer { content.insertSubview(search, aboveSubview: view) }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    guard animated else { return }
    UIView.animate(withDuration: 0.35) { controller.bottomScrollViewDidChange() }
  }

  private func makeTransition(
    _ from: UIViewController?, _ to: UIViewController?, _ animated: Bool, isShared: Bool
  ) -> ViewTransition {
    let custom = animated ? customAnimator(from, to) : nil
    let usual = NavigationAnimator(operation, of: controller, isShared: isShared)
    controller.stack.animator = animated && custom == nil ? usual : nil
    let interactor = custom.map {
      controller.delegate?.navigationController(controller, interactionControllerFor: $0)
    }
    let swipe =
      custom == nil && controller.interactivePopGesture.isStarting
      ? controller.interactivePopGesture : nil
    let content = (controller.view as? NavigationView)?.content ?? controller.loadedView
    var plan = ViewTransition.Plan(
      from: from, to: to, fromView: from?.viewIfLoaded, toView: to?.view, container: content,
      isAnimated: animated, animator: custom ?? usual, interactor: interactor ?? swipe)
    if let from { plan.initialFrames[from] = from.viewIfLoaded?.frame }
    if let to { plan.finalFrames[to] = controller.frame(of: to, in: content.bounds) }
    return ViewTransition(plan) { self.end(completed: $0, from, to, animated) }
  }

  private func customAnimator(
    _ from: UIViewController?, _ to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return controller.delegate?.navigationController(
      controller, animationControllerFor: operation, from: from, to: to)
  }

  private func end(
    completed: Bool, _ from: UIViewController?, _ to: UIViewController?, _ animated: Bool
  ) {
    from?.leaveTransition()
    to?.leaveTransition()
    (controller.stack.transition, controller.stack.animator) = (nil, nil)
    if completed { completeTransition(from, to, animated) } else { retreat(from, to) }
    controller.refreshBarItems()
  }

  private func completeTransition(
    _ from: UIViewController?, _ to: UIViewController?, _ animated: Bool
  ) {
    if from !== to {
      from?.searchContainer?.removeFromSuperview()
      if from?.viewIfLoaded !== to?.viewIfLoaded { from?.viewIfLoaded?.removeFromSuperview() }
    }
    for one in going { one.shownSearch?.abandonSearch() }
    from?.endAppearance()
    if controller.storage.appearance == .appeared { to?.endAppearance() }
    for one in going { one.removeFromParent() }
    for one in coming { one.didMove(toParent: controller) }
    if let to {
      controller.delegate?.navigationController(controller, didShow: to, animated: animated)
    }
  }

  /// Goes back to how things were: a finger turned the move round.
  private func retreat(_ from: UIViewController?, _ to: UIViewController?) {
    controller.takeBack(old)
    controller.stack.shown = from
    if isSeen { to?.changeAppearance(to: .disappeared) }
    to?.searchContainer?.removeFromSuperview()
    to?.viewIfLoaded?.removeFromSuperview()
    from?.willDisappear(toLeave: false)
    if isSeen { from?.changeAppearance(to: .appeared) }
    for one in coming { one.removeFromParent() }
  }
}
