/// Renders of a view, one after the other: one that is asked for while another runs follows it.
///
/// Only the last of several that were asked for meanwhile is done, for it shows the newest state.
package struct RenderTurns<Request> {
  /// How many renders may follow each other.
  private static var limit: Int { 8 }

  /// Whether a render runs.
  package private(set) var isRunning = false
  /// Whether each of the last renders asked for another one, until that was left out.
  package private(set) var isEndless = false
  private var waiting: Request?
  private var count = 0

  package init() {}

  /// Begins a render; false if one runs, which this one is to follow.
  package mutating func begin(_ request: Request) -> Bool {
    guard !isRunning else {
      waiting = request
      return false
    }
    start()
    return true
  }

  /// Has renders wait although none runs, because views are looked at; false if one runs. What
  /// waits then is what ``next()`` returns.
  package mutating func hold() -> Bool {
    guard !isRunning else { return false }
    start()
    return true
  }

  private mutating func start() {
    isRunning = true
    isEndless = false
    count = 0
  }

  /// Ends a render, and returns the one that is to follow; nil for none.
  package mutating func next() -> Request? {
    let request = waiting
    waiting = nil
    count += 1
    isEndless = request != nil && count > Self.limit
    if let request, !isEndless { return request }
    isRunning = false
    return nil
  }
}
