import KumikoComponents
import UIKit

extension ListAdapter {
  func swipeActions(
    _ list: any FeatureList, _ path: IndexPath, _ edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    let traits = traits(at: path)
    guard traits.isEditable else { return nil }
    let row = RowReference(path, in: self)
    let swipe = traits.swipes[edge]
    let offered = swipe?.actions ?? []
    var actions = zip(offered, offered.names).map { action, name in
      contextualAction(action) { [weak self] done in
        if let self { perform(name, edge, row, done) } else { done(false) }
      }
    }
    if edge == .trailing, case .delete(let title, _) = traits.editing {
      actions.insert(deletion(title, of: row, in: list), at: 0)
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = swipe?.allowsFullSwipe ?? true
    return configuration
  }

  private func contextualAction(
    _ action: RowAction, perform: @escaping (@escaping (Bool) -> Void) -> Void
  ) -> UIContextualAction {
    let result = UIContextualAction(style: action.style, title: action.title) { _, _, done in
      perform(done)
    }
    result.image = action.image
    if let color = action.backgroundColor { result.backgroundColor = color }
    return result
  }

  private func deletion(
    _ title: String, of row: RowReference, in list: any FeatureList
  ) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: title) { [weak self, weak list] _, _, done in
      guard let self, let list, let path = row.path(in: self) else { return done(false) }
      commitDeletion(ofRowAt: path, in: list)
      done(true)
    }
  }

  /// Performs an action of the newest version of a row; none if the row, or the action, is gone.
  private func perform(
    _ name: RowActionName, _ edge: SwipeEdge, _ row: RowReference,
    _ done: @escaping (Bool) -> Void
  ) {
    guard let path = row.path(in: self), let swipe = traits(at: path).swipes[edge],
      case let actions = swipe.actions, let index = actions.names.firstIndex(of: name)
    else { return done(false) }
    let isDestructive = actions[index].style == .destructive
    switch actions[index].work {
    case .immediate(let body):
      body()
      guard isDestructive, row.path(in: self) != nil else { return done(true) }
      // Data that follows observed state is rendered in the next turn.
      NextTurn.add {
        NextTurn.add { [weak self] in done(self.map { row.path(in: $0) == nil } ?? false) }
      }
    case .asynchronous(let body):
      Task { @MainActor [weak self] in
        await body()
        done(!isDestructive || self.map { row.path(in: $0) == nil } ?? true)
      }
    }
  }
}

/// What tells a swipe action from others of its swipe: its identifier or, without one, its title.
private typealias RowActionName = OccurrenceKey<AnyHashable?>

extension [RowAction] {
  @MainActor fileprivate var names: [RowActionName] {
    map { $0.id ?? $0.title.map { AnyHashable($0) } }.numbered
  }
}
