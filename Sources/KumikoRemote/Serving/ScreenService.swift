import Foundation
import KumikoDocuments
public import KumikoLoading

/// What screens of a server are loaded and shown with: an app has one for each server and account.
///
/// ```swift
/// var service = ScreenService()
/// service.account = user.id
/// service.credentials = ["Authorization": "Bearer \(token)"]
/// show(ServedScreenController(url, service: service))
/// ```
public struct ScreenService: Sendable {
  /// What loads documents, listens to events and sends forms.
  public var loader: ScreenLoader
  /// The elements and actions that documents may use; those of the library by default. Servers are
  /// told of its modules.
  public var registry: ScreenRegistry
  /// What loads pictures; nil, for ``loader``, from a screen's server and those of the policy, by
  /// default.
  public var images: (any ScreenImageLoading)?
  /// Who is signed in; nobody by default. Answers to one account are never shown to another.
  public var account: String?
  /// Header fields such as `Authorization`; none by default. They are for the server of the screen
  /// that the app asks for first, and for what that screen itself asks of it. No other server gets
  /// them, also if ``URLPolicy/origins`` lists it, and no screen of another server can send them.
  public var credentials: [String: String] = [:]
  /// The server that the credentials are for; nil until the app has asked for a screen.
  private var home: Origin?
  /// The language and region that texts are asked for, such as `en_US`; the user's by default.
  public var locale = Locale.current.identifier

  /// What takes down which rows were seen: the app's own analytics, or an `ImpressionReporter`,
  /// which sends them to a server; nil, for nobody, by default.
  public var impressions: (any ImpressionCounting)?
  /// The id that a signed document of an address must be of; nil, for any, by default. With it, no
  /// server between can pass off one signed screen as another.
  public var screenID: @Sendable (URL) -> String? = { _ in nil }

  /// Creates a service for nobody in particular.
  ///
  /// - Parameters:
  ///   - loader: What loads documents; one without a cache by default.
  ///   - registry: The elements and actions that documents may use; those of the library by
  ///     default.
  public init(loader: ScreenLoader = ScreenLoader(), registry: ScreenRegistry = .stock) {
    self.loader = loader
    self.registry = registry
  }

  /// The service, whose credentials are for the server of an address unless they have one.
  func belonging(to url: URL) -> ScreenService {
    var copy = self
    copy.home = home ?? Origin(url)
    return copy
  }

  /// What is asked of the server about an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - screen: The address of the screen whose document names it; nil if the app names it.
  func request(_ url: URL, of screen: URL? = nil) -> ScreenRequest {
    var request = ScreenRequest(
      url, account: account, locale: locale, modules: registry.modules)
    request.origin = screen.flatMap { Origin($0) }
    if isHome(url, of: screen) { request.credentials = credentials }
    request.screenID = screenID(url)
    return request
  }

  /// What is asked about an address whose answer changes a screen: it is signed as a document of
  /// that screen, and not older than the newest one.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - screen: The address of the document that names it.
  ///   - address: The address that the screen was asked for by.
  func request(_ url: URL, of screen: URL, changing address: URL) -> ScreenRequest {
    var request = request(url, of: screen)
    request.screenID = request.screenID ?? screenID(address)
    request.changed = address
    return request
  }

  /// Whether who asks may be shown to the server of an address.
  private func isHome(_ url: URL, of screen: URL?) -> Bool {
    guard let target = Origin(url), target == home ?? screen.flatMap({ Origin($0) }) else {
      return false
    }
    return screen.map { Origin($0) == target } ?? true
  }

  /// Whether what has come from an address is of the server that the credentials are for.
  func isOfHome(_ url: URL) -> Bool { Origin(url) == home }

  /// Reads a document, on another thread.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - loaded: What it came as.
  ///   - previous: What is shown now, which is given back if its bytes are the same.
  @concurrent
  func read(
    _ bytes: Data, of loaded: LoadedScreen, previous: RemoteScreen?
  ) async -> RemoteScreen.Reading {
    var reading = RemoteScreen.read(
      bytes, file: loaded.name, url: loaded.url, registry: registry,
      limits: loader.options.limits, previous: previous)
    reading.screen?.policy = loader.options.policy
    reading.screen?.entityTag = loaded.entityTag
    reading.screen?.hasOthersWords = !isOfHome(loaded.url)
    return reading
  }
}

extension LoadedScreen {
  /// What problems call the document: the end of its address.
  var name: String {
    let name = url.lastPathComponent
    return name.isEmpty || name == "/" ? url.host ?? "screen" : name
  }
}
