import ArgumentParser
import Foundation
import GalleryScreens

/// What a process that does sequences says, a line of JSON each.
enum WorkerMessage: Codable {
  case began(seed: UInt64)
  case ended(seed: UInt64, actions: Int)
  case failed(seed: UInt64, ScreenFailure)
}

/// Does sequences in this process and says what becomes of each. The search starts it, because a
/// sequence may end its process.
struct ScreenWorker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Does sequences in this process.", shouldDisplay: false)

  @Option(help: "The names of the screens, separated by commas.")
  var screens = ""

  @Option(help: "The seed of the first sequence.")
  var seed: UInt64 = 1

  @Option(help: "How many sequences to do.")
  var sequences = 1

  @Option(help: "A file with one sequence as JSON, in place of those of seeds.")
  var replay: String?

  func run() async throws {
    if let replay {
      let data = try Data(contentsOf: URL(fileURLWithPath: replay))
      let sequence = try JSONDecoder().decode(ScreenSequence.self, from: data)
      _ = try await perform(sequence, seed: 0)
      return
    }
    let names = screens.split(separator: ",").map(String.init)
    for seed in seed..<seed + UInt64(sequences) {
      // What a fault leaves behind must not be taken for faults of the sequences after it.
      guard try await perform(ScreenSequence(seed: seed, screens: names), seed: seed) else {
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
