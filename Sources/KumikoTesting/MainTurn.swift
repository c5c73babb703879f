import Kumiko
import UIKit

/// A turn of the main actor, taken by a test that does not leave it.
@MainActor
enum MainTurn {
  /// Whether the turn has anything to do that is known.
  static var isEmpty: Bool { NextTurn.isEmpty }

  /// Does what the library has put off and, where the main queue can be served from here, what the
  /// app has put there. Returns whether there may be something to show, or more to do.
  static func perform(on display: HeadlessDisplay) -> Bool {
    let neededFrame = display.needsFrame
    serveMainQueue()
    if NextTurn.isEmpty { return !neededFrame && display.needsFrame }
    NextTurn.perform()
    return true
  }

  /// Serves the main queue as a run loop does: by the main thread, which a synchronous test of
  /// XCTest runs on, and not from inside of a block of that queue.
  private static func serveMainQueue() {
    guard Thread.isMainThread else { return }
    let end = Marker()
    DispatchQueue.main.async { end.isReached = true }
    for _ in 0..<8 where !end.isReached {
      if !RunLoop.main.run(mode: .default, before: Date()) { return }
    }
  }

  /// What stands at the end of the queue.
  @MainActor
  private final class Marker {
    var isReached = false
  }
}
