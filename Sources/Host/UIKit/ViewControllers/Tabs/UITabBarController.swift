/// Says which tabs may be chosen and hears of it. All members have defaults.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user chose a controller, also the one that shows.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// How the interface may be turned; every way but upside down by default.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  /// Every way but upside down.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers above a bar in which the user chooses among them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?
  private weak var shown: UIViewController?
  private lazy var bottomObserver = BottomBarObserver { [weak bar] in bar?.cover($0) }

  /// Says which tabs may be chosen; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// As the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The controllers, one for each tab; nil by default.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The one that shows goes on to show if it is among them; else the one
  /// in its place shows, or the first one.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(viewControllers ?? [])
  }

  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue == nil || tabs.contains { $0 === newValue },
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      select(newValue)
    }
  }

  /// The number of the controller that shows; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.onChoose = { [weak self] in self?.choose($0) }
    view.addSubview(bar)
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    bar.overhang = safe.bottom
    bar.frame = CGRect(
      x: 0, y: bounds.height - UITabBar.height - safe.bottom, width: bounds.width,
      height: UITabBar.height)
    bottomScrollViewDidChange()
  }

  override var completesAppearanceOfChildren: Bool { true }

  override var bottomScrollView: UIScrollView? { shown?.bottomScrollView }

  override func bottomScrollViewDidChange() {
    bottomObserver.observe(bottomScrollView)
    super.bottomScrollViewDidChange()
  }

  // MARK: Selection

  private func choose(_ item: UITabBarItem) {
    guard let index = bar.items?.firstIndex(where: { $0 === item }), tabs.indices.contains(index)
    else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // The delegate may have replaced the controllers.
    guard tabs.contains(where: { $0 === controller }) else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func replace(_ controllers: [UIViewController]) {
    let gone = tabs.filter { one in !controllers.contains { $0 === one } }
    let new = controllers.filter { one in !tabs.contains { $0 === one } }
    let place = tabs.firstIndex { $0 === selected }
    tabs = controllers
    for one in new { addChild(one) }
    bar.items = controllers.map(\.tabBarItem)
    let stays = controllers.contains { $0 === selected }
    if !stays { shown?.willDisappear(toLeave: storage.appearance != .disappeared) }
    let next = place.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
    select(stays ? selected : next ?? controllers.first)
    for one in gone {
      one.willMove(toParent: nil)
      one.removeFromParent()
    }
    for one in new { one.didMove(toParent: self) }
  }

  /// Shows the items that the controllers have now, if one has another than it had.
  func itemsDidChange() {
    let items: [UITabBarItem] = tabs.map { $0.tabBarItem ?? UITabBarItem() }
    guard items != (bar.items ?? []) else { return }
    bar.items = items
    bar.selectedItem = selected?.tabBarItem
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    if isViewLoaded { showSelected() }
  }

  /// Puts the selected controller's view in the place of the one that shows.
  private func showSelected() {
    let (old, new) = (shown, selected)
    guard old !== new else { return }
    let isSeen = storage.appearance == .appeared || storage.appearance == .appearing
    if isSeen { old?.beginAppearance(false, animated: false) }
    if isSeen { new?.beginAppearance(true, animated: false) }
    shown = new
    if let new, let content = new.view {
      new.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0))
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, belowSubview: bar)
    }
    bottomScrollViewDidChange()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearance()
    if storage.appearance == .appeared { new?.endAppearance() }
  }
}

extension UIViewController {
  /// The item that was set or made; without a title of its own, a navigation controller has that of
  /// the controller at its root.
  var madeTabBarItem: UITabBarItem {
    if let item = storage.tabBarItem { return item }
    let root = (self as? UINavigationController)?.viewControllers.first
    if storage.title == nil, let item = root?.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storage.tabBarItem = item
    return item
  }

  func takeTabBarItem(_ item: UITabBarItem?) {
    guard item !== storage.tabBarItem else { return }
    storage.tabBarItem = item
    tabBarController?.itemsDidChange()
  }

  /// Forgets an item that says nothing, as one that was made for a controller without content.
  func forgetEmptyTabBarItem() {
    guard let item = storage.tabBarItem, item.title == nil, item.image == nil,
      item.badgeValue == nil
    else { return }
    storage.tabBarItem = nil
  }
}
