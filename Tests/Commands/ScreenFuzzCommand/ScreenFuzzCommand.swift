import ArgumentParser

/// Does many more random sequences on the gallery's screens than tests have time for.
@main
struct ScreenFuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ScreenFuzzCommand",
    abstract: "Looks for faults of whole screens in random sequences of what users do.",
    discussion: """
      Prints each sequence that goes wrong, shortened as far as it still does, as it can be pasted \
      into the regression tests.
      """,
    subcommands: [Search.self, Worker.self], defaultSubcommand: Search.self)
}
