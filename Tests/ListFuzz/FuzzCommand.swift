import ArgumentParser
import Foundation

/// Does many more random sequences than tests have time for.
@main
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ListFuzz",
    abstract: "Looks for faults of lists in random sequences of what apps and users do.",
    discussion: """
      Prints each sequence that goes wrong, shortened as far as it still does, as it can be pasted \
      into the regression tests.
      """)

  @Option(help: "How many sequences to do.")
  var sequences = 10_000

  @Option(help: "The seed of the first sequence; those of the others count on from it.")
  var seed: UInt64 = 1

  @Option(help: "After how many faulty sequences to stop.")
  var limit = 5

  @Flag(help: "Whether to use collection views, rather than tables.")
  var collections = false

  @Flag(help: "Whether to use collection views with compositional layouts.")
  var compositional = false

  func validate() throws {
    guard sequences >= 0, seed.addingReportingOverflow(UInt64(sequences)).overflow == false else {
      throw ValidationError("The sequences must be no fewer than 0, their seeds within 64 bits.")
    }
  }

  func run() async throws {
    let faultCount = await search()
    if faultCount > 0 { throw ExitCode.failure }
  }

  /// Does sequences and returns how many went wrong.
  @MainActor
  private func search() async -> Int {
    var (stepCount, faultCount) = (0, 0)
    for (index, seed) in (seed..<seed + UInt64(sequences)).enumerated() {
      let sequence = FuzzSequence(
        seed: seed, isCollection: collections, isCompositional: compositional)
      stepCount += sequence.steps.count
      if let failure = await sequence.run() {
        faultCount += 1
        Self.say("seed \(seed): \(await failure.shrunk())")
        if faultCount >= limit { break }
      }
      if (index + 1).isMultiple(of: 1000) || index == sequences - 1 {
        Self.say("\(index + 1) sequences, \(stepCount) steps, \(faultCount) faulty")
      }
    }
    return faultCount
  }

  /// Writes a line at once, so that long runs can be watched.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
