import Foundation

/// A load on its way, and everyone who follows it.
struct LoadFlight {
  /// Tells this load from others of the same request.
  let number: Int
  /// The load.
  var task: Task<Void, Never>?
  /// Whether the load waits until loads that nobody asked for by hand may begin.
  var isWaiting: Bool
  private(set) var followers: [UUID: AsyncThrowingStream<LoadEvent, any Error>.Continuation] = [:]
  /// What a follower who comes later has missed.
  private var history: [LoadEvent] = []

  init(number: Int, isWaiting: Bool) {
    self.number = number
    self.isWaiting = isWaiting
  }

  /// Whether nobody follows any more.
  var isAbandoned: Bool { followers.isEmpty }

  mutating func add(
    _ follower: AsyncThrowingStream<LoadEvent, any Error>.Continuation, id: UUID
  ) {
    followers[id] = follower
    for event in history { follower.yield(event) }
  }

  mutating func remove(_ id: UUID) { followers[id] = nil }

  mutating func report(_ event: LoadEvent) {
    // What came of an answer before it began anew is void.
    if case .began = event {
      history.removeAll { if case .received = $0 { true } else { false } }
    }
    history.append(event)
    for follower in followers.values { follower.yield(event) }
  }

  func finish(_ error: (any Error)?) {
    for follower in followers.values { follower.finish(throwing: error) }
  }
}
