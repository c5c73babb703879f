import UIKit

extension ElementNode {
  /// An element that shows a component in a view of its own.
  static func component<Shown: Component>(_ component: Shown) -> ElementNode {
    let erased = AnyComponent(component)
    let node = ElementNode(
      ElementKind(view: ComponentElementView.self, reuseIdentifier: erased.reuseIdentifier)
    ) { ComponentElementView() }
    node.settings = [ComponentSetting(erased)]
    if let id = component.id as? any Hashable { node.key = AnyHashable(id) }
    return node
  }
}

/// The view of a component that is part of a tree of elements: a row without a cell, which answers
/// to taps and menus and has its accessory, badge and background itself.
final class ComponentElementView: UIView, FramingCell {
  /// Where the component stands, beside the accessory.
  private let holder = UIView()
  private var traits = RowTraits()
  private var state: RowStateAppearance?
  private var accessory: BadgedAccessoryView?
  private var accessoryContainer: ComponentContainer?
  /// Whether traits have changed since the accessory's component was measured.
  private var hasOutdatedAccessory = false
  private var menu: UIContextMenuInteraction?
  private var hasBackground = false
  private var isPressed = false { didSet { updateBackground() } }

  private static let accessoryMargin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [self, holder] { view.insetsLayoutMarginsFromSafeArea = false }
    holder.layoutMargins = .zero
    holder.preservesSuperviewLayoutMargins = true
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }

  var componentContainerView: UIView { holder }

  // MARK: Content

  func configure(_ component: AnyComponent) {
    traits = component.rowTraits
    render(component: component)
    showAccessory(traits.look)
    if !traits.look.takesTouches || state != nil {
      let state = state ?? RowStateAppearance()
      self.state = state
      state.apply(traits.look, to: self, componentContainer)
    }
    updateBackground()
    updateMenu()
    TreeModifiers.report(traits, component)
  }

  private func showAccessory(_ look: RowAppearance) {
    guard look.accessory != nil || look.shownBadge != nil || accessory != nil else { return }
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    switch look.accessory {
    case nil: break
    case .type(let wanted): type = wanted
    case .component(let component): view = container(for: component)
    }
    let isWanted = type != .none || view != nil || look.shownBadge != nil
    let shown = accessory ?? BadgedAccessoryView(frame: .zero)
    accessory = isWanted ? shown : nil
    guard isWanted else { return shown.removeFromSuperview() }
    shown.configure(look.shownBadge, type, view, onTap: look.onAccessoryTap)
    shown.alpha = RowStateAppearance.alpha(of: look)
    if shown.superview == nil { addSubview(shown) }
    setNeedsLayout()
  }

  private func container(for component: AnyComponent) -> UIView {
    let container = accessoryContainer ?? ComponentContainer(frame: .zero)
    accessoryContainer = container
    container.render(component)
    fit(container, component)
    return container
  }

  private func fit(_ container: ComponentContainer, _ component: AnyComponent) {
    container.frame.size =
      component.referenceSize(in: bounds)
      ?? container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Measures the accessory's component again where traits have changed.
  private func fitOutdatedAccessory() {
    guard hasOutdatedAccessory, let accessory, let container = accessoryContainer,
      container.superview === accessory, let component = container.boundComponent
    else { return }
    fit(container, component)
    accessory.fit()
  }

  private func updateBackground() {
    let color = isPressed ? UIColor.systemGray4 : traits.look.background
    guard color != nil || hasBackground else { return }
    hasBackground = color != nil
    backgroundColor = color
  }

  // MARK: Layout

  /// The part of the width that the accessory takes, in points.
  private var accessoryWidth: CGFloat {
    accessory.map { $0.bounds.width + Self.accessoryMargin } ?? 0
  }

  /// The size that the component has in some room: at its width, where that is known.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let component = componentContainer.boundComponent else { return .zero }
    fitOutdatedAccessory()
    if let size = component.referenceSize(in: CGRect(origin: .zero, size: size)) { return size }
    let beside = accessoryWidth
    var fitted: CGSize
    if size.width < CGFloat.greatestFiniteMagnitude {
      let width = max(0, size.width - beside)
      prepareContent(forWidth: size.width)
      fitted =
        framedSize(fitting: size)
        ?? holder.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      fitted.width = size.width
    } else {
      fitted = naturalSize
      fitted.width += beside
    }
    fitted.height = max(fitted.height, accessory?.bounds.height ?? 0)
    return fitted
  }

  /// The size that the component has where there is room enough.
  private var naturalSize: CGSize {
    guard let content = componentContainer.framedContent else {
      return holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitOutdatedAccessory()
    hasOutdatedAccessory = false
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let beside = min(accessoryWidth, bounds.width)
    holder.frame = CGRect(
      x: isReversed ? beside : 0, y: 0, width: bounds.width - beside, height: bounds.height)
    guard let accessory else { return }
    let middle = bounds.width - Self.accessoryMargin - accessory.bounds.width / 2
    accessory.center = CGPoint(x: isReversed ? bounds.width - middle : middle, y: bounds.midY)
  }

  /// The views of the accessory hear of other traits after this one: what they want then is asked
  /// when the tree is laid out.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard accessoryContainer != nil else { return }
    hasOutdatedAccessory = true
    setNeedsLayout()
  }

  // MARK: Display

  /// Tells the component whether it can be seen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      isPressed = false
      contentDidEndDisplay()
      accessoryContainer?.contentDidEndDisplay()
    } else {
      contentWillDisplay()
      accessoryContainer?.contentWillDisplay()
    }
  }

  // MARK: Touches

  private var isTappable: Bool { traits.isSelectable && !traits.onSelect.isEmpty }

  private var isHighlighted: Bool {
    traits.look.selectionStyle.map { $0 != .none } ?? traits.look.isCard
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTappable else { return super.touchesBegan(touches, with: event) }
    isPressed = isHighlighted
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTappable else { return super.touchesMoved(touches, with: event) }
    isPressed = isHighlighted && touches.contains(where: isInside)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTappable else { return super.touchesEnded(touches, with: event) }
    isPressed = false
    if touches.contains(where: isInside) { select() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTappable else { return super.touchesCancelled(touches, with: event) }
    isPressed = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    point(inside: touch.location(in: self), with: nil)
  }

  private func select() { for action in traits.onSelect { action() } }

  /// Does what a tap does.
  nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard isTappable else { return false }
      select()
      return true
    }
  }
}

