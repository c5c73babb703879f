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
