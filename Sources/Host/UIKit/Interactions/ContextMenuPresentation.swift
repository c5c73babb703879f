import QuartzCore

/// A context menu on the screen, from before it opens until it has gone. Its panel keeps it, so
/// that it goes with its window.
@MainActor
final class ContextMenuPresentation {
  let configuration: UIContextMenuConfiguration
  let style: UIContextMenuInteraction.appearance
  /// Where the menu was asked for, in the window.
  let location: CGPoint
  private(set) var menu: UIMenu?
  /// The menus that ``menu`` took the place of.
  private var replaced: [UIMenu] = []
  private let interaction: UIContextMenuInteraction
  private let controller: UIViewController?
  private let backdrop = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private var lifted: ContextMenuPreviewView?
  private weak var panel: PopoverView?
  private var layout: ContextMenuLayout?
  private var source = CGRect.zero
  /// Whether the preview was tapped.
  private var isCommitted = false
  /// What runs once the delegate knows that the menu closes.
  private var picked: (() -> Void)?
  private var closing = InteractionAnimator()

  /// Prepares what a configuration wants to show; nil if that is nothing.
  init?(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    at location: CGPoint, style: UIContextMenuInteraction.appearance
  ) {
    (self.configuration, self.interaction) = (configuration, interaction)
    (self.location, self.style) = (location, style)
    menu = configuration.actionProvider?([])
    if let menu, MenuListView.isEmpty(menu) { self.menu = nil }
    controller = style == .rich ? configuration.previewProvider?() : nil
    if menu == nil, controller == nil { return nil }
  }

  // MARK: Opening

  func open(in window: UIWindow) {
    let list = makeList(menu, back: nil)
    let size = menu == nil ? .zero : list.naturalSize
    let panel = PopoverView(content: list)
    self.panel = panel
    if style == .rich { lift(in: window) }
    let layout = makeLayout(menuSize: size, in: window)
    self.layout = layout
    let animator = InteractionAnimator(previewViewController: controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    panel.takesTap = { [weak self] in self?.takeTap(at: $0) ?? false }
    window.drag?.yield()
    lifted?.hideSource()
    panel.open(
      in: window, frame: layout.menu, for: self, backdrop: backdrop, companion: lifted,
      opening: { [self] in
        backdrop.alpha = 1
        if !layout.preview.isNull { lifted?.frame = layout.preview }
        animator.animate()
      }, completion: animator.complete, willClose: { [weak self] in self?.beginClosing() })
  }

  private func makeList(_ menu: UIMenu?, back: (() -> Void)?) -> MenuListView {
    MenuListView(menu: menu ?? UIMenu(), back: back) { [weak self] in
      self?.pick($0)
    } didResize: { [weak self] in
      self?.listDidResize($0)
    }
  }

  private func makeLayout(menuSize: CGSize, in window: UIWindow) -> ContextMenuLayout {
    let area = PopoverView.area(of: window)
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard lifted != nil else {
      return ContextMenuLayout(at: location, size: menuSize, in: area, isMirrored: isMirrored)
    }
    return ContextMenuLayout(
      lifting: source, previewSize: previewSize(in: area), menuSize: menuSize, in: area,
      isMirrored: isMirrored)
  }

  private func previewSize(in area: CGRect) -> CGSize {
    guard let controller else { return source.size }
    let wanted = controller.preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? wanted.width : area.width - 16,
      height: wanted.height > 0 ? wanted.height : area.height / 2)
  }

  /// Lifts the picture of what was pressed, and blurs the rest.
  private func lift(in window: UIWindow) {
    guard let view = interaction.view else { return }
    let wanted = interaction.delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let preview = wanted ?? UITargetedPreview(view: view)
    source =
      preview.target.frame(of: preview.size, in: window) ?? view.convert(view.bounds, to: nil)
    backdrop.frame = window.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    backdrop.contentView.backgroundColor = UIColor.black.withAlphaComponent(0.12)
    backdrop.alpha = 0
    controller?.view.isUserInteractionEnabled = false
    let lifted = ContextMenuPreviewView(of: preview, content: controller?.view)
    lifted.isUserInteractionEnabled = false
    lifted.frame = source
    self.lifted = lifted
    controller?.changeAppearance(to: .appeared)
  }

