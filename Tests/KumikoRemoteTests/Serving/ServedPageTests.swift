import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `Pages of a served screen` {
  private nonisolated static func feed(_ row: String, next: String) -> String {
    #"{"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","id":"all","#
      + #""next":"\#(next)","rows":[{"type":"ListRow","id":"\#(row)","title":"\#(row)"}]}]}"#
  }

  private nonisolated static func page(_ row: String) -> String {
    #"{"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","id":"all","#
      + #""rows":[{"type":"ListRow","id":"\#(row)","title":"\#(row)"}]}]}"#
  }

  @Test func `come though the screen was loaded again meanwhile, with nothing new`() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/2" else {
        return connection.sendAnswer(200, Self.feed("First", next: "/2"), ["ETag: \"1\""])
      }
      gate.wait()
      connection.sendAnswer(200, Self.page("Second"))
    }
    let served = ServedStage(server.url("/feed"))
    try await served.wait("a page") { server.requests.contains { $0.path == "/2" } }
    await served.controller.refresh()
    gate.open()
    try await served.wait(for: "Second")
    #expect(served.texts == ["First", "Second"])
  }

  @Test func `are those of the newer version where one has come meanwhile`() async throws {
    let (gate, count) = (TestGate(), TestCounter())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/old":
        gate.wait()
        connection.sendAnswer(200, Self.page("Old"))
      case "/new": connection.sendAnswer(200, Self.page("New"))
      default:
        let next = count.next() == 1 ? "/old" : "/new"
        connection.sendAnswer(
          200, Self.feed("First", next: next), ["ETag: \"\(count.value)\""])
      }
    }
    let served = ServedStage(server.url("/feed"))
    try await served.wait("a page") { server.requests.contains { $0.path == "/old" } }
    await served.controller.refresh()
    gate.open()
    try await served.wait(for: "New")
    #expect(served.texts == ["First", "New"])
  }

  @Test func `come when the whole has, where first rows are there before`() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/feed" else {
        return connection.sendAnswer(200, Self.page("Second"))
      }
      let words = Self.feed("First", next: "/2")
      connection.sendHead(200, ["Content-Type: application/json"])
      connection.send(String(words.dropLast(3)))
      gate.wait()
      connection.send(String(words.suffix(3)))
    }
    let served = ServedStage(server.url("/feed"))
    try await served.wait(for: "First")
    gate.open()
    try await served.wait(for: "Second")
  }

  @Test func `that are of another version have the whole loaded, and then come`() async throws {
    let (pages, wholes) = (TestCounter(), TestCounter())
    let server = try TestServer { request, connection in
      guard request.path == "/2" else {
        return connection.sendAnswer(
          200, Self.feed("First", next: "/2"), ["ETag: \"\(wholes.next())\""])
      }
      let base = pages.next() == 1 ? 9 : wholes.value
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Patch","of":"s","base":"\"\#(base)\"","changes":[
        {"type":"Insert","into":"all","elements":[{"type":"ListRow","id":"b","title":"Second"}]}]}
        """#)
    }
    let served = ServedStage(server.url("/feed"))
    try await served.wait(for: "Second")
    #expect(wholes.value == 2)
  }

  /// A feed of three rows a page, from a number down.
  private nonisolated static func feed(from first: Int, next: String?) -> String {
    let rows = (0..<3).map { first - $0 }.map {
      #"{"type":"ListRow","id":"\#($0)","title":"Post \#($0)"}"#
    }
    let more = next.map { #""next":"\#($0)","# } ?? ""
    return #"{"kumiko":"1.0","type":"Screen","id":"s","live":"/live","state":{"q":""},"#
      + #""reset":["state.q"],"sections":[{"type":"Section","id":"all",\#(more)"rows":["#
      + rows.joined(separator: ",") + "]}]}"
  }

  /// How a newer version comes.
  private enum Way { case hand, event, carried }

  /// Shows a feed of posts 9 to 4, to which a newer version adds some; then has that come.
  private func posts(
    afterAdding count: Int, _ way: Way
  ) async throws -> (texts: [String], served: ServedStage) {
    let (gate, versions) = (TestGate(), TestCounter())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/live":
        connection.sendHead(200, ["Content-Type: text/event-stream"])
        gate.wait()
        let newer = Self.feed(from: 9 + count, next: "/2")
        if way == .event { connection.send("data:\n\n") }
        if way == .carried { connection.send("id: \"2\"\ndata: \(newer)\n\n") }
        gate.wait()
      case "/2": connection.sendAnswer(200, Self.feed(from: 6, next: nil))
      default:
        let number = versions.next()
        connection.sendAnswer(
          200, Self.feed(from: number == 1 ? 9 : 9 + count, next: "/2"), ["ETag: \"\(number)\""])
      }
    }
    let served = ServedStage(server.url("/feed")) { $0.heartbeat = 1e9 }
    try await served.wait(for: "Post 4")
    served.controller.model.setState("state.q", to: "x")
    gate.open()
    if way == .hand { await served.controller.refresh() }
    try await served.wait(for: "Post \(9 + count)")
    gate.open()
    return (served.texts, served)
  }

  @Test func `stay where a newer version goes on with them`() async throws {
    for way in [Way.event, .carried] {
      let (texts, served) = try await posts(afterAdding: 2, way)
      #expect(texts == (4...11).reversed().map { "Post \($0)" }, "\(way)")
      #expect(served.controller.model.state(at: "state.q") == "", "\(way)")
      #expect(served.controller.served.screen?.entityTag == "\"2\"", "\(way)")
    }
  }

  @Test func `go where nothing says how they follow, or the user begins anew`() async throws {
    let (far, served) = try await posts(afterAdding: 9, .event)
    #expect(Array(far.prefix(3)) == ["Post 18", "Post 17", "Post 16"])
    #expect(!far.contains("Post 9"))
    _ = served
    let (anew, stage) = try await posts(afterAdding: 1, .hand)
    #expect(Array(anew.prefix(3)) == ["Post 10", "Post 9", "Post 8"])
    #expect(!anew.contains("Post 7"))
    _ = stage
  }
}
