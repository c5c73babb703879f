public import Foundation
import KumikoComponents
public import KumikoDocuments
public import KumikoLoading
import UIKit

/// A screen that a server keeps: loaded, cached, kept up to date by events and patches.
///
/// A ``ServedScreenController`` shows one. Whatever the server does, the last good screen stays.
///
/// ```swift
/// let served = ServedScreen(url, service: service)
/// served.onChange = { [weak self] in self?.update() }
/// await served.load()
/// ```
@preconcurrency @MainActor
public final class ServedScreen {
  /// How what is shown compares with what the server has.
  public enum Status: Hashable, Sendable {
    /// There is nothing to show yet; with the last problem if it is being tried again.
    case loading(ServedScreenProblem?)
    /// There is something to show, and a newer document may be on its way.
    case updating
    /// What is shown is the newest that is known.
    case current
    /// What is shown may be old, or is a part, because of a problem.
    case outdated(ServedScreenProblem)
    /// There is nothing to show, because of a problem.
    case failed(ServedScreenProblem)
  }

  /// The address.
  public let url: URL
  /// What the screen is loaded with.
  public let service: ScreenService
  /// What is shown; nil before the first rows have come.
  public private(set) var screen: RemoteScreen?
  /// How that compares with what the server has.
  public internal(set) var status = Status.loading(nil) {
    didSet { if status != oldValue { onChange() } }
  }
  /// Called when ``screen`` or ``status`` has changed.
  public var onChange: @MainActor () -> Void = {}
  /// Called with each problem of a document that has come.
  public var onProblem: @MainActor (DocumentProblem) -> Void = { _ in }
  /// Called when values of the state are to be what the document says, though it is shown already.
  var onReset: @MainActor ([StatePath]) -> Void = { _ in }

  /// Counts loads: the answers to earlier ones are void.
  private(set) var loadNumber = 0
  /// Counts what was shown: changes that were made to something earlier are made again.
  private(set) var revision = 0
  /// Counts whole documents: pages of earlier ones are void.
  private(set) var version = 0
  /// Counts patches, pages and documents of events that were taken over.
  private var changeCount = 0
  /// The loads that are not over, also those whose answers are void.
  private(set) var loadsOnTheWay = 0
  /// The tags of versions that patches have changed since the first of these loads began: an answer
  /// with one of them is older than what is shown.
  private var passedTags: Set<String> = []
  /// Whether the server has said more, or may have, than what is shown has of it.
  private(set) var isBehind = false
  /// Whether only a part of the document has come.
  private(set) var isPart = false
  /// Why what is shown may be old; nil if it is not.
  private var lastProblem: ServedScreenProblem?
  /// What the newest whole document resets.
  private var resets: [StatePath] = []
  let automaticLoads = AutomaticLoads()
  /// Waits to load again what has failed.
  private var repetition: Task<Void, Never>?
  /// The loads in a row that failed.
  private var failures = 0
  var live: LiveConnection?
  var isFollowing = false
  var eventPace = Pace(atOnce: 60, perSecond: 20)
  /// The sections that pages have been added to.
  private(set) var pagedSections: Set<String> = []
  var pagePace = Pace(atOnce: 10, perSecond: 1)
  var forms = PendingForms()

  /// Creates a screen; nothing is loaded yet.
  public init(_ url: URL, service: ScreenService = ScreenService()) {
    self.url = url
    self.service = service.belonging(to: url)
  }

  isolated deinit {
    live?.task.cancel()
    repetition?.cancel()
    automaticLoads.cancel()
  }

  var clock: LoadingClock { service.loader.options.clock }

  /// What is asked about an address that the screen names, and whose answer changes it. Once words
  /// of another server are on the screen, until the whole is loaded again, nothing shows who asks.
  func request(for url: URL) -> ScreenRequest {
    var request = service.request(url, of: screen?.url ?? self.url, changing: self.url)
    if screen?.hasOthersWords == true { request.credentials = [:] }
    return request
  }

  // MARK: Loading

  /// Loads the screen, and returns when all has come or nothing will. A load that is going on is
  /// left.
  ///
  /// First rows are shown before the last byte, and a document of the cache until the answer comes.
  /// Loads that nobody asked for by hand follow each other; all who ask for one while another is on
  /// its way share the next.
  ///
  /// - Parameters:
  ///   - cause: Whether the user asks, which is the default.
  ///   - caching: What the cache may answer; what the server allows by default.
  public func load(
    _ cause: LoadCause = .user, caching: ScreenRequest.Caching = .standard
  ) async {
    guard cause == .automatic else { return await run(Load(cause: .user), caching) }
    await automaticLoads.run { [weak self] in
      await self?.run(Load(cause: .automatic), caching)
    }
  }

  /// A load on its way.
  private struct Load {
    var cause: LoadCause
    var number = 0
    /// Whether it changes nothing that is read before there is an answer.
    var isQuiet = false
    /// Whether pages that were loaded stay where they can; the user begins anew.
    var keepsPages = true
    /// The version that was shown when it began.
    var version = 0
    var changeCount = 0
  }

