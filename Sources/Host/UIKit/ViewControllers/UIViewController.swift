import QuartzCore

/// What manages a view: makes it, hears when it appears, and holds other view controllers.
///
/// This file is the table of contents; what its lines call stands in `UIViewController+Topic.swift`
/// files.
@preconcurrency @MainActor
open class UIViewController: UIResponder, _UIDynamicInit, UITraitEnvironment, UIContentContainer {
  var storage = Storage()
  var presentation = PresentationState()

  // MARK: Making view controllers

  /// Makes a view controller whose view comes from a nib; see ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (storage.nibName, storage.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// Makes a view controller from an archive, as ``init(nibName:bundle:)`` does.
  public required init?(coder: NSCoder) { super.init() }

  /// What `init()` makes.
  class func _makeDefault() -> UIViewController { _make(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The name of the nib that the controller was made with; nil if none was named.
  open var nibName: String? { storage.nibName }

  /// The bundle of the nib that the controller was made with; nil stands for the main bundle.
  open var nibBundle: Bundle? { storage.nibBundle }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made by ``loadView()`` when it is first asked for.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { storage.view }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { storage.view != nil }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Makes the view and sets ``view``. By default it comes from the nib ``nibName``, or else from
  /// one that is called as the class is, with or without "Controller"; without such a nib it is a
  /// plain view. Never call it yourself.
  open func loadView() { view = loadNib() ?? UIView(frame: UIScreen.main.bounds) }

  /// Called once the view has been made. Does nothing by default.
  open func viewDidLoad() {}

  /// Called in place of the view's `updateConstraints()`, which it calls by default. Override it to
  /// change constraints, and call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view lays out its subviews. Does nothing by default.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews. Does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// A name for people; nil by default.
  open var title: String? {
    get { storage.title }
    set { setTitle(newValue) }
  }

  // MARK: Appearing

  /// Called before the view appears. Does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its traits, before it is laid out. Does nothing
  /// by default.
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared. Does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears. Does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared. Does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view appears because it is being presented.
  open var isBeingPresented: Bool { storage.isBeingPresented }

  /// Whether the view disappears because it is being dismissed.
  open var isBeingDismissed: Bool { storage.isBeingDismissed }

  /// Whether the view appears because its controller gets a parent.
  open var isMovingToParent: Bool { storage.isMovingToParent }

  /// Whether the view disappears because its controller leaves its parent.
  open var isMovingFromParent: Bool { storage.isMovingFromParent }

  // MARK: Containment

  /// The controller that holds this one.
  open var parent: UIViewController? { storage.parent }

  /// The controllers that this one holds, in the order they were added.
  open var children: [UIViewController] { storage.children }

  /// Takes a controller as a child, from its present parent if need be. Add its view, then call
  /// the child's ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent. Call ``willMove(toParent:)`` with nil and remove the view first.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes. Call it yourself before leaving a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed. Call it yourself after the view was added to the parent's.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear of appearing when this controller does; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear. Only for controllers that do not forward
  /// appearance by themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Presenting

  /// How this controller is presented; automatic by default. Set it before presenting.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { setPresentationStyle(newValue) }
  }

  /// How this controller's view comes and goes when presented; from the bottom by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// Whether the user cannot dismiss this controller by a gesture; false by default.
  open var isModalInPresentation: Bool {
    get { presentation.isModalInPresentation }
    set { presentation.isModalInPresentation = newValue }
  }

  /// Whether presentations over the current context cover this controller; false by default.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Chooses how this controller is presented and dismissed; nil by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// What manages the presentation of this controller, or will.
  open var presentationController: UIPresentationController? {
    parent?.presentationController ?? presentationController(presenting: nil, source: self)
  }

  /// ``presentationController`` if that is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// ``presentationController`` if that is a popover's: set there what the popover belongs to.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one around it.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// Shows a controller over this one.
  /// - Parameter completion: Called after the controller appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses what this controller presents; if it presents nothing, dismisses this controller.
  /// - Parameter completion: Called after the controller disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion)
  }

