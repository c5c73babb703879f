import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.serialized, .closesWindows) struct `Screens that were left` {
  @Test(arguments: ["list-layout", "mail", "todo", "settings", "shelves"])
  func `are gone, with their rows`(name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestStage(root: navigation)
    weak var left: UIViewController?
    do {
      let controller = screen.make()
      left = controller
      navigation.pushViewController(controller, animated: false)
    }
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(left == nil)
  }
}
