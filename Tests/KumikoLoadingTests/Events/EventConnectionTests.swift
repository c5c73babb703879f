import Foundation
import KumikoLoading
import Testing

@Suite("A stream of events", .serialized) struct EventConnectionTests {
  /// What a stream tells, up to a number of things.
  private func live(
    _ loader: ScreenLoader, _ server: TestServer, count: Int, lastEventID: String = ""
  ) async throws -> [LiveEvent] {
    var found: [LiveEvent] = []
    let events = loader.events(ScreenRequest(server.url("/live")), lastEventID: lastEventID)
    for try await event in events {
      found.append(event)
      if found.count == count { break }
    }
    return found
  }

  @Test("gives events when they come, and goes on after the last one when it is lost")
  func reconnect() async throws {
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      if counter.next() == 1 {
        for byte in "retry: 5000\n\nid: 7\ndata: {\"a\":1}\n\nid: 8\ndata: hal".utf8 {
          connection.send([byte])
          connection.pause(0.002)
        }
        connection.reset()
      } else {
        connection.send("id: 8\ndata: half\n\n")
        connection.pause(1)
      }
    }
    let clock = TestClock()
    let loader = makeLoader(clock) { $0.heartbeat = 1e9 }
    let found = try await live(loader, server, count: 5, lastEventID: "3")
    #expect(
      found == [
        .connected, .event(ServerEvent(data: "{\"a\":1}", id: "7")),
        .disconnected(.cutShort, retryAfter: 5), .connected,
        .event(ServerEvent(data: "half", id: "8")),
      ])
    #expect(server.requests.map { $0.headers["last-event-id"] } == ["3", "7"])
    #expect(server.requests.first?.headers["accept"] == "text/event-stream")
  }

  @Test("waits longer and longer while connections bring nothing")
  func backOff() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("retry: 0\n\n")
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    let found = try await live(loader, server, count: 14)
    let waits = found.compactMap { if case .disconnected(_, let after) = $0 { after } else { nil } }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60])
  }

  @Test("goes on through failures of the server, and ends when it is refused")
  func statuses() async throws {
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      let number = counter.next()
      connection.sendAnswer([1: 503, 2: 500, 3: 404][number] ?? 200, "")
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    await #expect(throws: LoadingProblem.status(404, retryAfter: nil)) {
      try await live(loader, server, count: 99)
    }
    #expect(server.requests.count == 3)
  }

  @Test("ends when the server says so, and refuses another content type")
  func ends() async throws {
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      if counter.next() == 1 { return connection.sendHead(204) }
      connection.sendAnswer(200, "<html>", type: "text/html")
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    #expect(try await live(loader, server, count: 99).isEmpty)
    await #expect(throws: LoadingProblem.notADocument(contentType: "text/html")) {
      try await live(loader, server, count: 99)
    }
  }

  @Test("is connected anew when it is silent; comments keep it")
  func heartbeat() async throws {
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      if counter.next() == 1 {
        for _ in 0..<10 {
          connection.send(":\n")
          connection.pause(0.1)
        }
        connection.send("data: a\n\n")
      }
      connection.pause(3)
    }
    var options = LoadingOptions()
    options.clock = .fast(100)
    options.random = { 0 }
    let found = try await live(ScreenLoader(options), server, count: 4)
    #expect(
      found == [
        .connected, .event(ServerEvent(data: "a")), .disconnected(.timedOut, retryAfter: 3),
        .connected,
      ])
  }

  @Test("drops what is too large and connects anew")
  func tooLarge() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      let line = String(repeating: "a", count: 10_000)
      for _ in 0..<600 { guard connection.send("data: \(line)\n") else { return } }
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    let found = try await live(loader, server, count: 2)
    #expect(found.last == .disconnected(.tooLarge(4_000_000), retryAfter: 3))
  }

  @Test("loses no event when its reader is slow")
  func slowReader() async throws {
    let server = try TestServer { request, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      let first = (request.headers["last-event-id"].flatMap { Int($0) } ?? 0) + 1
      guard first <= 600 else { return connection.pause(2) }
      for number in first...600 { connection.send("id: \(number)\ndata: \(number)\n\n") }
    }
    var options = LoadingOptions()
    options.clock = .fast(30)
    var numbers: [Int] = []
    for try await event in ScreenLoader(options).events(ScreenRequest(server.url("/"))) {
      if numbers.isEmpty { try await Task.sleep(nanoseconds: 300_000_000) }
      if case .event(let event) = event { numbers.append(Int(event.data) ?? 0) }
      if numbers.count == 600 { break }
    }
    #expect(numbers == Array(1...600))
    #expect(server.requests.count > 1)
  }

  @Test("carries no data that nobody has signed where documents are signed")
  func unsigned() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("id: 1\ndata: secret\n\n")
      connection.pause(1)
    }
    let loader = makeLoader {
      $0.heartbeat = 1e9
      $0.verifier = SumVerifier()
    }
    let found = try await live(loader, server, count: 2)
    #expect(found == [.connected, .event(ServerEvent(data: "", id: "1"))])
  }

  @Test("carries what is signed by its first line, as documents are")
  func signed() async throws {
    let document = "{\"kumiko\":\"1.0\",\n\"type\":\"Patch\"}"
    func data(_ issued: Int, of text: String? = nil) -> String {
      let header = SumVerifier.header(document, issued: issued, expires: 2_000_000)
      return (header + "\n" + (text ?? document)).split(separator: "\n")
        .map { "data: \($0)\n" }.joined() + "\n"
    }
    let events = [
      data(1_000_000), data(1_000_000, of: document + " "), data(999_999), data(1_000_001),
      "data: Kumiko-Signature: key=\"a\"\n\n", "data: \(document.replacing("\n", with: ""))\n\n",
    ]
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      events.forEach { connection.send($0) }
      connection.pause(1)
    }
    let loader = makeLoader {
      $0.heartbeat = 1e9
      $0.verifier = SumVerifier()
    }
    let found = try await live(loader, server, count: 7)
    let shown = found.compactMap { if case .event(let event) = $0 { event.data } else { nil } }
    #expect(shown == [document, "", "", document, "", ""])
  }

  @Test("closes a connection whose events nobody takes, and asks for them later")
  func closing() async throws {
    let gone = TestCounter()
    let server = try TestServer { request, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      let first = (request.headers["last-event-id"].flatMap { Int($0) } ?? 0) + 1
      guard first == 1 else { return connection.pause(2) }
      for number in 1...300 { connection.send("id: \(number)\ndata: \(number)\n\n") }
      for _ in 0..<100 {
        guard connection.send(":\n") else {
          _ = gone.next()
          return
        }
        connection.pause(0.02)
      }
    }
    let events = makeLoader { $0.heartbeat = 1e9 }.events(ScreenRequest(server.url("/")))
    for _ in 0..<400 where gone.value == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(gone.value == 1)
    for try await _ in events { break }
  }

  @Test("lets no more bytes wait than a document may have, and loses none")
  func waitingBytes() async throws {
    let text = String(repeating: "a", count: 10_000)
    let server = try TestServer { request, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      let first = (request.headers["last-event-id"].flatMap { Int($0) } ?? 0) + 1
      guard first <= 40 else { return connection.pause(2) }
      for number in first...40 {
        guard connection.send("id: \(number)\ndata: \(text)\n\n") else { return }
        connection.pause(0.005)
      }
      connection.pause(2)
    }
    var options = LoadingOptions()
    options.clock = .fast(100)
    options.limits.bytes = 100_000
    options.heartbeat = 1e9
    var ids: [Int] = []
    for try await event in ScreenLoader(options).events(ScreenRequest(server.url("/"))) {
      if ids.isEmpty { try await Task.sleep(nanoseconds: 300_000_000) }
      if case .event(let event) = event { ids.append(Int(event.id) ?? 0) }
      if ids.count == 40 { break }
    }
    #expect(ids == Array(1...40))
    #expect(server.requests.count > 1)
  }

  @Test("closes its connection when nobody reads it any more")
  func cancellation() async throws {
    let gone = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      for _ in 0..<60 {
        guard connection.send(":\n") else {
          _ = gone.next()
          return
        }
        connection.pause(0.05)
      }
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    #expect(try await live(loader, server, count: 1) == [.connected])
    for _ in 0..<20 where gone.value == 0 { try await Task.sleep(nanoseconds: 100_000_000) }
    #expect(gone.value == 1)
  }
}
