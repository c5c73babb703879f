import QuartzCore

extension UIApplication {
  struct Storage {
    var windows: [WeakWindow] = []
    weak var keyWindow: UIWindow?
    var delegate: (any UIApplicationDelegate)?
    var state = State.inactive
    var contentSizeCategory = UIContentSizeCategory.large
    var screenBounds: CGRect?
  }

  struct WeakWindow {
    weak var window: UIWindow?
  }

  func register(_ window: UIWindow) {
    storage.windows.removeAll { $0.window == nil }
    storage.windows.append(WeakWindow(window: window))
  }

  var liveWindows: [UIWindow] {
    storage.windows.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The windows on the screen, back to front.
  package var visibleWindows: [UIWindow] { liveWindows.filter { !$0.isHidden } }

  func makeKey(_ window: UIWindow?) {
    let old = storage.keyWindow
    guard old !== window, window?.canBecomeKey != false else { return }
    storage.keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    guard let window, storage.keyWindow === window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  // MARK: Events

  func dispatch(_ event: UIEvent) {
    let concerned = Set((event.allTouches ?? []).compactMap(\.window))
    for window in concerned { window.sendEvent(event) }
  }

  func perform(_ action: Selector, on target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
    if let target {
      action.perform(on: target as AnyObject, sender: sender, event: event)
      return true
    }
    var responder = keyWindow?.firstResponder ?? keyWindow ?? self
    while !action.suits(responder) {
      guard let next = responder.next else { return false }
      responder = next
    }
    action.perform(on: responder, sender: sender, event: event)
    return true
  }

  // MARK: Surroundings

  var displayDirection: UIUserInterfaceLayoutDirection {
    HostDisplays.current?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells all windows that the display has another size, scale or look.
  package func displayDidChange() {
    let old = storage.screenBounds ?? UIScreen.main.bounds
    storage.screenBounds = UIScreen.main.bounds
    UITraitCollection.setStandard(UIScreen.main.traitCollection)
    if let display = HostDisplays.current { UIAccessibility.update(from: display) }
    for window in liveWindows { window.displayDidChange(from: old) }
  }

  /// Changes the size of text that the user prefers.
  package func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != storage.contentSizeCategory else { return }
    storage.contentSizeCategory = category
    displayDidChange()
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}
