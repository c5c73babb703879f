import Foundation

/// Which addresses documents may open and load.
public struct URLPolicy: Sendable, Hashable {
  /// The schemes that `Open` takes, in capitals or not; `https`, `mailto` and `tel` by default.
  public var schemes: Set<String> = ["https", "mailto", "tel"]
  /// Servers besides a screen's own that its documents, images, events and submits may use; none by
  /// default.
  public var origins: Set<Origin> = []

  /// Creates the policy that screens have by default.
  public init() {}

  /// Whether a document may open an address. Files, data and scripts are never opened.
  public func allows(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return !["file", "data", "javascript"].contains(scheme)
      && schemes.contains { $0.lowercased() == scheme }
  }

  /// Why an address is not loaded; nil if it is.
  ///
  /// It must be `https`, or `http` on this machine, and without a name or a password.
  ///
  /// - Parameters:
  ///   - url: The address, absolute.
  ///   - origin: The server of the screen that asks: the address must be of it or of ``origins``.
  ///     Nil if the app asks, which may name any server.
  public func refusal(of url: URL, from origin: Origin? = nil) -> URLRefusal? {
    guard let target = Origin(url) else {
      return url.scheme == nil || isWeb(url.scheme) ? .unreadable : .scheme
    }
    guard isWeb(target.scheme) else { return .scheme }
    if url.user != nil || url.password != nil { return .userInfo }
    if let origin, origin.scheme == "https", target.scheme == "http" { return .downgrade }
    guard target.scheme == "https" || target.isLoopback else { return .scheme }
    if let origin, target != origin, !origins.contains(target) { return .otherOrigin }
    return nil
  }

  private func isWeb(_ scheme: String?) -> Bool {
    scheme?.lowercased() == "https" || scheme?.lowercased() == "http"
  }
}
