import Foundation

/// A document that was loaded: its exact bytes, and what the server said of them.
public struct LoadedScreen: Hashable, Sendable {
  /// Where the bytes came from.
  public enum Source: Hashable, Sendable {
    /// From the server.
    case network
    /// From the cache; the server says that they are the newest.
    case notModified
    /// From the cache, which may answer for the server.
    case cache
    /// From the cache, though they may be old: because of a problem, or until the answer comes.
    case staleCache(LoadingProblem?)
  }

  /// The bytes, after decompression.
  public var bytes: Data
  /// The address of the document, after redirects; others are relative to it.
  public var url: URL
  /// The content type without its parameters, such as `application/json`.
  public var contentType: String?
  /// The entity tag, which patches have as `base`.
  public var entityTag: String?
  /// Where the bytes came from.
  public var source: Source

  /// Creates a document that was loaded.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, after decompression.
  ///   - url: The address of the document, after redirects.
  ///   - contentType: The content type without its parameters; nil by default.
  ///   - entityTag: The entity tag; nil, for none, by default.
  ///   - source: Where the bytes came from; the server by default.
  public init(
    bytes: Data, url: URL, contentType: String? = nil, entityTag: String? = nil,
    source: Source = .network
  ) {
    (self.bytes, self.url, self.contentType) = (bytes, url, contentType)
    (self.entityTag, self.source) = (entityTag, source)
  }
}

/// What happens while a screen is loaded, in order.
public enum LoadEvent: Hashable, Sendable {
  /// A document of the cache to show until the answer comes.
  case cached(LoadedScreen)
  /// An answer begins; what came of another one before it is void.
  case began(URL)
  /// A part of the answer, for a `DocumentPrefix`. There is none if documents are
  /// signed: nothing is shown before it is checked.
  case received(Data)
  /// An attempt failed; the next one begins in a number of seconds.
  case retrying(LoadingProblem, after: TimeInterval)
  /// The whole document; nothing follows.
  case loaded(LoadedScreen)
}
