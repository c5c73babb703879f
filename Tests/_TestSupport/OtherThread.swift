import Foundation

/// What `body` makes on a thread of its own, while the present thread waits.
public func onOtherThread<Result>(
  _ body: @escaping @Sendable () -> sending Result
) -> sending Result {
  // The semaphore lets one thread at a time use it.
  nonisolated(unsafe) var result: Result?
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    result = body()
    isDone.signal()
  }
  isDone.wait()
  guard let result else { preconditionFailure("The thread made nothing.") }
  return result
}
