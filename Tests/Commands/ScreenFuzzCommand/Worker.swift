import ArgumentParser
import ScreenFuzz

/// Does sequences in this process. The search starts it, because a sequence may end its process.
struct Worker: AsyncParsableCommand {
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
    let names = screens.split(separator: ",").map(String.init)
    let worker = ScreenWorker(
      screens: names, seed: seed, sequences: sequences, replay: replay)
    try await worker.run()
  }
}
