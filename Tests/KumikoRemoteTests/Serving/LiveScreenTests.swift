import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `A screen that follows events` {
  private nonisolated static let first = ServedDocuments.rows(
    ["Ordered"], more: #""live":"/live","#)
  private nonisolated static let patch =
    #"{"kumiko":"1.0","type":"Patch","of":"s","base":"\"1\"","changes":["#
    + #"{"type":"Insert","into":"all","elements":[{"type":"ListRow","id":"p","title":"Packed"}]}]}"#

  @Test func `is changed by patches`() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        return connection.sendAnswer(200, Self.first, ["ETag: \"1\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      gate.wait()
      connection.send("event: patch\nid: \"2\"\ndata: \(Self.patch)\n\n")
      gate.wait()
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Ordered")
    gate.open()
    try await served.wait(for: "Packed")
    #expect(served.texts == ["Ordered", "Packed"])
    #expect(served.controller.served.screen?.entityTag == "\"2\"")
    #expect(server.requests.last?.headers["last-event-id"] == "\"1\"")
    #expect(server.requests.count == 2)
    gate.open()
  }

  @Test func `stays changed where an older answer comes late`() async throws {
    let (patching, answering) = (TestGate(), TestGate())
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        // What was read before the change, and comes after it.
        if count.next() > 1 { answering.wait() }
        return connection.sendAnswer(200, Self.first, ["ETag: W/\"1\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      patching.wait()
      connection.send("event: patch\nid: \"2\"\ndata: \(Self.patch)\n\n")
      patching.wait()
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Ordered")
    let refresh = Task { await served.controller.refresh() }
    try await served.wait("another request") { count.value == 2 }
    patching.open()
    try await served.wait(for: "Packed")
    // Who asks again meanwhile shares the answer.
    let again = Task { await served.controller.refresh() }
    await Task.yield()
    answering.open()
    await refresh.value
    await again.value
    try await served.wait("the end of loading") { served.controller.served.status == .current }
    #expect(served.texts == ["Ordered", "Packed"])
    #expect(served.controller.served.screen?.entityTag == "\"2\"")
    patching.open()
  }

  @Test func `asks again, not along with who has asked before, when it is behind`() async throws {
    let (first, patching) = (TestGate(), TestGate())
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        let number = count.next()
        // The second answer was made before the change, and is slow.
        if number == 2 { first.wait() }
        let rows = number < 3 ? ["Ordered"] : ["Ordered", "Packed", "Sent"]
        return connection.sendAnswer(
          200, ServedDocuments.rows(rows, more: #""live":"/live","#),
          ["ETag: \"\(number < 3 ? 7 : 3)\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      patching.wait()
      // Of a version that was never here.
      connection.send("event: patch\nid: \"3\"\ndata: \(Self.patch)\n\n")
      patching.wait()
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Ordered")
    let refresh = Task { await served.controller.refresh() }
    try await served.wait("another request") { count.value == 2 }
    patching.open()
    try await served.wait("a third request") { count.value == 3 }
    first.open()
    await refresh.value
    try await served.wait(for: "Sent")
    #expect(served.controller.served.screen?.entityTag == "\"3\"")
    patching.open()
  }

  @Test func `is not current only because events are there again`() async throws {
    let isAway = TestCounter()
    let lives = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        let number = isAway.next()
        // The second time there is no answer to be had.
        guard number != 2 else { return connection.sendAnswer(503, "") }
        let rows = number == 1 ? ["Ordered"] : ["Ordered", "Sent"]
        return connection.sendAnswer(
          200, ServedDocuments.rows(rows, more: #""live":"/live","#), ["ETag: \"\(number + 6)\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      guard lives.next() == 1 else { return connection.pause(2) }
      connection.send("event: patch\nid: \"3\"\ndata: \(Self.patch)\n\n")
      connection.pause(0.2)
    }
    let served = ServedStage(server.url("/order")) { $0.retry.attempts = 1 }
    try await served.wait(for: "Sent")
    #expect(served.controller.served.status == .current)
  }

  @Test func `is current when the server has said all there is to say`() async throws {
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        return connection.sendAnswer(200, Self.first, ["ETag: \"1\""])
      }
      guard count.next() == 1 else { return connection.sendHead(204) }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("event: patch\nid: \"2\"\ndata: \(Self.patch)\n\n")
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Packed")
    try await served.wait("the end of the events") {
      server.requests.count { $0.path == "/live" } == 2
        && served.controller.served.status == .current
    }
    #expect(served.texts == ["Ordered", "Packed"])
  }

  @Test func `fetches the whole when a patch is of another version`() async throws {
    let count = TestCounter()
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        let number = count.next()
        let rows = number == 1 ? ["Ordered"] : ["Ordered", "Sent"]
        return connection.sendAnswer(
          200, ServedDocuments.rows(rows, more: #""live":"/live","#),
          ["ETag: \"\(number + 4)\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("event: patch\nid: \"2\"\ndata: \(Self.patch)\n\n")
      gate.wait()
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Sent")
    #expect(served.texts == ["Ordered", "Sent"])
    gate.open()
  }

  @Test func `loses none of two changes that come at once`() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, Self.first) }
    let screen = ServedScreen(server.url("/order"))
    await screen.load()
    func insert(_ id: String) -> Data {
      Data(
        #"""
        {"kumiko":"1.0","type":"Patch","of":"s","changes":[{"type":"Insert","into":"all",
        "elements":[{"type":"ListRow","id":"\#(id)","title":"\#(id)"}]}]}
        """#.utf8)
    }
    async let one = screen.receive(insert("one"))
    async let two = screen.receive(insert("two"))
    #expect(await [one, two] == [true, true])
    let rows = screen.screen?.document.element.elements("sections").first?.elements("rows")
    #expect(Set(rows?.compactMap { $0.id?.text } ?? []) == ["Ordered", "one", "two"])
    #expect(server.requests.count == 1)
  }

  @Test func `stops listening while it is not seen`() async throws {
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        return connection.sendAnswer(200, Self.first, ["ETag: \"1\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      while connection.send(":\n\n") { Thread.sleep(forTimeInterval: 0.02) }
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait("events") { server.requests.contains { $0.path == "/live" } }
    served.navigation.pushViewController(UIViewController(), animated: false)
    served.stage.settle()
    #expect(!served.controller.served.followsEvents)
    served.navigation.popViewController(animated: false)
    try await served.wait("events again") {
      server.requests.count { $0.path == "/live" } == 2
    }
  }
}
