import QuartzCore

extension UIViewController {
  /// What is known about a controller that presents or is presented.
  struct PresentationState {
    /// The controller that this one presents.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenting: UIViewController?
    /// What manages, or is going to manage, the presentation of this controller.
    var controller: UIPresentationController?
    /// Whether ``controller`` is in charge now.
    var isActive = false
    /// Where the view stood before it was covered and removed.
    weak var home: UIView?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModalInPresentation = false
    var definesContext = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  }

  /// The style with the system's choice made.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The presentation that shows this controller or the one it is in.
  var activePresentation: UIPresentationController? {
    presentation.isActive ? presentation.controller : parent?.activePresentation
  }

  /// The presentation controller of this one's next or present presentation.
  func presentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let controller = presentation.controller { return controller }
    if let own = makePresentationController(presenting: presenting) {
      presentation.controller = own
      return own
    }
    let controller: UIPresentationController
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(
        presentedViewController: self, presenting: presenting)
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    case .custom:
      controller =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default:
      controller = UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    presentation.controller = controller
    return controller
  }

  func setPresentationStyle(_ style: UIModalPresentationStyle) {
    guard style != presentation.style else { return }
    presentation.style = style
    if !presentation.isActive { presentation.controller = nil }
  }

  // MARK: Presented and presenting

  /// Notes who presents this controller, which its presentation controller manages from now on.
  func linkPresentation(by presenter: UIViewController) {
    presenter.presentation.presented = self
    presentation.presenting = presenter
    presentation.isActive = true
  }

  /// Forgets the presentation that showed this controller.
  func unlinkPresentation() {
    presentation.presenting?.presentation.presented = nil
    presentation.presenting = nil
    presentation.isActive = false
    presentation.controller = nil
    takeTraitsFromParent(nil)
  }

  // MARK: The view that is covered

  /// Removes the view, which is covered, and remembers where it stood.
  func leaveHome() {
    presentation.home = view.superview
    view.removeFromSuperview()
  }

  /// Puts the view where it stood before it was covered. It may have to leave again.
  func returnHome() {
    guard let home = presentation.home else { return }
    view.untransformedFrame = home.bounds
    home.insertSubview(view, at: 0)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  /// Is covered no more.
  func stayHome() { presentation.home = nil }

  // MARK: Presenting

  func presentNow(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(of: controller)
    guard admits(controller, by: presenter) else { return }
    let management = controller.presentationController(presenting: presenter, source: self)
    management.prepare(for: presenter)
    let (shown, actual) = adapt(controller, management, by: presenter)
    shown.presentation.controller = actual
    actual.prepare()
    Presentation(of: shown, by: presenter, actual, source: self)
      .begin(animated: animated, completion)
  }

  /// What is presented, and how, after the presentation or its delegate asked for another style.
  private func adapt(
    _ controller: UIViewController, _ management: UIPresentationController,
    by presenter: UIViewController
  ) -> (UIViewController, UIPresentationController) {
    let (traits, delegate) = (presenter.traitCollection, management.delegate)
    let style =
      delegate?.adaptivePresentationStyle(for: management, traitCollection: traits)
      ?? management.adaptivePresentationStyle(for: traits)
    let actual = management.adapted(to: style)
    guard actual !== management,
      let other = delegate?.presentationController(
        management, viewControllerForAdaptivePresentationStyle: style),
      other !== controller
    else { return (controller, actual) }
    other.modalPresentationStyle = style
    let own = other.presentationController(presenting: presenter, source: self)
    own.delegate = delegate
    return (other, own)
  }

  /// The controller on whose behalf this one presents another.
  private func presenter(of controller: UIViewController) -> UIViewController {
    if controller is UISearchController { return searchPresenter }
    let style = controller.resolvedPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      let path = sequence(first: self, next: \.parent)
      if let context = path.first(where: \.definesPresentationContext) { return context }
    }
    return sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  private func admits(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    precondition(
      controller !== self,
      "Application tried to present modal view controller on itself: \(self). Present another.")
    precondition(
      !controller.presentation.isActive,
      "Application tried to present modally a view controller \(controller) that is already being "
        + "presented. Dismiss it first.")
    precondition(
      controller.parent == nil,
      "Application tried to present modally a view controller \(controller) that has a parent view "
        + "controller. Remove it from there first.")
    if let other = presenter.presentation.presented {
      let state =
        other.isBeingDismissed
        ? "while a dismissal is in progress"
        : "which is already "
          + "presenting \(other)"
      Diagnostics.report("Attempt to present \(controller) on \(self) \(state). Nothing was done.")
      return false
    }
    if presenter.isBeingDismissed {
      Diagnostics.report(
        "Attempt to present \(controller) on \(self) which is being dismissed. Nothing was done.")
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      Diagnostics.report(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy. "
          + "Nothing was done.")
      return false
    }
    return true
  }

  // MARK: Dismissing

  func dismissNow(animated: Bool, _ completion: (() -> Void)?) {
    let path = sequence(first: self, next: \.parent)
    let presenter =
      path.first { $0.presentation.presented != nil } ?? presentingViewController
    guard let presenter, let target = presenter.presentation.presented else {
      completion?()
      return
    }
    if target.isBeingPresented || target.isBeingDismissed {
      let isLeaving = target.isBeingDismissed
      afterTransition(of: target) { [weak presenter, weak target] in
        let stays = target != nil && presenter?.presentation.presented === target
        if stays, !isLeaving {
          presenter?.dismissNow(animated: animated, completion)
        } else {
          completion?()
        }
      }
      return
    }
    var chain = [target]
    while let next = chain.last?.presentation.presented { chain.append(next) }
    Dismissal(of: chain, by: presenter).begin(animated: animated, completion)
  }

  /// Calls `action` when a controller has come or gone. One that is told so now, in
  /// `viewDidAppear(_:)` or `viewDidDisappear(_:)`, has left the transition already, which is not
  /// quite over.
  private func afterTransition(of target: UIViewController, _ action: @escaping () -> Void) {
    guard let transition = target.storage.transition else {
      return FramePasses.afterLayout(action)
    }
    transition.animate(alongsideTransition: nil) { _ in action() }
  }

  /// Notes whether what is presented is on its way out.
  func setIsBeingDismissed(_ isBeingDismissed: Bool) {
    storage.isBeingDismissed = isBeingDismissed
  }

  /// Takes what this controller presents off the screen at once, and all that is presented there,
  /// since the controller itself goes.
  func abandonPresented() {
    presentation.presented?.storage.transition?.completeTransition(true)
    guard let presented = presentation.presented else { return }
    presented.abandonPresented()
    if let search = presented as? UISearchController { return search.abandonSearch() }
    presented.setIsBeingDismissed(true)
    presented.beginAppearance(false, animated: false)
    let controller = presented.presentation.controller
    controller?.dismissalTransitionWillBegin()
    controller?.dismissalTransitionDidEnd(true)
    controller?.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance()
    stayHome()
    presented.unlinkPresentation()
    presented.setIsBeingDismissed(false)
  }
}
