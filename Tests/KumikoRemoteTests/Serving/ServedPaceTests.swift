import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

/// How often a server, or a document, makes something happen. The clock stands still but for waits.
@MainActor
@Suite("The pace of a served screen", .timeLimit(.minutes(1)))
struct ServedPaceTests {
  private let clock = TestClock()

  /// The waits of half a second and more: shorter ones are those of reading.
  private var longWaits: [TimeInterval] { clock.waits.filter { $0 >= 0.5 } }

  private func service(_ change: (inout LoadingOptions) -> Void = { _ in }) -> ScreenService {
    .quick {
      $0.clock = clock.clock
      $0.heartbeat = 1e9
      change(&$0)
    }
  }

  private func wait(_ what: String, _ holds: () -> Bool) async throws {
    for _ in 0..<2_000 {
      if holds() { return }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    Issue.record("never: \(what)")
  }

  private nonisolated static func insert(_ id: Int) -> String {
    #"{"kumiko":"1.0","type":"Patch","of":"s","changes":[{"type":"Insert","into":"all","#
      + #""elements":[{"type":"ListRow","id":"\#(id)","title":"Row \#(id)"}]}]}"#
  }

  @Test("takes 60 events at once, and then 20 a second")
  func events() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        return connection.sendAnswer(200, ServedDocuments.rows(["Tea"], more: #""live":"/live","#))
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      for part in [0..<60, 60..<100] {
        gate.wait()
        connection.send(part.map { "data: \(Self.insert($0))\n\n" }.joined())
      }
      gate.wait()
    }
    let screen = ServedScreen(server.url("/"), service: service())
    await screen.load()
    screen.followsEvents = true
    gate.open()
    try await wait("60 events") { screen.rowCount == 61 }
    #expect(clock.waits.filter { $0 < 0.09 } == [])
    gate.open()
    try await wait("100 events") { screen.rowCount == 101 }
    let waits = clock.waits.filter { $0 < 0.09 }
    #expect(waits.count == 40)
    #expect(abs(waits.reduce(0, +) - 2) < 0.01)
    screen.followsEvents = false
    gate.open()
  }

  @Test("takes ten pages at once, and then one a second")
  func pages() async throws {
    let server = try TestServer { request, connection in
      guard let number = Int(request.path.dropFirst()) else {
        return connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
      }
      connection.sendAnswer(200, Self.insert(number))
    }
    let screen = ServedScreen(server.url("/"), service: service())
    await screen.load()
    for number in 0..<10 { try await screen.loadPage(at: server.url("/\(number)"), of: "all") }
    #expect(longWaits == [])
    for number in 10..<13 { try await screen.loadPage(at: server.url("/\(number)"), of: "all") }
    #expect(longWaits.count == 3 && longWaits.allSatisfy { abs($0 - 1) < 0.01 })
    #expect(screen.rowCount == 14)
    clock.advance(10)
    for number in 13..<20 { try await screen.loadPage(at: server.url("/\(number)"), of: "all") }
    #expect(longWaits.count == 3)
  }

  @Test("asks three times for a page whose version changes again and again")
  func versions() async throws {
    let wholes = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path == "/" else {
        return connection.sendAnswer(
          200, #"{"kumiko":"1.0","type":"Patch","of":"s","base":"\"0\"","changes":[]}"#)
      }
      let next = #"{"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","#
      connection.sendAnswer(
        200, next + #""id":"all","next":"/2","rows":[]}]}"#, ["ETag: \"\(wholes.next())\""])
    }
    let screen = ServedScreen(server.url("/"), service: service())
    await screen.load()
    await #expect(throws: ServedScreenProblem.loading(.tooManyLoads)) {
      try await screen.loadPage(at: server.url("/2"), of: "all")
    }
    #expect(server.requests.count { $0.path == "/2" } == 3)
    #expect(wholes.value == 4)
  }

  @Test("loads by itself once a second, and for its user at once")
  func loads() async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    let screen = ServedScreen(server.url("/"), service: service())
    for _ in 0..<3 { await screen.load(.automatic, caching: .reload) }
    #expect(longWaits.count == 2 && longWaits.allSatisfy { abs($0 - 1) < 0.01 })
    for _ in 0..<5 { await screen.load(.user, caching: .reload) }
    #expect(longWaits.count == 2)
    #expect(server.requests.count == 8)
  }

  @Test("loads by itself one at a time, and once more for all who ask meanwhile")
  func sharing() async throws {
    let gate = TestGate()
    let server = try TestServer { _, connection in
      gate.wait()
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    let screen = ServedScreen(server.url("/"), service: service())
    let first = Task { await screen.load(.automatic, caching: .reload) }
    try await wait("a request") { server.requests.count == 1 }
    let others = (0..<5).map { _ in Task { await screen.load(.automatic, caching: .reload) } }
    for _ in 0..<20 { await Task.yield() }
    #expect(server.requests.count == 1)
    gate.open()
    gate.open()
    await first.value
    for other in others { await other.value }
    #expect(server.requests.count == 2)
  }

  @Test("sends forms that nobody has tapped for once a second, and others at once")
  func forms() async throws {
    let server = try TestServer { request, connection in
      guard request.method == "GET" else { return connection.sendAnswer(200, "{}") }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"s","state":{"isOn":false},
        "onAppear":[{"type":"Submit","to":"/a"},{"type":"Submit","to":"/b"}],
        "sections":[{"type":"Section","id":"all","rows":[
        {"type":"ToggleRow","id":"t","title":"On","bind":"state.isOn",
        "onChange":{"type":"Submit","to":"/c"}},
        {"type":"ListRow","id":"go","title":"Go","onSelect":{"type":"Submit","to":"/d"}}]}]}
        """#)
    }
    let served = ServedStage(server.url("/")) { $0.clock = clock.clock }
    try await served.wait(for: "Go")
    try await served.wait("two forms") { server.requests.count == 3 }
    #expect(longWaits.count == 1)
    try served.stage.tap(on: "Go")
    try await served.wait("a form") { server.requests.last?.path == "/d" }
    #expect(longWaits.count == 1)
    // What is chosen by the way is no tap on a button that says so.
    try served.stage.tap(served.stage.view(of: UISwitch.self))
    try await served.wait("another form") { server.requests.last?.path == "/c" }
    #expect(longWaits.count == 2)
  }
}
