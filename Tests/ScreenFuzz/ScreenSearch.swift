import Foundation
import GalleryScreens
import _TestSupport

/// Starts processes that do sequences, and shortens those that go wrong.
package struct ScreenSearch {
  private let screens: [String]
  private let sequences: Int
  private let seed: UInt64
  private let limit: Int
  private let batch: Int
  private let patience: Double
  private let shrinks: Bool

  /// The names of all screens.
  @MainActor package static var allScreens: [String] { GalleryScreen.all.map(\.name) }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - screens: The screens' names.
  ///   - sequences: How many sequences to do.
  ///   - seed: The seed of the first one; those of the others count on from it.
  ///   - limit: After how many faulty sequences to stop.
  ///   - batch: How many sequences a process does.
  ///   - patience: After how many seconds without a finished sequence a process hangs.
  ///   - shrinks: Whether to shorten sequences that go wrong.
  package init(
    screens: [String], sequences: Int, seed: UInt64, limit: Int, batch: Int, patience: Double,
    shrinks: Bool
  ) {
    (self.screens, self.sequences, self.seed, self.limit) = (screens, sequences, seed, limit)
    (self.batch, self.patience, self.shrinks) = (batch, patience, shrinks)
  }

  /// Does the sequences and returns how many went wrong.
  package func run() async throws -> Int {
    var (next, actions, faults) = (seed, 0, 0)
    let end = seed + UInt64(sequences)
    while next < end, faults < limit {
      let count = min(UInt64(batch), end - next)
      let result = try await worker([
        "--screens", screens.joined(separator: ","), "--seed", "\(next)", "--sequences", "\(count)",
      ]).run()
      actions += result.actions
      next += UInt64(max(1, result.count))
      if let seed = result.failedSeed, let failure = result.failure {
        faults += 1
        say("seed \(seed): \(try await shortened(failure, seed))")
      }
      say("\(next - self.seed) sequences, \(actions) actions, \(faults) faulty")
    }
    return faults
  }

  private func worker(_ arguments: [String]) -> WorkerProcess {
    WorkerProcess(patience: patience, arguments: arguments)
  }

  /// The shortest sequence found that still has a fault of the same kind.
  private func shortened(
    _ failure: ScreenFailure, _ seed: UInt64
  ) async throws -> ScreenFailure {
    var best = failure
    if best.sequence.steps.isEmpty { best.sequence = ScreenSequence(seed: seed, screens: screens) }
    guard shrinks, let kind = failure.faults.first?.kind else { return best }
    let screen = best.sequence.screen
    let steps = await best.sequence.steps.shrunk { steps in
      let shorter = ScreenSequence(screen: screen, steps: steps)
      guard let again = try? await replay(shorter),
        again.faults.contains(where: { $0.kind == kind })
      else { return false }
      best.faults = again.faults
      return true
    }
    best.sequence.steps = steps
    return best
  }

  private func replay(_ sequence: ScreenSequence) async throws -> ScreenFailure? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("screenfuzz-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode(sequence).write(to: file)
    return try await worker(["--replay", file.path]).run().failure
  }

  /// Writes a line at once, so that long runs can be watched.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
