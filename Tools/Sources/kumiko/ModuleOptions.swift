import ArgumentParser
import KumikoRemote

/// What the app has that documents are for.
struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "A module that the app has, with its number; may be given several times.",
      valueName: "NAME=N"))
  var modules: [ModuleVersion] = []

  /// The elements of the library, and the app's modules.
  var registry: ScreenRegistry {
    var registry = ScreenRegistry.stock
    for module in modules { registry.provide(module.name, version: module.version) }
    return registry
  }
}

/// A module as it is written on the command line, such as `Shop=2`.
struct ModuleVersion: ExpressibleByArgument {
  var name: String
  var version: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, first.isUppercase,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      parts[1].allSatisfy({ $0.isASCII && $0.isNumber }),
      let version = Int(parts[1]), version > 0
    else { return nil }
    (name, self.version) = (String(parts[0]), version)
  }
}
