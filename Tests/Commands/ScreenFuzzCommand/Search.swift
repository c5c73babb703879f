import ArgumentParser
import ScreenFuzz

/// Starts processes that do sequences, and shortens those that go wrong.
struct Search: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Looks for faults.")

  @Option(help: "The screens' names, separated by commas, or all.")
  var screens = "all"

  @Option(help: "How many sequences to do.")
  var sequences = 1000

  @Option(help: "The seed of the first sequence; those of the others count on from it.")
  var seed: UInt64 = 1

  @Option(help: "After how many faulty sequences to stop.")
  var limit = 5

  @Option(help: "How many sequences a process does.")
  var batch = 27

  @Option(help: "After how many seconds without a finished sequence a process hangs.")
  var patience = 120.0

  @Flag(inversion: .prefixedNo, help: "Whether to shorten sequences that go wrong.")
  var shrink = true

  func validate() throws {
    guard sequences >= 0, !seed.addingReportingOverflow(UInt64(sequences)).overflow else {
      throw ValidationError("The sequences must be no fewer than 0, their seeds within 64 bits.")
    }
    guard limit > 0, batch > 0 else {
      throw ValidationError("The limit and the batch must be more than 0.")
    }
    guard patience > 0, patience <= 86_400 else {
      throw ValidationError("The patience is more than no time and a day at most.")
    }
  }

  func run() async throws {
    let all = await ScreenSearch.allScreens
    let wanted = screens == "all" ? all : screens.split(separator: ",").map(String.init)
    let unknown = wanted.filter { !all.contains($0) }
    guard unknown.isEmpty, !wanted.isEmpty else {
      let names = wanted.isEmpty ? screens : unknown.joined(separator: ", ")
      throw ValidationError(
        "There is no screen named \"\(names)\". There are: " + all.joined(separator: ", "))
    }
    let search = ScreenSearch(
      screens: wanted, sequences: sequences, seed: seed, limit: limit, batch: batch,
      patience: patience, shrinks: shrink)
    if try await search.run() > 0 { throw ExitCode.failure }
  }
}
