import KumikoTesting
import Testing
import UIKit

@testable import GalleryScreens

@MainActor
@Suite struct `Screens of the gallery` {
  @Test func `have names and states of their own`() {
    let screens = GalleryScreen.all
    #expect(Set(screens.map(\.name)).count == screens.count)
    for screen in screens {
      #expect(!screen.states.isEmpty)
      #expect(Set(screen.states.map(\.name)).count == screen.states.count)
    }
  }

  @Test func `can be begun with by their names, pages of the catalog, too`() {
    for screen in GalleryScreen.all where screen.name != GalleryScreen.home.name {
      #expect(GalleryScreen.pushed(named: screen.name)?.name == screen.name)
    }
    #expect(GalleryScreen.pushed(named: GalleryScreen.home.name).map(\.name) == nil)
    #expect(GalleryScreen.pushed(named: nil).map(\.name) == nil)
  }

  @Test func `come to rest in every state that neither changes nor spins`() {
    for screen in GalleryScreen.all {
      for state in screen.states where state.delay == nil {
        let controller = screen.make()
        let stage = TestStage(root: controller)
        state.prepare(controller)
        #expect(stage.display.advanceUntilIdle(), "\(screen.name), \(state.name)")
        #expect(!stage.texts.isEmpty, "\(screen.name), \(state.name)")
        if let touch = state.touch {
          #expect(touch.start(on: controller) != nil, "\(screen.name), \(state.name)")
        }
        stage.close()
      }
    }
  }

  @Test func `Hello greets Mia when any row is tapped`() throws {
    let stage = TestStage(root: HelloViewController())
    #expect(!stage.texts.contains("Hello Mia!"))
    try stage.tap(on: "Hello Jules!")
    stage.advance(by: 0.5)
    #expect(stage.texts.contains("Hello Mia!"))
  }

  @Test func `Hello animates what a tap changes`() throws {
    let stage = TestStage(root: HelloViewController())
    try stage.tap(on: "Hello Jules!")
    stage.advance(by: 0.1)
    let halfWay = stage.display.textSnapshot()
    let screen = try #require(stage.window.rootViewController as? HelloViewController)
    let arriving = try #require(screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(try #require(arriving.layer.presentation()).opacity < 0.9)
    stage.advance(by: 0.5)
    #expect(stage.display.textSnapshot() != halfWay)
    #expect(try #require(arriving.layer.presentation()).opacity == 1)
  }

  @Test func `Million Rows builds only what is displayed`() throws {
    let screen = MillionRowsViewController()
    let stage = TestStage(root: screen)
    #expect(screen.tableView.visibleCells.count < 20)
    screen.scroll(to: 1, animated: false)
    stage.runFrame()
    #expect(stage.texts.contains("Row 1,000,000"))
  }

  @Test func `Presentations has a way out of each of its tabs`() throws {
    let screen = PresentationsViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    for index in 0..<3 {
      screen.showTabs()
      stage.advance(by: 1)
      let tabs = try #require(screen.presentedViewController as? UITabBarController)
      tabs.selectedIndex = index
      stage.advance(by: 1)
      try stage.tap(on: "close")
      stage.advance(by: 1)
      #expect(screen.presentedViewController == nil)
      #expect(stage.texts.contains("Action sheet"))
    }
  }

  @Test func `Home opens the screen that is tapped`() throws {
    let stage = TestStage(root: GalleryScreen.makeNavigation())
    try stage.tap(on: "Todo")
    stage.advance(by: 1)
    #expect(stage.texts.contains("Water the fern"))
    try stage.tap(on: "Kumiko")
    stage.advance(by: 1)
    #expect(stage.texts.contains("One million rows"))
  }
}
