import Foundation

/// A value that threads take in turn.
final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value while no one else does.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
