import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Options and modifiers, as far as a collection view does something else than a table.
@MainActor
@Suite(.closesWindows) struct `The options of a collection view` {
  let stage = CollectionStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func render(_ ids: some Sequence<Int>) {
    stage.render([Section(id: "A") { for id in ids { Item(String(id)).id(id) } }])
    stage.screen.settle()
  }

  // MARK: Selection

  var selected: [String] {
    (stage.list.indexPathsForSelectedItems ?? []).sorted().compactMap {
      stage.adapter.cellNode(at: $0).id as? String
    }
  }

  @Test func `select by identifiers, through updates and reloads`() throws {
    let selection = Selection<String>(.multiple)
    stage.renderer.options = ListOptions().selection(selection)
    stage.render(sections("A: a b c"))
    for name in ["a0", "c0", "a0", "b0"] { try stage.screen.tap(on: name) }
    #expect(selection.ids == ["b", "c"])
    #expect(selected == ["b", "c"])
    stage.render(sections("X: c y", "A: z a b"))
    #expect(selected == ["c", "b"])
    stage.updater.animatableChangeCount = 0
    stage.render(sections("A: b a", "X: y"))
    #expect(selected == ["b"])
    #expect(selection.ids == ["b"])
    selection.ids = ["a", "y"]
    #expect(selected == ["a", "y"])
  }

  @Test func `speak of items where the data has them while one is carried`() throws {
    let selection = Selection<String>(.multiple)
    stage.renderer.options = ListOptions().selection(selection).onMove { _ in }
    stage.render([
      Section(id: 0) { for id in ["a", "b"] { Item(id).reorderable() } },
      Section(id: 1) { for id in ["c", "d"] { Item(id).reorderable() } },
    ])
    stage.screen.settle()
    #expect(stage.list.beginInteractiveMovementForItem(at: path(0)))
    let goal = try #require(stage.list.layoutAttributesForItem(at: path(0, 1))?.center)
    stage.list.updateInteractiveMovementTargetPosition(goal)
    #expect(stage.list.numberOfItems(inSection: 0) == 1)
    stage.renderer.scroll(to: "b", at: .top, animated: false)
    selection.ids = ["b"]
    stage.list.cancelInteractiveMovement()
    stage.screen.settle()
    #expect(selected == ["b"])
  }

  @Test func `select one item at a time`() throws {
    let selection = Selection<String>(.single) { [log] in log.events.append($0.sorted().joined()) }
    stage.renderer.options = ListOptions().selection(selection)
    stage.render(sections("A: a b c"))
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(selection.ids == ["b"])
    #expect(selected == ["b"])
    #expect(log.take() == ["a", "b"])
  }

  @Test func `empty a selection for editing when editing ends`() throws {
    let selection = Selection<String>(.multipleWhileEditing)
    stage.renderer.options = ListOptions().selection(selection)
    stage.render([Section(id: 0) { Item("a").onSelect { [log] in log.events.append("tap") } }])
    stage.screen.settle()
    stage.list.isEditing = true
    stage.screen.settle()
    try stage.screen.tap(on: "a0")
    #expect(selection.ids == ["a"])
    #expect(log.take() == [])
    stage.list.isEditing = false
    stage.screen.settle()
    #expect(selection.ids == [])
    #expect(selected == [])
    try stage.screen.tap(on: "a0")
    #expect(selection.ids == [])
    #expect(log.take() == ["tap"])
  }

  // MARK: Surroundings

