import UIKit

/// What a list view and its adapter are doing, which decides whether the list view can be updated.
enum ListPhase: Comparable {
  /// Nothing: updates are performed at once.
  case idle

  /// The list view was told of changes inside a batch of the app's own, which has yet to end.
  case uncommitted

  /// The list view waits for an answer, or moves its views: it cannot be updated until it is done.
  case serving

  /// The list view is being told of new data, so that neither is to be looked at.
  case updating
}

/// Counts what goes on, and says what the phase is.
@MainActor
struct ListActivity {
  private var servingDepth = 0
  private var updatingDepth = 0

  /// The list view that was told of changes inside a batch of the app's own.
  private(set) weak var uncommittedList: UIView?

  /// The strongest of all that goes on.
  var phase: ListPhase {
    if updatingDepth > 0 { return .updating }
    if servingDepth > 0 { return .serving }
    return uncommittedList == nil ? .idle : .uncommitted
  }

  mutating func beginServing() { servingDepth += 1 }

  mutating func endServing() { servingDepth -= 1 }

  mutating func beginUpdating() { updatingDepth += 1 }

  mutating func endUpdating() { updatingDepth -= 1 }

  /// A batch that is open in a list view was told of changes.
  mutating func joinBatch(of list: UIView) { uncommittedList = list }

  /// A list view asks how much there is, as it does at the end of every batch.
  ///
  /// - Returns: Whether that ends a batch that was open.
  mutating func commitBatch(of list: UIView) -> Bool {
    guard uncommittedList === list else { return false }
    uncommittedList = nil
    return true
  }
}
