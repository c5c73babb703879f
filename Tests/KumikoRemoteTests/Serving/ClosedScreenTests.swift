import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

/// What a screen has begun ends with it, however long the server would take.
@MainActor
@Suite struct `A screen that is closed` {
  private nonisolated static let screen = #"""
    {"kumiko":"1.0","type":"Screen","id":"s","onRefresh":{"type":"Refresh"},
    "sections":[{"type":"Section","id":"all","next":"/wait/page","rows":[
    {"type":"ListRow","id":"a","title":"Refresh","onSelect":{"type":"Refresh"}},
    {"type":"ImageRow","id":"b","image":"/wait/picture","height":20}]}]}
    """#

  @Test func `ends its refresh, its page and its pictures`() async throws {
    let gate = TestGate()
    let count = TestCounter()
    let server = try TestServer { request, connection in
      if request.path == "/screen", count.next() == 1 {
        return connection.sendAnswer(200, Self.screen)
      }
      if request.path == "/" { return connection.sendAnswer(200, ServedDocuments.rows(["Home"])) }
      gate.wait()
      connection.sendAnswer(404, "")
    }
    defer { for _ in 0..<3 { gate.open() } }
    let served = ServedStage(server.url("/"))
    try await served.wait(for: "Home")
    weak var closed: ServedScreenController?
    do {
      let next = ServedScreenController(
        server.url("/screen"), service: served.controller.served.service)
      closed = next
      served.navigation.pushViewController(next, animated: false)
      try await served.wait(for: "Refresh")
      try served.stage.tap(on: "Refresh")
      try await served.wait("a page, a picture and the screen again") {
        Set(server.requests.map(\.path)).isSuperset(of: ["/wait/page", "/wait/picture"])
          && server.requests.count { $0.path == "/screen" } == 2
      }
      served.navigation.popViewController(animated: false)
    }
    try await served.wait("nothing is left") { closed == nil }
    #expect(served.texts == ["Home"])
  }

  @Test func `goes on while another is above it`() async throws {
    let gate = TestGate()
    let count = TestCounter()
    let server = try TestServer { request, connection in
      let number = count.next()
      if number == 2 { gate.wait() }
      let row = #"{"type":"ListRow","id":"a","title":"R\#(number)","onSelect":{"type":"Refresh"}}"#
      connection.sendAnswer(
        200,
        #"{"kumiko":"1.0","type":"Screen","id":"s","sections":"#
          + #"[{"type":"Section","id":"all","rows":[\#(row)]}]}"#)
    }
    let served = ServedStage(server.url("/"))
    try await served.wait(for: "R1")
    try served.stage.tap(on: "R1")
    try await served.wait("it is asked again") { server.requests.count == 2 }
    served.navigation.pushViewController(UIViewController(), animated: false)
    served.stage.settle()
    gate.open()
    try await served.wait("the newest") {
      served.controller.served.status == .current
    }
    served.navigation.popViewController(animated: false)
    try await served.wait(for: "R2")
  }
}