  @Test func `show a header and a footer that scroll with the items`() {
    stage.renderer.render(ListOptions().header(Title("head")).footer(Title("foot"))) {
      sections("A: a b")
    }
    stage.screen.settle()
    #expect(stage.screen.texts == ["head", "a0", "b0", "foot"])
    #expect(stage.list.adjustedContentInset == UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0))
    #expect(stage.list.contentOffset.y == -30, "it begins with its header")
    stage.renderer.render(ListOptions().footer(Title("foot"))) { sections("A: a b c") }
    stage.screen.settle()
    #expect(stage.screen.texts == ["a0", "b0", "c0", "foot"])
    #expect(stage.list.contentInset.top == 0)
    #expect(stage.list.contentOffset.y == 0)
    let footer = stage.list.subviews.first { $0.frame.minY == 120 && $0.frame.height == 30 }
    #expect(footer != nil)
  }

  @Test func `show something while there are no items`() {
    stage.renderer.render(ListOptions().empty(Title("nothing"))) { Section(id: 0) }
    stage.screen.settle()
    #expect(stage.screen.texts == ["nothing"])
    stage.render(sections("A: a"))
    stage.screen.settle()
    #expect(stage.screen.texts == ["a0"])
  }

  // MARK: Ends

  @Test func `tell once per approach that the end is reached`() {
    stage.renderer.options = ListOptions().onReachEnd(threshold: 2) { [log] in
      log.events.append("end")
    }
    render(0..<50)
    #expect(log.take() == [])
    stage.list.contentOffset.y = 50 * 40 - 400
    stage.screen.settle()
    #expect(log.take() == ["end"])
    render(0..<60)
    #expect(log.take() == [])
    stage.list.contentOffset.y = 60 * 40 - 400
    stage.screen.settle()
    #expect(log.take() == ["end"])
  }

  @Test func `tell the identifiers of items to come`() {
    var fetched: Set<Int> = []
    let options = ListOptions().onPrefetch { (ids: [Int]) in fetched.formUnion(ids) }
    stage.renderer.render(options) {
      Section(id: 0, of: 1_000..<2_000, id: \.self) { Item(String($0)) }
    }
    stage.screen.settle()
    stage.screen.scroll(by: 200)
    stage.screen.settle()
    #expect(!fetched.isEmpty)
    #expect(fetched.allSatisfy { (1_010..<1_100).contains($0) })
    stage.renderer.options = ListOptions()
    #expect(stage.list.prefetchDataSource == nil)
  }

  // MARK: Anchors

  @Test func `decide what items inserted above do`() {
    let cases: [(ScrollAnchor, offset: CGFloat, expected: CGFloat)] = [
      (.offset, 400, 400), (.visibleRow, 400, 520), (.visibleRow, 0, 120), (.top, 400, 520),
      (.top, 0, 0), (.bottom, 400, 520), (.row(12), 400, 520), (.none, 400, 400),
    ]
    withEvery("case", in: cases) { anchor, offset, expected in
      render([])
      stage.renderer.options = ListOptions().anchor(anchor)
      render(0...99)
      stage.list.contentOffset.y = offset
      stage.list.layoutIfNeeded()
      render([-3, -2, -1] + Array(0...99))
      #expect(stage.list.contentOffset.y == expected, TestLabels.current)
    }
  }

  @Test func `keep the cell of an item that stays where it is`() {
    stage.renderer.options = ListOptions().anchor(.visibleRow)
    render(0...99)
    stage.list.contentOffset.y = 400
    stage.screen.settle()
    let cell = stage.cell(at: 12)
    render(Array(-20...99))
    #expect(stage.list.contentOffset.y == 1_200)
    #expect(stage.cell(at: 32) === cell)
  }

  @Test func `keep the end in view`() {
    stage.renderer.options = ListOptions().anchor(.bottom)
    render(0...99)
    #expect(stage.list.contentOffset.y == 3_600, "it begins at its end")
    render(0...104)
    #expect(stage.list.contentOffset.y == 3_800)
    stage.list.frame.size.height = 300
    stage.screen.settle()
    #expect(stage.list.contentOffset.y == 3_900)
  }

