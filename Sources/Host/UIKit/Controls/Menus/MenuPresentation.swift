import QuartzCore

/// A menu that is open in front of a window: its list, and those of menus inside in its place.
@MainActor
final class MenuPresentation {
  private let menu: UIMenu
  private weak var sender: AnyObject?
  private let picked: ((UIAction) -> Void)?
  private var path: [UIMenu]
  private weak var panel: PopoverView?

  init(_ menu: UIMenu, sender: AnyObject?, picked: ((UIAction) -> Void)?) {
    (self.menu, self.sender, self.picked) = (menu, sender, picked)
    path = [menu]
  }

  func open(in window: UIWindow, at anchor: CGRect) {
    let list = makeList()
    let panel = PopoverView(content: list)
    self.panel = panel
    panel.open(in: window, at: anchor, contentSize: list.naturalSize) { self.didClose() }
  }

  private var list: MenuListView? { panel?.content as? MenuListView }

  private func makeList() -> MenuListView {
    let shown = path.last ?? menu
    let back: (() -> Void)? = path.count > 1 ? { [weak self] in self?.goBack() } : nil
    return MenuListView(menu: shown, back: back) { [weak self] in
      self?.pick($0)
    } didResize: { [weak self] list in
      self?.panel?.setContent(list, contentSize: list.naturalSize)
    }
  }

  // MARK: Moving

  private func pick(_ element: UIMenuElement) {
    if let inner = element as? UIMenu {
      path.append(inner)
      showLast()
    } else if let action = element as? UIAction {
      // A menu that is closed may forget what is in it.
      menu.noteSelection(of: action)
      if !action.attributes.contains(.keepsMenuPresented) { panel?.close() }
      action.performWithSender(sender, target: nil)
      picked?(action)
    }
  }

  private func goBack() {
    guard path.count > 1 else { return }
    path.removeLast()
    showLast()
  }

  private func showLast() {
    let list = makeList()
    panel?.setContent(list, contentSize: list.naturalSize)
  }

  private func didClose() { menu.forgetDeferred() }

  // MARK: Sliding

  /// Follows a finger that came down on what opened the menu. Points are the window's.
  func slide(to point: CGPoint) {
    guard let list else { return }
    list.highlight(at: list.convert(point, from: nil))
  }

  /// Picks what is under the finger that lifts; over nothing the menu stays open.
  func release(at point: CGPoint) {
    guard let list else { return }
    list.release(at: list.convert(point, from: nil))
  }
}
