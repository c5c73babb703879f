import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `Impressions of a served screen` {
  private nonisolated static let screen = #"""
    {"kumiko":"1.0","type":"Screen","id":"front","experiment":"b","sections":[
    {"type":"Section","id":"s","rows":[
    {"type":"ListRow","id":"a","title":"Tea","impression":"tea"},
    {"type":"ListRow","id":"b","title":"Pot","impression":"pot"}]}]}
    """#

  private final class Counts: ImpressionCounting {
    private let lock = NSLock()
    // Read and written with the lock.
    private nonisolated(unsafe) var list: [ScreenImpression] = []
    var all: [ScreenImpression] { lock.withLock { list } }
    func count(_ impression: ScreenImpression) { lock.withLock { list.append(impression) } }
  }

  @Test func `reach what the app counts with`() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, Self.screen) }
    let counts = Counts()
    let served = ServedStage(server.url("/"), serve: { $0.impressions = counts })
    try await served.wait(for: "Tea")
    served.stage.advance(by: 1.2)
    #expect(
      Set(counts.all) == [
        ScreenImpression("tea", screenID: "front", experiment: "b"),
        ScreenImpression("pot", screenID: "front", experiment: "b"),
      ])
  }

  @Test func `reach a server, together, when it is there again`() async throws {
    let tries = TestCounter()
    let server = try TestServer { request, connection in
      guard request.method == "POST" else { return connection.sendAnswer(200, Self.screen) }
      connection.sendAnswer(tries.next() < 3 ? 503 : 204, "")
    }
    let served = ServedStage(
      server.url("/"), { $0.retry.attempts = 1 },
      serve: {
        let request = ScreenRequest(server.url("/seen"), account: "ada")
        $0.impressions = ImpressionReporter(request, loader: $0.loader)
      })
    try await served.wait(for: "Tea")
    served.stage.advance(by: 1.2)
    try await served.wait("three requests") { tries.value == 3 }
    let sent = server.requests.filter { $0.path == "/seen" }
    #expect(Set(sent.compactMap { $0.headers["idempotency-key"] }).count == 1)
    let body = try #require(
      try JSONSerialization.jsonObject(with: sent[0].body) as? [String: [[String: Any]]])
    let names = body["impressions"]?.compactMap { $0["name"] as? String }
    #expect(names?.sorted() == ["pot", "tea"])
    #expect(body["impressions"]?.allSatisfy { $0["screen"] as? String == "front" } == true)
    #expect(body["impressions"]?.allSatisfy { $0["experiment"] as? String == "b" } == true)
    #expect(body["impressions"]?.allSatisfy { $0["time"] is Int } == true)
  }
}
