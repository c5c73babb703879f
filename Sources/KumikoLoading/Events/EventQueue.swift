/// Counts the bytes of events that wait to be read.
final class EventQueue: Sendable {
  private let limit: Int
  private let bytes = Locked(0)

  /// - Parameter limit: How many bytes may wait; one event may have more.
  init(bytes limit: Int) { self.limit = limit }

  /// Lets an event wait; returns false if there is no room.
  func add(
    _ event: LiveEvent, to continuation: AsyncThrowingStream<LiveEvent, any Error>.Continuation
  ) -> Bool {
    let size = event.size
    let fits = bytes.withLock { bytes in
      guard bytes == 0 || bytes + size <= limit else { return false }
      bytes += size
      return true
    }
    guard fits else { return false }
    guard case .dropped = continuation.yield(event) else { return true }
    remove(event)
    return false
  }

  /// An event is read.
  func remove(_ event: LiveEvent) {
    let size = event.size
    bytes.withLock { $0 -= size }
  }
}

extension LiveEvent {
  /// The bytes of its texts.
  fileprivate var size: Int {
    guard case .event(let event) = self else { return 0 }
    return event.data.utf8.count + event.name.utf8.count + event.id.utf8.count
  }
}