  // MARK: While it is open

  /// Shows another menu in place of the one that is open.
  func replaceMenu(_ new: UIMenu, back: (() -> Void)? = nil) {
    guard let panel, let window = panel.window else { return }
    if back == nil {
      if let menu, menu !== new { replaced.append(menu) }
      menu = new
    }
    let list = makeList(new, back: back)
    // A longer menu would lie over the picture.
    if lifted != nil { return arrange(list, in: panel, window) }
    var frame = layout?.menu ?? panel.frame
    let area = PopoverView.area(of: window)
    frame.size.height = min(list.naturalSize.height, area.height)
    panel.setContent(list, frame: frame.moved(into: area))
  }

  /// Gives the panel the place that it has with a list of this length, as when deferred entries
  /// have come.
  private func listDidResize(_ list: MenuListView) {
    guard let panel, panel.content === list, let window = panel.window else { return }
    arrange(list, in: panel, window)
  }

  /// Shows a list where it has room, and the picture above it.
  private func arrange(_ list: MenuListView, in panel: PopoverView, _ window: UIWindow) {
    let layout = makeLayout(menuSize: list.naturalSize, in: window)
    self.layout = layout
    panel.setContent(list, frame: layout.menu)
    guard let lifted else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { lifted.frame = layout.preview }, completion: nil)
  }

  private func pick(_ element: UIMenuElement) {
    if let inner = element as? UIMenu {
      replaceMenu(inner) { [weak self] in
        if let self, let menu { replaceMenu(menu) }
      }
    } else if let action = element as? UIAction {
      menu?.noteSelection(of: action)
      let sender = interaction.view
      if action.attributes.contains(.keepsMenuPresented) {
        action.performWithSender(sender, target: nil)
      } else {
        picked = { action.performWithSender(sender, target: nil) }
        panel?.close()
      }
    }
  }

  /// Follows the finger that opened the menu over its entries.
  func follow(_ finger: CGPoint) {
    guard let list = panel?.content as? MenuListView else { return }
    let isFar = finger.distance(to: location) > 10
    list.highlight(at: isFar ? list.convert(finger, from: nil as UIView?) : nil)
  }

  /// The finger that opened the menu has been lifted.
  func release() { (panel?.content as? MenuListView)?.pickHighlighted() }

  private func takeTap(at point: CGPoint) -> Bool {
    guard let lifted, lifted.frame.contains(point), controller != nil else { return false }
    let animator = InteractionAnimator(previewViewController: controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    closing.addAnimations { [weak lifted] in
      animator.animate()
      if animator.preferredCommitStyle == .pop, let window = lifted?.window {
        lifted?.frame = window.bounds
      }
    }
    closing.addCompletion(animator.complete)
    isCommitted = true
    panel?.close()
    return true
  }

  // MARK: Closing

  func close() { panel?.close() }

  private func beginClosing() {
    panel?.closing = { [weak self] in self?.animateClosing() }
    panel?.didClose = { [weak self] in self?.endClosing() }
    let animator = InteractionAnimator(previewViewController: controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willEndFor: configuration, animator: animator)
    closing.addAnimations(animator.animate)
    closing.addCompletion(animator.complete)
    let goal = goal
    closing.addAnimations { [weak self] in self?.putDown(at: goal) }
    interaction.presentationDidEnd(self)
    for menu in replaced { menu.forgetDeferred() }
    menu?.forgetDeferred()
    picked?()
  }

  /// Where the lifted picture goes back to; nil when it fades.
  private var goal: CGRect? {
    guard let window = lifted?.window, !isCommitted, controller == nil else { return nil }
    let wanted = interaction.delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    guard let wanted else { return source }
    return wanted.target.frame(of: wanted.size, in: window)
  }

  private func putDown(at goal: CGRect?) {
    guard let lifted else { return }
    if let goal { lifted.frame = goal } else { lifted.alpha = 0 }
    lifted.layer.shadowOpacity = 0
  }

  private func animateClosing() {
    backdrop.alpha = 0
    closing.animate()
  }

  private func endClosing() {
    lifted?.showSource()
    controller?.changeAppearance(to: .disappeared)
    closing.complete()
    panel = nil
  }
}
