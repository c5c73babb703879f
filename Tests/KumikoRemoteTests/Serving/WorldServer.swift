import Foundation
import _TestSupport

/// A server that keeps a world, and loses connections if it is told to.
final class WorldServer: Sendable {
  /// How the next answers end.
  enum Mood: CaseIterable, Sendable {
    case whole, cut, reset, failing, missing
  }

  private struct State {
    var world = RandomWorld()
    /// The changes that have led to each version from the one before.
    var history: [[String]] = []
    var mood = Mood.whole
    /// Counts cuts of the events' connections.
    var cuts = 0
    var isOver = false

    var tag: String { #""\#(history.count)""# }
  }

  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var state = State()
  private nonisolated(unsafe) var server: TestServer?

  init() throws {
    state.world.live = "/live"
    server = try TestServer { [weak self] request, connection in
      if request.path == "/live" {
        self?.sendEvents(request, connection)
      } else {
        self?.answer(request, connection)
      }
    }
  }

  var url: URL { server?.url("/world") ?? URL(filePath: "/") }
  var world: RandomWorld { lock.withLock { state.world } }
  /// The entity tag of the present version.
  var tag: String { lock.withLock { state.tag } }
  /// How the next answers end.
  var mood: Mood {
    get { lock.withLock { state.mood } }
    set { lock.withLock { state.mood = newValue } }
  }

  /// Changes the world, as one patch.
  func edit(using random: inout SeededRandom) {
    lock.withLock {
      let changes = (0...1).map { _ in state.world.edit(using: &random) }
      state.history.append(changes)
    }
  }

  /// Cuts all connections of events, in the middle of one if there is one to send.
  func cutEvents() { lock.withLock { state.cuts += 1 } }

  /// Ends all connections.
  func stop() {
    lock.withLock { state.isOver = true }
    server?.stop()
  }

  private func answer(_ request: TestRequest, _ connection: TestConnection) {
    let (body, tag, mood) = lock.withLock { (state.world.document, state.tag, state.mood) }
    switch mood {
    case .whole where request.headers["if-none-match"] == tag:
      connection.sendHead(304, ["ETag: \(tag)"])
    case .whole: connection.sendAnswer(200, body, ["ETag: \(tag)"])
    case .cut, .reset:
      connection.sendHead(
        200,
        ["Content-Type: application/json", "Content-Length: \(body.utf8.count)", "ETag: \(tag)"])
      connection.send(body.utf8.prefix(body.utf8.count / 2))
      if mood == .reset { connection.reset() }
    case .failing: connection.sendAnswer(503, "")
    case .missing: connection.reset()
    }
  }

  private func sendEvents(_ request: TestRequest, _ connection: TestConnection) {
    let cuts = lock.withLock { state.cuts }
    guard lock.withLock({ state.mood }) == .whole else { return connection.reset() }
    connection.sendHead(200, ["Content-Type: text/event-stream"])
    let last = (request.headers["last-event-id"] ?? "").trimmingCharacters(in: ["\""])
    guard var known = Int(last), known <= lock.withLock({ state.history.count }) else { return }
    while true {
      let now = lock.withLock { state }
      if now.isOver { return }
      var words = ":\n\n"
      if known < now.history.count {
        let patch = RandomWorld.patch(now.history[known], base: #""\#(known)""#)
        known += 1
        words = "event: patch\nid: \"\(known)\"\ndata: \(patch)\n\n"
      }
      if now.cuts != cuts {
        connection.send(words.utf8.prefix(words.utf8.count / 2))
        return connection.reset()
      }
      guard connection.send(words) else { return }
      connection.pause(0.003)
    }
  }
}
