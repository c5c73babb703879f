import KumikoComponents
import UIKit

/// What modifiers have changed of a cell beside its component, and how it was before.
@MainActor
final class CellAppearance {
  private static let key = ViewStorage.Key<CellAppearance>()

  private var ownAccessory: (type: UITableViewCell.AccessoryType, view: UIView?)?
  private var ownSelectionStyle: UITableViewCell.SelectionStyle?
  private var ownBackground: UIColor??
  private var ownHighlight: UIView?
  private var highlight: UIView?
  private var hasSeparator = false
  private var hasListAccessory = false
  /// What the accessories of a list's cell were made of; nil if they may be others the next time.
  private var listAccessoryTypes: ListAccessoryTypes?
  private var accessory: ComponentContainer?
  private lazy var badged = BadgedAccessoryView()
  private let state = RowStateAppearance()

  /// The look of a cell; nil if no modifier ever changed it.
  static func current(of cell: UIView) -> CellAppearance? {
    cell.renderable?.componentContainer.attachments[key]
  }

  /// Gives a cell a look, and takes back whatever another row's look had changed.
  static func apply(_ look: RowAppearance, to cell: UITableViewCell, in table: UITableView) {
    guard let renderable = cell.renderable else { return }
    guard let applied = appearance(for: look, of: renderable) else { return }
    applied.applyAccessory(look, to: cell, in: table)
    applied.apply(look.shownSeparator ?? .automatic, to: cell, in: table)
    applied.apply(look.selectionStyle, to: cell)
    applied.apply(look.background ?? (look.isCard ? table.cardColor : nil), to: cell)
    applied.state.apply(look, to: cell, renderable.componentContainer)
  }

  /// Gives an item's cell the background and the highlight of a look, and cells of list layouts its
  /// accessory. Separators are those of the layout.
  static func apply(
    _ look: RowAppearance, to cell: UICollectionViewCell, in view: UICollectionView,
    controls: [UICellAccessory] = []
  ) {
    guard let renderable = cell.renderable,
      let applied = appearance(for: look, of: renderable, isForced: !controls.isEmpty)
    else { return }
    applied.state.apply(look, to: cell, renderable.componentContainer)
    guard let row = cell as? UICollectionViewListCell else {
      applied.apply(look.selectionStyle, to: cell)
      return applied.apply(look.background ?? (look.isCard ? view.cardColor : nil), to: cell)
    }
    // Cells of lists have backgrounds and highlights of their own.
    if let own = row as? UICollectionViewListComponentCell {
      let highlights = look.selectionStyle != UITableViewCell.SelectionStyle.none
      own.background.set(look.background, highlights: highlights, in: own)
    } else {
      applied.apply(look.background, to: cell)
    }
    applied.apply(look, controls: controls, to: row, in: view)
  }

  /// What was changed of a cell; nil if nothing was, and nothing is to be.
  private static func appearance(
    for look: RowAppearance, of cell: any ComponentRenderable, isForced: Bool = false
  ) -> CellAppearance? {
    let attachments = cell.componentContainer.attachments
    guard look.isSet || isForced || attachments[key] != nil else { return nil }
    let applied = attachments[key] ?? CellAppearance()
    attachments[key] = applied
    return applied
  }

  // MARK: Accessories

  private func applyAccessory(
    _ look: RowAppearance, to cell: UITableViewCell, in table: UITableView
  ) {
    guard look.accessory != nil || look.shownBadge != nil else {
      return restoreAccessory(of: cell)
    }
    if ownAccessory == nil { ownAccessory = (cell.accessoryType, cell.accessoryView) }
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    switch look.accessory {
    case nil: break
    case .type(let wanted): type = wanted
    case .component(let component):
      let container = render(component)
      if resize(container, for: component, in: table) { cell.setNeedsLayout() }
      view = container
    }
    guard let badge = look.shownBadge else { return setAccessory(type, view: view, of: cell) }
    // A cell has one accessory view at most.
    badged.configure(badge, type, view, onTap: look.onAccessoryTap)
    badged.alpha = RowStateAppearance.alpha(of: look)
    setAccessory(.none, view: badged, of: cell)
  }

  private func render(_ component: AnyComponent) -> ComponentContainer {
    let container = accessory ?? ComponentContainer(frame: .zero)
    accessory = container
    container.render(component)
    return container
  }

  private func apply(
    _ look: RowAppearance, controls: [UICellAccessory], to cell: UICollectionViewListCell,
    in view: UICollectionView
  ) {
    let badges = look.shownBadge.map { [UICellAccessory.label(text: $0)] } ?? []
    let isWanted = look.accessory != nil || !controls.isEmpty || !badges.isEmpty
    guard isWanted || hasListAccessory else { return }
    let types = ListAccessoryTypes(look, controls: controls)
    if let types, types == listAccessoryTypes { return }
    listAccessoryTypes = types
    hasListAccessory = isWanted
    cell.accessories =
      controls + badges + listAccessories(look.accessory, onTap: look.onAccessoryTap, in: view)
  }

