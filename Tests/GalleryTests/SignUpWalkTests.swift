import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Filling in the Sign-up form` {
  @Test func `by keys alone makes an account`() async throws {
    let screen = SignUpViewController()
    let navigation = GalleryScreen.makeNavigation()
    navigation.pushViewController(screen, animated: false)
    let stage = TestStage(root: navigation)
    await stage.settleRenders()
    let model = screen.model
    let walk = try Walk(script: "sign-up-steps")
    let pictures = try await walk.performObserving(on: stage, until: "welcome") {
      while model.isSending || screen.presentedViewController == nil {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    #expect(pictures.count == 13)
    #expect(model.name == "Mika Aalto")
    #expect(model.email == "mika@example.org")
    #expect(model.password == "horse battery")
    #expect(model.showsPassword)
    #expect(model.team == "Lists")
    #expect(model.birthday != nil)
    #expect(model.acceptsTerms)
    #expect(screen.presentedViewController == nil, "Return has closed the alert")
  }
}
