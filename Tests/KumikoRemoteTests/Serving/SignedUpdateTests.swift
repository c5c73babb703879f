import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `Signed updates of a screen` {
  private nonisolated static let patch =
    #"{"kumiko":"1.0","type":"Patch","of":"s","changes":["#
    + #"{"type":"Insert","into":"all","elements":[{"type":"ListRow","id":"p","title":"Packed"}]}]}"#

  /// Shows an order whose first version is signed at 1,000,000, and whose second one later.
  private func stage(
    _ update: @escaping @Sendable (TestRequest, TestConnection) -> Void
  ) throws -> (ServedStage, TestServer) {
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/order" else { return update(request, connection) }
      let number = count.next()
      let rows = number == 1 ? ["Ordered"] : ["Ordered", "Sent"]
      let words = ServedDocuments.rows(rows, more: #""live":"/live","#)
      connection.sendAnswer(
        200, words,
        [
          SumVerifier.header(words, issued: 1_000_000 + 10 * number, expires: 4_000_000_000),
          "ETag: \"\(number)\"",
        ])
    }
    let served = ServedStage(
      server.url("/order"), { $0.verifier = SumVerifier() },
      serve: { $0.screenID = { $0.path == "/order" ? "s" : nil } })
    return (served, server)
  }

  private nonisolated static func signed(_ screen: String, _ issued: Int) -> String {
    SumVerifier.header(patch, screen: screen, issued: issued, expires: 4_000_000_000)
  }

  private func texts(afterEvent header: String, until text: String) async throws -> [String] {
    let gate = TestGate()
    let (served, _) = try stage { request, connection in
      guard request.path == "/live" else { return connection.sendAnswer(404, "") }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("data: \(header)\ndata: \(Self.patch)\n\n")
      gate.wait()
    }
    try await served.wait(for: text)
    gate.open()
    return served.texts
  }

  @Test func `are taken over if they are of the screen, and newer`() async throws {
    let texts = try await texts(afterEvent: Self.signed("s", 1_000_011), until: "Packed")
    #expect(texts == ["Ordered", "Packed"])
  }

  @Test func `by events are not taken for those of another screen`() async throws {
    let texts = try await texts(afterEvent: Self.signed("other", 1_000_011), until: "Sent")
    #expect(texts == ["Ordered", "Sent"])
  }

  @Test func `by events are not older than the screen`() async throws {
    let texts = try await texts(afterEvent: Self.signed("s", 1_000_009), until: "Sent")
    #expect(texts == ["Ordered", "Sent"])
  }

  @Test func `by forms are those of the screen, and newer`() async throws {
    let header = Locking("")
    let (served, server) = try stage { request, connection in
      guard request.path == "/send" else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(200, Self.patch, [header.value])
    }
    try await served.wait(for: "Ordered")
    let screen = served.controller.served
    for (id, issued, problem) in [
      ("other", 1_000_011, VerificationProblem.otherScreen), ("s", 1_000_009, .rollback),
    ] {
      header.value = Self.signed(id, issued)
      await #expect(throws: ServedScreenProblem.loading(.verification(problem))) {
        try await screen.submit([:], to: server.url("/send"), method: "POST")
      }
    }
    header.value = Self.signed("s", 1_000_011)
    _ = try await screen.submit([:], to: server.url("/send"), method: "POST")
    try await served.wait(for: "Packed")
  }

  @Test func `by pages are those of the screen, and as old as they are`() async throws {
    let header = Locking("")
    let (served, server) = try stage { request, connection in
      guard request.path.hasPrefix("/page") else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(200, Self.patch, [header.value])
    }
    try await served.wait(for: "Ordered")
    let screen = served.controller.served
    header.value = Self.signed("other", 1_000_011)
    await #expect(throws: ServedScreenProblem.loading(.verification(.otherScreen))) {
      try await screen.loadPage(at: server.url("/page"), of: "all")
    }
    header.value = Self.signed("s", 1_000_000)
    try await screen.loadPage(at: server.url("/page"), of: "all")
    try await served.wait(for: "Packed")
  }

  private final class Locking: Sendable {
    private let lock = NSLock()
    // Read and written with the lock.
    private nonisolated(unsafe) var text: String
    init(_ text: String) { self.text = text }
    var value: String {
      get { lock.withLock { text } }
      set { lock.withLock { text = newValue } }
    }
  }
}
