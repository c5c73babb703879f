import Foundation
import KumikoLoading
import Testing

@Suite("Impressions that are sent", .serialized) struct ImpressionReporterTests {
  /// What a server was told, request by request.
  private func names(_ server: TestServer) throws -> [[String]] {
    try server.requests.map { request in
      let body = try JSONSerialization.jsonObject(with: request.body) as? [String: [[String: Any]]]
      return body?["impressions"]?.compactMap { $0["name"] as? String } ?? []
    }
  }

  private func makeReporter(
    _ server: TestServer, _ clock: LoadingClock, batch: Int = 100, capacity: Int = 1_000
  ) -> ImpressionReporter {
    var options = LoadingOptions()
    (options.clock, options.random, options.retry.attempts) = (clock, { 0 }, 1)
    return ImpressionReporter(
      ScreenRequest(server.url("/seen")), loader: ScreenLoader(options), batch: batch,
      capacity: capacity)
  }

  /// Waits until something holds, at most five seconds.
  private func wait(_ holds: () -> Bool) async throws {
    for _ in 0..<1_000 where !holds() { try await Task.sleep(nanoseconds: 5_000_000) }
  }

  @Test("go together, at most as many as a request may have, ten seconds apart")
  func batches() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(204, "") }
    let reporter = makeReporter(server, .fast(50), batch: 4)
    let start = Date()
    for number in 0..<10 { reporter.count(ScreenImpression("\(number)")) }
    try await wait { server.requests.count == 3 }
    let seconds = Date().timeIntervalSince(start) * 50
    #expect(seconds > 29, "three requests came in \(seconds) seconds")
    let names = try names(server)
    #expect(names.map(\.count) == [4, 4, 2])
    #expect(Set(names.joined()) == Set((0..<10).map { "\($0)" }))
  }

  @Test("are kept within bounds while the server is away, and given up at last")
  func capacity() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(503, "") }
    let clock = TestClock()
    let reporter = makeReporter(server, clock.clock, batch: 2, capacity: 5)
    for number in 0..<50 { reporter.count(ScreenImpression("\(number)")) }
    try await wait { server.requests.count == 12 }
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(server.requests.count == 12)
    #expect(Set(server.requests.compactMap { $0.headers["idempotency-key"] }).count == 1)
    #expect(clock.waits.prefix(4) == [10, 10, 10, 10])
    #expect(clock.waits.last == 60)
  }

  @Test("are dropped where the server refuses them")
  func refused() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(404, "") }
    let reporter = makeReporter(server, TestClock().clock, batch: 2)
    for number in 0..<4 { reporter.count(ScreenImpression("\(number)")) }
    try await wait { server.requests.count >= 2 }
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(try Set(names(server).joined()).count == 4)
    #expect(server.requests.count <= 4)
  }
}
