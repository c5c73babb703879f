import Foundation
import Testing
import _TestSupport

@testable import KumikoLoading

/// What came of a request.
private struct Outcome: Sendable {
  var response: HTTPResponse?
  var body = Data()
  var problem: LoadingProblem?

  var text: String { String(decoding: body, as: UTF8.self) }
}

extension HTTPTransport {
  /// Sends a request and waits for its end.
  fileprivate func outcome(of request: OutgoingRequest, limit: Int = 1_000_000) async -> Outcome {
    var outcome = Outcome()
    do {
      for try await part in send(request, limit: limit, until: nil).parts {
        switch part {
        case .response(let response): outcome.response = response
        case .data(let data): outcome.body += data
        }
      }
    } catch {
      outcome.problem = error as? LoadingProblem
    }
    return outcome
  }
}

@Suite("A session of HTTP", .serialized, .timeLimit(.minutes(2))) struct HTTPSessionTests {
  /// What sends requests on this platform, and what others have for it.
  enum Kind: CaseIterable, Sendable {
    case platform, foundation

    var transport: HTTPTransport {
      switch self {
      case .platform: HTTPTransport(imagesAtOnce: 6)
      case .foundation: HTTPTransport(imagesAtOnce: 6, FoundationSession.self)
      }
    }
  }

  @Test("hands over the head of an answer and then its bytes", arguments: Kind.allCases)
  func answer(kind: Kind) async throws {
    let server = try TestServer { _, connection in
      connection.send("HTTP/1.1 404 Words\r\nCache-Control: a, b\r\nEmpty:\r\n")
      connection.send("Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n")
      connection.send("3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
    }
    let outcome = await kind.transport.outcome(
      of: OutgoingRequest(url: server.url("/a?b=%20c#d"), timeout: 60))
    #expect(outcome.problem == nil)
    #expect(outcome.text == "abcde")
    let response = try #require(outcome.response)
    #expect(response.status == 404)
    #expect(response.url == server.url("/a?b=%20c#d"))
    #expect(response.headers["cache-control"] == "a, b")
    #expect(response.headers["empty"] == "")
    #expect(server.requests.map(\.path) == ["/a?b=%20c"])
  }

  /// `URLSession` on Linux fails, or loses the answer or a field.
  @Test("knows interim answers, fields in many forms, and fields behind a body")
  func heads() async throws {
    let server = try TestServer { _, connection in
      connection.send("HTTP/1.1 103 Early Hints\r\nLink: </early>\r\n\r\n")
      connection.send("HTTP/1.1 200\r\nA:1\r\na:  2 \r\nB: 3\r\n 4\r\n")
      connection.send("Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nTrailer: late\r\n\r\n")
    }
    let outcome = await Kind.platform.transport.outcome(
      of: OutgoingRequest(url: server.url("/"), timeout: 60))
    #expect(outcome.problem == nil)
    #expect(outcome.text == "a")
    #expect(outcome.response?.status == 200)
    #expect(
      outcome.response?.headers.all == ["a": "1, 2", "b": "3 4", "transfer-encoding": "chunked"])
  }

  @Test("sends methods, fields and bytes", arguments: Kind.allCases)
  func request(kind: Kind) async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, "") }
    let transport = kind.transport
    var request = OutgoingRequest(url: server.url("/"), timeout: 60)
    request.headers = ["content-type": "text/plain", "Empty": "", "X": "1"]
    request.credentials = ["X": "2", "Authorization": "Bearer t"]
    let bodies: [(method: String, body: String?)] = [
      ("GET", nil), ("POST", "a=b"), ("POST", ""), ("POST", nil), ("PUT", "\u{0}ü"),
      ("PATCH", "p"), ("DELETE", nil), ("HEAD", nil),
    ]
    for (method, body) in bodies {
      (request.method, request.body) = (method, body.map { Data($0.utf8) })
      #expect(await transport.outcome(of: request).response?.status == 200)
      let sent = try #require(server.requests.last)
      #expect(sent.method == method)
      #expect(String(decoding: sent.body, as: UTF8.self) == body ?? "")
      #expect(sent.headers["content-type"] == "text/plain")
      #expect(sent.headers["x"] == "1")
      #expect(sent.headers["authorization"] == "Bearer t")
      #expect(sent.headers["expect"] == nil)
      #expect(sent.headers["cookie"] == nil)
      #expect(sent.headers["accept-encoding"]?.contains("gzip") == true)
      #expect(sent.headers["user-agent"]?.contains("curl") == true)
      let length = ["GET", "HEAD"].contains(method) ? nil : "\(body?.utf8.count ?? 0)"
      #expect(sent.headers["content-length"] == length)
    }
    #expect(server.requests.count == bodies.count)
  }

  @Test("a field holds no line break that would begin another one")
  func lineBreaks() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, "") }
    var request = OutgoingRequest(url: server.url("/"), timeout: 60)
    request.headers = ["X": "1\r\nY: 2\n\rZ: 3"]
    _ = await Kind.platform.transport.outcome(of: request)
    let sent = try #require(server.requests.last)
    #expect(sent.headers["y"] == nil)
    #expect(sent.headers["z"] == nil)
  }

  @Test("unpacks what comes, up to its limit", arguments: Kind.allCases)
  func compressed(kind: Kind) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, Gzip.zeros(copies: 1000), ["Content-Encoding: gzip"])
    }
    let request = OutgoingRequest(url: server.url("/"), timeout: 60)
    #expect(await kind.transport.outcome(of: request).body == Data(count: 258_001))
    let cut = await kind.transport.outcome(of: request, limit: 1000)
    #expect(cut.problem == .tooLarge(1000))
    #expect(cut.body.count <= 1000)
  }

  @Test("follows no redirect", arguments: Kind.allCases)
  func redirect(kind: Kind) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(302, "", ["Location: /elsewhere"])
    }
    let outcome = await kind.transport.outcome(
      of: OutgoingRequest(url: server.url("/"), timeout: 60))
    #expect(outcome.response?.status == 302)
    #expect(outcome.response?.headers["location"] == "/elsewhere")
    #expect(server.requests.count == 1)
  }

  @Test("tells why there is no answer")
  func problems() async throws {
    let server = try TestServer { request, connection in
      if request.path == "/noise" { connection.send("noise\r\n\r\n") }
      if request.path == "/colon" { connection.send("HTTP/1.1 200 Words\r\nno field\r\n\r\n") }
    }
    let transport = Kind.platform.transport
    func problem(_ url: URL?) async throws -> LoadingProblem? {
      await transport.outcome(of: OutgoingRequest(url: try #require(url), timeout: 60)).problem
    }
    #expect(try await problem(server.url("/nothing")) == .cutShort)
    #expect(try await problem(server.url("/colon")) == .unreadableAnswer)
    #expect(try await problem(server.url("/noise")) == .unreadableAnswer)
    #expect(try await problem(URL(string: "ftp://127.0.0.1/")) == .unreadableAnswer)
    #expect(try await problem(URL(string: "http://nobody.invalid/")) == .unreachable)
    server.stop()
    #expect(try await problem(server.url("/")) == .unreachable)
  }

  @Test("ends what is under way when it is invalidated, and takes nothing more")
  func invalidation() async throws {
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Length: 5"])
      connection.pause(60)
    }
    let session = CurlSession(connectionsPerHost: 2)
    let request = OutgoingRequest(url: server.url("/"), timeout: 60)
    let exchanges = (0..<4).map { _ in Exchange(limit: 100, onActivity: {}) }
    let ends = TestCounter()
    for exchange in exchanges.dropLast() {
      session.start(request, exchange) { _ = ends.next() }
    }
    for try await _ in exchanges[0].parts { break }
    session.invalidate()
    session.start(request, exchanges[3]) { _ = ends.next() }
    for exchange in exchanges {
      await #expect(throws: LoadingProblem.cutShort) { for try await _ in exchange.parts {} }
    }
    while ends.value < 4 { await Task.yield() }
  }

  @Test("sends nothing for an exchange that has ended already")
  func endedBefore() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, "") }
    let session = CurlSession(connectionsPerHost: 2)
    defer { session.invalidate() }
    let ends = TestCounter()
    let exchange = Exchange(limit: 100, onActivity: {})
    exchange.fail(.timedOut)
    session.start(OutgoingRequest(url: server.url("/gone"), timeout: 60), exchange) {
      _ = ends.next()
    }
    #expect(ends.value == 1)
    let second = Exchange(limit: 100, onActivity: {})
    session.start(OutgoingRequest(url: server.url("/"), timeout: 60), second) {}
    for try await _ in second.parts {}
    #expect(server.requests.map(\.path) == ["/"])
  }

  /// Of four runs with thirty times as many requests, one by `URLSession` on Linux ended the process.
  @Test("survives connections that end while they are let go of")
  func endings() async throws {
    let server = try TestServer { request, connection in
      switch request.path.count % 5 {
      case 0: connection.sendAnswer(200, Array(repeating: 7, count: 70_000))
      case 1: connection.reset()
      case 2:
        connection.sendHead(200, ["Content-Length: 100000"])
        connection.send(Array(repeating: 7, count: 50_000))
        connection.reset()
      case 3: connection.sendHead(200, ["Content-Length: 10"])
      default: break
      }
    }
    for seed in 0..<20 {
      let transport = Kind.platform.transport
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          group.addTask {
            var random = SeededRandom(seed: UInt64(seed * 100 + number))
            let path = String(repeating: "a", count: Int.random(in: 0..<5, using: &random))
            let request = OutgoingRequest(url: server.url("/" + path), timeout: 60)
            let loading = Task { await transport.outcome(of: request) }
            if Bool.random(using: &random) {
              try? await Task.sleep(nanoseconds: .random(in: 0..<3_000_000, using: &random))
              loading.cancel()
            }
            let outcome = await loading.value
            if outcome.problem == nil, !loading.isCancelled {
              #expect(outcome.body.count == 70_000)
            }
          }
        }
      }
    }
    let last = await Kind.platform.transport.outcome(
      of: OutgoingRequest(url: server.url("/aaaa"), timeout: 60))
    #expect(last.body.count == 70_000)
  }
}
