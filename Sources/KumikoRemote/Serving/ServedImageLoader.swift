public import Foundation
import KumikoLoading

/// Loads the pictures of a screen of a server: from that server, and those that the policy lists.
public struct ServedImageLoader: ScreenImageLoading {
  private let service: ScreenService
  private let screen: URL?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - service: What pictures are loaded with; its credentials reach the screen's server alone.
  ///   - screen: The address of the screen, whose server pictures are loaded from; nil, for any
  ///     that the policy allows, by default.
  public init(_ service: ScreenService, of screen: URL? = nil) {
    (self.service, self.screen) = (service, screen)
  }

  /// The bytes of a picture.
  public func data(at url: URL) async throws -> Data {
    try await service.loader.image(service.request(url, of: screen))
  }
}
