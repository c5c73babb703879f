import QuartzCore

/// What manages a view: makes it, hears when it appears, and holds other view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, _UIDynamicInit {
  var storage = Storage()

  // MARK: Making view controllers

  /// Makes a view controller. Nibs do not exist here: both names must be nil or are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a view controller from an archive, as ``init(nibName:bundle:)`` does.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(_dynamicNib name: String?) { self.init(nibName: name, bundle: nil) }

  /// Makes an instance of the dynamic class through its own `init(nibName:bundle:)`.
  @_silgen_name("$s5UIKit16UIViewControllerC11_dynamicNibACSSSg_tcfC")
  package static func _make(nibName: __owned String?) -> UIViewController

  /// What `init()` makes.
  class func _makeDefault() -> UIViewController { _make(nibName: nil) }

  // MARK: The view

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

  /// Makes the view and sets ``view``; a plain one by default. Never call it yourself.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called once the view has been made. Does nothing by default.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews. Does nothing by default.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews. Does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Called after the view's safe area changed. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}

  /// A name for people; nil by default.
  open var title: String? {
    get { storage.title }
    set { storage.title = newValue }
  }

  /// What is added to the safe area that the view gets from above; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storage.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The least margins of the view at the sides of the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  // MARK: Traits

  /// The traits of the view.
  open var traitCollection: UITraitCollection { storage.view?.traitCollection ?? .base }

  /// The style here and below, whatever it is above; unspecified by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.overrideUserInterfaceStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: Responder

  /// The view's superview: what the view does not handle goes on above it.
  open override var next: UIResponder? { storage.view?.superview }

  package override var responderWindow: UIWindow? { storage.view?.window }
}
