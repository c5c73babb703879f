import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Modifiers and options in compositional layouts", .closesWindows, .serialized)
@MainActor
struct ListRowTests {
  private final class Log {
    private(set) var events: [String] = []
    func note(_ event: String) { events.append(event) }
  }

  private let stage = GroupStage(size: CGSize(width: 400, height: 600))
  private let log = Log()

  /// Items in a section that scrolls sideways, 100 points wide each.
  private func shelf(_ ids: Range<Int>, _ component: (Int) -> some Component) -> Section {
    Section(
      id: "shelf", cells: ids.map { CellNode(id: $0, component($0)) }
    ).layout { _ in
      HGroup(width: .absolute(100), height: .absolute(60)) {
        ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
      }
    }.orthogonalScrollingBehavior(.continuous)
  }

  private func region() -> UIScrollView? {
    stage.list.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  @Test("rows of lists bring out their swipe actions, which act on the newest version")
  func swipe() throws {
    for version in 0..<2 {
      stage.render(
        Section(
          id: 0,
          rows: {
            Group(of: 0..<3) { id in
              Word(id, "word \(id)").swipeActions {
                RowAction("Delete", style: .destructive) { [log] in
                  log.note("delete \(id) \(version)")
                }
              }
            }
          }
        ).list(.plain))
      stage.screen.settle()
      if version == 0 {
        try stage.screen.swipe(on: "word 1", by: -120)
        stage.screen.settle()
      }
    }
    try stage.screen.tap(on: "Delete")
    stage.screen.settle()
    #expect(log.events == ["delete 1 1"])
  }

  @Test("items of scrolled shelves are selected, and refuse to be")
  func select() throws {
    stage.render(
      shelf(0..<12) { id in
        Word(id, "word \(id)").onSelect { [log] in log.note("\(id)") }.selectable(id != 7)
      })
    region()?.contentOffset.x = 560
    stage.screen.settle()
    try stage.screen.tap(on: "word 6")
    try stage.screen.tap(on: "word 7")
    #expect(log.events == ["6"])
  }

  @Test("items of scrolled shelves have context menus")
  func menu() throws {
    stage.render(
      shelf(0..<12) { id in
        Word(id, "word \(id)").contextMenu {
          UIAction(title: "Open") { [log] _ in log.note("open \(id)") }
        }
      })
    region()?.contentOffset.x = 560
    stage.screen.settle()
    try stage.screen.longPress(on: "word 7")
    stage.screen.settle()
    try stage.screen.tap(on: "Open")
    stage.screen.settle()
    #expect(log.events == ["open 7"])
  }

  @Test("items of scrolled shelves are moved by a long press")
  func move() throws {
    stage.renderer.options = ListOptions().onMove { [log] in
      log.note("\($0.source.row) to \($0.destination.row)")
    }
    stage.render(shelf(0..<12) { Word($0, "word \($0)").reorderable() })
    region()?.contentOffset.x = 500
    stage.screen.settle()
    stage.screen.display.press(at: CGPoint(x: 150, y: 30))
    stage.screen.advance(by: 0.6)
    for x in stride(from: 150.0, through: 250, by: 10) {
      stage.screen.display.move(to: CGPoint(x: x, y: 30))
      stage.screen.advance(by: 0.05)
    }
    stage.screen.display.lift()
    stage.screen.settle()
    #expect(log.events == ["6 to 7"])
    #expect(stage.text(at: 6) == "word 7")
    #expect(stage.text(at: 7) == "word 6")
  }

  @Test("a list has a header and a footer of its own beside those of sections")
  func options() {
    stage.renderer.options = ListOptions().header(Word(100, "head")).footer(Word(101, "foot"))
    stage.render(
      Section(id: 0, header: Word(50, "title"), rows: { Word(0, "row") }).list(.plain))
    stage.screen.settle()
    #expect(stage.screen.texts == ["head", "title", "row", "foot"])
  }

  @Test("a cancelled transition between layouts of an adapter leaves swipes and backgrounds")
  func severalLayouts() throws {
    func section(_ color: UIColor) -> Section {
      Section(
        id: 0,
        rows: {
          Word(0, "word").swipeActions { RowAction("Flag") { [log] in log.note("flag") } }
        }
      ).list(.plain).decorationItem(Backdrop(color: color))
    }
    stage.render(section(.red))
    let transition = stage.list.startInteractiveTransition(to: stage.adapter.makeLayout())
    transition.transitionProgress = 0.5
    stage.screen.advance(by: 0.1)
    stage.list.cancelInteractiveTransition()
    stage.screen.settle()
    stage.render(section(.green))
    stage.screen.settle()
    let backdrops = stage.list.subviews.compactMap {
      (($0 as? any ComponentRenderable)?.renderedContent as? UIView)?.backgroundColor
    }
    #expect(backdrops.contains(.green))
    #expect(!backdrops.contains(.red))
    try stage.screen.swipe(on: "word", by: -120)
    stage.screen.settle()
    try stage.screen.tap(on: "Flag")
    stage.screen.settle()
    #expect(log.events == ["flag"])
  }
}