// MARK: - Menu

extension ComponentElementView: UIContextMenuInteractionDelegate {
  private func updateMenu() {
    if traits.menu == nil, let shown = menu {
      removeInteraction(shown)
      menu = nil
    } else if traits.menu != nil, menu == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      addInteraction(interaction)
      menu = interaction
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = traits.menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: menu.title, children: menu.makeEntries())
    }
  }
}

/// Finds modifiers that do nothing in a tree of elements, and reports each once.
@MainActor
private enum TreeModifiers {
  private static var reported: Set<KumikoDiagnostic> = []

  static func report(_ traits: RowTraits, _ component: AnyComponent) {
    if !traits.swipes.isEmpty { report("swipeActions", component) }
    switch traits.editing {
    case .delete: report("deletable", component)
    case .insert: report("insertable", component)
    case nil: break
    }
    if traits.isReorderable == true { report("reorderable", component) }
    if !traits.impressions.isEmpty { report("onImpression", component) }
    if traits.transitions != nil { report("transition", component) }
    if !traits.drags.isEmpty { report("draggable or dropDestination", component) }
  }

  private static func report(_ modifier: String, _ component: AnyComponent) {
    let diagnostic = KumikoDiagnostic.ignoredModifier(
      modifier, component: component.innermostTypeName,
      remedy: "Give it to the row whose tree the component stands in")
    if reported.insert(diagnostic).inserted { KumikoDiagnostics.report(diagnostic) }
  }
}

/// A component to be shown in a view.
private final class ComponentSetting: PropertySetting {
  private let component: AnyComponent

  init(_ component: AnyComponent) { self.component = component }

  override func isEqual(to other: PropertySetting) -> Bool { false }

  override func apply(to object: AnyObject) {
    (object as? ComponentElementView)?.configure(component)
  }
}
