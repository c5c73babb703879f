import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Documents, patches, typing, scrolling and lost connections in random order, over a socket.
@MainActor
@Suite("A served screen after a random sequence", .closesWindows, .timeLimit(.minutes(60)))
struct ServedSequenceTests {
  @Test("is a fresh one of the last document with the same state, and nothing typed is lost")
  func sequences() async throws {
    for seed in Self.first..<Self.first + Self.count {
      let gone = try await run(seed: seed)
      for _ in 0..<400 where gone.controller != nil {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(gone.controller == nil, "seed \(seed) leaks")
    }
  }

  /// What has to go when a screen is closed.
  private struct Gone {
    weak var controller: ServedScreenController?
  }

  private func run(seed: UInt64) async throws -> Gone {
    var random = SeededRandom(seed: seed)
    let server = try WorldServer()
    defer { server.stop() }
    if Bool.random(using: &random) { server.mood = Self.mood(using: &random) }
    let folder = try TestFolder()
    let isCached = Bool.random(using: &random)
    let served = ServedStage(server.url) {
      $0.retry.attempts = 2
      if isCached { $0.cache = DiskCache(folder: folder.url) }
    }
    var typed = [0, 0, 0, 0]
    for _ in 0..<Int.random(in: 4...14, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: server.edit(using: &random)
      case 2: server.mood = Self.mood(using: &random)
      case 3: server.cutEvents()
      case 4:
        let controller = served.controller
        Task { await controller.refresh() }
      case 5: type(in: served, &typed, seed, using: &random)
      case 6:
        let points = CGFloat(Int.random(in: -200...200, using: &random))
        served.controller.listView.contentOffset.y += points
      default: try await Task.sleep(for: .milliseconds(Int.random(in: 0...12, using: &random)))
      }
      served.stage.runFrame()
      await Task.yield()
    }
    try await end(served, server, typed, seed)
    served.stage.close()
    return Gone(controller: served.controller)
  }

  private static func mood(using random: inout SeededRandom) -> WorldServer.Mood {
    WorldServer.Mood.allCases.randomElement(using: &random) ?? .whole
  }

  /// Types a letter into a field that is seen, or, if that takes no keys, into the one that does.
  private func type(
    in served: ServedStage, _ typed: inout [Int], _ seed: UInt64,
    using random: inout SeededRandom
  ) {
    let titles = served.texts.filter { $0.hasPrefix("F") }
    guard let title = titles.randomElement(using: &random),
      (try? served.stage.tap(on: title)) != nil,
      let field = served.controller.view.window?.firstResponder as? UITextField
    else { return }
    // Two taps in a row select a word, which a letter would replace.
    let end = field.endOfDocument
    field.selectedTextRange = field.textRange(from: end, to: end)
    let (before, shown) = (fields(of: served), field.text)
    guard (try? served.stage.type("x")) != nil else { return }
    let after = fields(of: served)
    for number in typed.indices where after[number] != before[number] {
      typed[number] += 1
      #expect(
        after[number] == before[number] + "x",
        "seed \(seed): \(title), which showed \(shown ?? ""), changed f\(number) so")
    }
  }

  /// The values of the four fields.
  private func fields(of served: ServedStage) -> [String] {
    (0..<4).map { number in
      let value = served.controller.model.state(at: "state.f\(number)")
      return if case .string(let text) = value { text } else { "" }
    }
  }

  /// Lets the server be well again, and compares.
  private func end(
    _ served: ServedStage, _ server: WorldServer, _ typed: [Int], _ seed: UInt64
  ) async throws {
    let controller = served.controller
    server.mood = .whole
    // The first may share an attempt that began before the server was well.
    await controller.refresh()
    if controller.served.status != .current { await controller.refresh() }
    try await served.wait("the last version, seed \(seed)") {
      controller.served.screen?.entityTag == server.tag && controller.served.status == .current
    }
    controller.view.endEditing(true)
    served.stage.settle()
    controller.listView.contentOffset = CGPoint(
      x: 0, y: -controller.listView.adjustedContentInset.top)
    served.stage.settle()
    let state = controller.model.state
    for (field, count) in typed.enumerated() {
      let text = controller.model.state(at: "state.f\(field)")
      #expect(text == .string(String(repeating: "x", count: count)), "seed \(seed), f\(field)")
    }
    let shown = served.stage.texts
    let reading = RemoteScreen.read(Data(server.world.document.utf8), file: "world")
    let fresh = RemoteScreenController(try #require(reading.screen))
    for (name, value) in state { fresh.model.setState("state.\(name)", to: value) }
    let stage = TestStage(root: UINavigationController(rootViewController: fresh))
    stage.settle()
    #expect(shown == stage.texts, "seed \(seed)")
    stage.close()
  }

  /// `SCREEN_SEQUENCES=10000` runs as many, with `SCREEN_SEED=500` those from this one on.
  private static let count = number("SCREEN_SEQUENCES") ?? 20
  private static let first = number("SCREEN_SEED") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
