import KumikoComponents
import KumikoCompositional
import KumikoDocuments
public import KumikoLoading
import KumikoRendering
import KumikoStock
import UIKit

/// Shows a screen of a server: what is in the cache at once, the newest when it has come, and
/// changes as they happen.
///
/// ```swift
/// let front = ServedScreenController(URL(string: "https://example.com/front")!, service: service)
/// window.rootViewController = UINavigationController(rootViewController: front)
/// ```
///
/// While there is nothing to show it says that it loads, or why it cannot, with a button that tries
/// again. When what is shown may be old, or is a part, a row above the list says so, with such a
/// button; while the screen is seen, and when it appears again, it is also loaded again by itself.
/// What the user has typed, chosen and scrolled to stays through every update.
///
/// Addresses that a document navigates to are shown by another such controller; override
/// ``controller(for:)`` where the app has screens of its own.
@preconcurrency @MainActor
open class ServedScreenController: RemoteScreenController {
  /// What is shown.
  public let served: ServedScreen
  private var hasLoaded = false
  private var loading: Task<Void, Never>?
  /// What is shown of ``served``.
  private var shownRevision = 0
  /// How many screens in a row, up to this one, were shown without a tap.
  private var untappedSteps = 0

  /// Makes a controller, which loads its screen when it is about to be seen first.
  ///
  /// - Parameters:
  ///   - url: The address of the screen.
  ///   - service: What it is loaded and shown with; nobody in particular by default.
  ///   - environment: Language, time zone and time; the user's by default.
  public init(
    _ url: URL, service: ScreenService = ScreenService(),
    environment: ScreenEnvironment = ScreenEnvironment()
  ) {
    served = ServedScreen(url, service: service)
    super.init(
      StandIn.loading(nil).screen(at: url),
      images: service.images ?? ServedImageLoader(of: served),
      environment: environment)
    served.onChange = { [weak self] in self?.servedDidChange() }
    served.onProblem = { [weak self] in self?.onProblem($0) }
    served.onReset = { [weak self] in self?.model.reset($0) }
  }

  isolated deinit { loading?.cancel() }

  // MARK: Life

  /// Loads the screen when it is about to be seen first, or may be old, and follows the server's
  /// events.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    served.followsEvents = true
    guard !hasLoaded else { return }
    hasLoaded = true
    load()
  }

  /// Stops following the server's events until the screen is seen again.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    served.followsEvents = false
  }

  /// Whether the screen has not come as a whole.
  override var isProvisional: Bool { served.screen == nil || served.isPart }

  private func load(caching: ScreenRequest.Caching = .standard) {
    loading?.cancel()
    loading = Task { [served] in await served.load(.user, caching: caching) }
  }

  // MARK: Showing

  private func servedDidChange() {
    let notice = StandIn.notice(served.status) { [weak self] in self?.load(caching: .reload) }
    self.notice = served.screen == nil ? nil : notice
    if let screen = served.screen {
      guard shownRevision != served.revision else { return }
      shownRevision = served.revision
      if !screen.isSame(as: model.remoteScreen) { show(screen) }
    } else if let standIn = StandIn(served.status) {
      show(standIn.screen(at: served.url))
    }
  }

  // MARK: What documents ask

  /// Loads the screen anew, past the cache. What a document asks for without a tap waits for its
  /// turn: see ``ServedScreen/load(_:caching:)``.
  open override func refresh() async {
    await served.load(ActionCause.current.ofLoading, caching: .reload)
  }

  /// Whether further rows come from the server, which they do once all of the document has.
  open override var loadsPages: Bool { !served.isPart }

  /// Loads further rows from the server.
  open override func loadPage(at url: URL, of section: String) async throws {
    try await served.loadPage(at: url, of: section)
  }

  /// Sends a form to the server. What a document sends without a tap waits for its turn, as loads
  /// do.
  open override func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    try await served.submit(form, to: url, method: method, ActionCause.current.ofLoading)
  }

  /// Hands an impression to ``ScreenService/impressions``.
  open override func count(_ impression: ScreenImpression) {
    served.service.impressions?.count(impression)
  }

  /// Shows the controller of an address, if there is one.
  ///
  /// Without a tap a document does so once, and five screens in a row (`redirects` of
  /// `DocumentLimits`); then the user has to tap.
  open override func navigate(to url: URL) {
    // Who chooses a tab has asked for it, too.
    let isTap = ActionCause.current != .trigger
    let limit = served.service.loader.options.limits.redirects
    guard isTap || untappedSteps < limit else {
      return model.report(.refusedURL, at: nil, "\(url.path) is not shown without a tap again")
    }
    guard let next = controller(for: url) else { return }
    (next as? ServedScreenController)?.untappedSteps = isTap ? 0 : untappedSteps + 1
    show(next, sender: self)
  }

  /// What shows an address that the document navigates to; nil for nothing. By default another
  /// controller of this kind for addresses that may be loaded. ``ScreenService/credentials`` are
  /// not for another server that it leads to.
  open func controller(for url: URL) -> UIViewController? {
    let policy = served.service.loader.options.policy
    let origin = Origin(served.screen?.url ?? served.url)
    if let refusal = policy.refusal(of: url, from: origin) {
      model.report(.refusedURL, at: nil, "another screen is not shown: \(refusal.words)")
      return nil
    }
    return ServedScreenController(url, service: served.service, environment: model.environment)
  }
}

extension URLRefusal {
  /// The reason in words, which do not repeat the address: what the user has typed may be in it.
  fileprivate var words: String {
    switch self {
    case .unreadable: "it has no address that can be read"
    case .scheme: "its address is not https"
    case .userInfo: "its address holds a name or a password"
    case .otherOrigin: "it is of another server, which the app does not list"
    case .downgrade: "its address leads from https to http"
    }
  }
}
