extension UIViewController {
  /// The values of a view controller.
  struct Storage {
    var view: UIView?
    var isLoading = false
    var title: String?
    var nibName: String?
    var nibBundle: Bundle?
    var isEditing = false

    weak var parent: UIViewController?
    var children: [UIViewController] = []
    weak var rootWindow: UIWindow?
    /// The transition that this controller takes part in.
    var transition: ViewTransition?

    var appearance = Appearance.disappeared
    var isAppearanceAnimated = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false

    var additionalSafeAreaInsets: UIEdgeInsets = .zero
    /// What bars of a container cover.
    var containerInsets: UIEdgeInsets = .zero
    var edgesForExtendedLayout: UIRectEdge = .all
    var extendedLayoutIncludesOpaqueBars = false
    weak var contentScrollView: UIScrollView?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editItem: UIBarButtonItem?
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var traitsFromParent: UITraitCollection?
    var preferredContentSize = CGSize.zero
    var topStrip: SafeAreaStrip?
    var bottomStrip: SafeAreaStrip?
  }

  /// How far the view has come on or off the screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }
}
