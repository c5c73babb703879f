import Foundation

/// The modules that a client has, with the number of each: `Kumiko-Modules: Stock=1, Shop=2`.
struct ClientModules: Hashable, Sendable {
  private var versions: [String: Int] = [:]

  /// The modules of clients that do not say: those of the library's first version.
  static let unsaid = ClientModules("Stock=1")

  /// Reads a header; what is not written as it should be is not there.
  init(_ header: String) {
    for entry in header.split(separator: ",").prefix(64) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts[0].isEmpty, let version = Int(parts[1]), version > 0 else {
        continue
      }
      versions[parts[0]] = max(versions[parts[0]] ?? 0, version)
    }
  }

  /// Whether there is a module, and not an older one.
  func has(_ module: String, _ version: Int) -> Bool { (versions[module] ?? 0) >= version }
}