  private func run(_ load: Load, _ caching: ScreenRequest.Caching) async {
    repetition?.cancel()
    loadNumber += 1
    var load = load
    load.keepsPages = load.cause == .automatic || caching == .standard
    (load.number, load.version, load.changeCount) = (loadNumber, version, changeCount)
    load.isQuiet = load.cause == .automatic && lastProblem != nil
    if loadsOnTheWay == 0 { passedTags = [] }
    loadsOnTheWay += 1
    defer { loadsOnTheWay -= 1 }
    if !load.isQuiet { status = screen == nil ? .loading(nil) : .updating }
    var request = service.request(url)
    request.caching = caching
    // An answer that is on its way already may be older than what has led here.
    if caching == .reload { request.mark = UUID() }
    let number = load.number
    let reader = PartialScreenReader(service) { [weak self] in self?.showPart($0, number) }
    defer { reader.stop() }
    do {
      for try await event in service.loader.load(request, cause: load.cause) {
        guard isNewest(load) else { return }
        if try await take(event, load, reader) { return }
      }
      throw CancellationError()
    } catch {
      await reader.finish()
      if isNewest(load) { fail(error, load) }
    }
  }

  private func isNewest(_ load: Load) -> Bool { load.number == loadNumber }

  /// Takes what comes; returns whether nothing follows.
  private func take(
    _ event: LoadEvent, _ load: Load, _ reader: PartialScreenReader
  ) async throws -> Bool {
    switch event {
    case .began(let url): reader.begin(url)
    case .received(let data): if screen == nil || isPart { reader.append(data) }
    case .retrying(let problem, _):
      await reader.finish()
      guard isNewest(load), !load.isQuiet else { break }
      status = screen == nil ? .loading(.loading(problem)) : .outdated(.loading(problem))
    case .cached(let loaded):
      try await take(loaded, load, isNewest: false)
    case .loaded(let loaded):
      reader.stop()
      try await take(loaded, load, isNewest: true)
      return true
    }
    return false
  }

  /// Shows what has come of a document, unless there is more to be seen already.
  private func showPart(_ next: RemoteScreen, _ number: Int) {
    guard number == loadNumber, screen == nil || isPart, next.extent >= screen?.extent ?? 0 else {
      return
    }
    isPart = true
    show(next, .updating)
  }

  /// Shows a document that has come as a whole.
  private func take(_ loaded: LoadedScreen, _ load: Load, isNewest: Bool) async throws {
    let status = Status(of: loaded.source, isNewest: isNewest)
    if hasNothingNew(loaded, load) { return stay(status, loaded, load, isNewest) }
    let reading = await service.read(loaded.bytes, of: loaded, previous: screen)
    guard self.isNewest(load) else { return }
    if hasNothingNew(loaded, load) { return stay(status, loaded, load, isNewest) }
    reading.problems.all.forEach(onProblem)
    guard let next = reading.screen else {
      throw ServedScreenProblem.document(reading.problems.all)
    }
    if let screen, !isPart, next.isSame(as: screen), next.entityTag == screen.entityTag {
      return stay(status, loaded, load, isNewest)
    }
    let kept = await keepingPages(in: next, load)
    guard self.isNewest(load) else { return }
    if hasNothingNew(loaded, load) { return stay(status, loaded, load, isNewest) }
    (isPart, resets, pagedSections) = (false, next.compiled.reset, kept.sections)
    version += 1
    settle(status, loaded, isNewest)
    show(kept.screen, status)
    // What a patch has been applied to has no resets of its own.
    if kept.screen.isChanged { onReset(resets) }
    followEvents()
  }

  /// The next version with the rows that pages have added to this one.
  private func keepingPages(
    in next: RemoteScreen, _ load: Load
  ) async -> (screen: RemoteScreen, sections: Set<String>) {
    guard load.keepsPages, let pages = keptPages else { return (next, []) }
    return await Self.add(pages, to: next)
  }

  /// What pages have added to what is shown; nil if there is nothing.
  var keptPages: KeptPages? {
    guard let screen, !isPart, !pagedSections.isEmpty else { return nil }
    return KeptPages(old: screen, sections: pagedSections)
  }

  @concurrent
  private static func add(
    _ pages: KeptPages, to next: RemoteScreen
  ) async -> (screen: RemoteScreen, sections: Set<String>) { pages.added(to: next) }

  /// The server has nothing new.
  private func stay(_ status: Status, _ loaded: LoadedScreen, _ load: Load, _ isNewest: Bool) {
    settle(status, loaded, isNewest)
    self.status = status
    // What this load has shown first is reset already.
    if isNewest, load.cause == .user, load.version == version { onReset(resets) }
    followEvents()
  }

  /// Takes down how good what has come is.
  private func settle(_ status: Status, _ loaded: LoadedScreen, _ isNewest: Bool) {
    lastProblem = status.problem
    switch loaded.source {
    case .network, .notModified: (isBehind, failures) = (false, 0)
    case .staleCache(let problem?):
      isBehind = true
      if isNewest { repeatLater(after: .loading(problem)) }
    case .cache, .staleCache(nil): break
    }
  }

