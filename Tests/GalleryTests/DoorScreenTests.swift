import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `Screens in the words of doors` {
  private func state(_ name: String, of screen: GalleryScreen) throws -> GalleryScreen.State {
    try #require(screen.states.first { $0.name == name })
  }

  @Test func `the bakery's counts follow light and dark`() throws {
    let screen = GalleryScreen.bakery.make()
    let stage = TestStage(root: screen)
    try state("breads-chosen", of: .bakery).prepare(screen)
    stage.settle()
    let badge = try stage.view(called: "2")
    stage.display.prefersDarkAppearance = true
    stage.settle()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor.systemBrown.resolvedColor(with: dark).cgColor
    #expect(badge.layer.backgroundColor == color)
  }
}
