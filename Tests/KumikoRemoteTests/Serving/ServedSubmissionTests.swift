import Foundation
import KumikoRemote
import Testing

@MainActor
@Suite struct `What forms are known by` {
  /// What the server answers, by the body of a form; 200 for others.
  private static func server(
    _ status: @escaping @Sendable (String, Int) -> Int
  ) throws -> TestServer {
    let count = TestCounter()
    return try TestServer { request, connection in
      guard request.method == "POST" else {
        return connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
      }
      let body = String(decoding: request.body, as: UTF8.self)
      connection.sendAnswer(status(body, count.next()), "{}")
    }
  }

  private func keys(_ server: TestServer) -> [String] {
    server.requests.compactMap { $0.headers["idempotency-key"] }
  }

  private func send(_ screen: ServedScreen, _ server: TestServer, _ value: Double) async {
    _ = try? await screen.submit(
      ["a": .number(value)], to: server.url("/send"), method: "POST")
  }

  @Test func `stays while others are sent, and ends with its own answer`() async throws {
    let server = try Self.server { _, number in number <= 1 ? 503 : 200 }
    let screen = ServedScreen(server.url("/"), service: .quick { $0.retry.attempts = 1 })
    await screen.load()
    for value in [1, 2, 1, 1] { await send(screen, server, Double(value)) }
    let keys = keys(server)
    #expect(keys.count == 4)
    #expect(keys[0] == keys[2])
    #expect(Set(keys).count == 3)
  }

  @Test func `ends where the server refuses and the form is another then`() async throws {
    let server = try Self.server { _, number in number <= 2 ? 403 : 200 }
    let screen = ServedScreen(server.url("/"), service: .quick { $0.retry.attempts = 1 })
    await screen.load()
    for value in [1, 1, 2, 1] { await send(screen, server, Double(value)) }
    let keys = keys(server)
    #expect(keys.count == 4)
    #expect(keys[0] == keys[1])
    #expect(keys[1] != keys[3])
  }

  @Test func `is sent once where it is sent twice at a time`() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.method == "POST" else {
        return connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
      }
      gate.wait()
      connection.sendAnswer(422, #"{"errors":{"a":"no"}}"#)
    }
    let screen = ServedScreen(server.url("/"), service: .quick())
    await screen.load()
    let url = server.url("/send")
    let sends = (0..<3).map { _ in
      Task { try await screen.submit(["a": 1], to: url, method: "POST") }
    }
    for _ in 0..<2_000 where server.requests.count < 2 {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    for _ in 0..<20 { await Task.yield() }
    (0..<3).forEach { _ in gate.open() }
    for send in sends { #expect(try await send.value == ["a": "no"]) }
    #expect(server.requests.count == 2)
  }
}
