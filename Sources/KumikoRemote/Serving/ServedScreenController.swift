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
/// again. When what is shown may be old, a row above the list says so. What the user has typed,
/// chosen and scrolled to stays through every update.
///
/// Addresses that a document navigates to are shown by another such controller; override
/// ``controller(for:)`` where the app has screens of its own.
@preconcurrency @MainActor
open class ServedScreenController: RemoteScreenController {
  /// What is shown.
  public let served: ServedScreen
  private var hasLoaded = false
  private var loading: Task<Void, Never>?

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
      images: service.images ?? ServedImageLoader(service, of: url),
      environment: environment)
    served.onChange = { [weak self] in self?.servedDidChange() }
    served.onProblem = { [weak self] in self?.onProblem($0) }
  }

  isolated deinit { loading?.cancel() }

  // MARK: Life

  /// Loads the screen when it is about to be seen first, and follows the server's events.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    served.followsEvents = true
    guard !hasLoaded else { return }
    hasLoaded = true
    load(.user)
  }

  /// Stops following the server's events until the screen is seen again.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    served.followsEvents = false
  }

  private func load(_ cause: LoadCause) {
    loading?.cancel()
    loading = Task { [served] in await served.load(cause) }
  }

  // MARK: Showing

  private func servedDidChange() {
    notice = served.screen == nil ? nil : StandIn.notice(served.status)
    if let screen = served.screen {
      if !screen.isSame(as: model.remoteScreen) { show(screen) }
    } else if let standIn = StandIn(served.status) {
      show(standIn.screen(at: served.url))
    }
  }

  // MARK: What documents ask

  /// Loads the screen anew, past the cache.
  open override func refresh() async { await served.load(.user, caching: .reload) }

  /// True: further rows come from the server.
  open override var loadsPages: Bool { true }

  /// Loads further rows from the server.
  open override func loadPage(at url: URL, of section: String) async throws {
    try await served.loadPage(at: url, of: section)
  }

  /// Sends a form to the server.
  open override func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    try await served.submit(form, to: url, method: method)
  }

  /// Hands an impression to ``ScreenService/impressions``.
  open override func count(_ impression: ScreenImpression) {
    served.service.impressions?.count(impression)
  }

  /// Shows the controller of an address, if there is one.
  open override func navigate(to url: URL) {
    guard let next = controller(for: url) else { return }
    show(next, sender: self)
  }

  /// What shows an address that the document navigates to; nil for nothing. By default another
  /// controller of this kind for addresses that may be loaded.
  open func controller(for url: URL) -> UIViewController? {
    let policy = served.service.loader.options.policy
    let origin = Origin(served.screen?.url ?? served.url)
    guard policy.refusal(of: url, from: origin) == nil else { return nil }
    return ServedScreenController(url, service: served.service, environment: model.environment)
  }
}
