import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Bento: menus", .closesWindows)
struct MenuTests {
  @Test("Long presses show a menu whose items call the component")
  func menus() throws {
    let stage = BoxStage()
    let quote = Quote("to be")
    stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: quote))
    try stage.screen.longPress(on: "to be")
    stage.screen.settle()
    try stage.screen.tap(on: "Copy quote")
    stage.screen.settle()
    #expect(quote.copies == 1)
    let adapter = try #require(stage.table.delegate as? BoxTableViewAdapter<Int, Int>)
    let (path, action) = (IndexPath(row: 0, section: 0), quote.menuItems[0].action)
    #expect(adapter.tableView(stage.table, shouldShowMenuForRowAt: path))
    adapter.tableView(stage.table, performAction: action, forRowAt: path, withSender: nil)
    #expect(quote.copies == 2)
  }
}

/// A component with a menu.
final class Quote: NSObject, Renderable, MenuItemsResponding {
  let text: String
  private(set) var copies = 0

  init(_ text: String) { self.text = text }

  func render(in view: UILabel) { view.text = text }

  var menuItems: [UIMenuItem] {
    return [UIMenuItem(title: "Copy quote", action: Selector(Quote.copyQuote))]
  }

  func copyQuote() { copies += 1 }
}
