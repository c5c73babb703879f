import Foundation

/// The end of an object on one thread, which takes until another thread has done something.
///
/// The object calls ``pass()`` in its `deinit`: by then weak references to it are nil, but whatever
/// it keeps is still there.
public final class SlowEnd: Sendable {
  private let isHere = DispatchSemaphore(value: 0)
  private let mayPass = DispatchSemaphore(value: 0)

  public init() {}

  /// Waits for what happens meanwhile, for ten seconds at most.
  public func pass() {
    isHere.signal()
    _ = mayPass.wait(timeout: .now() + 10)
  }

  /// Has another thread drop the last reference to the object, and calls `body` during its end.
  ///
  /// - Returns: Whether it did: something else keeps the object if not.
  public func during(_ drop: @escaping @Sendable () -> Void, _ body: () -> Void) -> Bool {
    let isDropped = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      drop()
      isDropped.signal()
    }
    let isEnding = isHere.wait(timeout: .now() + 10) == .success
    if isEnding { body() }
    mayPass.signal()
    isDropped.wait()
    return isEnding
  }
}
