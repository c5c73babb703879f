import QuartzCore

extension UIMenu {
  /// Opens the menu in front of a window, beside `anchor`. Actions run on behalf of `sender`;
  /// `picked` hears of each.
  package func open(
    in window: UIWindow, at anchor: CGRect, sender: AnyObject?,
    picked: ((UIAction) -> Void)? = nil
  ) {
    weak var panel: FloatingPanel?
    let list = MenuListView(menu: self) { [weak window, weak sender] element in
      if let inner = element as? UIMenu {
        panel?.close()
        if let window { inner.open(in: window, at: anchor, sender: sender, picked: picked) }
      } else if let action = element as? UIAction {
        if !action.attributes.contains(.keepsMenuPresented) { panel?.close() }
        self.noteSelection(of: action)
        action.perform(from: sender)
        picked?(action)
      }
    }
    let opened = FloatingPanel(content: list)
    panel = opened
    opened.open(in: window, at: anchor, contentSize: list.naturalSize)
  }

  /// Turns `action` on and the others off in the menus that allow one selection.
  func noteSelection(of action: UIAction) {
    if options.contains(.singleSelection), holds(action) {
      for case let other as UIAction in children { other.state = other === action ? .on : .off }
    }
    for case let inner as UIMenu in children { inner.noteSelection(of: action) }
  }

  private func holds(_ action: UIAction) -> Bool { children.contains { $0 === action } }

  /// Makes `action` the one entry that is on, here and in menus inside.
  func select(_ action: UIAction) {
    for child in children {
      (child as? UIAction)?.state = child === action ? .on : .off
      (child as? UIMenu)?.select(action)
    }
  }
}

extension UIButton {
  /// Opens the menu of the button; false if it has none or is not on the screen.
  @discardableResult
  func openMenu() -> Bool {
    guard let menu, let window, isEnabled else { return false }
    sendActions(for: .menuActionTriggered)
    menu.open(in: window, at: convert(bounds, to: nil), sender: self) { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction else { return }
      menu.select(action)
      menuDidChange()
    }
    return true
  }

  /// Lets a long press open a menu that a press does not.
  func watchLongPress() {
    guard menu != nil, parts.longPress == nil else {
      if menu == nil, let press = parts.longPress { removeGestureRecognizer(press) }
      if menu == nil { parts.longPress = nil }
      return
    }
    let press = UILongPressGestureRecognizer { [weak self] press in
      if press.state == .began, self?.showsMenuAsPrimaryAction == false { self?.openMenu() }
    }
    addGestureRecognizer(press)
    parts.longPress = press
  }
}
