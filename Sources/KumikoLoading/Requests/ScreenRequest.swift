import Foundation
import KumikoDocuments

/// What is asked of a server: a screen, or its events.
public struct ScreenRequest: Hashable, Sendable {
  /// What the cache may answer.
  public enum Caching: Hashable, Sendable {
    /// What the server's `Cache-Control` allows.
    case standard
    /// Nothing that the server has not confirmed now: for what the user refreshes by hand.
    case reload
  }

  /// The address.
  public var url: URL
  /// The server of the screen whose document names the address; nil if the app names it.
  public var origin: Origin?
  /// Who asks. Answers to one account are never shown to another; nil if nobody has signed in.
  public var account: String?
  /// The language and region that texts are asked for, such as `en_US`.
  public var locale: String
  /// The client's modules and their numbers, which `requires` of documents speaks of.
  public var modules: [String: Int]
  /// Header fields for the server of the address alone, such as `Authorization`. They are never
  /// stored. With them, but without an ``account``, answers are not kept either.
  public var credentials: [String: String] = [:]
  /// The id that a signed document must be of; nil for any.
  public var screenID: String?
  /// What the cache may answer.
  public var caching = Caching.standard
  /// Seconds without a byte after which the server counts as silent; 30 by default.
  public var timeout: TimeInterval = 30
  /// Seconds that the answer may take as a whole, with its redirects, however steadily its bytes
  /// come; 120 by default. Streams of events have no end.
  public var deadline: TimeInterval = 120
  /// What is asked for.
  var content = RequestContent.document
  /// Tells the request from equal ones that began before it, and whose answers may be older; nil to
  /// share their answers.
  package var mark: UUID?
  /// The address of the screen that the answer changes, than whose newest signed document it must
  /// not be older; nil for that of the request.
  package var changed: URL?

  /// Creates a request.
  public init(
    _ url: URL, account: String? = nil, locale: String = Locale.current.identifier,
    modules: [String: Int] = [:]
  ) {
    self.url = url
    self.account = account
    self.locale = locale
    self.modules = modules
  }

  /// The value of the header field `Kumiko-Modules`, such as `Shop=2, Stock=1`.
  public var modulesField: String {
    modules.filter { $0.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
  }

  /// The request as it is sent first.
  func outgoing(accepting types: String) -> OutgoingRequest {
    var headers = ["Accept": types, "Accept-Language": languageTag]
    if !modulesField.isEmpty { headers["Kumiko-Modules"] = modulesField }
    return OutgoingRequest(
      url: url, headers: headers, credentials: credentials, timeout: timeout, deadline: deadline)
  }

  private var languageTag: String {
    locale.split(separator: "@").first.map { $0.replacingOccurrences(of: "_", with: "-") } ?? "*"
  }

  /// What the cache keeps the answer under.
  var cacheKey: CacheKey { key(url) }

  /// What times of issue are remembered for.
  var ledgerKey: CacheKey { key(changed ?? url) }

  private func key(_ url: URL) -> CacheKey {
    CacheKey(
      url: url.absoluteString, account: account, locale: locale,
      versions: content == .image ? CacheKey.image : "\(DocumentVersion.current) \(modulesField)")
  }
}
