import QuartzCore

extension UIMenu {
  /// Opens the menu in front of a window, beside `anchor`. Actions run on behalf of `sender`;
  /// `picked` hears of each.
  @discardableResult
  func open(
    in window: UIWindow, at anchor: CGRect, sender: AnyObject?,
    picked: ((UIAction) -> Void)? = nil
  ) -> MenuPresentation {
    let menu = MenuPresentation(self, sender: sender, picked: picked)
    menu.open(in: window, at: anchor)
    return menu
  }

  /// Turns `action` on and the others off in a menu that allows one selection, and in its menus.
  func noteSelection(of action: UIAction) {
    walk { element in
      guard let menu = element as? UIMenu, menu.options.contains(.singleSelection),
        menu.holds(action)
      else { return true }
      menu.select(action)
      return false
    }
  }

  private func holds(_ action: UIAction) -> Bool {
    var holds = false
    walk { element in
      if element === action { holds = true }
      return !holds
    }
    return holds
  }

  /// Makes `action` the one entry that is on, here and in menus inside.
  func select(_ action: UIAction) {
    walk { element in
      (element as? UIAction)?.state = element === action ? .on : .off
      return true
    }
  }
}

extension UIMenuElement {
  /// Visits the element and all that is known to be inside, each once: what deferred entries have
  /// found may lead back to them. What is inside of an element is left out if `visit` says no.
  fileprivate func walk(_ visit: (UIMenuElement) -> Bool) {
    var seen: Set<ObjectIdentifier> = []
    var rest: [UIMenuElement] = [self]
    while let element = rest.popLast() {
      guard seen.insert(ObjectIdentifier(element)).inserted, visit(element) else { continue }
      rest += (element as? UIMenu)?.children ?? []
      rest += (element as? UIDeferredMenuElement)?.known ?? []
    }
  }
}

extension UIButton {
  /// Opens the menu of the button; nil if it has none or is not on the screen.
  @discardableResult
  func openMenu() -> MenuPresentation? {
    guard let menu, let window, isEnabled else { return nil }
    sendActions(for: .menuActionTriggered)
    return menu.open(
      in: window, at: convert(bounds, to: nil), sender: menuSender
    ) { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction else { return }
      menu.select(action)
      menuDidChange()
      parts.onMenuSelection?(menu)
    }
  }

  /// Lets a finger that stays down open the menu and slide to an entry: soon where a press opens
  /// the menu, else after a long press.
  func watchLongPress() {
    parts.longPress?.minimumPressDuration = showsMenuAsPrimaryAction ? 0.15 : 0.5
    guard menu != nil, parts.longPress == nil else {
      if menu == nil, let press = parts.longPress { removeGestureRecognizer(press) }
      if menu == nil { parts.longPress = nil }
      return
    }
    let press = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
    press.minimumPressDuration = showsMenuAsPrimaryAction ? 0.15 : 0.5
    addGestureRecognizer(press)
    parts.longPress = press
  }

  private func follow(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began: parts.slidMenu = openMenu()
    case .changed: parts.slidMenu?.slide(to: press.location(in: nil))
    case .ended:
      parts.slidMenu?.release(at: press.location(in: nil))
      parts.slidMenu = nil
    case .cancelled, .failed: parts.slidMenu = nil
    case .possible: break
    }
  }
}
