/// Loads that nobody asked for by hand: one at a time, and one after it for all who ask meanwhile.
@MainActor
final class AutomaticLoads {
  private var running: Task<Void, Never>?
  private var waiting: Task<Void, Never>?

  /// Whether one is on its way.
  var isRunning: Bool { running != nil }

  /// Loads, and returns when that is over.
  func run(_ load: @escaping @MainActor () async -> Void) async {
    if let waiting { return await waiting.value }
    guard let earlier = running else {
      let task = Task { [weak self] in
        await load()
        self?.advance()
      }
      running = task
      return await task.value
    }
    let task = Task { [weak self] in
      await earlier.value
      guard !Task.isCancelled else { return }
      await load()
      self?.advance()
    }
    waiting = task
    await task.value
  }

  /// Ends them all.
  func cancel() {
    running?.cancel()
    waiting?.cancel()
    (running, waiting) = (nil, nil)
  }

  /// What ran is over, so that what waits runs.
  private func advance() {
    guard !Task.isCancelled else { return }
    (running, waiting) = (waiting, nil)
  }
}
