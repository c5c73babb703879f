import QuartzCore
public import Testing
import UIKit

/// Takes all windows off the screen after each test of a suite, also after one that threw, and lets
/// the clock go if a test held it without a display.
///
/// There is one screen: what a test leaves on it would get the next test's touches and keys.
public struct ClosedWindows: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite gets a scope of its own.
  public var isRecursive: Bool { true }

  /// Runs a test and cleans up after it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
    } catch {
      await Self.close()
      throw error
    }
    await Self.close()
  }

  @MainActor
  private static func close() {
    for window in UIApplication.shared.windows { window.isHidden = true }
    if HostDisplays.current == nil { MediaClock.hold(at: nil) }
  }
}

extension Trait where Self == ClosedWindows {
  /// Takes all windows off the screen after each test.
  public static var closesWindows: Self { Self() }
}
