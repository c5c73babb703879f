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

  /// The prefixes of no row in a chapter: all that name none of the chapters.
  func prefixesWithoutChapter(among chapters: [String]) -> [String] {
    prefixes.filter { prefix in !chapters.contains { begins(prefix, with: $0) } }
  }

  /// The prefixes with which none of some rows' names begins.
  func prefixesWithoutRow(among names: [String]) -> [String] {
    prefixes.filter { prefix in !names.contains { begins($0, with: prefix) } }
  }

  /// Whether the row with a name is to be run.
  func matches(_ name: String) -> Bool {
    prefixes.isEmpty || prefixes.contains { begins(name, with: $0) }
  }

  /// Whether a row whose name begins with `group` may be run.
  func mayMatch(_ group: String) -> Bool {
    matches(group) || prefixes.contains { $0.hasPrefix(group + "/") }
  }

  private func begins(_ name: String, with prefix: String) -> Bool {
    name == prefix || name.hasPrefix(prefix + "/")
  }
}
