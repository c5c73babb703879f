public import Foundation
import KumikoLoading

/// Loads the pictures of a screen of a server: from that server, and those that the policy lists.
public struct ServedImageLoader: ScreenImageLoading {
  private let service: ScreenService
  private let screen: URL?
  /// Whether words of another server are on the screen now.
  private var hasOthersWords: @MainActor @Sendable () -> Bool = { false }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - service: What pictures are loaded with; its credentials reach the screen's server alone.
  ///   - screen: The address of the screen, whose server pictures are loaded from; nil, for any
  ///     that the policy allows, by default.
  public init(_ service: ScreenService, of screen: URL? = nil) {
    (self.service, self.screen) = (service, screen)
  }

  /// Creates a loader for what a screen shows.
  @MainActor
  init(of served: ServedScreen) {
    self.init(served.service, of: served.url)
    hasOthersWords = { [weak served] in served?.screen?.hasOthersWords == true }
  }

  /// The bytes of a picture.
  public func data(at url: URL) async throws -> Data {
    var request = service.request(url, of: screen)
    if await hasOthersWords() { request.credentials = [:] }
    return try await service.loader.image(request)
  }
}
