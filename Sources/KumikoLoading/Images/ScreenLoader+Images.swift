import Foundation

extension ScreenLoader {
  /// Loads a picture that the document of a screen names, without anything that shows who asks.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - screen: The address of the screen, of whose server or of ``URLPolicy/origins`` the address
  ///     must be; nil if the app names the picture.
  /// - Returns: The bytes of a PNG, JPEG, GIF or WebP picture within the limits.
  public nonisolated func image(_ url: URL, of screen: URL?) async throws -> Data {
    var request = ScreenRequest(url)
    request.origin = screen.flatMap { Origin($0) }
    return try await image(request)
  }

  /// Loads a picture: its bytes, whose header says a size that may be decoded.
  ///
  /// Pictures go by the rules of documents: for addresses, redirects, credentials, the cache and
  /// retries, of which there are two at most. Equal requests at the same time are one, and
  /// `imagesAtOnce` of `DocumentLimits` are sent at once. A picture of the cache that may stand in
  /// is given after the first failure. Signatures are of documents alone.
  ///
  /// - Parameter request: What is asked for. Its modules say nothing here.
  /// - Returns: The bytes of a PNG, JPEG, GIF or WebP picture within the limits.
  /// - Throws: ``LoadingProblem``, or `CancellationError` if the task is canceled.
  public nonisolated func image(_ request: ScreenRequest) async throws -> Data {
    var request = request
    request.content = .image
    request.modules = [:]
    request.screenID = nil
    for try await event in load(request) {
      switch event {
      case .loaded(let image): return image.bytes
      case .cached(let image) where image.isStandIn: return image.bytes
      default: continue
      }
    }
    try Task.checkCancellation()
    throw LoadingProblem.cutShort
  }
}

extension LoadedScreen {
  /// Whether it comes from the cache because of a problem.
  fileprivate var isStandIn: Bool {
    if case .staleCache(.some) = source { true } else { false }
  }
}
