import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

/// What goes wrong beneath a form that is half filled in.
@MainActor
@Suite struct `A served form under faults` {
  private nonisolated static func form(_ number: Int) -> String {
    #"""
    {"kumiko":"1.0","type":"Screen","id":"s","state":{"name":""},"sections":[
    {"type":"Section","id":"you","rows":[
    {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
    {"type":"ListRow","id":"number","title":"Form \#(number)"},
    {"type":"ButtonRow","id":"send","title":"Send","onSelect":
    {"type":"Submit","to":"/send","form":{"name":"${state.name}"}}}]}]}
    """#
  }

  /// Fills in a form, has it loaded again with a fault, and looks whether it can still be used:
  /// what is wrong is said, nothing typed is lost, and it is sent.
  private func check(
    says words: String, _ change: (inout LoadingOptions) -> Void = { _ in },
    between: () -> Void = {},
    fault: @escaping @Sendable (TestRequest, TestConnection) -> Void
  ) async throws {
    let count = TestCounter()
    let server = try TestServer { request, connection in
      if request.path == "/send" { return connection.sendAnswer(200, "{}") }
      guard request.path != "/form" || count.next() > 1 else {
        return connection.sendAnswer(200, Self.form(1), ["ETag: \"1\""])
      }
      fault(request, connection)
    }
    let served = ServedStage(server.url("/form")) {
      $0.retry.attempts = 1
      $0.clock = .waiting
      change(&$0)
    }
    try await served.wait(for: "Form 1")
    try served.stage.tap(on: "Name")
    try served.stage.type("Ada")
    between()
    let refresh = Task { await served.controller.refresh() }
    try await served.wait(for: words)
    #expect(served.texts.contains("Form 1"))
    #expect(served.texts.contains("Ada"))
    try served.stage.type("!")
    #expect(served.controller.model.state(at: "state.name") == "Ada!")
    try served.stage.tap(on: "Send")
    try await served.wait("a form") { server.requests.contains { $0.path == "/send" } }
    let body = server.requests.first { $0.path == "/send" }?.body
    #expect(body == Data(#"{"name":"Ada!"}"#.utf8))
    refresh.cancel()
    await refresh.value
  }

  @Test func `stays where something other than a screen comes`() async throws {
    try await check(says: "The server sent something other than a screen.") { _, connection in
      connection.sendAnswer(200, "<html>", type: "text/html")
    }
  }

  @Test func `stays where redirects lead in a circle`() async throws {
    try await check(says: "The server sends this request in circles.") { request, connection in
      connection.sendHead(302, ["Location: \(request.path == "/a" ? "/b" : "/a")"])
    }
  }

  @Test func `stays where the server speaks of what is not there`() async throws {
    try await check(says: "The server refuses this (304).") { _, connection in
      connection.sendHead(304, ["ETag: \"9\""])
    }
  }

  @Test func `stays where a byte comes in a second, and takes what has come then`() async throws {
    try await check(
      says: "The connection was lost before everything had come.",
      fault: { _, connection in
        let words = Self.form(2)
        connection.sendHead(
          200, ["Content-Type: application/json", "Content-Length: \(words.utf8.count)"])
        for byte in words.utf8.prefix(20) {
          connection.send([byte])
          connection.pause(0.01)
        }
      })
  }

  @Test func `can be used while a byte comes in a second`() async throws {
    let (count, gate) = (TestCounter(), TestGate())
    let server = try TestServer { _, connection in
      let words = Self.form(count.next())
      connection.sendHead(
        200, ["Content-Type: application/json", "Content-Length: \(words.utf8.count)"])
      if count.value == 1 {
        connection.send(words)
        return
      }
      let bytes = Array(words.utf8)
      for byte in bytes.dropLast() {
        connection.send([byte])
        connection.pause(0.001)
      }
      gate.wait()
      connection.send(bytes.suffix(1))
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "Form 1")
    try served.stage.tap(on: "Name")
    let refresh = Task { await served.controller.refresh() }
    for letter in ["A", "d", "a"] {
      try served.stage.type(letter)
      served.stage.settle()
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(served.texts.contains("Ada"))
    gate.open()
    await refresh.value
    try await served.wait(for: "Form 2")
    #expect(served.texts.contains("Ada"))
    #expect(served.controller.served.status == .current)
  }

  /// The dates of a clock that a test sets.
  private final class Dates: Sendable {
    private let lock = NSLock()
    // Read and written with the lock.
    private nonisolated(unsafe) var shift: TimeInterval = 0
    func set(by seconds: TimeInterval) { lock.withLock { shift += seconds } }
    var clock: LoadingClock {
      var clock = LoadingClock.waiting
      clock.date = { self.lock.withLock { Date().addingTimeInterval(self.shift) } }
      return clock
    }
  }

  @Test(arguments: [-86_400.0, 86_400]) func `stays where the clock jumps`(
    _ seconds: TimeInterval
  ) async throws {
    let (folder, dates) = (try TestFolder(), Dates())
    try await check(
      says: "The server has a problem.",
      {
        $0.cache = DiskCache(folder: folder.url)
        $0.clock = dates.clock
      }, between: { dates.set(by: seconds) }
    ) { _, connection in connection.sendAnswer(503, "") }
  }

  @Test func `stays where the file of the cache is cut`() async throws {
    let folder = try TestFolder()
    try await check(
      says: "The server has a problem.", { $0.cache = DiskCache(folder: folder.url) },
      between: {
        for file in folder.files {
          guard let data = try? Data(contentsOf: file) else { continue }
          try? data.dropLast(data.count / 2).write(to: file)
        }
      }
    ) { request, connection in
      // What is cut is not asked about.
      connection.sendAnswer(request.headers["if-none-match"] == nil ? 503 : 404, "")
    }
  }
}
