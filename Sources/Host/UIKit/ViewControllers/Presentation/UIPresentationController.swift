/// Says whether and how a presentation adapts, and hears of its dismissal by the user. All members
/// have defaults.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style for the current traits; the presentation's own by default.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for given traits; by default that of ``adaptivePresentationStyle(for:)``.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller that is presented in an adapted style, such as a navigation controller with a
  /// button that dismisses it; nil, the default, for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may dismiss what is presented by a gesture; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed what was presented; not after `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss what must stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle }

  /// That of ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// The same controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Manages what is around a presented view: where it stands and what lies below it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that presents; the presented one itself before it is known.
  open var presentingViewController: UIViewController { presenting ?? presented }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  private(set) weak var presenting: UIViewController?
  private unowned let presented: UIViewController

  /// Adapts the presentation and hears of its end; nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  let container = PresentationContainerView()

  /// Makes a controller for a presentation that is still to come.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
    container.controller = self
  }

  /// The view in which the presented view stands; nil outside of a presentation.
  open var containerView: UIView? { container.superview == nil ? nil : container }

  /// The view that is moved: the presented controller's.
  open var presentedView: UIView? { presented.view }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presented.resolvedPresentationStyle
  }

  /// The style in place of the presented controller's, if the presentation was adapted.
  private(set) var adaptedStyle: UIModalPresentationStyle?

  /// The style in which the controller would be presented in the current traits instead of
  /// ``presentationStyle``; none for that one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The style in which the controller would be presented with given traits instead of
  /// ``presentationStyle``; none, the default, for that one.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Called when the presented controller would like another size. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Where the presented view stands at the end; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container.bounds }

  /// Whether the presenting view is removed while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Called before the container lays out its subviews. Does nothing by default.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out its subviews. Does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation is animated. Does nothing by default.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation was animated. Does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal is animated. Does nothing by default.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal was animated. Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view that holds the container: the window, or the view of a presentation context.
  func hostView(over presenter: UIViewController) -> UIView? {
    switch presentationStyle {
    case .currentContext, .overCurrentContext:
      presenter.definesPresentationContext ? presenter.view : presenter.view.window
    default: presenter.view.window
    }
  }

  /// Lets the presented view go while one above it is dismissed: at once unless overridden.
  func leave(along transition: ViewTransition) { container.isHidden = true }

  /// Takes back ``leave(along:)``, since the dismissal was turned round.
  func restorePresentingView() { container.isHidden = false }

  /// The presentation controller for a style that was adapted to; this one for none.
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    guard style == .fullScreen || style == .overFullScreen else { return self }
    let other = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    other.standIn(for: self, style)
    other.delegate = delegate
    return other
  }

  /// The traits of the presented controller that differ from those around; nil for none.
  var traitsOfPresented: UITraitCollection? { nil }

  /// Called right before the presentation, when it has not been adapted.
  func prepare() {}

  /// Whether touches beside the presented view go on to what is below at a point of the container.
  func passesTouches(at point: CGPoint) -> Bool { false }

  /// The animator where nobody brings another.
  func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(isDismissal: isDismissal, style: presented.modalTransitionStyle)
  }
}

extension UIPresentationController {
  /// Takes the place of another controller, whose presentation was adapted to a style.
  func standIn(for other: UIPresentationController, _ style: UIModalPresentationStyle) {
    (presenting, adaptedStyle) = (other.presenting, style)
  }

  /// Learns who is going to present, unless that is known.
  func prepare(for presenter: UIViewController) {
    if presenting == nil { presenting = presenter }
  }

  /// Begins to manage what `presenter` presents.
  func begin(by presenter: UIViewController) { presenting = presenter }
}

/// Holds a presented view above the views of the window.
@MainActor
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  /// Where a presented view stands may depend on it.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.passesTouches(at: point) == true ? nil : hit
  }
}
