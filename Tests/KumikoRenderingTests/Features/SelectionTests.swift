import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A selection by identifiers` {
  let stage = TableStage()
  let log = Log()

  func use(_ selection: Selection<String>) {
    let log = log
    selection.onChange = { log.events.append($0.sorted().joined(separator: " ")) }
    stage.renderer.options = ListOptions().selection(selection)
  }

  /// The identifiers of the rows that the table has selected.
  var selected: [String] {
    (stage.table.indexPathsForSelectedRows ?? []).sorted().compactMap {
      stage.adapter.cellNode(at: $0).id as? String
    }
  }

  @Test func `follows taps, one row at a time`() throws {
    let selection = Selection<String>(.single)
    use(selection)
    stage.render(sections("A: a b c"))
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == ["b"])
    #expect(selected == ["b"])
    #expect(log.take() == ["a", "b"])
  }

  @Test func `follows taps on several rows, which also deselect`() throws {
    let selection = Selection<String>(.multiple)
    use(selection)
    stage.render(sections("A: a b c"))
    for name in ["a0", "c0", "a0", "b0"] { try stage.screen.tap(on: name) }
    #expect(selection.ids == ["b", "c"])
    #expect(selected == ["b", "c"])
    #expect(log.take() == ["a", "a c", "c", "b c"])
  }

  @Test func `of no rows lets them be tapped`() throws {
    use(Selection(.none))
    let log = log
    stage.render([Section(id: 0) { Item("a").onSelect { log.events.append("tapped") } }])
    try stage.screen.tap(on: "a0")
    #expect(log.take() == ["tapped"])
    #expect(selected == [])
  }

  @Test func `changes rows when it is set, and reports nothing`() {
    let selection = Selection(ids: ["b", "z"])
    use(selection)
    stage.render(sections("A: a b c"))
    #expect(selected == ["b"])
    selection.ids = ["a", "c", "z"]
    #expect(selected == ["a", "c"])
    stage.render(sections("A: a b c z"))
    #expect(selected == ["a", "c", "z"], "a row may be selected before it arrives")
    #expect(log.take() == [])
  }

  @Test(arguments: [true, false])
  func `survives updates and reloads by identity`(reloads: Bool) {
    if reloads { stage.updater.animatableChangeCount = 0 }
    let selection = Selection(ids: ["b", "c"])
    use(selection)
    stage.render(sections("A: a b c"))
    stage.render(sections("X: c y", "A: z a b"))
    #expect(selected == ["c", "b"])
    #expect(selection.ids == ["b", "c"])
  }

  @Test(arguments: [true, false])
  func `loses identifiers whose rows leave, and tells`(reloads: Bool) {
    if reloads { stage.updater.animatableChangeCount = 0 }
    let selection = Selection(ids: ["a", "b"])
    use(selection)
    stage.render(sections("A: a b c"))
    stage.render(sections("A: b c"))
    #expect(selection.ids == ["b"])
    #expect(selected == ["b"])
    #expect(log.take() == ["b"])
  }

  @Test func `leaves out rows that cannot be selected or have other identifiers`() throws {
    let selection = Selection<String>(.multiple)
    use(selection)
    stage.render([
      Section(id: 0) {
        Item("a").selectable(false)
        Item("b").id(7)
      }
    ])
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == [])
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `may be rendered from while it changes`() throws {
    let selection = Selection<String>(.multiple)
    use(selection)
    selection.onChange = { [unowned stage] ids in
      stage.renderer.render(sections("A: x a\(ids.count) b"))
    }
    stage.render(sections("A: a b"))
    try stage.screen.tap(on: "b0")
    #expect(stage.screen.settle())
    #expect(stage.shown == ["row 0/0: x0", "row 0/1: a1", "row 0/2: b0"])
    #expect(selected == ["b"])
  }

  @Test func `while editing picks rows and opens none`() throws {
    let selection = Selection<String>(.multipleWhileEditing)
    use(selection)
    let log = log
    stage.render([
      Section(id: 0) {
        for id in ["a", "b"] { Item(id).onSelect { log.events.append("open \(id)") } }
      }
    ])
    try stage.screen.tap(on: "a0")
    #expect(selection.ids == [])
    #expect(log.take() == ["open a"])
    stage.table.setEditing(true, animated: false)
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == ["b"])
    #expect(log.take() == ["b"])
  }

  /// Rows that can be picked, of which `ids` are.
  func pick(_ ids: [String], _ mode: SelectionMode = .multipleWhileEditing) throws
    -> Selection<String>
  {
    let selection = Selection<String>(mode)
    use(selection)
    stage.render(sections("A: a b c"))
    stage.table.setEditing(true, animated: false)
    for id in ids { try stage.screen.tap(on: "\(id)0") }
    _ = log.take()
    return selection
  }

  @Test(arguments: [true, false])
  func `while editing is empty when editing has ended, and tells once`(animated: Bool) throws {
    let selection = try pick(["a", "b"])
    selection.ids.insert("z")
    stage.table.setEditing(false, animated: animated)
    #expect(selection.ids == [])
    #expect(selected == [])
    #expect(log.take() == [""])
    stage.screen.settle()
    stage.render(sections("A: a b z"))
    #expect(selected == [])
    #expect(log.take() == [])
  }

  @Test func `while editing may be set before editing begins`() {
    let selection = Selection(.multipleWhileEditing, ids: ["b"])
    use(selection)
    stage.table.setEditing(true, animated: false)
    stage.table.setEditing(false, animated: false)
    stage.render(sections("A: a b c"))
    #expect(selected == [], "no cell has been edited")
    #expect(selection.ids == ["b"], "no cell has been edited")
    stage.table.setEditing(true, animated: false)
    #expect(selected == ["b"])
    #expect(log.take() == [])
  }

  @Test func `while editing is not emptied by a swipe`() throws {
    let selection = Selection(.multipleWhileEditing, ids: ["a"])
    use(selection)
    stage.render([Section(id: 0) { Item("a").deletable {} }])
    try stage.screen.swipe(on: "a0", by: -100)
    stage.screen.settle()
    #expect(stage.table.isEditing)
    try stage.screen.swipe(on: "a0", by: 100)
    stage.screen.settle()
    #expect(!stage.table.isEditing)
    #expect(selection.ids == ["a"])
  }

  @Test func `while editing may be rendered from as editing ends`() async throws {
    let selection = try pick(["b"])
    selection.onChange = { [unowned stage] ids in
      stage.renderer.render(sections("A: b\(ids.count + 1) c"))
    }
    stage.table.setEditing(false, animated: true)
    for _ in 0..<4 { await Task.yield() }
    #expect(stage.screen.settle())
    #expect(stage.shown == ["row 0/0: b1", "row 0/1: c0"])
  }

  @Test func `of any number stays as editing begins and ends`() throws {
    let selection = try pick(["a", "c"], .multiple)
    #expect(selected == ["a", "c"])
    stage.table.setEditing(false, animated: false)
    #expect(selection.ids == ["a", "c"])
    #expect(selected == ["a", "c"])
    #expect(log.take() == [])
  }

  @Test func `hears of the end of editing by an update where cells are of other classes`() throws {
    final class PlainCell: UITableViewCell, ComponentRenderable {}
    final class PlainAdapter: UITableViewAdapter {
      override func cellRegistration(
        tableView: UITableView, indexPath: IndexPath, node: CellNode
      ) -> CellRegistration { CellRegistration(class: PlainCell.self) }
    }
    stage.screen.close()
    let other = TableStage(adapter: PlainAdapter())
    let selection = Selection<String>(.multipleWhileEditing)
    other.renderer.options = ListOptions().selection(selection)
    other.render(sections("A: a b"))
    other.table.setEditing(true, animated: false)
    try other.screen.tap(on: "a0")
    #expect(selection.ids == ["a"])
    other.table.setEditing(false, animated: false)
    other.render(sections("A: a b"))
    #expect(selection.ids == [])
  }

  @Test func `of a list that is gone is only a set`() {
    let selection = Selection<String>(.single)
    do {
      let other = TableStage()
      other.renderer.options = ListOptions().selection(selection)
      other.render(sections("A: a"))
      other.screen.close()
    }
    stage.screen.close()
    selection.ids = ["a"]
    #expect(selection.ids == ["a"])
  }
}
