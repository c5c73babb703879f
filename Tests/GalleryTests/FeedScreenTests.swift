import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `The Feed screen` {
  @Test func `says that comments are fetched until they come`() throws {
    let screen = FeedViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.settle()
    screen.fetchComments(0)
    stage.settle()
    #expect(stage.texts.contains("Fetching…"))
    screen.showComments(0)
    stage.settle()
    #expect(!stage.texts.contains("Fetching…"))
    #expect(stage.texts.contains("Mia: How long did it take?"))
  }
}
