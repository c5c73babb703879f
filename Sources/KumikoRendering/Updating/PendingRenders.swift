/// Renders that are on their way to a list view: their changes are being found out elsewhere, or
/// they wait for the next turn of the main actor. Tests wait until there are none.
@MainActor
package enum PendingRenders {
  /// How many there are.
  package private(set) static var count = 0

  static func begin() { count += 1 }

  static func end() { count -= 1 }
}
