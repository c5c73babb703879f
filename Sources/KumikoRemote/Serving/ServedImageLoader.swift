public import Foundation
import KumikoLoading

/// Loads the pictures of a screen of a server: from that server, and those that the policy lists.
public struct ServedImageLoader: ScreenImageLoading {
  private let loader: ScreenLoader
  private let screen: URL?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - loader: What loads the bytes.
  ///   - screen: The address of the screen, whose server pictures are loaded from; nil, for any
  ///     that the policy allows, by default.
  public init(_ loader: ScreenLoader, of screen: URL? = nil) {
    (self.loader, self.screen) = (loader, screen)
  }

  /// The bytes of a picture.
  public func data(at url: URL) async throws -> Data {
    try await loader.image(url, of: screen)
  }
}
