import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

@Suite("Components, in Carbon's words") @MainActor
struct ComponentTests {
  @Test("a hashable component is its own identifier, with its own type")
  func hashable() {
    let id: Tag = Tag(word: "a").id
    #expect(id == Tag(word: "a"))
    func identifier<C: IdentifiableComponent>(of component: C) -> C.ID { component.id }
    #expect(identifier(of: Tag(word: "a")) == Tag(word: "a"))
  }

  @Test("an identifier from outside wraps once more: the outer one counts")
  func outer() {
    let inner = HelloMessage("A").identified(by: 1)
    let outer = inner.identified(by: "two")
    #expect(outer.id == "two" && outer.wrapped.id == 1 && outer.name == "A")
    #expect(CellNode(outer).id == AnyHashable("two"))
    #expect(CellNode(outer).component(as: HelloMessage.self)?.name == "A")
    #expect(IdentifiedComponentWrapper(id: 3, wrapped: Header("h")).title == "h")
  }

  @Test("the identifier takes no part in whether content is updated")
  func update() {
    let old = Price(item: "Pie", amount: 1).identified(by: 1)
    #expect(!old.shouldContentUpdate(with: Price(item: "Pie", amount: 1).identified(by: 2)))
    #expect(old.shouldContentUpdate(with: Price(item: "Pie", amount: 2).identified(by: 1)))
  }

  @Test("what a row of the language says stays with an identifier from outside")
  func modifiers() throws {
    var taps = 0
    let screen = GreetingsController()
    let stage = TestStage(root: screen, size: CGSize(width: 320, height: 480))
    screen.renderer.render { Header("tap").onSelect { taps += 1 }.identified(by: 1) }
    stage.settle()
    try stage.tap(on: "tap")
    stage.settle()
    #expect(taps == 1)
    stage.close()
  }

  @Test("an erased component casts what is inside")
  func erased() {
    let erased = AnyComponent(HelloMessage("A"))
    #expect(erased.as(HelloMessage.self)?.name == "A")
    #expect(erased.as(Header.self) == nil)
    #expect(AnyComponent(erased).base is HelloMessage)
    #expect(erased.debugDescription.hasPrefix("AnyComponent("))
  }

  @Test("a section without header and footer has no gap in a grouped table")
  func gaps() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render {
      Section(id: 1) { Price(item: "A", amount: 1) }
      Section(id: 2) { Price(item: "B", amount: 1) }
    }
    stage.settle()
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(abs(second.minY - 64) < 0.01)
    stage.close()
  }
}
