import Foundation

/// Does sequences in this process and says what becomes of each. The search starts it, because a
/// sequence may end its process.
package struct ScreenWorker {
  private let screens: [String]
  private let seed: UInt64
  private let sequences: Int
  private let replay: String?

  /// Prepares to work.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens.
  ///   - seed: The seed of the first sequence.
  ///   - sequences: How many sequences to do.
  ///   - replay: A file with one sequence as JSON, in place of those of seeds.
  package init(screens: [String], seed: UInt64, sequences: Int, replay: String?) {
    (self.screens, self.seed) = (screens, seed)
    (self.sequences, self.replay) = (sequences, replay)
  }

  /// Does the sequences.
  package func run() async throws {
    if let replay {
      let data = try Data(contentsOf: URL(fileURLWithPath: replay))
      let sequence = try JSONDecoder().decode(ScreenSequence.self, from: data)
      _ = try await perform(sequence, seed: 0)
      return
    }
    for seed in seed..<seed + UInt64(sequences) {
      // What a fault leaves behind must not be taken for faults of the sequences after it.
      guard try await perform(ScreenSequence(seed: seed, screens: screens), seed: seed) else {
        return
      }
    }
  }

  /// Does a sequence; returns whether nothing went wrong.
  @MainActor
  private func perform(_ sequence: ScreenSequence, seed: UInt64) async throws -> Bool {
    try say(.began(seed: seed))
    if let failure = await sequence.run(watchesTime: true) {
      try say(.failed(seed: seed, failure))
      return false
    }
    try say(.ended(seed: seed, actions: sequence.steps.count))
    return true
  }

  private func say(_ message: WorkerMessage) throws {
    let line = try JSONEncoder().encode(message) + Data("\n".utf8)
    FileHandle.standardOutput.write(line)
  }
}
