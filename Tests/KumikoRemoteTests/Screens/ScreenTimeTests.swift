import Foundation
import KumikoDocuments
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("The time of a screen", .closesWindows, .timeLimit(.minutes(1)))
struct ScreenTimeTests {
  private let words = """
    { "kumiko": "1.0", "type": "Screen", "id": "test", "state": { "n": 0, "tap": "" },
      "sections": [ { "type": "Section", "id": "only", "rows": [
        { "type": "DescriptionRow", "id": "first", "text": "${env.now}" },
        { "type": "ListRow", "id": "go", "title": "Go",
          "onSelect": { "type": "SetState", "path": "state.tap", "to": "${env.now}" } },
        { "type": "DescriptionRow", "id": "last", "text": "${env.now}" } ] } ] }
    """

  private func controller(now: Date?) throws -> RemoteScreenController {
    let screen = try #require(RemoteScreen.read(Data(words.utf8), file: "test.json").screen)
    return RemoteScreenController(
      screen,
      environment: ScreenEnvironment(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: now))
  }

  /// Waits until another second is written.
  private func wait() async throws { try await Task.sleep(nanoseconds: 1_100_000_000) }

  @Test("is the present one when it is described, and when something is done")
  func present() async throws {
    let controller = try controller(now: nil)
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    let first = times(of: stage)
    try #require(first.count == 2)
    #expect(first[0] == first[1])
    try await wait()
    controller.model.setState("state.n", to: 1)
    stage.settle()
    let second = times(of: stage)
    try #require(second.count == 2)
    #expect(second[0] == second[1] && first[0] < second[0])
    try await wait()
    try stage.tap(on: "Go")
    stage.settle()
    let tap = try #require(controller.model.state(at: "state.tap").text)
    #expect(second[0] < tap)
    #expect(times(of: stage).allSatisfy { $0 >= tap })
  }

  @Test("is the one that the app has set, as long as it stays set")
  func fixed() async throws {
    let controller = try controller(now: Date(timeIntervalSince1970: 1_780_000_000))
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    let time = Date(timeIntervalSince1970: 1_780_000_000)
    #expect(times(of: stage) == [ISODate.text(of: time), ISODate.text(of: time)])
    try await wait()
    controller.model.setState("state.n", to: 1)
    stage.settle()
    #expect(times(of: stage) == [ISODate.text(of: time), ISODate.text(of: time)])
    controller.model.environment.now = time + 60
    stage.settle()
    #expect(times(of: stage).first == ISODate.text(of: time + 60))
  }

  @Test("stays the present one in an action that has another one done on its way")
  func inside() async throws {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "name": "", "n": 0, "tap": "" },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name",
            "onEndEditing": { "type": "SetState", "path": "state.n", "to": 1 } },
          { "type": "ListRow", "id": "go", "title": "Go", "onSelect": [
            { "type": "Navigate", "to": "/next" },
            { "type": "SetState", "path": "state.tap", "to": "${env.now}" } ] } ] } ] }
      """
    let screen = try #require(RemoteScreen.read(Data(words.utf8), file: "test.json").screen)
    let controller = EndingController(screen)
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    try stage.tap(on: "Name")
    stage.settle()
    try await wait()
    let time = ISODate.text(of: Date())
    try stage.tap(on: "Go")
    stage.settle()
    #expect(controller.model.state(at: "state.n") == 1)
    let tap = try #require(controller.model.state(at: "state.tap").text)
    #expect(tap >= time)
  }

  /// The times that are shown, as documents write them.
  private func times(of stage: TestStage) -> [String] {
    stage.texts.filter { $0.hasSuffix("Z") }
  }
}

/// Ends what is typed before it shows another screen.
private final class EndingController: RemoteScreenController {
  override func navigate(to url: URL) { view.endEditing(true) }
}
