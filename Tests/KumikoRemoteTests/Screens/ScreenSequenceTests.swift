import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Documents, patches, typing and scrolling in random order.
@MainActor
@Suite("A screen after a random sequence", .closesWindows, .timeLimit(.minutes(5)))
struct ScreenSequenceTests {
  private func read(_ world: RandomWorld) throws -> RemoteScreen {
    try #require(RemoteScreen.read(Data(world.document.utf8), file: "world").screen)
  }

  /// The texts of a screen that is shown anew with a state.
  private func fresh(_ world: RandomWorld, _ state: [String: RemoteValue]) throws -> [String] {
    let controller = RemoteScreenController(try read(world))
    for (name, value) in state { controller.model.setState("state.\(name)", to: value) }
    let stage = TestStage(root: controller)
    stage.settle()
    defer { stage.close() }
    return stage.texts
  }

  /// Does random steps; returns the controller for its memory to be watched.
  private func run(seed: UInt64) throws -> RemoteScreenController {
    var random = SeededRandom(seed: seed)
    var world = RandomWorld()
    let controller = RemoteScreenController(try read(world))
    var problems: [DocumentProblem] = []
    controller.onProblem = { problems.append($0) }
    let stage = TestStage(root: controller)
    stage.settle()
    for _ in 0..<Int.random(in: 4...16, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        _ = world.edit(using: &random)
        let shown = Bool.random(using: &random) ? controller.model.remoteScreen : nil
        let reading = RemoteScreen.read(
          Data(world.document.utf8), file: "world", previous: shown)
        controller.show(try #require(reading.screen, "seed \(seed)"))
      case 1, 2:
        let changes = (0...1).map { _ in world.edit(using: &random) }
        let result = controller.model.remoteScreen.receiving(
          Data(RandomWorld.patch(changes).utf8), file: "patch")
        controller.show(try #require(result.screen, "seed \(seed): \(result) \(changes)"))
      case 3:
        let field = Int.random(in: 0..<4, using: &random)
        let text = ["", "typed", "more"].randomElement(using: &random) ?? ""
        controller.model.setState("state.f\(field)", to: .string(text))
      case 4:
        controller.listView.contentOffset.y += CGFloat(Int.random(in: -200...200, using: &random))
      default: stage.runFrame()
      }
    }
    controller.listView.contentOffset = CGPoint(
      x: 0, y: -controller.listView.adjustedContentInset.top)
    stage.settle()
    #expect(problems == [], "seed \(seed)")
    let expected = try fresh(world, controller.model.state)
    #expect(stage.texts == expected, "seed \(seed)")
    stage.close()
    return controller
  }

  @Test("is a fresh one of the last document with the same state")
  func sequences() throws {
    for seed in 0..<Self.count { _ = try run(seed: seed) }
  }

  @Test("leaves nothing behind")
  func leaks() throws {
    weak var controller: RemoteScreenController?
    weak var model: RemoteScreenModel?
    try autoreleased {
      let last = try run(seed: 1)
      (controller, model) = (last, last.model)
    }
    #expect(controller == nil && model == nil)
  }

  private func autoreleased(_ body: () throws -> Void) throws { try body() }

  /// `SCREEN_SEQUENCES=10000` runs as many.
  private static var count: UInt64 {
    ProcessInfo.processInfo.environment["SCREEN_SEQUENCES"].flatMap { UInt64($0) } ?? 40
  }
}
