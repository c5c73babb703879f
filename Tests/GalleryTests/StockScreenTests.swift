import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Screens of stock rows` {
  func open(_ screen: UIViewController, keyboardHeight: CGFloat = 0) -> TestStage {
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.display.keyboardHeight = keyboardHeight
    stage.settle()
    return stage
  }

  @Test func `signs up by keyboard alone`() async throws {
    let screen = SignUpViewController()
    let stage = open(screen)
    func type(_ text: String) async throws {
      try stage.type(text)
      await stage.settleRenders()
    }
    #expect(!stage.texts.contains("Email"), "fields come one after the other")
    try await type("Mika")
    #expect(stage.texts.contains("Email"))
    try await type("\n")
    try await type("mika@example.org")
    #expect(stage.texts.contains("Password"))
    try await type("\n")
    try await type("horse")
    #expect(stage.texts.contains("3 more characters, please"))
    #expect(stage.texts.contains("•••••"))
    try await type(" battery")
    #expect(!stage.texts.contains("3 more characters, please"))
    #expect(stage.texts.contains("Team"))
    #expect(screen.model.password == "horse battery")
    try await type("\n")
    let container = try #require(row(2, screen.tableView)).componentContainer
    #expect(container.isFirstResponder, "wheels stand in for the keyboard")
    #expect(container.inputView?.window != nil)
  }

  @Test func `counts what a password lacks`() {
    let model = SignUpModel()
    #expect(model.passwordHint == nil)
    model.password = "battery"
    #expect(model.passwordHint == "1 more character, please")
    model.password = "horse"
    #expect(model.passwordHint == "3 more characters, please")
  }

  @Test func `makes an account once everything is right`() async throws {
    let screen = SignUpViewController()
    let stage = open(screen)
    let model = screen.model
    (model.name, model.email, model.password) = ("Mika", "mika@example.org", "correct horse")
    (model.team, model.birthday) = ("Lists", Date(timeIntervalSinceReferenceDate: 0))
    await stage.settleRenders()
    stage.window.endEditing(true)
    stage.settle()
    try stage.tap(on: "Create Account")
    #expect(!model.isSending, "the terms are not accepted yet")
    try stage.tap(on: "terms")
    await stage.settleRenders()
    try stage.tap(on: "Create Account")
    #expect(model.isSending)
    model.receive(problem: "This address is taken.")
    await stage.settleRenders()
    #expect(stage.texts.contains("This address is taken."))
    model.send()
    model.receive()
    await stage.settleRenders()
    #expect(stage.texts.contains("Welcome, Mika!"))
  }

  @Test func `loads movies page by page, and finds some`() async {
    let screen = MoviesViewController()
    let stage = open(screen)
    #expect(screen.model.isLoading)
    #expect(screen.model.movies.isEmpty)
    screen.model.receive()
    await stage.settleRenders()
    #expect(screen.model.movies.count == 20)
    #expect(!screen.model.isLoading)
    screen.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    await stage.settleRenders()
    #expect(screen.model.isLoading, "its end has come near")
    screen.model.receive()
    await stage.settleRenders()
    #expect(screen.model.movies.count == 40)
    screen.model.query = "zebra"
    screen.model.receive()
    await stage.settleRenders()
    #expect(stage.texts.contains("No movies"))
  }

  @Test func `orders dishes`() async throws {
    let screen = FoodViewController()
    let stage = open(screen)
    try stage.tap(on: "Show dishes")
    #expect(screen.model.state == .loading)
    screen.model.receive()
    await stage.settleRenders()
    try stage.tap(on: "Ramen")
    await stage.settleRenders()
    #expect(stage.texts.contains("1 ×"))
    try stage.tap(on: "Order for 12 €")
    await stage.settleRenders()
    #expect(screen.model.total == 0)
    #expect(!stage.texts.contains("1 ×"))
    try stage.tap(on: "Shuffle")
    await stage.settleRenders()
    #expect(screen.model.state == .loaded([Dish.all[5]] + Dish.all.dropLast()))
  }

  @Test func `brings rows in and out`() throws {
    let screen = PreferencesViewController()
    let stage = open(screen)
    let before = stage.texts
    let content = row(0, screen.tableView)?.renderedContent
    let toggle = try #require(content as? ToggleRowView).toggle
    stage.display.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    stage.settle()
    #expect(!stage.texts.contains("Wi-Fi"))
    stage.display.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    stage.settle()
    #expect(stage.texts == before)
  }

  @Test func `keeps what was set when rows come and go`() throws {
    let screen = PreferencesViewController()
    let stage = open(screen)
    let slider = try stage.view(of: UISlider.self)
    slider.value = 0.2
    slider.sendActions(for: .valueChanged)
    let segments = try stage.view(of: UISegmentedControl.self)
    segments.selectedSegmentIndex = 0
    segments.sendActions(for: .valueChanged)
    let stepper = try stage.view(of: UIStepper.self)
    stepper.value = 18
    stepper.sendActions(for: .valueChanged)
    stage.settle()
    #expect(stage.texts.contains("18"))
    let content = row(0, screen.tableView)?.renderedContent
    let toggle = try #require(content as? ToggleRowView).toggle
    stage.display.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    stage.settle()
    #expect(!stage.texts.contains("Wi-Fi"))
    #expect(try stage.view(of: UISlider.self).value == 0.2)
    #expect(try stage.view(of: UISegmentedControl.self).selectedSegmentIndex == 0)
    #expect(try stage.view(of: UIStepper.self).value == 18)
  }

  @Test func `has a page for every stock component`() {
    #expect(CatalogEntry.all.count == 23)
    for entry in CatalogEntry.all {
      let page = CatalogPage(entry)
      let stage = open(page)
      #expect(page.tableView.numberOfSections == entry.variants.count, "\(entry.name)")
      for cell in page.tableView.visibleCells {
        let content = (cell as? any ComponentRenderable)?.renderedContent as? UIView
        #expect(content.map { $0.bounds.height > 0 } == true, "\(entry.name)")
      }
      stage.close()
    }
  }

  private func row(_ section: Int, _ table: UITableView) -> (any ComponentRenderable)? {
    table.cellForRow(at: IndexPath(row: 0, section: section)) as? any ComponentRenderable
  }
}
