import Foundation

extension UIApplication {
  /// How an address is opened. There are no such options here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  func openInBrowser(_ url: URL, completion: (@MainActor @Sendable (Bool) -> Void)?) {
    let isOpened = HostBrowsers.open?(url) ?? false
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
  }
}
