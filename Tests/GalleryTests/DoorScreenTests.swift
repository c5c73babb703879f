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

  @Test func `the journey's tickets are canceled one by one`() throws {
    let screen = GalleryScreen.journey.make()
    let stage = TestStage(root: screen)
    let booking = try state("tickets", of: .journey)
    booking.prepare(screen)
    booking.prepare(screen)
    stage.settle()
    #expect(stage.texts.count { $0 == "Visby" } == 2)
    let table = try stage.view(of: UITableView.self)
    let path = IndexPath(row: 2, section: 0)
    let swipe = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    let action = try #require(swipe?.actions.first)
    action.handler(action, table) { _ in }
    stage.settle()
    #expect(stage.texts.count { $0 == "Visby" } == 1)
  }
}
