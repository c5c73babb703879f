/// Renders that are on their way to a list view, their changes being found out elsewhere. Tests
/// wait until there are none, and until nothing waits in ``NextTurn``.
@MainActor
package enum PendingRenders {
  /// How many there are.
  package private(set) static var count = 0

  static func begin() { count += 1 }

  static func end() { count -= 1 }
}