  /// Whether a document is the version that is shown, to which pages may have been added, or one
  /// that patches have changed while its answer was on its way. Where words of another server have
  /// been added to it, it is new to who begins anew.
  private func hasNothingNew(_ loaded: LoadedScreen, _ load: Load) -> Bool {
    guard !isPart, let tag = loaded.entityTag?.strongTag, screen?.url == loaded.url else {
      return false
    }
    if passedTags.contains(tag) { return true }
    let isWanted =
      !load.keepsPages && screen?.hasOthersWords == true && service.isOfHome(loaded.url)
    return !isWanted && tag == screen?.entityTag?.strongTag
  }

  private func show(_ next: RemoteScreen, _ status: Status) {
    screen = next
    revision += 1
    if self.status == status { onChange() } else { self.status = status }
  }

  /// Shows the screen with a change, or another one that has come as one.
  func show(changed change: ScreenChange) {
    let next = change.screen
    if loadsOnTheWay > 0, let passed = screen?.entityTag { passedTags.insert(passed.strongTag) }
    if let tag = next.entityTag { passedTags.remove(tag.strongTag) }
    changeCount += 1
    if let whole = change.whole {
      version += 1
      (resets, pagedSections) = (whole.resets, whole.sections)
    }
    show(next, status)
    // What a patch has been applied to has no resets of its own.
    if change.whole != nil, next.isChanged { onReset(resets) }
    followEvents()
  }

  /// What is shown is the newest that is known.
  func becomeCurrent() {
    lastProblem = nil
    status = .current
  }

  /// The server has said more than what is shown has of it.
  func fallBehind() { isBehind = true }

  /// A page has brought rows of a section.
  func noteRows(ofSection section: String) { pagedSections.insert(section) }

  // MARK: Failures

  private func fail(_ error: any Error, _ load: Load) {
    guard !(error is CancellationError) else { return cancel() }
    let problem = ServedScreenProblem(error)
    // An answer that was older than a change that has come meanwhile says nothing.
    if problem == .loading(.verification(.rollback)), load.changeCount != changeCount {
      return becomeCurrent()
    }
    fallBehind()
    lastProblem = problem
    status = screen == nil ? .failed(problem) : .outdated(problem)
    repeatLater(after: problem)
  }

  /// Nobody waits for the load any more: all is as it was before.
  private func cancel() {
    let problem = lastProblem ?? (isPart || screen == nil ? .loading(.cutShort) : nil)
    if screen == nil || isPart { fallBehind() }
    guard let problem else { return status = .current }
    status = screen == nil ? .failed(problem) : .outdated(problem)
  }

  /// Loads the screen again after a while, and later and later, as long as it is seen.
  private func repeatLater(after problem: ServedScreenProblem) {
    repetition?.cancel()
    guard isFollowing, problem.isPassing else { return }
    failures += 1
    let wait = wait(after: failures)
    repetition = Task { [weak self, clock] in
      do { try await clock.sleep(wait) } catch { return }
      self?.loadAgain()
    }
  }

  /// Loads again in a task of its own: a load ends what waits to repeat it.
  private func loadAgain() {
    Task { await load(.automatic, caching: .reload) }
  }

  /// How late what has failed for good is tried again by itself: after 15 seconds at first, 300 at
  /// last.
  private static let pauses: RetryPolicy = {
    var policy = RetryPolicy()
    (policy.firstDelay, policy.maximumDelay) = (15, 300)
    return policy
  }()

  /// The seconds until what has failed is tried again.
  func wait(after failures: Int) -> TimeInterval {
    Self.pauses.backOff(after: failures, random: service.loader.options.random())
  }

  /// Loads again what is behind.
  func catchUp() async {
    if isBehind, loadsOnTheWay == 0, !automaticLoads.isRunning {
      await load(.automatic, caching: .reload)
    }
  }

  /// The screen is seen no more.
  func rest() {
    repetition?.cancel()
    automaticLoads.cancel()
  }
}

extension String {
  /// The tag without its mark of weakness, which servers that compress add.
  fileprivate var strongTag: String { hasPrefix("W/") ? String(dropFirst(2)) : self }
}

extension ServedScreen.Status {
  fileprivate init(of source: LoadedScreen.Source, isNewest: Bool) {
    self =
      switch source {
      case .network, .notModified: .current
      case .cache: isNewest ? .current : .updating
      case .staleCache(let problem?): .outdated(.loading(problem))
      case .staleCache(nil): isNewest ? .current : .updating
      }
  }

  /// Why what is shown may be old.
  fileprivate var problem: ServedScreenProblem? {
    switch self {
    case .outdated(let problem), .failed(let problem): problem
    case .loading, .updating, .current: nil
    }
  }
}

extension RemoteScreen {
  /// How much there is: sections and their rows.
  fileprivate var extent: Int {
    document.element.elements("sections").reduce(0) { $0 + 1 + $1.elements("rows").count }
  }

  /// Whether a patch has made it.
  var isChanged: Bool { source == nil }
}
