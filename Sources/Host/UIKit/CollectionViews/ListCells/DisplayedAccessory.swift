import QuartzCore

/// An accessory of a list cell, and the view that shows it.
@MainActor
final class DisplayedAccessory {
  /// The width that is usual for what stands before the content.
  private static var standardWidth: CGFloat { EditControl.room }
  /// The width of the handle.
  private static var handleWidth: CGFloat { 42 }
  /// How much of the cell's width a text takes at most.
  private static var largestShare: CGFloat { 0.6 }

  private(set) var accessory: UICellAccessory
  let view: UIView
  /// The opacity that the view has by itself.
  private(set) var alpha: CGFloat

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    self.accessory = accessory
    view = Self.makeView(accessory, cell)
    alpha = view.alpha
    configure(cell)
  }

  private static func makeView(
    _ accessory: UICellAccessory, _ cell: UICollectionViewListCell
  ) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure: AccessoryGlyph(.chevron)
    case .checkmark: AccessoryGlyph(.checkmark)
    case .detail: AccessoryGlyph(.detail)
    case .delete: makeControl(.delete, cell)
    case .insert: makeControl(.insert, cell)
    case .multiselect: EditControl(.pick)
    case .reorder: ReorderControl(of: cell)
    case .label: UILabel(frame: .zero)
    case .popUpMenu: UIButton(type: .system)
    case .customView(let view): view
    }
  }

  private static func makeControl(
    _ kind: EditControl.Kind, _ cell: UICollectionViewListCell
  ) -> UIView {
    let control = EditControl(kind)
    control.addAction(
      UIAction { [weak cell, weak control] _ in
        guard let cell, let control else { return }
        cell.accessoryViews.perform(control)
      }, for: .touchUpInside)
    return control
  }

  /// The view has another opacity by itself than it is seen with now.
  func restore(_ alpha: CGFloat) { self.alpha = alpha }

  /// Shows another accessory of the same type.
  func update(_ new: UICellAccessory, of cell: UICollectionViewListCell) {
    accessory = new
    configure(cell)
    let wanted = new.appearance.isHidden ? 0 : alpha
    if view.alpha != wanted { view.alpha = wanted }
  }

  // MARK: Configuring

  private func configure(_ cell: UICollectionViewListCell) {
    let tint = accessory.appearance.tintColor
    switch (view, accessory.content) {
    case (let glyph as AccessoryGlyph, let content): configure(glyph, content, tint, cell)
    case (let control as EditControl, .control(let background, _)):
      control.colors = (tint, background)
    case (let handle as ReorderControl, .handle): handle.color = tint
    case (let label as UILabel, .label(let text, let font, let adjusts)):
      (label.text, label.font) = (text, font)
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = tint ?? .secondaryLabel
    case (let button as UIButton, .menu(let menu, let handler)):
      configure(button, menu, handler, tint)
    case (_, .view): if let tint { view.tintColor = tint }
    default: break
    }
    view.isUserInteractionEnabled =
      accessory.appearance.isHidden ? false : takesTouches
  }

  private func configure(
    _ glyph: AccessoryGlyph, _ content: UICellAccessory.Content, _ tint: UIColor?,
    _ cell: UICollectionViewListCell
  ) {
    glyph.color = tint
    switch content {
    case .button(let action): glyph.setAction(action ?? {})
    case .outline(let style, let action):
      glyph.isTinted = true
      let isHeader = style.isHeader(cell.listAppearance?.isHeader ?? false)
      glyph.setAction(isHeader ? nil : action ?? { [weak cell] in cell?.toggleOutline() })
    default: break
    }
  }

  private func configure(
    _ button: UIButton, _ menu: UIMenu,
    _ handler: UICellAccessory.MenuSelectedElementDidChangeHandler?, _ tint: UIColor?
  ) {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.tintColor = tint ?? .secondaryLabel
    button.parts.onMenuSelection = handler
  }

  private var takesTouches: Bool {
    switch view {
    case let glyph as AccessoryGlyph: glyph.onTap != nil
    case let control as EditControl: control.kind != .pick
    case is UILabel: false
    default: true
    }
  }

  /// Shows whether the item is selected, or the items below it are shown.
  func followState(of cell: UICollectionViewListCell) {
    switch accessory.accessoryType {
    case .multiselect: (view as? EditControl)?.isSelected = cell.isSelected
    case .outlineDisclosure: turn(cell)
    case .reorder: showSeparator(cell)
    default: break
    }
  }

  private func turn(_ cell: UICollectionViewListCell) {
    let isExpanded = cell.configurationState.isExpanded
    let angle: CGFloat = isExpanded ? (cell.isRightToLeft ? -.pi / 2 : .pi / 2) : 0
    let transform = CGAffineTransform(rotationAngle: angle)
    if view.transform != transform { view.transform = transform }
  }

  private func showSeparator(_ cell: UICollectionViewListCell) {
    guard let handle = view as? ReorderControl,
      case .handle(let showsSeparator) = accessory.content
    else { return }
    let shows = showsSeparator && cell.accessoryViews.hasAccessoryBeforeHandle
    if handle.showsSeparator != shows { handle.showsSeparator = shows }
  }

  // MARK: Sizes

  /// The size that the accessory is shown with.
  func size(in cell: UICollectionViewListCell) -> CGSize {
    switch accessory.content {
    case .sign, .outline, .button: view.bounds.size
    case .control: CGSize(width: EditControl.room, height: EditControl.room)
    case .handle: CGSize(width: Self.handleWidth, height: 0)
    case .label, .menu: limited(view.sizeThatFits(cell.bounds.size), in: cell)
    case .view(_, let isFixed): isFixed ? view.bounds.size : contentSize
    }
  }

  /// The size that the content of a view of the user's own asks for, else that of its frame.
  private var contentSize: CGSize {
    let (intrinsic, size) = (view.intrinsicContentSize, view.bounds.size)
    if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(.zero) }
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : size.width,
      height: intrinsic.height >= 0 ? intrinsic.height : size.height)
  }

  private func limited(_ size: CGSize, in cell: UICollectionViewListCell) -> CGSize {
    let largest = cell.bounds.width * Self.largestShare
    return CGSize(width: min(size.width, largest).rounded(.up), height: size.height.rounded(.up))
  }

  /// The width that is kept for the accessory.
  func reservedWidth(in cell: UICollectionViewListCell, isLeading: Bool) -> CGFloat {
    let width = size(in: cell).width
    switch accessory.appearance.reservedLayoutWidth {
    case .actual: return width
    case .standard: return isLeading ? max(width, Self.standardWidth) : width
    case .custom(let width): return max(0, width)
    }
  }

  /// Gives the view its place; a turned one keeps its size.
  func setFrame(_ frame: CGRect) {
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }
}

extension ListCellAccessories {
  /// A control was tapped: does what its accessory was given, or what is usual.
  func perform(_ control: EditControl) {
    guard let item = displayed(control), case .control(_, let action) = item.accessory.content
    else { return }
    if let action { return action() }
    if control.kind == .delete { cellShowsDeletion() }
  }
}
