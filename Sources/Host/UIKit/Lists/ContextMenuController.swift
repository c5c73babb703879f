import ListGeometry

/// What the context menus of items ask of a list.
@MainActor
protocol ContextMenuHost: UIView {
  /// The item at a point; nil between items.
  func row(at point: CGPoint) -> RowPath?

  /// The view that a menu stands beside: the cell of an item in view.
  func contextMenuView(at path: RowPath) -> UIView?

  /// The menu of an item, or of the gap between items; nil for none.
  func contextMenuConfiguration(
    at path: RowPath?, _ point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The delegate's own preview of the item; nil for the cell.
  func previewForHighlighting(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview?
  func previewForDismissing(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview?

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplayContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEndContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Leads the questions of a list's context menu interaction to the list.
@MainActor
final class ContextMenuController: NSObject, UIContextMenuInteractionDelegate {
  private weak var host: (any ContextMenuHost)?
  private weak var view: UIView?
  /// The item whose menu was asked for; nil for a gap.
  private var path: RowPath?
  /// The interaction; nil while items have no menus.
  private(set) var interaction: UIContextMenuInteraction?

  init(_ host: any ContextMenuHost) {
    self.host = host
    super.init()
  }

  /// Lets items have menus as long as there is somebody to ask for them.
  func setEnabled(_ isEnabled: Bool) {
    if isEnabled, interaction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      self.interaction = interaction
      host?.addInteraction(interaction)
    } else if !isEnabled, let interaction {
      host?.removeInteraction(interaction)
      self.interaction = nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host else { return nil }
    path = host.row(at: location)
    view = path.flatMap(host.contextMenuView)
    return host.contextMenuConfiguration(at: path, location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let host, let path else { return nil }
    return host.previewForHighlighting(configuration, at: path)
      ?? view.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let host, let path else { return nil }
    return host.previewForDismissing(configuration, at: path)
      ?? view.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host?.willPerformPreviewAction(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.willDisplayContextMenu(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host?.willEndContextMenu(configuration, animator) }
}

extension UIWindow {
  /// The middle of the item that keys are at, or else of a selected one, of the list that keys go
  /// to, in the window; nil if there is none in view.
  var keyItemLocation: CGPoint? {
    let list = keyScrollView as? any ItemFocusing
    guard let view = list?.keyItemView else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
