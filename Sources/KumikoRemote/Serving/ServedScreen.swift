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
    /// What is shown may be old, because of a problem.
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
  public private(set) var status = Status.loading(nil) {
    didSet { if status != oldValue { onChange() } }
  }
  /// Called when ``screen`` or ``status`` has changed.
  public var onChange: @MainActor () -> Void = {}
  /// Called with each problem of a document that has come.
  public var onProblem: @MainActor (DocumentProblem) -> Void = { _ in }

  /// Counts loads: the answers to earlier ones are void.
  private var load = 0
  /// Counts what was shown: changes that were made to something earlier are made again.
  private var revision = 0
  /// The loads that are not over, also those whose answers are void.
  private var loadsOnTheWay = 0
  /// The tags of versions that patches have changed since the first of these loads began: an answer
  /// with one of them is older than what is shown.
  private var passedTags: Set<String> = []
  /// Whether the server has said more, or may have, than what is shown has of it.
  private var isBehind = false
  /// Whether only a part of the document has come.
  private var isPart = false
  private var live: (url: URL, task: Task<Void, Never>)?
  private var isFollowing = false
  /// The form that was sent last and not taken yet.
  private var submission: FormSubmission?

  /// Creates a screen; nothing is loaded yet.
  public init(_ url: URL, service: ScreenService = ScreenService()) {
    self.url = url
    self.service = service.belonging(to: url)
  }

  isolated deinit { live?.task.cancel() }

  // MARK: Loading

  /// Loads the screen, and returns when all has come or nothing will. A load that is going on is
  /// left.
  ///
  /// First rows are shown before the last byte, and a document of the cache until the answer comes.
  ///
  /// - Parameters:
  ///   - cause: Whether the user asks, which is the default.
  ///   - caching: What the cache may answer; what the server allows by default.
  public func load(
    _ cause: LoadCause = .user, caching: ScreenRequest.Caching = .standard
  ) async {
    load += 1
    let number = load
    if loadsOnTheWay == 0 { passedTags = [] }
    loadsOnTheWay += 1
    defer { loadsOnTheWay -= 1 }
    status = screen == nil ? .loading(nil) : .updating
    var request = service.request(url)
    request.caching = caching
    // An answer that is on its way already may be older than what has led here.
    if caching == .reload { request.mark = UUID() }
    do {
      var part = PartialScreen()
      for try await event in service.loader.load(request, cause: cause) {
        guard number == load else { return }
        try await take(event, &part, number)
      }
    } catch {
      if number == load { fail(error) }
    }
  }

  private func take(
    _ event: LoadEvent, _ part: inout PartialScreen, _ number: Int
  ) async throws {
    switch event {
    case .began(let url): part = PartialScreen(url: url)
    case .received(let data):
      guard screen == nil || isPart, part.append(data), let loaded = part.loaded else { return }
      let reading = await service.read(loaded.bytes, of: loaded, previous: nil)
      // What is wrong with a part says nothing about the whole.
      guard number == load, let next = reading.screen else { return }
      isPart = true
      show(next, .updating)
    case .retrying(let problem, _):
      status = screen == nil ? .loading(.loading(problem)) : .outdated(.loading(problem))
    case .cached(let loaded): try await take(loaded, number, isNewest: false)
    case .loaded(let loaded): try await take(loaded, number, isNewest: true)
    }
  }

  /// Shows a document that has come as a whole.
  private func take(_ loaded: LoadedScreen, _ number: Int, isNewest: Bool) async throws {
    let status = Status(of: loaded.source, isNewest: isNewest)
    switch loaded.source {
    case .network, .notModified: isBehind = false
    case .staleCache(.some): isBehind = true
    case .cache, .staleCache(nil): break
    }
    if hasNothingNew(loaded) {
      self.status = status
      return followEvents()
    }
    let reading = await service.read(loaded.bytes, of: loaded, previous: screen)
    guard number == load else { return }
    if hasNothingNew(loaded) {
      self.status = status
      return followEvents()
    }
    reading.problems.all.forEach(onProblem)
    guard let next = reading.screen else {
      throw ServedScreenProblem.document(reading.problems.all)
    }
    isPart = false
    show(next, status)
    followEvents()
  }

  /// Whether a document is the version that is shown, to which pages may have been added, or one
  /// that patches have changed while its answer was on its way.
  private func hasNothingNew(_ loaded: LoadedScreen) -> Bool {
    guard !isPart, let tag = loaded.entityTag?.strongTag, screen?.url == loaded.url else {
      return false
    }
    return tag == screen?.entityTag?.strongTag || passedTags.contains(tag)
  }

  private func show(_ next: RemoteScreen, _ status: Status) {
    screen = next
    revision += 1
    if self.status == status { onChange() } else { self.status = status }
  }

  private func fail(_ error: any Error) {
    isBehind = true
    guard !(error is CancellationError) else {
      status = screen == nil ? .failed(.loading(.cutShort)) : .current
      return
    }
    let problem = ServedScreenProblem(error)
    status = screen == nil ? .failed(problem) : .outdated(problem)
  }

  // MARK: Patches

  /// Takes over what the server sends about the screen: a patch, or the whole anew. If that cannot
  /// be applied, the whole is fetched.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - entityTag: The tag of the screen as it is then; that which it has by default.
  /// - Returns: Whether it was taken over.
  @discardableResult
  public func receive(_ bytes: Data, becoming entityTag: String? = nil) async -> Bool {
    guard screen != nil, !isPart else {
      await load(.automatic, caching: .reload)
      return false
    }
    let result = await change {
      $0.receiving(bytes, file: "\($0.file) (update)", becoming: entityTag ?? $0.entityTag)
    }
    switch result {
    case .patched?:
      status = .current
      return true
    case .refused?, .outdated?:
      isBehind = true
      await load(.automatic, caching: .reload)
    case nil: break
    }
    return false
  }

  /// Changes what is shown, on another thread, and says what is wrong with the change. If another
  /// change was quicker, this one is made to what that has left.
  ///
  /// - Returns: What became of it; nil if a load began, whose document is newer.
  private func change(
    _ change: @escaping @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>
  ) async -> PatchResult<RemoteScreen>? {
    let number = load
    while let old = screen, !isPart {
      let before = revision
      let result = await Self.perform(change, on: old)
      guard number == load else { return nil }
      guard before == revision else { continue }
      switch result {
      case .patched(let next, let problems):
        problems.all.forEach(onProblem)
        if loadsOnTheWay > 0, let passed = old.entityTag { passedTags.insert(passed.strongTag) }
        if let tag = next.entityTag { passedTags.remove(tag.strongTag) }
        show(next, status)
        followEvents()
      case .refused(let problems): problems.all.forEach(onProblem)
      case .outdated: break
      }
      return result
    }
    return nil
  }

  @concurrent
  private static func perform(
    _ change: @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>, on screen: RemoteScreen
  ) async -> PatchResult<RemoteScreen> { change(screen) }

  // MARK: Events

  /// Whether the screen listens to its server's events, if its document names an address for them
  /// (`live`); false at first. Controllers turn it on while they are seen.
  public var followsEvents: Bool {
    get { isFollowing }
    set {
      isFollowing = newValue
      followEvents()
    }
  }

  /// Where the events of a screen come from; nil if it has none.
  private static func liveURL(of screen: RemoteScreen) -> URL? {
    // Most have none, and none of those is worth a model.
    guard screen.compiled.root.property("live") != nil else { return nil }
    return RemoteScreenModel(screen).root.url("live")
  }

  private func followEvents() {
    let wanted = isFollowing && !isPart ? screen.flatMap { Self.liveURL(of: $0) } : nil
    guard wanted != live?.url else { return }
    live?.task.cancel()
    live = nil
    guard let wanted else { return }
    let events = service.loader.events(
      service.request(wanted, of: screen?.url ?? url), lastEventID: screen?.entityTag ?? "")
    let task = Task { [weak self] in
      do {
        for try await event in events {
          guard let self else { return }
          await take(event)
        }
        if !Task.isCancelled { self?.liveDidEnd(nil) }
      } catch {
        self?.liveDidEnd(error)
      }
    }
    live = (wanted, task)
  }

  private func take(_ event: LiveEvent) async {
    switch event {
    case .connected where isBehind && !isPart: await load(.automatic, caching: .reload)
    case .connected: if case .outdated(.loading) = status { status = .current }
    case .disconnected(let problem, _):
      if status == .current { status = .outdated(.loading(problem)) }
    case .event(let event) where event.data.isEmpty:
      isBehind = true
      await load(.automatic, caching: .reload)
    case .event(let event):
      await receive(Data(event.data.utf8), becoming: event.id.isEmpty ? nil : event.id)
    }
  }

  /// The events have ended: the server has nothing more to say, or there is an error.
  private func liveDidEnd(_ error: (any Error)?) {
    guard let error else {
      // The connection before was not lost, but over.
      if case .outdated(.loading) = status, !isBehind { status = .current }
      return
    }
    guard !(error is CancellationError), status == .current else { return }
    status = .outdated(ServedScreenProblem(error))
  }

  // MARK: Pages and forms

  /// Loads further rows, as a section's `next` says, and shows the screen with them.
  ///
  /// The server answers with a patch, or with a screen whose section of the same id has the rows.
  ///
  /// - Parameters:
  ///   - url: What `next` says.
  ///   - section: The id of the section.
  /// - Throws: A ``ServedScreenProblem``. The rows that are there stay.
  public func loadPage(at url: URL, of section: String) async throws {
    guard let old = screen else { return }
    let number = load
    let page: LoadedScreen
    do {
      page = try await service.loader.screen(service.request(url, of: old.url ?? self.url))
    } catch {
      throw ServedScreenProblem(error)
    }
    // A newer document has pages of its own.
    guard number == load else { return }
    switch await change({ $0.receivingPage(page.bytes, of: section, file: page.name) }) {
    case .refused(let problems)?: throw ServedScreenProblem.document(problems.all)
    case .outdated?: await load(.automatic, caching: .reload)
    case .patched?, nil: break
    }
  }

  /// Sends a form. What is sent again after a problem, and is the same, has the same idempotency
  /// key, so that the server does it once.
  ///
  /// - Parameters:
  ///   - form: The values; nothing else of the screen is sent.
  ///   - url: Where to.
  ///   - method: `POST` or another one; what is no method is `POST`.
  /// - Returns: What the server says against fields, by their ids; empty if all is well.
  /// - Throws: A ``ServedScreenProblem`` if the form was not taken for another reason.
  public func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    let form = prepare(form, url, FormSubmission.Method(rawValue: method) ?? .post)
    let answer: SubmissionAnswer
    do {
      answer = try await service.loader.submit(form)
    } catch {
      throw ServedScreenProblem(error)
    }
    if answer.isAccepted { submission = nil }
    if let document = answer.document {
      await receive(document.bytes, becoming: document.entityTag)
    }
    guard answer.isAccepted || !answer.errors.isEmpty else {
      throw ServedScreenProblem.refused(answer.message ?? "The server did not take this.")
    }
    return answer.errors
  }

  private func prepare(
    _ form: [String: RemoteValue], _ url: URL, _ method: FormSubmission.Method
  ) -> FormSubmission {
    var next = FormSubmission(
      form, to: service.request(url, of: screen?.url ?? self.url), method: method)
    if let last = submission, last.isSame(as: next) {
      next.idempotencyKey = last.idempotencyKey
    }
    submission = next
    return next
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
}

extension FormSubmission {
  /// Whether the same is sent to the same place.
  fileprivate func isSame(as other: FormSubmission) -> Bool {
    fields == other.fields && method == other.method && request == other.request
  }
}
