import QuartzCore

extension UIWindow {
  func setUpWindow() {
    layer.isHidden = true
    layer.treeDidChange = { [weak self] in
      if let self, !self.isHidden { FrameLoop.shared.requestFrame() }
    }
    inheritTraits()
    addGestureRecognizer(TopTapGestureRecognizer(in: self))
    UIApplication.shared.register(self)
  }

  // MARK: Visibility

  func setHidden(_ hidden: Bool, _ change: () -> Void) {
    guard hidden != layer.isHidden else { return }
    if hidden { touches.cancelAll(in: self) }
    change()
    if hidden { disappear() } else { appear() }
  }

  private func appear() {
    FramePasses.install()
    inheritTraits()
    updateSafeArea()
    HostDisplays.current?.windowDidBecomeVisible(self)
    FrameLoop.shared.requestFrame()
    installRootView()
    keyboard.windowDidChangeVisibility()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  private func disappear() {
    if isKeyWindow {
      let application = UIApplication.shared
      application.makeKey(application.visibleWindows.last { $0.canBecomeKey })
    }
    HostDisplays.current?.windowDidBecomeHidden(self)
    keyboard.windowDidChangeVisibility()
    storedRootViewController?.changeAppearance(to: .disappeared)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  func dropFirstResponder(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    responder.didLoseFirstResponder()
  }

  // MARK: Root view controller

  func setRoot(_ controller: UIViewController?) {
    guard controller !== storedRootViewController else { return }
    if let old = storedRootViewController {
      old.abandonPresented()
      old.changeAppearance(to: .disappeared)
      old.viewIfLoaded?.removeFromSuperview()
      old.storage.rootWindow = nil
    }
    storedRootViewController = controller
    controller?.storage.rootWindow = self
    if !isHidden { installRootView() }
  }

  private func installRootView() {
    guard let controller = storedRootViewController, let view = controller.view else { return }
    // What covers the view has taken it out, and puts it back.
    guard controller.presentation.home == nil else { return }
    // A window that is shown again may have its view pushed back behind a sheet.
    view.untransformedFrame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.changeAppearance(to: .appearing)
    if view.superview !== self { insertSubview(view, at: 0) }
    FramePasses.afterLayout { [weak self, weak controller] in
      guard let self, let controller, !self.isHidden else { return }
      if self.storedRootViewController === controller { controller.changeAppearance(to: .appeared) }
    }
  }

  // MARK: Traits

  /// The screen's traits, with the size class of the window's width: regular where two columns
  /// would stand beside each other, as on tablets, and compact on phones, turned ones too.
  var traitsForSize: UITraitCollection {
    let traits = UIScreen.main.traitCollection
    guard bounds.width >= 600, bounds.height >= 480 else { return traits }
    return traits.with { $0.horizontalSizeClass = .regular }
  }

  // MARK: Safe area

  /// The parts of the window that the screen's edges or bars cover.
  var coveredInsets: UIEdgeInsets {
    guard let display = HostDisplays.current else { return .zero }
    let (screen, insets) = (display.bounds, display.safeAreaInsets)
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, frame.maxY - (screen.maxY - insets.bottom)),
      right: max(0, frame.maxX - (screen.maxX - insets.right)))
  }

  /// Takes over a new size, scale or look of the display.
  func displayDidChange(from old: CGRect) {
    if frame == old, frame != UIScreen.main.bounds { resize(to: UIScreen.main.bounds) }
    inheritTraits()
    updateSafeArea()
    keyboard.displayDidChange()
  }

  /// Takes a new frame, as when the user resizes the window, and tells the controllers before.
  private func resize(to new: CGRect) {
    let controller = rootViewController
    let transition = ViewTransition(
      ViewTransition.Plan(from: controller, to: controller, container: self, isAnimated: false)
    ) { _ in }
    controller?.viewWillTransition(to: new.size, with: transition)
    frame = new
    transition.run()
  }

  // MARK: Conversion

  func map(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = point.applying(layer.placement)
    return window.map { onScreen.applying($0.layer.placement.inverted()) } ?? onScreen
  }

  func map(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { point.applying($0.layer.placement) } ?? point
    return onScreen.applying(layer.placement.inverted())
  }

  func map(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = rect.applying(layer.placement)
    return window.map { onScreen.applying($0.layer.placement.inverted()) } ?? onScreen
  }

  func map(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { rect.applying($0.layer.placement) } ?? rect
    return onScreen.applying(layer.placement.inverted())
  }
}
