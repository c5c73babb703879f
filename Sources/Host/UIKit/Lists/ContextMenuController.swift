import ListGeometry

/// Leads the questions of a table's context menu interaction to the table's delegate.
@MainActor
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private weak var cell: UITableViewCell?

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  private var delegate: (any UITableViewDelegate)? { table?.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let row = table.indexPathForRow(at: location) else { return nil }
    cell = table.cellForRow(at: row)
    return delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? cell.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableView {
  /// Lets rows have context menus as long as there is somebody to ask for them.
  func updateContextMenus() {
    if delegate == nil, let menus = state.contextMenus {
      removeInteraction(menus.interaction)
      state.contextMenus = nil
    } else if delegate != nil, state.contextMenus == nil {
      let leader = TableContextMenus(of: self)
      let interaction = UIContextMenuInteraction(delegate: leader)
      state.contextMenus = (leader, interaction)
      addInteraction(interaction)
    }
  }

  /// The middle of the row that keys are at, or else of a selected one, of the table that keys go
  /// to, in the window; nil if there is none in view.
  static func selectedPlace(in window: UIWindow) -> CGPoint? {
    guard let table = UIScrollView.keyReceiver(in: window) as? UITableView,
      let row = table.state.selection.focus?.indexPath ?? table.indexPathForSelectedRow,
      let cell = table.cellForRow(at: row)
    else { return nil }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }
}