  @Test func `scroll to items by identifier`() {
    render(0...99)
    stage.renderer.scroll(to: 50, at: .top, animated: false)
    #expect(stage.list.contentOffset.y == 2_000)
    stage.renderer.scroll(to: 50, at: .middle, animated: false)
    #expect(stage.list.contentOffset.y == 1_820)
    stage.renderer.scroll(to: 40, animated: false)
    #expect(stage.list.contentOffset.y == 1_600, "the least way up")
    stage.renderer.scrollToEnd(animated: true)
    stage.screen.settle()
    #expect(stage.list.contentOffset.y == 3_600)
    stage.renderer.scrollToStart(animated: false)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `scroll sideways where the content does`() {
    let layout = CollectionStage.rows
    layout.scrollDirection = .horizontal
    let stage = CollectionStage(
      layout, size: CGSize(width: 200, height: 100), adapter: GridAdapter())
    layout.itemSize = CGSize(width: 100, height: 100)
    stage.render([Section(id: 0) { for id in 0..<50 { Item(String(id)).id(id) } }])
    stage.renderer.scroll(to: 20, at: .top, animated: false)
    #expect(stage.list.contentOffset == CGPoint(x: 2_000, y: 0))
    stage.renderer.scroll(to: 10, animated: false)
    #expect(stage.list.contentOffset == CGPoint(x: 1_000, y: 0))
  }

  // MARK: Moving

  var moving: ListOptions {
    ListOptions().onMove { [log] move in
      let neighbors = [move.previousID, move.nextID].map { $0 as? String ?? "-" }
      log.events.append("\(move.id) between " + neighbors.joined(separator: " and "))
    }
  }

  @Test func `let an item be moved by a long press`() throws {
    stage.renderer.options = moving
    stage.render([Section(id: 0) { for id in ["a", "b", "c"] { Item(id).reorderable() } }])
    stage.screen.settle()
    let display = stage.screen.display
    display.press(at: CGPoint(x: 100, y: 20))
    stage.screen.advance(by: 0.6)
    for y in stride(from: 20, through: 110, by: 10) {
      display.move(to: CGPoint(x: 100, y: y))
      stage.screen.advance(by: 0.05)
    }
    display.lift()
    stage.screen.settle()
    #expect(log.take() == ["a between c and -"])
    #expect(stage.shown == ["row 0/0: b0", "row 0/1: c0", "row 0/2: a0"])
    #expect(text(of: stage.adapter.data) == "0: b0 c0 a0")
  }

  @Test func `let an item with a context menu be moved: the menu closes as the finger moves`() {
    stage.renderer.options = moving
    stage.render([
      Section(id: 0) {
        for id in ["a", "b", "c"] {
          Item(id).reorderable().contextMenu { UIAction(title: "Open") { _ in } }
        }
      }
    ])
    stage.screen.settle()
    let display = stage.screen.display
    display.press(at: CGPoint(x: 100, y: 20))
    stage.screen.advance(by: 0.8)
    #expect(stage.list.contextMenuInteraction?.menuAppearance == .rich)
    for y in stride(from: 20, through: 110, by: 10) {
      display.move(to: CGPoint(x: 100, y: y))
      stage.screen.advance(by: 0.05)
    }
    #expect(stage.list.contextMenuInteraction?.menuAppearance == .unknown)
    display.lift()
    stage.screen.settle()
    #expect(log.take() == ["a between c and -"])
    #expect(stage.shown == ["row 0/0: b0", "row 0/1: c0", "row 0/2: a0"])
    display.press(at: CGPoint(x: 100, y: 20))
    stage.screen.advance(by: 0.8)
    display.lift()
    stage.screen.settle()
    #expect(stage.list.contextMenuInteraction?.menuAppearance == .rich)
    stage.list.contextMenuInteraction?.dismissMenu()
    stage.screen.settle()
    #expect(log.take() == [])
    #expect(stage.shown == stage.expected)
  }

  @Test func `move nothing without a modifier or a handler`() {
    stage.render([Section(id: 0) { for id in ["a", "b"] { Item(id).reorderable(id == "a") } }])
    #expect(!stage.list.beginInteractiveMovementForItem(at: path(0)))
    stage.renderer.options = moving
    #expect(!stage.list.beginInteractiveMovementForItem(at: path(1)))
    #expect(stage.list.beginInteractiveMovementForItem(at: path(0)))
    stage.list.cancelInteractiveMovement()
    stage.screen.settle()
    #expect(stage.shown == stage.expected)
    #expect(log.take() == [])
  }
}

@MainActor
@Suite(.closesWindows) struct `The modifiers of an item` {
  let stage = CollectionStage(size: CGSize(width: 300, height: 400))
  let log = Log()

