import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `A served screen that is not whole, or old` {
  private nonisolated static let live = #""live":"/live","#

  @Test func `is loaded again with a tap`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let words = ServedDocuments.rows(["Tea", "Coffee"])
      guard count.next() == 1 else { return connection.sendAnswer(200, words) }
      connection.sendHead(
        200, ["Content-Type: application/json", "Content-Length: \(words.utf8.count)"])
      connection.send(String(words.dropLast(20)))
    }
    let served = ServedStage(server.url("/front")) {
      $0.retry.attempts = 1
      $0.clock = .waiting
    }
    try await served.wait(for: "The connection was lost before everything had come.")
    #expect(served.texts.contains("Tea"))
    try served.stage.tap(on: "Try Again")
    try await served.wait(for: "Coffee")
    try await served.wait("the end") { served.controller.served.status == .current }
    #expect(served.texts == ["Tea", "Coffee"])
    #expect(count.value == 2)
  }

  @Test func `is loaded again when it appears again`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let number = count.next()
      connection.sendAnswer(number == 2 ? 503 : 200, ServedDocuments.rows(["Tea \(number)"]))
    }
    let served = ServedStage(server.url("/front")) {
      $0.retry.attempts = 1
      $0.clock = .waiting
    }
    try await served.wait(for: "Tea 1")
    await served.controller.refresh()
    try await served.wait(for: "The server has a problem.")
    served.navigation.pushViewController(UIViewController(), animated: false)
    served.stage.settle()
    served.navigation.popViewController(animated: false)
    try await served.wait(for: "Tea 3")
    #expect(served.controller.served.status == .current)
  }

  @Test func `is loaded again, later, while it is seen`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendAnswer(count.next() < 4 ? 503 : 200, ServedDocuments.rows(["Tea"]))
    }
    let served = ServedStage(server.url("/front")) { $0.retry.attempts = 2 }
    try await served.wait(for: "Tea")
    #expect(served.controller.served.status == .current)
    #expect(count.value == 4)
  }

  @Test func `listens again after its events were refused`() async throws {
    let lives = TestCounter()
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        return connection.sendAnswer(200, ServedDocuments.rows(["Tea"], more: Self.live))
      }
      switch lives.next() {
      case 1: return connection.sendAnswer(404, "")
      case 2: return connection.sendAnswer(200, "<html>", type: "text/html")
      default: break
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send(
        "data: \(ServedDocuments.rows(["Coffee"], more: Self.live))\n\n")
      gate.wait()
    }
    let served = ServedStage(server.url("/front")) { $0.heartbeat = 1e9 }
    try await served.wait(for: "Coffee")
    #expect(served.controller.served.status == .current)
    #expect(lives.value == 3)
    gate.open()
  }

  @Test func `repeats a load that an event asked for, and that failed`() async throws {
    let count = TestCounter()
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.path == "/live" else {
        let number = count.next()
        return connection.sendAnswer(
          number == 2 ? 503 : 200, ServedDocuments.rows(["Tea \(number)"], more: Self.live))
      }
      connection.sendHead(200, ["Content-Type: text/event-stream"])
      connection.send("data:\n\n")
      gate.wait()
    }
    let served = ServedStage(server.url("/front")) {
      $0.retry.attempts = 1
      $0.heartbeat = 1e9
    }
    try await served.wait(for: "Tea 3")
    #expect(served.controller.served.status == .current)
    #expect(server.requests.count { $0.path == "/live" } == 1)
    gate.open()
  }

  @Test func `never shows less of an attempt than of the one before`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let rows = (1...6).map { "Row \($0)" }
      let words = ServedDocuments.rows(rows)
      connection.sendHead(
        200, ["Content-Type: application/json", "Content-Length: \(words.utf8.count)"])
      guard count.next() > 1 else {
        connection.send(String(words.dropLast(20)))
        // All of it has to come before the end does.
        return connection.pause(0.1)
      }
      let end = words.range(of: #"{"type":"ListRow","id":"Row 2""#)?.lowerBound
      let head = words[..<(end ?? words.endIndex)]
      connection.send(String(head))
      connection.pause(0.2)
      connection.send(String(words.dropFirst(head.count)))
    }
    let screen = ServedScreen(server.url("/front"), service: .quick())
    var counts: [Int] = []
    screen.onChange = { [weak screen] in
      if let rows = screen?.rowCount { counts.append(rows) }
    }
    await screen.load()
    #expect(counts.last == 6)
    #expect(counts.contains(5))
    #expect(counts == counts.sorted())
  }

  @Test func `is not read anew for each part that comes`() async throws {
    let rows = (1...200).map { "Row \($0)" }
    let server = try TestServer { _, connection in
      let words = ServedDocuments.rows(rows)
      connection.sendHead(200, ["Content-Type: application/json"])
      for part in words.replacing(#"{"type":"List"#, with: "\u{1F}" + #"{"type":"List"#)
        .split(separator: "\u{1F}")
      {
        connection.send(String(part))
        connection.pause(0.001)
      }
    }
    let screen = ServedScreen(server.url("/front"), service: .quick { $0.clock = .waiting })
    var counts: [Int] = []
    screen.onChange = { [weak screen] in
      if let rows = screen?.rowCount, counts.last != rows { counts.append(rows) }
    }
    await screen.load()
    #expect(counts.last == 200)
    #expect((counts.first ?? 200) < 200)
    #expect(counts.count <= 3)
  }

  @Test func `is what it was when its load is canceled`() async throws {
    let count = TestCounter()
    let gate = TestGate()
    let server = try TestServer { _, connection in
      if count.next() > 1 { gate.wait() }
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    let screen = ServedScreen(server.url("/front"), service: .quick())
    await screen.load()
    let load = Task { await screen.load(.user, caching: .reload) }
    for _ in 0..<2_000 where count.value < 2 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(screen.status == .updating)
    load.cancel()
    await load.value
    #expect(screen.status == .current)
    gate.open()
  }
}

extension ScreenService {
  /// A service whose waits are a hundredth of what they are.
  static func quick(_ change: (inout LoadingOptions) -> Void = { _ in }) -> ScreenService {
    var options = LoadingOptions()
    options.clock = .fast(100)
    options.random = { 0 }
    change(&options)
    return ScreenService(loader: ScreenLoader(options))
  }
}

extension ServedScreen {
  /// The rows of the first section; nil before there is anything.
  var rowCount: Int? {
    screen?.document.element.elements("sections").first?.elements("rows").count
  }
}

extension LoadingClock {
  /// A clock whose waits last until they are canceled.
  static let waiting = LoadingClock(
    date: { Date() }, uptime: { 1_000 },
    sleep: { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) })
}
