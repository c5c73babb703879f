import Kumiko
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `A selection by identifiers` {
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
    defer { stage.screen.close() }
    let selection = Selection<String>(.single)
    use(selection)
    stage.render(sections("A: a b c"))
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == ["b"] && selected == ["b"])
    #expect(log.take().last == "b")
  }

  @Test func `follows taps on several rows, which also deselect`() throws {
    defer { stage.screen.close() }
    let selection = Selection<String>(.multiple)
    use(selection)
    stage.render(sections("A: a b c"))
    for name in ["a0", "c0", "a0", "b0"] { try stage.screen.tap(on: name) }
    #expect(selection.ids == ["b", "c"] && selected == ["b", "c"])
    #expect(log.take() == ["a", "a c", "c", "b c"])
  }

  @Test func `of no rows lets them be tapped`() throws {
    defer { stage.screen.close() }
    use(Selection(.none))
    let log = log
    stage.render([Section(id: 0) { Item("a").onSelect { log.events.append("tapped") } }])
    try stage.screen.tap(on: "a0")
    #expect(log.take() == ["tapped"])
    #expect(selected == [])
  }

  @Test func `changes rows when it is set, and reports nothing`() {
    defer { stage.screen.close() }
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
    defer { stage.screen.close() }
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
    defer { stage.screen.close() }
    if reloads { stage.updater.animatableChangeCount = 0 }
    let selection = Selection(ids: ["a", "b"])
    use(selection)
    stage.render(sections("A: a b c"))
    stage.render(sections("A: b c"))
    #expect(selection.ids == ["b"] && selected == ["b"])
    #expect(log.take() == ["b"])
  }

  @Test func `leaves out rows that cannot be selected or have other identifiers`() throws {
    defer { stage.screen.close() }
    let selection = Selection<String>(.multiple)
    use(selection)
    stage.render([
      Section(id: 0) {
        Item("a").selectable(false)
        Item("b").identified(by: 7)
      }
    ])
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == [])
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `may be rendered from while it changes`() throws {
    defer { stage.screen.close() }
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
    defer { stage.screen.close() }
    let selection = Selection<String>(.multipleWhileEditing)
    use(selection)
    let log = log
    stage.render([
      Section(id: 0) {
        for id in ["a", "b"] { Item(id).onSelect { log.events.append("open \(id)") } }
      }
    ])
    try stage.screen.tap(on: "a0")
    #expect(selection.ids == [] && log.take() == ["open a"])
    stage.table.setEditing(true, animated: false)
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == ["b"] && log.take() == ["b"])
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