  /// Shows a controller as fits the surroundings: containers add it, others present it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// The transition that is going on and concerns this controller; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    storage.transition ?? parent?.transitionCoordinator
  }

  // MARK: Insets

  /// Called after the view's safe area changed. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}

  /// What is added to the safe area that the view gets from above; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storage.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The strip at the view's top that bars cover. Use the view's `safeAreaLayoutGuide` instead.
  @available(iOS, introduced: 7.0, deprecated: 11.0)
  open var topLayoutGuide: any UILayoutSupport { strip(\.topStrip, isAtTop: true) }

  /// The strip at the view's bottom that bars cover. Use the view's `safeAreaLayoutGuide` instead.
  @available(iOS, introduced: 7.0, deprecated: 11.0)
  open var bottomLayoutGuide: any UILayoutSupport { strip(\.bottomStrip, isAtTop: false) }

  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { storage.edgesForExtendedLayout }
    set { storage.edgesForExtendedLayout = newValue }
  }

  /// Whether the view reaches below bars that let nothing through, too; false by default.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { storage.extendedLayoutIncludesOpaqueBars }
    set { storage.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Names the view that scrolls the content, where a container would not find it; nil to have it
  /// found.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    storage.contentScrollView = scrollView
    bottomScrollViewDidChange()
  }

  /// The view that scrolls the content at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView
  }

  // MARK: Navigation

  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// What this controller says in a navigation bar.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The tab bar controller that this one is in.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for this controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { takeTabBarItem(newValue) }
  }

  /// The items of the navigation controller's toolbar; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storage.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the navigation controller's toolbar, fading if `animated`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storage.toolbarItems = toolbarItems
    navigationController?.toolbarItemsChanged(of: self, animated: animated)
  }

  /// An item that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { madeEditItem }

  /// The least margins of the view at the sides of the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Called after the view's layout margins changed. Does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Traits and size

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    storage.view?.traitCollection ?? parent?.traitCollection ?? .detached
  }

  /// The style here and below, whatever it is above; unspecified by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.overrideUserInterfaceStyle }
    set { setOverrideStyle(newValue) }
  }

  /// Called after ``traitCollection`` changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives a child other traits than this controller has; nil ends that.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, of: childViewController)
  }

  /// The traits that a child has instead of this controller's; nil by default.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.storage.traitsFromParent
  }

  /// Called before the view's size changes because the window's does, or a container's. Call super:
  /// it tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, coordinator)
  }

  /// The size that a child gets when this controller's becomes `parentSize`; the same by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the view would like to have in a container; zero by default.
  open var preferredContentSize: CGSize {
    get { storage.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// Called when a child's ``preferredContentSize`` changed. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How the interface may be turned while this controller fills the screen; every way but upside
  /// down by default. Displays here do not turn; windows of any shape are shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// How the interface is best turned when this controller is presented; upright by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the interface may turn at all; true by default.
  @available(iOS, introduced: 6.0, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }

  // MARK: Editing

  /// Whether the content can be edited; false by default.
  open var isEditing: Bool {
    get { storage.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storage.isEditing = editing
    editingDidChange()
  }

  // MARK: Responder

  /// The presenting controller, or the view's superview: what the view does not handle goes on
  /// there.
  open override var next: UIResponder? {
    presentation.presenting ?? storage.view?.superview ?? parent
  }

  // MARK: Seams

  /// The presentation controller of a class that brings its own; nil by default.
  func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
    nil
  }

  /// Whether this controller says itself when a child has appeared; containers that animate do.
  var completesAppearanceOfChildren: Bool { false }

  /// The view that scrolls what reaches below bars at the bottom; containers ask who shows.
  var bottomScrollView: UIScrollView? { contentScrollView(for: .bottom) }

  /// Called when ``bottomScrollView`` may be another; containers have their bars observe it.
  func bottomScrollViewDidChange() { parent?.bottomScrollViewDidChange() }

  package override var responderWindow: UIWindow? { storage.view?.window }
}
