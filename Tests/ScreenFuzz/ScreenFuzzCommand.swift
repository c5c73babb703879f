import ArgumentParser
import Foundation
import GalleryScreens
import _TestSupport

/// Does many more random sequences on the gallery's screens than tests have time for.
@main
struct ScreenFuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ScreenFuzz",
    abstract: "Looks for faults of whole screens in random sequences of what users do.",
    discussion: """
      Prints each sequence that goes wrong, shortened as far as it still does, as it can be pasted \
      into the regression tests.
      """,
    subcommands: [Search.self, ScreenWorker.self], defaultSubcommand: Search.self)
}

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
    guard sequences >= 0, batch > 0, !seed.addingReportingOverflow(UInt64(sequences)).overflow
    else {
      throw ValidationError("The sequences must be no fewer than 0, their seeds within 64 bits.")
    }
  }

  func run() async throws {
    let names = try await names()
    var (next, actions, faults) = (seed, 0, 0)
    let end = seed + UInt64(sequences)
    while next < end, faults < limit {
      let count = min(UInt64(batch), end - next)
      let result = try await worker([
        "--screens", names.joined(separator: ","), "--seed", "\(next)", "--sequences", "\(count)",
      ]).run()
      actions += result.actions
      next += UInt64(max(1, result.count))
      if let seed = result.failedSeed, let failure = result.failure {
        faults += 1
        say("seed \(seed): \(try await shortened(failure, seed, names))")
      }
      say("\(next - self.seed) sequences, \(actions) actions, \(faults) faulty")
    }
    if faults > 0 { throw ExitCode.failure }
  }

  private func names() async throws -> [String] {
    let all = await MainActor.run { GalleryScreen.all.map(\.name) }
    let wanted = screens == "all" ? all : screens.split(separator: ",").map(String.init)
    let unknown = wanted.filter { !all.contains($0) }
    guard unknown.isEmpty, !wanted.isEmpty else {
      throw ValidationError(
        "There is no screen named \(unknown.joined(separator: ", ")). There are: "
          + all.joined(separator: ", "))
    }
    return wanted
  }

  private func worker(_ arguments: [String]) -> WorkerProcess {
    WorkerProcess(patience: patience, arguments: arguments)
  }

  /// The shortest sequence found that still has a fault of the same kind.
  private func shortened(
    _ failure: ScreenFailure, _ seed: UInt64, _ names: [String]
  ) async throws -> ScreenFailure {
    var best = failure
    if best.sequence.steps.isEmpty { best.sequence = ScreenSequence(seed: seed, screens: names) }
    guard shrink, let kind = failure.faults.first?.kind else { return best }
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
