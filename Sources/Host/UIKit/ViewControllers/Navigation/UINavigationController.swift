import QuartzCore

/// Shows the last of a stack of controllers below a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    case none
    /// A controller comes.
    case push
    /// A controller goes.
    case pop
  }

  /// How long the bars take to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  var stack = NavigationStack()
  lazy var interactivePopGesture = InteractivePopGesture(of: self)

  private let barClass: AnyClass?
  private let toolbarClass: AnyClass?

  // MARK: Making

  /// Makes a navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty navigation controller with bars of certain classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    (barClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty navigation controller from an archive.
  public required init?(coder: NSCoder) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(coder: coder)
  }

  /// Hears of moves; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// As the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: The stack

  /// The controllers, the one that shows last.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.controllers.last }

  /// What is seen: what is presented, or the controller at the top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack. A top that was in it before comes as if by going back.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Shows another controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Goes back to the controller before. Returns the one that went; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popToController(at: stack.controllers.count - 2, animated: animated)?.last
  }

  /// Goes back to a controller of the stack. Returns those that went.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.controllers.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "Tried to pop to a view controller that is not there: \(viewController) is not on the "
          + "stack of \(self).")
    }
    return popToController(at: index, animated: animated)
  }

  /// Goes back to the root. Returns those that went.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToController(at: 0, animated: animated)
  }

  /// Shows `vc` on top of the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top is away; false by default.
  open var isNavigationBarHidden: Bool {
    get { stack.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows the bar at the top, or takes it away.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isBarHidden else { return }
    changeBars(animated: animated) { stack.isBarHidden = hidden }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, with the top controller's toolbar items.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the bar at the bottom is away; true by default.
  open var isToolbarHidden: Bool {
    get { stack.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows the bar at the bottom, or takes it away.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isToolbarHidden else { return }
    changeBars(animated: animated) { stack.isToolbarHidden = hidden }
  }

  /// Goes back when a finger comes in from the edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    interactivePopGesture.recognizer
  }

  private(set) lazy var bar = makeBar()
  private(set) lazy var bottomBar = makeToolbar()

  private func makeBar() -> UINavigationBar {
    guard let barClass else { return UINavigationBar() }
    guard let made = (barClass as? UIView.Type)?._make(frame: .zero) as? UINavigationBar else {
      preconditionFailure("\(barClass) is no UINavigationBar. Name a subclass of it.")
    }
    return made
  }

  private func makeToolbar() -> UIToolbar {
    guard let toolbarClass else { return UIToolbar() }
    guard let made = (toolbarClass as? UIView.Type)?._make(frame: .zero) as? UIToolbar else {
      preconditionFailure("\(toolbarClass) is no UIToolbar. Name a subclass of it.")
    }
    return made
  }

  // MARK: View

  open override func loadView() { view = NavigationView(of: self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
  }

  /// What goes on with this controller or around it; else the move that is going on in it.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? stack.transition
  }

  /// Whether the view's children hear of appearing from their moves alone.
  override var completesAppearanceOfChildren: Bool { true }

  private lazy var bottomObserver = BottomBarObserver { [weak self] in
    self?.bottomBar.cover($0)
  }

  override var bottomScrollView: UIScrollView? { topViewController?.bottomScrollView }

  override func bottomScrollViewDidChange() {
    bottomObserver.observe(bottomScrollView)
    super.bottomScrollViewDidChange()
  }
}

/// The view of a navigation controller: the top controller's view below the bars.
@MainActor
final class NavigationView: UIView {
  private weak var controller: UINavigationController?
  /// Holds the view of the top controller, and two views while one takes the other's place.
  let content = UIView()

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("navigation views are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutBars()
  }
}
