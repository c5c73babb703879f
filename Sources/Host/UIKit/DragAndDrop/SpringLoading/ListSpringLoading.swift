import ListGeometry

/// What activating its items by what is dragged over them asks of a list.
@MainActor
protocol SpringLoadingHost: ListDragHost {
  /// Whether an item may be activated.
  func shouldSpringLoad(
    _ path: RowPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Does what a tap on an item does.
  func springLoad(_ path: RowPath)
}

/// Activates the item of a list that a dragged thing rests over, as a tap would.
@MainActor
final class ListSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let host: any SpringLoadingHost
  private var interaction: UISpringLoadedInteraction?

  init(_ host: any SpringLoadingHost) {
    self.host = host
    super.init()
  }

  /// Whether items are activated.
  var isEnabled: Bool {
    get { interaction != nil }
    set {
      guard newValue != isEnabled else { return }
      if let interaction { host.removeInteraction(interaction) }
      interaction = newValue ? makeInteraction() : nil
      if let interaction { host.addInteraction(interaction) }
    }
  }

  private func makeInteraction() -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
      [weak host = host] _, context in
      guard let path = (context.targetItem as? IndexPath).flatMap({ RowPath($0) }) else { return }
      host?.springLoad(path)
    }
  }

  /// The item below the finger, whose cell shows how far it has got.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let cell = host.shownCell(at: context.location(in: host)), let path = cell.itemPath else {
      return false
    }
    (context.targetView, context.targetItem) = (cell, path.indexPath)
    return host.shouldSpringLoad(path, context)
  }
}
