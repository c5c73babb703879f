import Foundation

/// Which rows to run: those whose name begins with one of some prefixes, or all.
///
/// Prefixes are the program's arguments, or the comma-separated ones of the variable `ONLY`, as in
/// `ONLY=diff/int/1000,diff/sections`.
struct Filter {
  private let prefixes: [String]

  init(arguments: some Sequence<String>) {
    let only = ProcessInfo.processInfo.environment["ONLY"] ?? ""
    prefixes = Array(arguments) + only.split(separator: ",").map(String.init)
  }

  /// Whether the row with a name is to be run.
  func matches(_ name: String) -> Bool {
    prefixes.isEmpty || prefixes.contains { name == $0 || name.hasPrefix($0 + "/") }
  }

  /// Whether a row whose name begins with `group` may be run.
  func mayMatch(_ group: String) -> Bool {
    matches(group) || prefixes.contains { $0.hasPrefix(group + "/") }
  }
}
