import QuartzCore

extension UIWindow {
  /// Takes in what a host has to say about the outside world.
  package func receive(_ input: WindowInput) {
    switch input {
    case .touch(let id, let phase, let location, let time, let modifiers):
      touch(id, phase, at: location, time, modifiers)
    case .scroll(let phase, let location, let delta, let time):
      scroll(phase, at: location, by: delta, time)
    case .key(let key, let isDown, let time):
      press(key, isDown: isDown, time)
    case .hover(let location, _):
      hovers.move(to: location, in: self)
      pointer.move(to: location, in: self)
    case .secondaryClick(let location, let time):
      if !openEditMenu(at: location) { secondaryClick(at: location, time) }
    }
  }

  func dispatch(_ event: UIEvent) {
    if event.type == .touches { gestureArbiter.deliver(event) }
  }

  private func touch(
    _ id: Int, _ phase: WindowInput.TouchPhase, at location: CGPoint, _ time: CFTimeInterval,
    _ modifiers: UIKeyModifierFlags
  ) {
    if phase == .began {
      focusEngine.clear()
      pointer.rest()
    }
    guard
      let event = touches.event(
        id, phase, at: location, time: time, modifiers: modifiers, in: self)
    else { return }
    UIApplication.shared.sendEvent(event)
    touches.forgetFinished()
  }

  /// Leads a click of the secondary button to the recognizers that ask for it.
  private func secondaryClick(at location: CGPoint, _ time: CFTimeInterval) {
    focusEngine.clear()
    for phase in [WindowInput.TouchPhase.began, .ended] {
      let event = touches.event(
        WindowTouches.secondaryButton, phase, at: location, time: time, in: self,
        buttons: .secondary)
      if let event { UIApplication.shared.sendEvent(event) }
      touches.forgetFinished()
    }
  }

  /// Offers a turn of the wheel to the view under the pointer and those around it. A gesture on a
  /// touchpad stays with the view that took its beginning.
  private func scroll(
    _ phase: WindowInput.ScrollPhase, at location: CGPoint, by delta: CGVector,
    _ time: CFTimeInterval
  ) {
    if case .wheel = phase { scrolledView = nil }
    if case .began = phase { scrolledView = nil }
    scrollLocation = location
    pointer.rest()
    if let scrolledView {
      _ = scrolledView.receiveScroll(phase, delta: delta, time: time)
    } else {
      var view = hitTest(location, with: nil)
      while let current = view, !current.receiveScroll(phase, delta: delta, time: time) {
        view = current.superview
      }
      scrolledView = view
    }
    if case .ended = phase { scrolledView = nil }
  }

  /// Offers a key to a menu that is open, to the view that stands in for the keyboard, to the first
  /// responder and those after it, then to the view with the focus, then to what can be scrolled.
  /// Escape that nobody wants leads back.
  private func press(_ key: KeyInput, isDown: Bool, _ time: CFTimeInterval) {
    if PopoverView.front(of: self)?.handle(key, isDown: isDown) == true { return }
    if focusEngine.receiveForInput(key, isDown: isDown, in: self) { return }
    var responder: UIResponder? = firstResponder ?? frontController ?? self
    while let current = responder, !current.receiveKey(key, isDown: isDown, time: time) {
      responder = current.next
    }
    guard responder == nil, !focusEngine.receive(key, isDown: isDown, in: self),
      keyScrollView?.receiveKey(key, isDown: isDown, time: time) != true
    else { return }
    if isDown, key.code == .escape, !(firstResponder is any UITextInput) { goBack() }
  }

  /// Does what the innermost back button in front does, if there is one.
  private func goBack() {
    var (current, found) = (frontController, UINavigationController?.none)
    while let controller = current {
      let navigation = controller as? UINavigationController
      if let navigation, navigation.showsBackButton { found = navigation }
      current =
        navigation?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
        ?? controller.children.last { $0.viewIfLoaded?.window === self }
    }
    guard let found, found.stack.transition == nil else { return }
    found.navigationBar.goBack()
  }

  /// The controller in front: the one that was presented last.
  private var frontController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
