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
