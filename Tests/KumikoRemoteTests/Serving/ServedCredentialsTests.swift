import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `What shows who asks` {
  /// Another server, which the app lists, and whose screen leads home.
  private static func other(home: @escaping @Sendable () -> String) throws -> TestServer {
    try TestServer { request, connection in
      if request.path == "/send" { return connection.sendAnswer(200, "{}") }
      guard request.path == "/away" else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"away","sections":[{"type":"Section","id":"s","rows":[
        {"type":"ListRow","id":"home","title":"Home",
        "onSelect":{"type":"Navigate","to":"\#(home())/home"}},
        {"type":"ListRow","id":"steal","title":"Steal",
        "onSelect":{"type":"Submit","to":"\#(home())/steal"}}]}]}
        """#)
    }
  }

  @Test func `reaches the server of the screen alone, and again who comes back`() async throws {
    let address = Box("")
    let other = try Self.other { address.value }
    let away = other.url("").absoluteString
    let home = try TestServer { request, connection in
      if request.path == "/steal" { return connection.sendAnswer(200, "{}") }
      guard request.path == "/front" else {
        return connection.sendAnswer(200, ServedDocuments.rows(["At home"]))
      }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"front","live":"\#(away)/live","sections":[
        {"type":"Section","id":"s","next":"\#(away)/page","rows":[
        {"type":"ImageElement","id":"i","source":"\#(away)/i.png","aspectRatio":4},
        {"type":"ListRow","id":"send","title":"Send",
        "onSelect":{"type":"Submit","to":"\#(away)/send"}},
        {"type":"ListRow","id":"go","title":"Go",
        "onSelect":{"type":"Navigate","to":"\#(away)/away"}}]}]}
        """#)
    }
    address.value = home.url("").absoluteString
    let served = ServedStage(
      home.url("/front"),
      { $0.policy.origins = Set([Origin(away), Origin(home.url("/"))].compactMap(\.self)) },
      serve: { $0.credentials = ["Authorization": "secret"] })
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("all requests") {
      Set(other.requests.map(\.path)).isSuperset(of: ["/live", "/page", "/i.png", "/send"])
    }
    try served.stage.tap(on: "Go")
    try await served.wait(for: "Steal")
    try served.stage.tap(on: "Steal")
    try await served.wait("a form") { home.requests.contains { $0.path == "/steal" } }
    try served.stage.tap(on: "Home")
    try await served.wait(for: "At home")
    #expect(other.requests.allSatisfy { $0.headers["authorization"] == nil })
    let known = home.requests.filter { $0.headers["authorization"] == "secret" }.map(\.path)
    #expect(Set(known) == ["/front", "/home"])
  }

  @Test func `is sent along with what the screen's own server is asked for`() async throws {
    let server = try TestServer { request, connection in
      guard request.path == "/front" else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"front","live":"/live","sections":[
        {"type":"Section","id":"s","next":"/page","rows":[
        {"type":"ImageElement","id":"i","source":"/i.png","aspectRatio":4},
        {"type":"ListRow","id":"send","title":"Send",
        "onSelect":{"type":"Submit","to":"/send"}}]}]}
        """#)
    }
    let served = ServedStage(
      server.url("/front"), serve: { $0.credentials = ["Authorization": "secret"] })
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("all requests") {
      Set(server.requests.map(\.path)).isSuperset(of: ["/live", "/page", "/i.png", "/send"])
    }
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == "secret" })
  }

  /// A screen on one line whose row `Steal` sends a form home, with a picture that is there.
  private nonisolated static func stealing(
    _ home: String, _ id: String, more: String = ""
  ) -> String {
    #"{"kumiko":"1.0","type":"Screen","id":"\#(id)","sections":["#
      + #"{"type":"Section","id":"s","rows":["#
      + #"{"type":"ImageElement","id":"p","source":"\#(home)/stolen.png","aspectRatio":4},"#
      + more + #"{"type":"ListRow","id":"steal","title":"Steal","onSelect":"#
      + #"{"type":"Submit","to":"\#(home)/steal"}}]}]}"#
  }

  /// A server whose screen asks another one by its form, and by what else its document says.
  private static func home(
    live: String = "", next: String = "", send: String
  ) throws -> TestServer {
    try TestServer { request, connection in
      guard request.path == "/front" else {
        return connection.sendAnswer(request.path.hasSuffix(".png") ? 404 : 200, "{}")
      }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"front"\#(live),"sections":[
        {"type":"Section","id":"s"\#(next),"rows":[
        {"type":"ListRow","id":"send","title":"Send","onSelect":{"type":"Submit","to":"\#(send)"}},
        {"type":"ListRow","id":"own","title":"Own","onSelect":{"type":"Submit","to":"/own"}}]}]}
        """#)
    }
  }

  private func show(_ home: TestServer, _ other: TestServer) -> ServedStage {
    ServedStage(
      home.url("/front"), { $0.policy.origins = Set([Origin(other.url("/"))].compactMap(\.self)) },
      serve: { $0.credentials = ["Authorization": "secret"] })
  }

  /// Waits for a request, and returns what shows who asks.
  private func credentials(
    of path: String, _ server: TestServer, _ served: ServedStage
  ) async throws -> String? {
    try await served.wait(path) { server.requests.contains { $0.path == path } }
    return server.requests.last { $0.path == path }?.headers["authorization"]
  }

  @Test func `is not sent by what another server answers a form`() async throws {
    let address = Box("")
    let other = try TestServer { _, connection in
      connection.sendAnswer(200, Self.stealing(address.value, "front"))
    }
    let home = try Self.home(send: other.url("/send").absoluteString)
    address.value = home.url("").absoluteString
    let served = show(home, other)
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait(for: "Steal")
    try served.stage.tap(on: "Steal")
    #expect(try await credentials(of: "/steal", home, served) == nil)
    #expect(try await credentials(of: "/stolen.png", home, served) == nil)
    // Once all words are those of home again, so is who asks.
    await served.controller.refresh()
    try await served.wait(for: "Own")
    try served.stage.tap(on: "Own")
    #expect(try await credentials(of: "/own", home, served) == "secret")
  }

  @Test func `is not sent by a page of another server`() async throws {
    let address = Box("")
    let other = try TestServer { request, connection in
      guard request.path == "/page" else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(200, Self.stealing(address.value, "page"))
    }
    let away = other.url("").absoluteString
    let home = try Self.home(next: #","next":"\#(away)/page""#, send: "/send")
    address.value = home.url("").absoluteString
    let served = show(home, other)
    try await served.wait(for: "Steal")
    try served.stage.tap(on: "Steal")
    #expect(try await credentials(of: "/steal", home, served) == nil)
    #expect(try await credentials(of: "/stolen.png", home, served) == nil)
  }

  @Test func `is not sent by an event of another server`() async throws {
    let address = Box("")
    let gate = TestGate()
    let other = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("data: \(Self.stealing(address.value, "front"))\n\n")
      gate.wait()
    }
    let away = other.url("").absoluteString
    let home = try Self.home(live: #","live":"\#(away)/live""#, send: "/send")
    address.value = home.url("").absoluteString
    let served = show(home, other)
    try await served.wait(for: "Steal")
    try served.stage.tap(on: "Steal")
    #expect(try await credentials(of: "/steal", home, served) == nil)
    gate.open()
  }

  @Test func `is not sent by what another server leads to once its words have gone`() async throws {
    let address = Box("")
    let gate = TestGate()
    let other = try TestServer { request, connection in
      if request.path == "/slow" {
        gate.wait()
        return connection.sendAnswer(200, "{}")
      }
      let (away, home) = ("http://\(request.headers["host"] ?? "")", address.value)
      let row =
        #"{"type":"ListRow","id":"slow","title":"Slow","onSelect":[{"type":"Submit","#
        + #""to":"\#(away)/slow","onSuccess":{"type":"Submit","to":"\#(home)/late"}},"#
        + #"{"type":"Refresh"}]},"#
      connection.sendAnswer(200, Self.stealing(home, "front", more: row))
    }
    let home = try Self.home(send: other.url("/send").absoluteString)
    address.value = home.url("").absoluteString
    let served = show(home, other)
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait(for: "Slow")
    try served.stage.tap(on: "Slow")
    try await served.wait(for: "Own")
    gate.open()
    #expect(try await credentials(of: "/late", home, served) == nil)
    try served.stage.tap(on: "Own")
    #expect(try await credentials(of: "/own", home, served) == "secret")
  }

  /// An address that is known only when both servers listen.
  private final class Box: Sendable {
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
