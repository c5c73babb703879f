import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("The controller of a screen", .closesWindows, .timeLimit(.minutes(1)))
struct RemoteScreenControllerTests {
  @Test("leaves its own screen, and none that has come before it")
  func leaving() throws {
    let words = #"{ "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [] }"#
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json")
    let controller = RemoteScreenController(try #require(reading.screen))
    let (root, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let stage = TestStage(root: navigation)
    navigation.pushViewController(controller, animated: false)
    navigation.pushViewController(other, animated: false)
    stage.settle()
    // As when a form was sent, and its answer comes when its user has gone on.
    controller.dismiss()
    stage.settle()
    #expect(navigation.topViewController === other)
    #expect(navigation.viewControllers.map { $0 === controller } == [false, false])
    navigation.pushViewController(controller, animated: false)
    stage.settle()
    controller.dismiss()
    stage.settle()
    #expect(navigation.topViewController === other)
  }

  @Test("goes with the alert above it", arguments: [false, true])
  func leavingBelowAlert(isInStack: Bool) throws {
    let words = #"{ "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [] }"#
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json")
    let controller = RemoteScreenController(try #require(reading.screen))
    let root = UIViewController()
    let stage = TestStage(root: root)
    let presented: UIViewController =
      isInStack ? UINavigationController(rootViewController: controller) : controller
    root.present(presented, animated: false)
    stage.settle()
    let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert)
    stage.settle()
    #expect(alert.presentingViewController != nil)
    controller.dismiss()
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("stays with the alert above it where there is nothing to go back to")
  func stayingBelowAlert() throws {
    let words = #"{ "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [] }"#
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json")
    let controller = RemoteScreenController(try #require(reading.screen))
    let stage = TestStage(root: controller)
    let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert)
    stage.settle()
    controller.dismiss()
    stage.settle()
    #expect(controller.presentedViewController === alert)
  }

  @Test("has sheets of choices belong to it where they are popovers")
  func sheets() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [
        { "type": "Section", "id": "only", "rows": [ { "type": "ListRow", "title": "Row",
          "onSelect": { "type": "Alert", "title": "Share?", "isSheet": true, "buttons": [
            { "type": "AlertButton", "title": "Copy",
              "onSelect": { "type": "Navigate", "to": "/copy" } },
            { "type": "AlertButton", "title": "Cancel", "style": "cancel" } ] } } ] } ] }
      """, size: CGSize(width: 1_000, height: 800))
    try stage.stage.tap(on: "Row")
    stage.stage.settle()
    let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
    #expect(alert.popoverPresentationController?.sourceView != nil)
    try stage.stage.tap(on: "Copy")
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /copy"])
  }
}
