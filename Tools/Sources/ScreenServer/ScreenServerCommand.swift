import ArgumentParser

/// `screen-server`: serves a shop of screens, for apps to be tried with.
@main
struct ScreenServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen-server",
    abstract: "Serves a shop of screens to apps and to `kumiko preview`.",
    subcommands: [Serve.self, Export.self, Key.self], defaultSubcommand: Serve.self)
}
