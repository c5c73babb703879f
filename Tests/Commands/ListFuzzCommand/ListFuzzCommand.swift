import ArgumentParser
import ListFuzz

/// Does many more random sequences than tests have time for.
@main
struct ListFuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ListFuzzCommand",
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

  @Flag(help: "Whether to use lists of all kinds that have all abilities at once.")
  var abilities = false

  func validate() throws {
    guard sequences >= 0, seed.addingReportingOverflow(UInt64(sequences)).overflow == false else {
      throw ValidationError("The sequences must be no fewer than 0, their seeds within 64 bits.")
    }
    guard limit > 0 else { throw ValidationError("The limit must be more than 0.") }
    guard [collections, compositional, abilities].count(where: { $0 }) < 2 else {
      throw ValidationError("Choose one of --collections, --compositional and --abilities.")
    }
  }

  func run() async throws {
    let search = ListSearch(sequences: sequences, seed: seed, limit: limit, lists: lists)
    if await search.run() > 0 { throw ExitCode.failure }
  }

  private var lists: ListSearch.Lists {
    if abilities { return .abilities }
    if compositional { return .compositional }
    return collections ? .collections : .tables
  }
}
