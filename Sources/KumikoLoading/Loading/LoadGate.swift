import Foundation

/// Lets a number of loads run at once. Others wait in the order in which they came.
actor LoadGate {
  private var places: Int
  private var waiting: [(id: UUID, turn: CheckedContinuation<Void, any Error>)] = []

  init(_ places: Int) { self.places = max(1, places) }

  /// Runs a load once there is a place; throws if the task is canceled before.
  nonisolated func pass<Result: Sendable>(
    _ load: @Sendable () async throws -> Result
  ) async throws -> Result {
    try await enter()
    do {
      let result = try await load()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async throws {
    try Task.checkCancellation()
    guard places == 0 else {
      places -= 1
      return
    }
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
    } onCancel: {
      Task { await giveUp(id) }
    }
  }

  /// Hands the place to whoever waits for longest.
  private func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().turn.resume() }
  }

  private func giveUp(_ id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).turn.resume(throwing: CancellationError())
  }
}
