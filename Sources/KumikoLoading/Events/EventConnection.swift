import Foundation
import KumikoDocuments

/// A stream of events that is connected anew when it is lost.
struct EventConnection: Sendable {
  let request: ScreenRequest
  let options: LoadingOptions
  let client: HTTPClient
  /// What checks the signatures of events; nil if they need none.
  let inspector: DocumentInspector?
  /// Called for everything that happens; false if there is no room, so that the event must be asked
  /// for again.
  let emit: @Sendable (LiveEvent) -> Bool

  /// The shortest and the longest wait before a connection that was good is made anew, in seconds.
  private static let delays = 1.0...300.0

  /// Connects until the server ends it, refuses, or the task is canceled.
  func run(lastEventID: String) async throws {
    var state = State(lastEventID: lastEventID)
    while true {
      do {
        guard try await connect(&state) else { return }
        state.problem = .cutShort
      } catch let problem as LoadingProblem {
        let isTooLarge = problem == .tooLarge(options.limits.bytes)
        guard problem.isTransient || isTooLarge else { throw problem }
        state.problem = problem
      }
      try Task.checkCancellation()
      let delay = delay(&state)
      _ = emit(.disconnected(state.problem, retryAfter: delay))
      try await options.clock.sleep(delay)
    }
  }

  private struct State {
    var lastEventID: String
    var retry: TimeInterval = 3
    /// Connections in a row that brought no event.
    var failures = 0
    var problem = LoadingProblem.cutShort
  }

  private func delay(_ state: inout State) -> TimeInterval {
    state.failures += 1
    let backOff = options.retry.backOff(after: state.failures, random: options.random())
    let wanted = max(state.retry, backOff, state.problem.retryAfter ?? 0)
    return min(max(wanted, Self.delays.lowerBound), Self.delays.upperBound)
  }

  /// Reads one connection to its end; false if the server wants no other one.
  private func connect(_ state: inout State) async throws -> Bool {
    var outgoing = request.outgoing(accepting: ContentType.events)
    outgoing.headers["Cache-Control"] = "no-store"
    if Self.isHeaderValue(state.lastEventID) {
      outgoing.headers["Last-Event-ID"] = state.lastEventID
    }
    outgoing.timeout = options.heartbeat + 30
    outgoing.deadline = nil
    let answer = try await client.send(outgoing, from: request.origin)
    // Whatever ends the reading ends the connection.
    defer { answer.exchange.finish() }
    guard answer.response.status != 204 else { return false }
    try check(answer.response)
    _ = emit(.connected)
    try await read(answer, &state)
    return true
  }

  private static func isHeaderValue(_ id: String) -> Bool {
    !id.isEmpty && id.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  private func check(_ response: HTTPResponse) throws {
    guard response.status == 200 else {
      throw LoadingProblem.status(
        response.status,
        retryAfter: HTTPDate.seconds(
          retryAfter: response.headers["retry-after"], now: options.clock.date()))
    }
    let type = ContentType.name(response.headers["content-type"])
    guard type == ContentType.events else { throw LoadingProblem.notADocument(contentType: type) }
  }

  /// The event without what nobody has signed.
  private func visible(_ event: ServerEvent) async -> ServerEvent {
    guard let inspector else { return event }
    var visible = event
    visible.data = ""
    guard let signed = SignedEvent(event.data) else { return visible }
    do {
      try await inspector.inspect(
        Data(signed.document.utf8), field: signed.field, request: request,
        now: options.clock.date())
      visible.data = signed.document
    } catch {
      // As good as one that is not signed: the whole is fetched, whose signature counts.
    }
    return visible
  }

  private func read(_ answer: HTTPClient.Answer, _ state: inout State) async throws {
    var parser = EventParser(
      lastEventID: state.lastEventID, limit: options.limits.bytes, idLimit: options.limits.idBytes)
    let pulse = Pulse(options.clock)
    let watch = pulse.watch(answer.exchange, longest: options.heartbeat)
    defer { watch.cancel() }
    for try await case .data(let data) in answer.exchange.parts {
      pulse.beat()
      let events = try parser.append(data)
      answer.exchange.release(data.count)
      if let retry = parser.retry { state.retry = Double(retry) / 1_000 }
      for var event in events {
        if Origin(answer.url) != Origin(request.url) { event.source = answer.url }
        // The reader is too slow: the server is asked for this event again, later.
        guard emit(.event(await visible(event))) else { return }
        state.lastEventID = event.id
        state.failures = 0
      }
      state.lastEventID = parser.lastEventID
    }
  }
}
