import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What surrounds the sections: header, footer, and what shows when there are none.
@MainActor
@Suite(.closesWindows) struct `The header, footer and empty state of a list` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  /// A text that is as high as its label, which is made once.
  struct Note: Component {
    var text: String
    var log: Log

    func renderContent() -> UILabel {
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      return log.note(label, "make")
    }

    func render(in content: UILabel) { content.text = text }
    func contentWillDisplay(_ content: UILabel) { log.events.append("display") }
    func contentDidEndDisplay(_ content: UILabel) { log.events.append("end") }
  }

  @Test func `have the height that they refer to`() {
    stage.renderer.render(ListOptions().header(Title("head")).footer(Title("foot"))) {
      sections("A: a b")
    }
    stage.screen.runFrame()
    #expect(stage.screen.texts == ["head", "a0", "b0", "foot"])
    #expect(stage.table.tableHeaderView?.frame.height == 30)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
  }

  @Test func `are measured, and rendered anew without being made anew`() throws {
    stage.renderer.options = ListOptions().header(Note(text: "short", log: log))
    stage.render(sections("A: a"))
    let view = try #require(stage.table.tableHeaderView)
    let height = view.frame.height
    #expect(height > 10)
    #expect(height < 30)
    let long = String(repeating: "many words ", count: 20)
    stage.renderer.render(ListOptions().header(Note(text: long, log: log))) { sections("A: a") }
    stage.screen.settle()
    #expect(stage.table.tableHeaderView === view)
    #expect(view.frame.height > height * 3)
    #expect(stage.cell(at: 0)?.frame.minY == view.frame.height)
    #expect(log.take() == ["make", "display"])
    stage.renderer.options = ListOptions()
    #expect(stage.table.tableHeaderView == nil)
    #expect(log.take() == ["end"])
  }

  @Test func `follow the width`() throws {
    let text = String(repeating: "many words ", count: 10)
    stage.renderer.render(ListOptions().footer(Note(text: text, log: log))) { sections("A: a") }
    stage.screen.settle()
    let view = try #require(stage.table.tableFooterView)
    let height = view.frame.height
    stage.table.frame.size.width = 100
    stage.screen.settle()
    #expect(view.frame.width == 100)
    #expect(view.frame.height > height * 1.5)
    #expect(stage.table.contentSize.height == 40 + view.frame.height)
  }

  @Test func `leave alone what the app put there`() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    stage.table.tableHeaderView = own
    stage.render(sections("A: a"))
    stage.renderer.options = ListOptions().footer(Title("foot"))
    stage.renderer.options = ListOptions()
    #expect(stage.table.tableHeaderView === own)
  }

  @Test func `show a component while there are no rows`() {
    let own = UIView(frame: .zero)
    stage.table.backgroundView = own
    stage.renderer.options = ListOptions().empty(Note(text: "none", log: log))
    stage.render([Section(id: 0)])
    stage.screen.settle()
    #expect(stage.screen.texts == ["none"])
    stage.renderer.render(ListOptions().empty(Note(text: "still none", log: log))) {
      Section(id: 0)
    }
    #expect(stage.screen.texts == ["still none"])
    stage.render(sections("A: a"))
    #expect(stage.table.backgroundView !== own, "it fades away")
    stage.screen.settle()
    #expect(stage.screen.texts == ["a0"])
    #expect(stage.table.backgroundView === own)
    #expect(log.take() == ["make", "display", "end"])
  }

  @Test func `show it again when rows leave while it fades`() {
    stage.renderer.options = ListOptions().empty(Note(text: "none", log: log))
    for text in ["A:", "A: a", "A:"] {
      stage.render(sections(text))
      stage.screen.advance(by: 0.1)
    }
    stage.screen.settle()
    #expect(stage.screen.texts == ["none"])
    #expect(stage.table.backgroundView?.alpha == 1)
  }

  @Test func `show it in the list view that takes another's place`() {
    stage.renderer.options = ListOptions().empty(Note(text: "none", log: log))
    stage.render([Section(id: 0)])
    stage.screen.settle()
    let other = UITableView(frame: stage.table.frame, style: .plain)
    stage.screen.window.addSubview(other)
    stage.renderer.target = other
    stage.screen.settle()
    #expect(other.backgroundView != nil)
    #expect(stage.table.backgroundView == nil)
  }
}
