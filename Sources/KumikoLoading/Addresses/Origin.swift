import Foundation

/// Where an address leads: its scheme, host and port.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The scheme in lower case, such as `https`.
  public let scheme: String
  /// The host in lower case.
  public let host: String
  /// The port; that of the scheme where an address has none.
  public let port: Int

  /// The origin of an address; nil if it has no host.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// The origin of an address in a text, such as `https://images.example.com`.
  public init?(_ text: String) {
    guard let url = URL(string: text) else { return nil }
    self.init(url)
  }

  /// Whether the host is this machine: `localhost`, `127.0.0.0/8` and `::1`.
  public var isLoopback: Bool {
    let bare = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    if bare == "localhost" || bare == "::1" { return true }
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The address of the origin, with its port.
  public var description: String { "\(scheme)://\(host):\(port)" }
}
