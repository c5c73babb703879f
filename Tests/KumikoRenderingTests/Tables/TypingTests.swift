import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Updates of a list while the user types into one of its rows.
@MainActor
@Suite(.closesWindows) struct `A row that is typed into` {
  struct Note: Component {
    var id: String
    var hint = ""
    var height: CGFloat = 40
    func render(in content: UITextField) { content.placeholder = hint }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: height) }
    func shouldContentUpdate(with next: Note) -> Bool { self.hint != next.hint }
  }

  let stage = TableStage(size: CGSize(width: 200, height: 400))

  func render(header: Title? = nil, footer: Title? = nil, _ notes: Note...) {
    stage.render([
      Section(id: 0, header: header, footer: footer) { for note in notes { note } }
    ])
    stage.screen.settle()
  }

  func field(_ row: Int) -> UITextField? { stage.cell(at: row)?.renderedContent as? UITextField }

  func typeInto(_ row: Int) throws -> UITextField {
    let field = try #require(self.field(row))
    #expect(field.becomeFirstResponder())
    field.insertText("typed")
    return field
  }

  func expectTyping(_ field: UITextField, row: Int) {
    #expect(self.field(row) === field)
    #expect(field.isFirstResponder)
    #expect(field.text == "typed")
  }

  @Test func `goes on being so when its own content is updated`() throws {
    render(Note(id: "a"), Note(id: "b"))
    let (field, other) = (try typeInto(0), field(1))
    render(Note(id: "a", hint: "new", height: 90), Note(id: "b", hint: "new"))
    expectTyping(field, row: 0)
    #expect(field.placeholder == "new")
    #expect(stage.cell(at: 0)?.frame.height == 90)
    #expect(self.field(1) !== other, "other rows are reloaded")
    render(Note(id: "x"), Note(id: "b"), Note(id: "a", hint: "newer"))
    expectTyping(field, row: 2)
    #expect(field.placeholder == "newer")
  }

  @Test func `goes on being so out of view`() throws {
    func render(_ hint: String) {
      stage.render([
        Section(id: 0) { for id in 0..<60 { Note(id: "\(id)", hint: id == 1 ? hint : "") } }
      ])
      stage.screen.settle()
    }
    render("old")
    let field = try typeInto(1)
    stage.table.contentOffset.y = 1200
    stage.screen.settle()
    render("new")
    #expect(field.isFirstResponder)
    #expect(field.placeholder == "new", "the list measures the row by what it shows")
    stage.table.contentOffset.y = 0
    stage.screen.settle()
    expectTyping(field, row: 1)
    #expect(field.placeholder == "new")
  }

  @Test func `goes on being so when a header or footer of its section comes or goes`() throws {
    render(Note(id: "a"), Note(id: "b"))
    let (field, other) = (try typeInto(0), field(1))
    render(header: Title("head"), footer: Title("foot"), Note(id: "a"), Note(id: "b"))
    expectTyping(field, row: 0)
    #expect(self.field(1) === other)
    #expect(stage.screen.texts.contains("head"))
    #expect(stage.screen.texts.contains("foot"))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY >= 30)
    render(Note(id: "a"), Note(id: "b"), Note(id: "c"))
    expectTyping(field, row: 0)
    #expect(!stage.screen.texts.contains("head"))
    #expect(!stage.screen.texts.contains("foot"))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 1)
    render(header: Title("again"), Note(id: "a"), Note(id: "b"), Note(id: "c"))
    expectTyping(field, row: 0)
    #expect(stage.screen.texts.contains("again"))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [true, false])
  func `or not finds headers that come and go`(style: UITableView.Style, rendersAlways: Bool) {
    let stage = TableStage(style: style, size: CGSize(width: 200, height: 400))
    stage.updater.alwaysRenderVisibleComponents = rendersAlways
    for text in ["one", nil, "two", nil] as [String?] {
      stage.render([
        Section(id: 0, header: text.map { Title($0) }, footer: text.map { Title($0 + "f") }) {
          Item("a")
        }
      ])
      stage.screen.settle()
      let wanted = text.map { [$0, "a0", $0 + "f"] } ?? ["a0"]
      #expect(stage.screen.texts == wanted)
    }
  }

  @Test func `is reloaded when it becomes another kind of row`() throws {
    render(Note(id: "a"))
    let field = try typeInto(0)
    stage.render([Section(id: 0) { Item("x").id("a") }])
    stage.screen.settle()
    #expect(!field.isFirstResponder)
    #expect(stage.screen.texts == ["x0"])
  }
}
