import QuartzCore

extension UINavigationController {
  func setUpViews() {
    navigationBar.preservesSuperviewLayoutMargins = true
    view.addSubview(navigationBar)
    view.addSubview(bottomBar)
    view.addGestureRecognizer(interactivePopGesture.recognizer)
    navigationBar.parts.onBack = { [weak self] in
      _ = self?.popViewController(animated: true)
    }
    navigationBar.parts.onResize = { [weak self] in self?.barDidResize() }
    if let top = topViewController {
      NavigationMove(controller: self, operation: .push, old: [], going: [], coming: [top])
        .begin(animated: false)
    }
    layoutBars()
  }

  // MARK: Bars

  /// Whether the bar has a button that leads to the controller before.
  var showsBackButton: Bool {
    viewControllers.count > 1 && !isNavigationBarHidden
      && topViewController?.navigationItem.allowsBackButton == true
  }

  /// Shows the items of the stack, unless a move does so by and by.
  func refreshBarItems() {
    guard isViewLoaded, stack.transition == nil || stack.animator == nil else { return }
    navigationBar.setItemsNow(stack.controllers.map(\.navigationItem))
    followContent()
    showToolbarItems(animated: false)
    layoutBars()
  }

  func showToolbarItems(animated: Bool) {
    bottomBar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// The height of the bar at the top when `top` shows and its content is at the top.
  func barHeight(for top: UIViewController?) -> CGFloat {
    barHeights(for: top).whole
  }

  /// Places bars and, below them, the safe area of the controllers.
  func layoutBars() {
    guard isViewLoaded, navigationBar.superview != nil else { return }
    interactivePopGesture.followDirection()
    let (safe, bounds) = (view.safeAreaInsets, view.bounds)
    let height = navigationBar.barHeight
    if navigationBar.parts.overhang != safe.top {
      navigationBar.parts.overhang = safe.top
      // What is behind the bar reaches to the edge, also where the bar only moves.
      navigationBar.setNeedsLayout()
    }
    navigationBar.frame = CGRect(
      x: 0, y: stack.isBarHidden ? -height : safe.top, width: bounds.width, height: height)
    navigationBar.alpha = stack.isBarHidden ? 0 : 1
    let bottom = UIToolbar.height + safe.bottom
    bottomBar.overhang = safe.bottom
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - (isBottomBarHidden ? 0 : bottom), width: bounds.width,
      height: UIToolbar.height)
    if !isBottomBarHidden {
      bottomBar.isHidden = false
    } else if bottomBar.layer.animationKeys() == nil {
      // A bar that is on its way out is seen until it has left.
      bottomBar.isHidden = true
    }
    stack.follower?.safeAreaDidChange()
    prepareInsets(of: stack.shown)
    guard stack.transition == nil, let view = stack.shown?.viewIfLoaded,
      let content = view.superview
    else { return }
    let frame = frame(of: stack.shown, in: content.bounds)
    if view.frame != frame { view.frame = frame }
    stack.shown?.searchContainer?.frame = frame
  }

  private var isBottomBarHidden: Bool { stack.isToolbarHidden }

  private func barDidResize() {
    guard isViewLoaded, navigationBar.parts.change == nil, !stack.isSearchChanging else { return }
    followContent(fromTop: isContentAtTop)
    layoutBars()
  }

  /// Changes which bars show.
  func changeBars(animated: Bool, _ change: () -> Void) {
    if !stack.isToolbarHidden { showToolbarItems(animated: false) }
    change()
    guard isViewLoaded else { return }
    if !stack.isToolbarHidden { showToolbarItems(animated: false) }
    guard animated else { return layoutBars() }
    bottomBar.isHidden = false
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layoutBars()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.bottomBar.isHidden = self.stack.isToolbarHidden
    }
  }

  // MARK: Controllers

  /// Gives a controller the safe area that the bars leave.
  func prepareInsets(of controller: UIViewController?) {
    guard let controller else { return }
    let covers = controller.liesBelowBars(isTranslucent: navigationBar.isTranslucent)
    var insets = UIEdgeInsets.zero
    if covers, !stack.isBarHidden { insets.top = fittingBarHeight(for: controller) }
    if !isBottomBarHidden { insets.bottom = UIToolbar.height }
    controller.setContainerInsets(insets)
    controller.shownSearch?.setContainerInsets(insets)
  }

  /// The height of the bar without what a pull adds to it.
  private func fittingBarHeight(for controller: UIViewController) -> CGFloat {
    min(barHeight(for: controller), rooms(for: controller).heights(at: 0).whole)
  }

  /// Where a controller's view stands: below the bars, or beside bars that let nothing through.
  func frame(of controller: UIViewController?, in bounds: CGRect) -> CGRect {
    guard let controller, !stack.isBarHidden,
      !controller.liesBelowBars(isTranslucent: navigationBar.isTranslucent)
    else { return bounds }
    let top = view.safeAreaInsets.top + barHeight(for: controller)
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}

extension UIViewController {
  /// Whether the view reaches below a bar at the top.
  func liesBelowBars(isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(.top) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// What the container around covers of the view.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard storage.containerInsets != insets else { return }
    storage.containerInsets = insets
    storage.view?.updateSafeArea()
  }

  /// The view inside that scrolls the whole content; the first view deep inside, if it scrolls.
  var contentScrollView: UIScrollView? {
    if let chosen = storage.contentScrollView { return chosen }
    guard let view = viewIfLoaded else { return nil }
    return (view as? UIScrollView) ?? (view.subviews.first as? UIScrollView)
  }
}
