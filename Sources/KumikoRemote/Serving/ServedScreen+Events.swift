import Foundation
import KumikoDocuments
import KumikoLoading

extension ServedScreen {
  /// Whether the screen listens to its server's events, if its document names an address for them
  /// (`live`), and is loaded again by itself where it may be old; false at first. Controllers turn
  /// it on while they are seen.
  ///
  /// Events that end with a problem are followed again after 15 seconds, and later and later; at
  /// once when the screen was loaded again. 20 a second are taken over, and 60 at once; the server
  /// keeps the others, or sends them again later.
  public var followsEvents: Bool {
    get { isFollowing }
    set {
      guard newValue != isFollowing else { return }
      isFollowing = newValue
      if newValue { Task { [weak self] in await self?.catchUp() } } else { rest() }
      followEvents()
    }
  }

  /// Where the events of a screen come from; nil if it has none.
  private static func liveURL(of screen: RemoteScreen) -> URL? {
    // Most have none, and none of those is worth a model.
    guard screen.compiled.root.property("live") != nil else { return nil }
    return RemoteScreenModel(screen).root.url("live")
  }

  /// Follows the events that the document names now.
  func followEvents() {
    let wanted = isFollowing && !isPart ? screen.flatMap { Self.liveURL(of: $0) } : nil
    // What words of another server had followed without credentials may have them again.
    let isKnownAgain = live?.isAnonymous == true && screen?.hasOthersWords == false
    guard wanted != live?.url || live?.isWaiting == true || isKnownAgain else { return }
    live?.task.cancel()
    live = nil
    guard let wanted else { return }
    live = LiveConnection(url: wanted, task: listen(to: wanted))
  }

  /// Takes events until they end, and again after a while where they end with a problem.
  private func listen(to url: URL) -> Task<Void, Never> {
    Task { [weak self, clock] in
      var failures = 0
      while let events = self?.events(at: url) {
        do {
          for try await event in events {
            guard let self, !Task.isCancelled else { return }
            if event == .connected { failures = 0 }
            await take(event, from: url)
          }
          if !Task.isCancelled { self?.liveDidEnd() }
          return
        } catch {
          failures += 1
          guard !Task.isCancelled, let wait = self?.liveDidFail(error, failures) else { return }
          do { try await clock.sleep(wait) } catch { return }
        }
      }
    }
  }

  private func events(at url: URL) -> AsyncThrowingStream<LiveEvent, any Error> {
    live?.isWaiting = false
    live?.isAnonymous = screen?.hasOthersWords == true
    return service.loader.events(request(for: url), lastEventID: screen?.entityTag ?? "")
  }

  private func take(_ event: LiveEvent, from url: URL) async {
    switch event {
    case .connected where isBehind: await catchUp()
    case .connected: if case .outdated(.loading) = status { becomeCurrent() }
    case .disconnected(let problem, _):
      if status == .current { status = .outdated(.loading(problem)) }
    case .event(let event):
      let wait = eventPace.reserve(at: clock.uptime())
      if wait > 0 { do { try await clock.sleep(wait) } catch { return } }
      await take(event, from: event.source ?? url)
    }
  }

  private func take(_ event: ServerEvent, from url: URL) async {
    guard event.data.isEmpty else {
      let tag = event.id.isEmpty ? nil : event.id
      await receive(Data(event.data.utf8), becoming: tag, from: url)
      return
    }
    fallBehind()
    await load(.automatic, caching: .reload)
  }

  /// The server has nothing more to say.
  private func liveDidEnd() {
    // The connection before was not lost, but over.
    if case .outdated(.loading) = status, !isBehind { becomeCurrent() }
  }

  /// The events have ended with an error.
  ///
  /// - Returns: The seconds until they are followed again; nil if they are not.
  private func liveDidFail(_ error: any Error, _ failures: Int) -> TimeInterval? {
    guard !(error is CancellationError) else { return nil }
    let problem = ServedScreenProblem(error)
    if status == .current { status = .outdated(problem) }
    if case .loading(.refusedAddress) = problem { return nil }
    live?.isWaiting = true
    return wait(after: failures)
  }
}
