/// How much actions may change, so that what they do has an end.
@MainActor
final class ActionBudget {
  /// How many actions may each lead to the next.
  static let mostConsequences = 4
  /// The changes since the screen was described, or since the user did something.
  private var changes = 0
  /// The descriptions in a row that came of changes for which the user did nothing.
  private var turns = 0
  private var isTriggered = false

  /// The screen is described anew.
  func begin() {
    changes = 0
    turns = isTriggered ? turns + 1 : 0
    isTriggered = false
  }

  /// Actions are done.
  ///
  /// - Parameters:
  ///   - isTrigger: Whether they are done though the user has done nothing.
  ///   - isTouched: Whether the user moves the screen.
  func act(isTrigger: Bool, isTouched: Bool) {
    if !isTrigger { changes = 0 }
    if !isTrigger || isTouched { turns = 0 }
  }

  /// Takes a change of state; what is wrong with it, if it is too much.
  func change(isTrigger: Bool, limit: Int) -> String? {
    changes += 1
    guard changes <= limit else { return "more than \(limit) changes of state for one event" }
    guard isTrigger else { return nil }
    guard turns < limit else { return "what is shown changes state without end" }
    isTriggered = true
    return nil
  }
}
