import Foundation

/// The actions that a swipe over a row brings out, the outermost one first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private var storedActions: [UIContextualAction] = []

  /// Makes a configuration. Without actions the row cannot be swiped.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    storedActions = actions
  }

  /// The actions, beginning at the edge of the row.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a swipe over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
