import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Editing a list` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// What a swipe over a row brings out.
  func swipe(_ row: Int, _ edge: SwipeEdge = .trailing) -> UISwipeActionsConfiguration? {
    edge == .trailing
      ? stage.adapter.tableView(
        stage.table, trailingSwipeActionsConfigurationForRowAt: path(row))
      : stage.adapter.tableView(
        stage.table, leadingSwipeActionsConfigurationForRowAt: path(row))
  }

  /// Performs an action as the table does, and returns with what it was completed.
  func perform(_ action: UIContextualAction?) async -> Bool? {
    var result: Bool?
    action?.handler(
      action ?? UIContextualAction(style: .normal, title: nil) { _, _, _ in }, UIView(frame: .zero)
    ) {
      result = $0
    }
    // How many turns that takes depends on how busy the machine is.
    for _ in 0..<10_000 where result == nil { await Task.yield() }
    return result
  }

  @Test func `is possible for rows that say so`() {
    stage.render([
      Section(id: 0) {
        Item("a")
        Item("b").deletable(title: "Remove") {}
        Item("c").insertable {}
        Item("d").swipeActions { RowAction("Flag") {} }
      }
    ])
    let (adapter, table) = (stage.adapter, stage.table)
    #expect(
      (0..<4).map { adapter.tableView(table, canEditRowAt: path($0)) } == [
        false, true, true, true,
      ])
    #expect(
      (0..<4).map { adapter.tableView(table, editingStyleForRowAt: path($0)) } == [
        .none, .delete, .insert, .none,
      ])
    let title = adapter.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path(1))
    #expect(title == "Remove")
    #expect((0..<4).map { swipe($0)?.actions.map(\.title) } == [nil, ["Remove"], nil, ["Flag"]])
  }

  @Test func `collects swipe actions, deleting first`() {
    stage.render([
      Section(id: 0) {
        Item("a")
          .swipeActions { RowAction("Flag", backgroundColor: .systemOrange) {} }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { RowAction("Read") {} }
          .onSelect {}
          .swipeActions {
            RowAction("Move") {}
            if log.events.isEmpty { RowAction("Archive") {} }
          }
          .deletable {}
      }
    ])
    #expect(swipe(0)?.actions.map(\.title) == ["Delete", "Flag", "Move", "Archive"])
    #expect(swipe(0)?.actions.map(\.style) == [.destructive, .normal, .normal, .normal])
    #expect(swipe(0)?.actions[1].backgroundColor == .systemOrange)
    #expect(swipe(0)?.performsFirstActionWithFullSwipe == true)
    #expect(swipe(0, .leading)?.actions.map(\.title) == ["Read"])
    #expect(swipe(0, .leading)?.performsFirstActionWithFullSwipe == false)
  }

  @Test func `performs the newest action of a row, wherever it is`() async {
    func render(_ ids: [String], _ version: Int) {
      stage.render([
        Section(id: 0) {
          for id in ids {
            Item(id, rerenders: false).swipeActions {
              RowAction("Flag") { [log] in log.events.append("\(id) \(version)") }
            }
          }
        }
      ])
    }
    render(["a", "b"], 1)
    let action = swipe(0)?.actions.first
    render(["c", "b", "a"], 2)
    #expect(await perform(action) == true)
    #expect(log.take() == ["a 2"])
    render(["b"], 3)
    #expect(await perform(action) == false, "the row is gone")
    #expect(log.take() == [])
  }

  @Test func `keeps a row open until an asynchronous action is done`() async {
    stage.render([
      Section(id: 0) {
        Item("a").swipeActions {
          RowAction("Send") { [log] in
            log.events.append("begin")
            await Task.yield()
            log.events.append("end")
          }
        }
      }
    ])
    #expect(await perform(swipe(0)?.actions.first) == true)
    #expect(log.take() == ["begin", "end"])
  }

  @Test(arguments: [true, false])
  func `tells whether a destructive action took the row away`(takes: Bool) async {
    stage.render([
      Section(id: 0) {
        Item("a").swipeActions {
          RowAction("Trash", style: .destructive) { [unowned stage] in
            if takes { Task { stage.renderer.render([Section(id: 0)]) } }
          }
        }
      }
    ])
    #expect(await perform(swipe(0)?.actions.first) == takes)
  }

  @Test func `deletes a row before its handler, so that a render agrees`() async {
    var ids = ["a", "b", "c"]
    func show() {
      stage.renderer.render([
        Section(id: 0) {
          for id in ids {
            Item(id).deletable { [log, stage] in
              log.events.append("\(id) of \(stage.table.numberOfRows(inSection: 0))")
              ids.removeAll { $0 == id }
              show()
            }
          }
        }
      ])
    }
    show()
    stage.screen.settle()
    #expect(await perform(swipe(1)?.actions.first) == true)
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: a0", "row 0/1: c0"])
    stage.adapter.tableView(stage.table, commit: .delete, forRowAt: path(0))
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: c0"])
    #expect(log.take() == ["b of 2", "a of 1"])
  }

  @Test func `brings a deleted row back if the data keeps it`() {
    let rows = [Section(id: 0) { Item("a").deletable {} }]
    stage.renderer.options = ListOptions().empty(Title("none"))
    stage.render(rows)
    stage.adapter.tableView(stage.table, commit: .delete, forRowAt: path(0))
    stage.screen.settle()
    #expect(stage.screen.texts == ["none"])
    stage.render(rows)
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: a0"])
  }

  @Test func `takes rows of a lazy section without building others`() {
    let log = log
    func section(_ numbers: [Int]) -> Section {
      Section(id: 0, of: numbers, id: \.self) { number in
        log.note(Item(String(number)), "build").deletable {}.reorderable()
      }
    }
    stage.renderer.options = ListOptions().onMove { _ in }
    stage.render([section(Array(0..<100_000))])
    stage.screen.settle()
    for _ in 0..<3 {
      stage.adapter.tableView(stage.table, commit: .delete, forRowAt: path(1))
      stage.screen.settle()
    }
    #expect(stage.shown.prefix(3) == ["row 0/0: 00", "row 0/1: 40", "row 0/2: 50"])
    stage.adapter.tableView(stage.table, moveRowAt: path(90_000), to: path(1))
    #expect(stage.adapter.cellNode(at: path(1)).id == AnyHashable(90_003))
    #expect(stage.adapter.cellNode(at: path(90_000)).id == AnyHashable(90_002))
    #expect(stage.adapter.cellNode(at: path(90_001)).id == AnyHashable(90_004))
    #expect(log.take().count < 100)
  }

  @Test func `calls what inserts a row`() {
    stage.render([Section(id: 0) { Item("a").insertable { [log] in log.events.append("new") } }])
    stage.adapter.tableView(stage.table, commit: .delete, forRowAt: path(0))
    #expect(log.take() == [])
    stage.adapter.tableView(stage.table, commit: .insert, forRowAt: path(0))
    #expect(log.take() == ["new"])
  }

  @Test func `has menus for rows that list one`() {
    stage.render([
      Section(id: 0) {
        Item("a").contextMenu { UIAction(title: "Open") { _ in } }
        Item("b")
      }
    ])
    func menu(_ row: Int) -> UIContextMenuConfiguration? {
      stage.adapter.tableView(
        stage.table, contextMenuConfigurationForRowAt: path(row), point: .zero)
    }
    #expect(menu(0) != nil)
    #expect(menu(1) == nil)
    #expect(menu(2) == nil)
  }

  @Test func `ends the selection of a row whose tap puts another above it`() throws {
    var names = ["a", "b"]
    func render() {
      stage.render([
        Section(id: 0) {
          for name in names {
            ListRow(name) {
              names.insert("new", at: 0)
              render()
            }.id(name)
          }
        }
      ])
    }
    render()
    stage.screen.settle()
    try stage.screen.tap(on: "b")
    stage.screen.settle()
    #expect((stage.table.indexPathsForSelectedRows ?? []).isEmpty)
  }
}
