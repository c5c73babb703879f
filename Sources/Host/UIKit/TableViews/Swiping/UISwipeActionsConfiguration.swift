import Foundation

/// The actions that a swipe over a row brings out, the outermost one first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// Makes a configuration. Without actions the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions, beginning at the edge of the row.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a swipe over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