  private func listAccessories(
    _ wanted: RowAccessory?, onTap: (@MainActor () -> Void)?, in view: UICollectionView
  ) -> [UICellAccessory] {
    switch wanted {
    case nil: return []
    case .type(let type): return type.listAccessories(onTap: onTap)
    case .component(let component):
      let container = render(component)
      resize(container, for: component, in: view)
      return [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: container, placement: .trailing(displayed: .always),
            maintainsFixedSize: true))
      ]
    }
  }

  private func restoreAccessory(of cell: UITableViewCell) {
    guard let own = ownAccessory else { return }
    ownAccessory = nil
    setAccessory(own.type, view: own.view, of: cell)
  }

  private func setAccessory(
    _ type: UITableViewCell.AccessoryType, view: UIView?, of cell: UITableViewCell
  ) {
    // Another cell may have been given the view meanwhile, which is not seen here since.
    let isGone = view.map { $0.superview !== cell } ?? false
    if cell.accessoryView !== view || isGone { cell.accessoryView = view }
    if cell.accessoryType != type { cell.accessoryType = type }
  }

  /// Gives an accessory the size that it wants. Returns whether that is another one.
  @discardableResult
  private func resize(
    _ container: ComponentContainer, for component: AnyComponent, in list: UIView
  ) -> Bool {
    let size =
      component.referenceSize(in: list.bounds)
      ?? container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard container.frame.size != size else { return false }
    container.frame.size = size
    container.layoutIfNeeded()
    return true
  }

  /// The cell comes into view.
  func willDisplay() { accessory?.contentWillDisplay() }

  /// The cell has left.
  func didEndDisplaying() { accessory?.contentDidEndDisplay() }

  // MARK: Everything else

  private func apply(
    _ separator: RowSeparator, to cell: UITableViewCell, in table: UITableView
  ) {
    guard separator != .automatic || hasSeparator else { return }
    hasSeparator = separator != .automatic
    let inset: UIEdgeInsets =
      switch separator {
      case .automatic: table.separatorInset
      // A line that ends before it begins is not drawn.
      case .hidden: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
      case .inset(let left, let right): UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      }
    if cell.separatorInset != inset { cell.separatorInset = inset }
  }

  private func apply(_ style: UITableViewCell.SelectionStyle?, to cell: UITableViewCell) {
    if ownSelectionStyle == nil, style != nil { ownSelectionStyle = cell.selectionStyle }
    guard let wanted = style ?? ownSelectionStyle else { return }
    if style == nil { ownSelectionStyle = nil }
    if cell.selectionStyle != wanted { cell.selectionStyle = wanted }
  }

  /// Shows an item that is touched or selected as the system's rows are.
  private func apply(_ style: UITableViewCell.SelectionStyle?, to cell: UICollectionViewCell) {
    let isWanted = style != nil && style != UITableViewCell.SelectionStyle.none
    guard isWanted != (highlight != nil) else { return }
    if isWanted {
      let view = UIView(frame: cell.bounds)
      view.backgroundColor = .systemGray4
      (ownHighlight, highlight) = (cell.selectedBackgroundView, view)
      cell.selectedBackgroundView = view
    } else {
      if cell.selectedBackgroundView === highlight { cell.selectedBackgroundView = ownHighlight }
      (ownHighlight, highlight) = (nil, nil)
    }
  }

  private func apply(_ color: UIColor?, to cell: UIView) {
    if let color {
      if ownBackground == nil { ownBackground = .some(cell.backgroundColor) }
      if cell.backgroundColor != color { cell.backgroundColor = color }
    } else if let own = ownBackground {
      ownBackground = nil
      cell.backgroundColor = own
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// What a row of a list layout shows for it.
  @MainActor
  fileprivate func listAccessories(onTap: (@MainActor () -> Void)?) -> [UICellAccessory] {
    switch self {
    case .none: []
    case .checkmark: [.checkmark()]
    case .detailButton: [.detail(actionHandler: onTap)]
    case .detailDisclosureButton: [.detail(actionHandler: onTap), .disclosureIndicator()]
    default: [.disclosureIndicator()]
    }
  }
}

extension UITableView {
  /// The color of the system's own cells.
  fileprivate var cardColor: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}

extension UICollectionView {
  /// The color of the cards that lie on this view.
  fileprivate var cardColor: UIColor {
    backgroundColor == .systemGroupedBackground
      ? .secondarySystemGroupedBackground : .systemBackground
  }
}

/// What accessories without components and closures are made of.
private struct ListAccessoryTypes: Equatable {
  private let controls: [UICellAccessory.AccessoryType]
  private let badge: String?
  private let accessory: UITableViewCell.AccessoryType?

  /// Nil if something is made of more than that.
  @MainActor
  init?(_ look: RowAppearance, controls: [UICellAccessory]) {
    guard look.onAccessoryTap == nil else { return nil }
    switch look.accessory {
    case nil: accessory = nil
    case .type(let type): accessory = type
    case .component: return nil
    }
    badge = look.shownBadge
    self.controls = controls.map(\.accessoryType)
    if self.controls.contains(.insert) { return nil }
  }
}
