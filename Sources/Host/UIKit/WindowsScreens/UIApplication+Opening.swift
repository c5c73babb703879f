import Foundation

extension UIApplication {
  /// How an address is opened. There are no such options here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens an address with the program that the user prefers for it.
  /// - Parameter completion: Called later, with whether a program was found.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = HostBrowsers.open?(url) ?? false
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
  }
}
