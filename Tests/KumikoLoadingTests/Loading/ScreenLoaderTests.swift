import Foundation
import KumikoDocuments
import KumikoLoading
import Testing

@Suite("A loader of screens", .serialized) struct ScreenLoaderTests {
  @Test("sends who asks in which language with which modules, and gives the exact bytes")
  func request() async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, ["ETag: \"1\""])
    }
    var request = ScreenRequest(
      server.url("/front"), locale: "de_CH", modules: ["Stock": 1, "Shop": 2, "no\r\nX: y": 3])
    request.credentials = ["Authorization": "Bearer secret"]
    let screen = try await makeLoader().screen(request)
    #expect(screen.text == sampleScreen)
    #expect(screen.url == server.url("/front"))
    #expect(screen.contentType == "application/json")
    #expect(screen.entityTag == "\"1\"")
    #expect(screen.source == .network)
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["kumiko-modules"] == "Shop=2, Stock=1")
    #expect(headers["accept-language"] == "de-CH")
    #expect(headers["authorization"] == "Bearer secret")
    #expect(headers["cookie"] == nil)
  }

  @Test("hands over what a slow server has sent so far")
  func slow() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(
        200, ["Content-Type: application/json", "Content-Length: \(sampleScreen.utf8.count)"])
      for byte in sampleScreen.utf8 {
        connection.send([byte])
        connection.pause(0.004)
      }
    }
    let events = await makeLoader().allEvents(ScreenRequest(server.url("/"))).events
    let parts = events.compactMap { if case .received(let data) = $0 { data } else { nil } }
    #expect(parts.count > 5)
    #expect(String(decoding: parts.reduce(Data(), +), as: UTF8.self) == sampleScreen)
    #expect(events.first == .began(server.url("/")))
    guard case .loaded(let screen)? = events.last else {
      Issue.record("no screen")
      return
    }
    #expect(screen.text == sampleScreen)
  }

  @Test(
    "says that an answer was cut short, and tries again",
    arguments: ["/length", "/reset", "/chunks", "/nothing"])
  func cutShort(path: String) async throws {
    let server = try TestServer { request, connection in
      let type = "Content-Type: application/json"
      switch request.path {
      case "/length":
        connection.sendHead(200, [type, "Content-Length: 100"])
        connection.send("{")
      case "/reset":
        connection.sendHead(200, [type, "Content-Length: 100"])
        connection.send("{")
        connection.pause(0.05)
        connection.reset()
      case "/chunks":
        connection.sendHead(200, [type, "Transfer-Encoding: chunked"])
        connection.send("1\r\n{\r\n")
      default: break
      }
    }
    let clock = TestClock()
    let (events, problem) = await makeLoader(clock).allEvents(ScreenRequest(server.url(path)))
    #expect(problem == .cutShort)
    #expect(server.requests.count == 5)
    #expect(clock.waits == [1, 2, 4, 8])
    let hasLoaded = events.contains { if case .loaded = $0 { true } else { false } }
    #expect(!hasLoaded)
  }

  @Test(
    "refuses what is no document",
    arguments: [
      "text/html; charset=utf-8", "text/plain", "application/xhtml+xml", "application/octet-stream",
      nil,
    ])
  func contentType(type: String?) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, "<html>", type: type)
    }
    let problem = await makeLoader().problem(ScreenRequest(server.url("/")))
    let name = type?.split(separator: ";").first.map(String.init)
    #expect(problem == .notADocument(contentType: name))
    #expect(server.requests.count == 1)
  }

  @Test(
    "takes JSON and XML",
    arguments: [
      "application/json;charset=UTF-8", "application/x+json", "text/xml", "APPLICATION/XML",
    ])
  func documents(type: String) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, type: type)
    }
    #expect(await makeLoader().problem(ScreenRequest(server.url("/"))) == nil)
  }

  @Test("counts bytes after decompression, and stores none beyond the limit")
  func bomb() async throws {
    let bomb = Gzip.zeros(copies: 20_000)
    #expect(bomb.count < 40_000)
    let server = try TestServer { request, connection in
      let copies = request.path == "/small" ? Gzip.zeros(copies: 10) : bomb
      connection.sendAnswer(200, copies, ["Content-Encoding: gzip"])
    }
    let loader = makeLoader()
    let (events, problem) = await loader.allEvents(ScreenRequest(server.url("/")))
    #expect(problem == .tooLarge(4_000_000))
    let sizes = events.map { if case .received(let data) = $0 { data.count } else { 0 } }
    #expect(sizes.reduce(0, +) <= 4_000_000)
    #expect(server.requests.count == 1)
    #expect(try await loader.screen(ScreenRequest(server.url("/small"))).bytes.count == 2_581)
  }

  @Test("leaves out a random part of its waits, each time another one")
  func jitter() async throws {
    let server = try TestServer { request, connection in
      connection.sendAnswer(503, "no", type: request.path == "/live" ? nil : "application/json")
    }
    let (clock, draws) = (TestClock(), TestCounter())
    let loader = makeLoader(clock) {
      $0.retry.attempts = 4
      $0.random = { [0, 0.5, 1][(draws.next() - 1) % 3] }
    }
    let request = ScreenRequest(server.url("/"))
    #expect(await loader.problem(request) == .status(503, retryAfter: nil))
    #expect(clock.waits == [1, 1.5, 2])
    _ = try? await loader.submit(FormSubmission([:], to: request))
    #expect(clock.waits.dropFirst(3) == [0.75, 1, 4])
    var waits: [TimeInterval] = []
    for try await event in loader.events(ScreenRequest(server.url("/live"))) {
      if case .disconnected(_, let after) = event { waits.append(after) }
      if waits.count == 6 { break }
    }
    // Three seconds at least, unless the server asks for others.
    #expect(waits == [3, 3, 3, 4, 16, 24])
  }

  @Test("neither keeps cookies nor sends them")
  func cookies() async throws {
    let server = try TestServer { request, connection in
      let cookie = "Set-Cookie: who=ada; Path=/"
      if request.path == "/from" { return connection.sendHead(302, [cookie, "Location: /to"]) }
      if request.path == "/live" {
        connection.sendHead(200, ["Content-Type: text/event-stream", cookie])
        connection.send("data: a\n\n")
        return
      }
      connection.sendAnswer(200, sampleScreen, [cookie])
    }
    let loader = makeLoader { $0.heartbeat = 1e9 }
    for path in ["/", "/", "/from"] {
      #expect(await loader.problem(ScreenRequest(server.url(path))) == nil)
    }
    _ = try await loader.submit(FormSubmission([:], to: ScreenRequest(server.url("/"))))
    var connections = 0
    for try await case .connected in loader.events(ScreenRequest(server.url("/live"))) {
      connections += 1
      if connections == 2 { break }
    }
    #expect(server.requests.count >= 7)
    #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
  }

  @Test("stays with a server that fails for a minute")
  func failures() async throws {
    let clock = TestClock()
    let start = clock.date
    let server = try TestServer { _, connection in
      let isDown = clock.date.timeIntervalSince(start) < 60
      connection.sendAnswer(isDown ? 503 : 200, isDown ? "no" : sampleScreen)
    }
    let loader = makeLoader(clock) { $0.retry.attempts = 10 }
    let (events, problem) = await loader.allEvents(ScreenRequest(server.url("/")))
    #expect(problem == nil)
    let waits = events.compactMap { if case .retrying(_, let after) = $0 { after } else { nil } }
    #expect(waits == [1, 2, 4, 8, 16, 32])
    #expect(server.requests.count == 7)
  }

  @Test("waits as long as the server asks, unless that is too long")
  func retryAfter() async throws {
    let counter = TestCounter()
    let server = try TestServer { request, connection in
      let isFirst = counter.next() == 1
      let seconds = request.path == "/long" ? "3600" : "7"
      connection.sendAnswer(
        isFirst || request.path == "/long" ? 429 : 200, sampleScreen, ["Retry-After: \(seconds)"])
    }
    let clock = TestClock()
    #expect(await makeLoader(clock).problem(ScreenRequest(server.url("/short"))) == nil)
    #expect(clock.waits == [7])
    let problem = await makeLoader(clock).problem(ScreenRequest(server.url("/long")))
    #expect(problem == .status(429, retryAfter: 3600))
    #expect(clock.waits == [7])
  }

  @Test("does not ask again where the answer would be the same", arguments: [400, 401, 404, 501])
  func refusals(status: Int) async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(status, "{}") }
    let problem = await makeLoader().problem(ScreenRequest(server.url("/")))
    #expect(problem == .status(status, retryAfter: nil))
    #expect(server.requests.count == 1)
  }

  @Test("says that there is no server")
  func unreachable() async throws {
    let server = try TestServer { _, _ in }
    let request = ScreenRequest(server.url("/"))
    server.stop()
    #expect(await makeLoader { $0.retry.attempts = 1 }.problem(request) == .unreachable)
  }

  @Test("says that a server is silent")
  func silence() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: application/json", "Content-Length: 9"])
      connection.pause(3)
    }
    var request = ScreenRequest(server.url("/"))
    request.timeout = 1
    #expect(await makeLoader { $0.retry.attempts = 1 }.problem(request) == .timedOut)
  }

  @Test("ends an answer that drips: bytes come all the time, but never the last one")
  func drip() async throws {
    let gone = TestCounter()
    let server = try TestServer { request, connection in
      if request.path == "/moved" {
        connection.pause(0.7)
        return connection.sendHead(302, ["Location: /"])
      }
      connection.sendHead(200, ["Content-Type: application/json", "Content-Length: 1000000"])
      while connection.send(" ") { connection.pause(0.05) }
      _ = gone.next()
    }
    for path in ["/", "/moved"] {
      var request = ScreenRequest(server.url(path))
      request.deadline = 1
      let start = Date()
      #expect(await makeLoader { $0.retry.attempts = 1 }.problem(request) == .tooSlow)
      let seconds = Date().timeIntervalSince(start)
      #expect(seconds > 0.9 && seconds < 1.6, "\(path) took \(seconds) seconds")
    }
    for _ in 0..<40 where gone.value < 2 { try await Task.sleep(nanoseconds: 50_000_000) }
    #expect(gone.value == 2, "the connection is closed")
  }

  @Test("ends pictures and answers to forms that drip, too")
  func dripElsewhere() async throws {
    let server = try TestServer { request, connection in
      let type = request.method == "POST" ? "application/json" : "image/png"
      connection.sendHead(200, ["Content-Type: \(type)"])
      while connection.send(" ") { connection.pause(0.05) }
    }
    let loader = makeLoader { $0.retry.attempts = 1 }
    var request = ScreenRequest(server.url("/"))
    request.deadline = 0.5
    await #expect(throws: LoadingProblem.tooSlow) { _ = try await loader.image(request) }
    await #expect(throws: LoadingProblem.tooSlow) {
      _ = try await loader.submit(FormSubmission([:], to: request))
    }
  }

  @Test("asks once for equal requests at the same time, and again afterwards")
  func oneInFlight() async throws {
    let server = try TestServer { _, connection in
      connection.pause(0.3)
      connection.sendAnswer(200, sampleScreen)
    }
    let loader = makeLoader()
    let request = ScreenRequest(server.url("/"))
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try await loader.screen(request).text } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: sampleScreen, count: 8))
    #expect(server.requests.count == 1)
    _ = try await loader.screen(request)
    #expect(server.requests.count == 2)
  }

  @Test("ends a load that nobody follows any more, and goes on for those who do")
  func cancellation() async throws {
    let gone = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: application/json"])
      for _ in 0..<60 {
        guard connection.send(" ") else {
          _ = gone.next()
          return
        }
        connection.pause(0.05)
      }
      connection.send(sampleScreen)
    }
    let loader = makeLoader { $0.retry.attempts = 1 }
    let request = ScreenRequest(server.url("/"))
    let first = Task { try await loader.screen(request) }
    let second = Task { try await loader.screen(request) }
    try await Task.sleep(nanoseconds: 400_000_000)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    try await Task.sleep(nanoseconds: 300_000_000)
    #expect(gone.value == 0)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    for _ in 0..<20 where gone.value == 0 { try await Task.sleep(nanoseconds: 100_000_000) }
    #expect(gone.value == 1)
    #expect(server.requests.count == 1)
  }

  @Test("spreads loads that nobody asked for by hand: one a second, 30 a minute")
  func budget() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, sampleScreen) }
    let clock = TestClock()
    let loader = makeLoader(clock)
    let start = clock.date
    for index in 0..<31 {
      _ = try await loader.screen(ScreenRequest(server.url("/\(index)")), cause: .automatic)
    }
    #expect(clock.date.timeIntervalSince(start) == 60)
    #expect(clock.waits == Array(repeating: 1, count: 29) + [31])
    _ = try await loader.screen(ScreenRequest(server.url("/user")))
    #expect(clock.date.timeIntervalSince(start) == 60)
  }

  @Test("has a sentence for every problem")
  func sentences() {
    let problems: [LoadingProblem] = [
      .offline, .unreachable, .timedOut, .tooSlow, .insecureConnection, .cutShort,
      .unreadableAnswer,
      .refusedAddress(.scheme), .refusedRedirect(.downgrade), .redirectLoop,
      .status(404, retryAfter: nil), .status(500, retryAfter: 3), .status(418, retryAfter: nil),
      .notADocument(contentType: nil), .tooLarge(1), .verification(.rollback), .tooManyLoads,
    ]
    for problem in problems {
      #expect(problem.localizedDescription.hasSuffix("."))
      #expect(problem.localizedDescription == problem.errorDescription)
    }
  }
}
