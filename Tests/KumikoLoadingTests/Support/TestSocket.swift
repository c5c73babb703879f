import Foundation

/// A socket of the system that is closed once, and not before the calls that use it have returned:
/// from then on its number is that of any other file of the process.
final class TestSocket: Sendable {
  private struct State {
    var users = 0
    var isClosed = false
  }

  private let descriptor: Int32
  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var state = State()

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Calls a function of the system with the socket.
  ///
  /// - Returns: What it returns; -1 if the socket is closed.
  func use(_ call: (Int32) -> Int) -> Int {
    let isOpen = lock.withLock {
      if !state.isClosed { state.users += 1 }
      return !state.isClosed
    }
    guard isOpen else { return -1 }
    defer {
      lock.withLock {
        state.users -= 1
        if state.isClosed, state.users == 0 { _ = Foundation.close(descriptor) }
      }
    }
    return call(descriptor)
  }

  /// Waits for the next connection; nil once the socket is closed.
  func accept() -> TestSocket? {
    while !lock.withLock({ state.isClosed }) {
      let accepted = use { Int(Foundation.accept($0, nil, nil)) }
      if accepted >= 0 { return TestSocket(Int32(accepted)) }
      // A client that has gone, or no number is left.
      Thread.sleep(forTimeInterval: 0.001)
    }
    return nil
  }

  /// Closes the socket, and ends the calls that wait for it.
  func close() {
    lock.withLock {
      guard !state.isClosed else { return }
      state.isClosed = true
      shutdown(descriptor, Int32(SHUT_RDWR))
      if state.users == 0 { _ = Foundation.close(descriptor) }
    }
  }
}
