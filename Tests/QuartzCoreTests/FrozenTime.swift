import QuartzCore
import Testing

/// Runs each test of a suite with a clock that stands still at 100 seconds.
///
/// The clock and the frame loop are one a process, so such suites are children of ``Timed``, which
/// runs them one after the other.
struct FrozenTime: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run {
      MediaClock.hold(at: 100)
      // A frame in the past ends what earlier tests left running.
      FrameLoop.shared.runFrame(at: 0)
      FrameLoop.shared.runFrame(at: 0)
    }
    defer { MediaClock.hold(at: nil) }
    try await function()
  }
}

/// Suites that need the clock for themselves.
@Suite(.serialized, FrozenTime())
@MainActor
struct Timed {}

/// Moves the clock on and makes a frame.
@MainActor
func advance(by seconds: CFTimeInterval) {
  MediaClock.advance(by: seconds)
  FrameLoop.shared.runFrame(at: MediaClock.now)
}

/// A delegate that has all changes of its layers made at once.
@MainActor
final class Still: NSObject, CALayerDelegate {
  static let shared = Still()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
