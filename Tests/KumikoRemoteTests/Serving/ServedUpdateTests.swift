import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `Updates of a served screen` {
  @Test func `have no tag of an earlier document`() async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]), ["ETag: \"1\""])
    }
    let screen = ServedScreen(server.url("/front"), service: .quick())
    await screen.load()
    #expect(screen.screen?.entityTag == "\"1\"")
    let patch = #"{"kumiko":"1.0","type":"Patch","of":"s","changes":[]}"#
    #expect(await screen.receive(Data(patch.utf8)))
    #expect(screen.screen?.entityTag == "\"1\"")
    #expect(await screen.receive(Data(ServedDocuments.rows(["Coffee"]).utf8)))
    #expect(screen.screen?.entityTag == nil)
    // So the document of that tag is another one.
    await screen.load(.user, caching: .reload)
    let rows = screen.screen?.document.element.elements("sections").first?.elements("rows")
    #expect(rows?.map { $0.id?.text } == ["Tea"])
  }

  @Test func `that are wrong have the whole fetched`() async throws {
    let count = TestCounter()
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        let rows = count.next() == 1 ? ["Tea"] : ["Tea", "Sent"]
        return connection.sendAnswer(
          200, ServedDocuments.rows(rows, more: #""live":"/live","#),
          ["ETag: \"\(count.value)\""])
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send(
        "id: \"9\"\ndata: {\"kumiko\":\"1.0\",\"type\":\"Patch\",\"of\":\"s\",\"changes\":["
          + "{\"type\":\"Insert\",\"into\":\"all\",\"elements\":[{\"type\":\"Nonsense\"}]},"
          + "{\"type\":\"Remove\"}]}\n\n")
      gate.wait()
    }
    let served = ServedStage(server.url("/order"))
    try await served.wait(for: "Sent")
    #expect(served.texts == ["Tea", "Sent"])
    #expect(served.controller.served.screen?.entityTag == "\"2\"")
    gate.open()
  }

  private nonisolated static let form = #"""
    {"kumiko":"1.0","type":"Screen","id":"s","state":{"name":"","note":""},
    "reset":["state.note"],"sections":[{"type":"Section","id":"you","rows":[
    {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
    {"type":"TextInput","id":"note","title":"Note","bind":"state.note"}]}]}
    """#

  @Test func `reset what they say also where the server has nothing new`() async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, Self.form, ["ETag: \"1\""])
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "Name")
    served.controller.model.setState("state.name", to: "Ada")
    served.controller.model.setState("state.note", to: "x")
    await served.controller.refresh()
    #expect(served.controller.model.state(at: "state.name") == "Ada")
    #expect(served.controller.model.state(at: "state.note") == "")
    let patch = #"{"kumiko":"1.0","type":"Patch","of":"s","changes":[]}"#
    #expect(await served.controller.served.receive(Data(patch.utf8)))
    served.controller.model.setState("state.note", to: "y")
    await served.controller.refresh()
    #expect(served.controller.model.state(at: "state.note") == "")
  }

  @Test func `are shown once each`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendAnswer(count.next() == 1 ? 200 : 503, ServedDocuments.rows(["Tea"]))
    }
    let served = ServedStage(server.url("/front")) { $0.retry.attempts = 1 }
    try await served.wait(for: "Tea")
    let patch = #"{"kumiko":"1.0","type":"Patch","of":"s","changes":[]}"#
    #expect(await served.controller.served.receive(Data(patch.utf8)))
    let model = served.controller.model
    await served.controller.refresh()
    try await served.wait(for: "The server has a problem.")
    #expect(served.controller.model === model)
  }

  @Test func `that many triggers ask for at once are one or two`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      _ = count.next()
      let rows = (1...10).map {
        #"{"type":"ListRow","id":"\#($0)","title":"Row \#($0)","onDisplay":{"type":"Refresh"}}"#
      }
      connection.sendAnswer(
        200,
        #"{"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","id":"all","#
          + #""rows":[\#(rows.joined(separator: ","))]}]}"#)
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "Row 10")
    try await served.wait("a second request") {
      count.value > 1 && served.controller.served.status == .current
    }
    for _ in 0..<20 {
      served.stage.settle()
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(count.value <= 3)
  }

  @Test func `lead on without a tap a few times only`() async throws {
    let server = try TestServer { request, connection in
      let number = (Int(request.path.dropFirst()) ?? 0) + 1
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","id":"all","rows":[
        {"type":"ListRow","id":"a","title":"Number \#(number)",
        "onDisplay":{"type":"Navigate","to":"/\#(number)"},
        "onSelect":{"type":"Navigate","to":"/\#(number)"}}]}]}
        """#)
    }
    let served = ServedStage(server.url("/0"))
    try await served.wait(for: "Number 6")
    for _ in 0..<20 {
      served.stage.settle()
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(served.navigation.viewControllers.count == 6)
    try served.stage.tap(on: "Number 6")
    try await served.wait(for: "Number 12")
  }

  @Test func `by an older entry are shown while a newer one is on its way`() async throws {
    let folder = try TestFolder()
    let count = TestCounter()
    let gate = TestGate()
    let server = try TestServer { _, connection in
      let number = count.next()
      if number > 1 { gate.wait() }
      connection.sendAnswer(
        200, ServedDocuments.rows(["Tea \(number)"]),
        ["ETag: \"\(number)\"", "Cache-Control: max-age=0, stale-while-revalidate=600"])
    }
    let url = server.url("/front")
    let first = ServedStage(url) { $0.cache = DiskCache(folder: folder.url) }
    try await first.wait(for: "Tea 1")
    first.stage.close()
    let second = ServedStage(url) { $0.cache = DiskCache(folder: folder.url) }
    try await second.wait(for: "Tea 1")
    #expect(second.controller.served.status == .updating)
    gate.open()
    try await second.wait(for: "Tea 2")
    #expect(second.controller.served.status == .current)
  }
}
