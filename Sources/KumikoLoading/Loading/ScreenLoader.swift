import Foundation
import KumikoDocuments

/// Loads screens from servers: with a cache, retries, and rules for addresses that documents name.
///
/// Equal requests that run at the same time are one. A load ends when nobody follows it any more.
/// All errors are ``LoadingProblem``s, or `CancellationError` if the task that asks is canceled.
///
/// ```swift
/// let loader = ScreenLoader(options)
/// for try await event in loader.load(ScreenRequest(url, modules: registry.modules)) {
///   switch event { … }
/// }
/// ```
public actor ScreenLoader {
  /// How screens are loaded.
  public nonisolated let options: LoadingOptions
  nonisolated let client: HTTPClient
  nonisolated let inspector: DocumentInspector?
  private var flights: [ScreenRequest: LoadFlight] = [:]
  private var lastNumber = 0
  private var budget: LoadBudget
  private let imageGate: LoadGate

  /// Creates a loader.
  public init(_ options: LoadingOptions = LoadingOptions()) {
    self.options = options
    let transport = HTTPTransport(imagesAtOnce: options.limits.imagesAtOnce)
    client = HTTPClient(
      transport: transport, policy: options.policy, limits: options.limits)
    inspector = options.verifier.map { DocumentInspector($0, file: options.issueFile) }
    budget = LoadBudget(limits: options.limits)
    imageGate = LoadGate(options.limits.imagesAtOnce)
  }

  /// Loads a screen, and tells what happens on the way.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - cause: Whether the user asks, which is the default.
  /// - Returns: Events that end after ``LoadEvent/loaded(_:)``, or with an error.
  public nonisolated func load(
    _ request: ScreenRequest, cause: LoadCause = .user
  ) -> AsyncThrowingStream<LoadEvent, any Error> {
    AsyncThrowingStream { continuation in
      let id = UUID()
      let isGone = Locked(false)
      continuation.onTermination = { _ in
        isGone.withLock { $0 = true }
        Task { await self.leave(request, id) }
      }
      Task { await self.join(request, cause, continuation, id, isGone) }
    }
  }

  /// Loads a screen.
  ///
  /// - Returns: The whole document, once it has come.
  public nonisolated func screen(
    _ request: ScreenRequest, cause: LoadCause = .user
  ) async throws -> LoadedScreen {
    for try await case .loaded(let screen) in load(request, cause: cause) { return screen }
    try Task.checkCancellation()
    throw LoadingProblem.cutShort
  }

  /// Waits until the next load that nobody asked for by hand may begin.
  package func waitForBudget() async throws {
    guard let delay = budget.reserve(at: options.clock.uptime()) else {
      throw LoadingProblem.tooManyLoads
    }
    if delay > 0 { try await options.clock.sleep(delay) }
  }

  // MARK: Flights

  private func join(
    _ request: ScreenRequest, _ cause: LoadCause,
    _ follower: AsyncThrowingStream<LoadEvent, any Error>.Continuation, _ id: UUID,
    _ isGone: Locked<Bool>
  ) {
    guard !isGone.withLock({ $0 }) else { return }
    var flight = flights[request]
    // The user waits for nothing that a document may wait for.
    if cause == .user, let waiting = flight, waiting.isWaiting {
      waiting.task?.cancel()
      flight = begin(request, cause, followers: waiting)
    }
    var joined = flight ?? begin(request, cause)
    joined.add(follower, id: id)
    flights[request] = joined
  }

  /// Begins a load, which cannot report before the present turn of the actor ends.
  private func begin(
    _ request: ScreenRequest, _ cause: LoadCause, followers earlier: LoadFlight? = nil
  ) -> LoadFlight {
    lastNumber += 1
    let number = lastNumber
    var flight = LoadFlight(number: number, isWaiting: cause == .automatic)
    for (id, follower) in earlier?.followers ?? [:] { flight.add(follower, id: id) }
    flight.task = Task { await fly(request, cause, number) }
    return flight
  }

  private func leave(_ request: ScreenRequest, _ id: UUID) {
    guard flights[request]?.followers[id] != nil else { return }
    flights[request]?.remove(id)
    guard let flight = flights[request], flight.isAbandoned else { return }
    flight.task?.cancel()
    flights[request] = nil
  }

  private func fly(_ request: ScreenRequest, _ cause: LoadCause, _ number: Int) async {
    do {
      if cause == .automatic { try await waitForBudget() }
      guard flights[request]?.number == number else { return }
      flights[request]?.isWaiting = false
      let operation = LoadOperation(
        request: request, options: options.adapted(to: request.content),
        client: client.adapted(to: request.content), inspector: inspector,
        gate: request.content == .image ? imageGate : nil,
        emit: { [weak self] in await self?.report($0, request, number) })
      try await operation.run()
      land(request, number, nil)
    } catch {
      land(request, number, error)
    }
  }

  private func report(_ event: LoadEvent, _ request: ScreenRequest, _ number: Int) {
    guard flights[request]?.number == number else { return }
    flights[request]?.report(event)
  }

  private func land(_ request: ScreenRequest, _ number: Int, _ error: (any Error)?) {
    guard let flight = flights[request], flight.number == number else { return }
    flights[request] = nil
    flight.finish(error)
  }
}