  @Test func `open a context menu that does what the newest version does`() throws {
    func render(_ ids: [String], _ version: Int) {
      stage.render([
        Section(id: 0) {
          for id in ids {
            Item(id).contextMenu {
              UIAction(title: "Open") { [log] _ in log.events.append("\(id) \(version)") }
            }
          }
        }
      ])
    }
    render(["a", "b"], 0)
    stage.screen.settle()
    try stage.screen.longPress(on: "a0")
    stage.screen.settle()
    render(["x", "b", "a"], 1)
    stage.screen.settle()
    try stage.screen.tap(on: "Open")
    stage.screen.settle()
    #expect(log.take() == ["a 1"])
  }

  @Test func `count impressions of items side by side`() {
    let layout = CollectionStage.rows
    layout.itemSize = CGSize(width: 100, height: 200)
    let stage = CollectionStage(
      layout, size: CGSize(width: 300, height: 300), adapter: GridAdapter())
    stage.render([
      Section(id: 0) {
        for id in 0..<9 {
          Item(String(id)).onImpression(fraction: 0.6, duration: 1) { [log] in
            log.events.append(String(id))
          }
        }
      }
    ])
    stage.screen.advance(by: 1.1)
    #expect(log.take().sorted() == ["0", "1", "2"])
    stage.list.contentOffset.y = 100
    stage.screen.advance(by: 1.1)
    #expect(log.take().sorted() == ["3", "4", "5"])
  }

  @Test func `select, and refuse to be selected`() throws {
    stage.render([
      Section(id: 0) {
        Item("a").onSelect { [log] in log.events.append("a") }
        Item("b").onSelect { [log] in log.events.append("b") }.selectable(false)
      }
    ])
    stage.screen.settle()
    try stage.screen.tap(on: "a0")
    try stage.screen.tap(on: "b0")
    #expect(log.take() == ["a"])
  }

  @Test func `color an item, and give the color back`() {
    stage.render([Section(id: 0) { Item("a").rowBackground(.red).selectionStyle(.default) }])
    let cell = stage.cell(at: 0) as? UICollectionViewCell
    #expect(cell?.backgroundColor == .red)
    #expect(cell?.selectedBackgroundView != nil)
    stage.render([Section(id: 0) { Item("a") }])
    #expect(cell?.backgroundColor == nil)
    #expect(cell?.selectedBackgroundView == nil)
  }

  @Test func `delete an item by a swipe of a list layout`() throws {
    stage.render([
      Section(id: 0) {
        Item("a").deletable { [log] in log.events.append("deleted") }
        Item("b")
      }
    ])
    let actions = try #require(
      stage.adapter.trailingSwipeActionsConfiguration(
        collectionView: stage.list, at: IndexPath(item: 0, section: 0)))
    let delete = try #require(actions.actions.first)
    delete.handler(delete, UIView()) { [log] in log.events.append("done \($0)") }
    stage.screen.settle()
    #expect(log.take() == ["deleted", "done true"])
    #expect(stage.shown == ["row 0/0: b0"])
    #expect(
      stage.adapter.leadingSwipeActionsConfiguration(
        collectionView: stage.list, at: IndexPath(item: 0, section: 0)) == nil)
  }
}
