import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Bento: rendering", .closesWindows)
struct BindingTests {
  let log = Log()
  let stage = BoxStage()

  @Test("A render of a row on screen ends its display, and begins it anew")
  func rebinding() {
    stage.render(told([(0, [1])], log))
    #expect(log.take() == ["render 1", "mount 1 -", "display 1"])
    stage.render(told([(0, [1])], log, version: "b"))
    #expect(
      log.take() == ["end 1", "unmount 1 1", "render 1b", "mount 1b -", "display 1b"],
      "the storage is empty for the next version")
  }

  @Test("A row that leaves the screen is unmounted when its cell is used again, not before")
  func reuse() {
    stage.render(told([(0, [1])], log))
    _ = log.take()
    stage.render(told([(0, [])], log))
    #expect(log.take() == ["end 1"])
    stage.render(told([(0, [2])], log))
    #expect(log.take() == ["unmount 1 1", "render 2", "mount 2 -", "display 2"])
  }

  @Test("Without animation the table reloads: each row ends its display and is mounted anew")
  func reload() {
    stage.render(told([(0, [1])], log), animated: false)
    _ = log.take()
    stage.render(told([(0, [1])], log), animated: false)
    #expect(log.take() == ["end 1", "unmount 1 1", "render 1", "mount 1 -", "display 1"])
    #expect(stage.table.visibleCells.count == 1)
  }

  @Test("A reload puts the keyboard away")
  func reloadEndsTyping() throws {
    stage.render(form(name: "a", isOn: false, text: "") { _ in }, animated: true)
    let field = try #require(stage.content(0)?.firstDescendant(UITextField.self))
    #expect(field.becomeFirstResponder())
    stage.render(form(name: "b", isOn: false, text: "") { _ in }, animated: true)
    #expect(field.isFirstResponder && field.text == "b")
    stage.render(form(name: "c", isOn: false, text: "") { _ in }, animated: false)
    #expect(!field.isFirstResponder)
  }

  @Test("A render that waits when its table goes is let go")
  func waitingRenderOfGoneTable() {
    weak var gone: UITableView?
    let next = told([(0, [2])], log)
    var displayCount = 0
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
      gone = table
      let row = Note(text: "x").on(willDisplayItem: { [weak table] in
        displayCount += 1
        if displayCount == 1 { table?.render(next) }
      })
      table.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: row))
      table.layoutIfNeeded()
    }
    #expect(displayCount == 1)
    #expect(gone == nil)
    stage.screen.settle()
    #expect(log.take().isEmpty)
  }

  @Test("A row in another section is another row: it is mounted anew")
  func acrossSections() {
    stage.render(told([(0, [1, 2]), (1, [3])], log))
    let cell = stage.table.cellForRow(at: [0, 0])
    _ = log.take()
    stage.render(told([(0, [2]), (1, [1, 3])], log))
    #expect(log.take().contains("mount 1 -"), "what was stored for it is gone")
    #expect(stage.screen.texts == ["2", "1", "3"])
    #expect(stage.table.cellForRow(at: [1, 0]) !== cell)
  }

  @Test("A section that moves is another section: its rows are mounted anew")
  func movedSections() {
    stage.render(told([(0, [1]), (1, [2]), (2, [3])], log))
    let cells = stage.table.visibleCells
    _ = log.take()
    stage.render(told([(2, [3]), (0, [1]), (1, [2])], log))
    #expect(log.take().contains("mount 3 -"), "what was stored for it is gone")
    #expect(stage.screen.texts == ["3", "1", "2"])
    #expect(stage.table.cellForRow(at: [0, 0]) !== cells[2])
  }

  @Test("A row that moves within its section keeps its cell")
  func movedRows() {
    stage.render(told([(0, [1, 2, 3])], log))
    let cells = stage.table.visibleCells
    stage.render(told([(0, [3, 1, 2])], log))
    #expect(stage.screen.texts == ["3", "1", "2"])
    #expect(stage.table.cellForRow(at: [0, 0]) === cells[2])
  }

  @Test("Rows, headers and footers have the margins of their table")
  func margins() {
    stage.table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 24)
    let text = Component.Description(text: "x", styleSheet: .init())
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0, header: text, footer: text) |---+ Node(id: 0, component: text))
    let (header, footer) = (
      stage.table.headerView(forSection: 0), stage.table.footerView(forSection: 0)
    )
    for view in [stage.content(0), header, footer] {
      let label = view?.firstDescendant(UILabel.self)
      let frame = label.map { $0.convert($0.bounds, to: stage.table) }
      #expect(frame?.minX == 40 && frame?.maxX == stage.table.bounds.width - 24)
    }
  }

  @Test("Rows, headers and footers in view follow the margins of their table")
  func laterMargins() {
    let text = Component.Description(text: "x", styleSheet: .init())
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0, header: text, footer: text) |---+ Node(id: 0, component: text))
    for (left, right) in [(CGFloat(40), CGFloat(24)), (12, 60)] {
      stage.table.layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      stage.screen.runFrame()
      let (header, footer) = (
        stage.table.headerView(forSection: 0), stage.table.footerView(forSection: 0)
      )
      for view in [stage.content(0), header, footer] {
        let label = view?.firstDescendant(UILabel.self)
        let frame = label.map { $0.convert($0.bounds, to: stage.table) }
        #expect(frame?.minX == left && frame?.maxX == stage.table.bounds.width - right)
      }
    }
  }

  @Test("Rows, headers and footers stand beside the safe area once, also when they come later")
  func marginsBesideSafeArea() {
    let text = Component.Description(text: "x", styleSheet: .init())
    stage.screen.display.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    for id in 0..<2 {
      stage.render(
        Box<Int, Int>.empty
          |-+ Section(id: id, header: text, footer: text) |---+ Node(id: id, component: text))
      let (header, footer) = (
        stage.table.headerView(forSection: 0), stage.table.footerView(forSection: 0)
      )
      for view in [stage.content(0), header, footer] {
        let label = view?.firstDescendant(UILabel.self)
        let frame = label.map { $0.convert($0.bounds, to: stage.table) }
        #expect(frame?.minX == stage.table.layoutMargins.left)
        #expect(frame?.maxX == stage.table.bounds.width - stage.table.layoutMargins.right)
        #expect(stage.table.layoutMargins.left > 44)
      }
    }
  }

  @Test("Another kind of component may turn up in a row: nothing is reloaded")
  func otherKind() {
    stage.render(
      Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "label")))
    let cell = stage.table.cellForRow(at: [0, 0])
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0) |---+ Node(id: 0, component: Card("card", CardSheet())))
    #expect(stage.screen.texts == ["card"])
    #expect(stage.table.cellForRow(at: [0, 0]) === cell)
  }

  @Test("Another kind of component fades in within 0.3 seconds; or at once, if nothing is animated")
  func dissolving() throws {
    let red = Plate<UIView>(color: .red)
    let blue = Plate<UIControl>(color: .blue)
    func render(_ plate: some Renderable, animated: Bool = true) {
      stage.table.render(
        Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: plate),
        animated: animated)
    }
    render(red)
    stage.screen.settle()
    #expect(stage.redness == 1)
    render(blue)
    stage.screen.advance(by: 0.15)
    #expect(0.2..<0.8 ~= (try #require(stage.redness)))
    #expect(stage.content(0) is UIControl, "what is shown has the keys and the taps at once")
    stage.screen.advance(by: 0.2)
    #expect(stage.redness == 0)
    render(red, animated: false)
    stage.screen.runFrame()
    #expect(stage.redness == 1)
    UIView.performWithoutAnimation { render(blue) }
    stage.screen.runFrame()
    #expect(stage.redness == 0)
  }

  @Test("Display is told with each render of a row on screen")
  func display() {
    var (shown, hidden) = (0, 0)
    func render() {
      let row = deletable("x", shown: { shown += 1 }, hidden: { hidden += 1 }) {}
      stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: row))
    }
    render()
    #expect((shown, hidden) == (1, 0))
    render()
    #expect((shown, hidden) == (2, 1))
  }

  @Test("A deleted row is gone before its component is told, which is after the animation")
  func deleting() throws {
    var deleted = 0
    func render(_ names: [String]) {
      stage.render(
        Box(
          sections: [
            Section(
              id: 0,
              items: names.map { name in
                Node(id: name, component: deletable(name) { deleted += 1 })
              })
          ]))
    }
    render(["a", "b"])
    let adapter = try #require(stage.table.delegate as? BoxTableViewAdapter<Int, String>)
    let swipe = adapter.tableView(stage.table, trailingSwipeActionsConfigurationForRowAt: [0, 0])
    let action = try #require(swipe?.actions.first)
    #expect(action.title == "Remove" && action.backgroundColor == .purple)
    #expect(action.style == .destructive)
    action.handler(action, stage.table) { _ in }
    stage.screen.runFrame()
    #expect(adapter.sections[0].items.map(\.id) == ["b"])
    #expect(stage.table.numberOfRows(inSection: 0) == 1)
    #expect(deleted == 0, "the animation is not over")
    stage.screen.settle()
    #expect(deleted == 1)
    render(["b"])
    #expect(stage.screen.texts == ["b"])
    let actions = adapter.tableView(stage.table, editActionsForRowAt: [0, 0])
    #expect(actions?.first?.title == "Remove")
  }

  @Test("A swiped row is deleted where it is by then, and nothing is if it is gone")
  func deletingMovedRow() throws {
    var deleted: [String] = []
    func render(_ names: [String]) {
      stage.render(
        Box(
          sections: [
            Section(
              id: 0,
              items: names.map { name in
                Node(id: name, component: deletable(name) { deleted.append(name) })
              })
          ]))
    }
    render(["a", "b"])
    let adapter = try #require(stage.table.delegate as? BoxTableViewAdapter<Int, String>)
    let swipe = adapter.tableView(stage.table, trailingSwipeActionsConfigurationForRowAt: [0, 0])
    let action = try #require(swipe?.actions.first)
    render(["c", "a", "b"])
    action.handler(action, stage.table) { _ in }
    stage.screen.settle()
    #expect(adapter.sections[0].items.map(\.id) == ["c", "b"])
    #expect(deleted == ["a"])
    var isDone: Bool?
    action.handler(action, stage.table) { isDone = $0 }
    stage.screen.settle()
    #expect(isDone == false)
    #expect(adapter.sections[0].items.map(\.id) == ["c", "b"])
    #expect(deleted == ["a"])
  }

  @Test("A row that cannot be deleted has no actions")
  func notDeletable() throws {
    stage.render(told([(0, [1])], log))
    let adapter = try #require(stage.table.delegate as? BoxTableViewAdapter<Int, Int>)
    let swipe = adapter.tableView(stage.table, trailingSwipeActionsConfigurationForRowAt: [0, 0])
    #expect(swipe?.actions.isEmpty == true)
    #expect(adapter.tableView(stage.table, editActionsForRowAt: [0, 0]) == nil)
  }

  @Test("Behaviors lead to what is inside of them")
  func casts() {
    let node = Node(
      id: 0,
      component: Note(text: "x").on(willDisplayItem: {}).styling(StyleSheet<UIView>())
        .deletable(deleteActionText: "Remove") {})
    #expect(node.component(as: Note.self)?.text == "x")
    #expect(node.component(as: Card.self) == nil)
    let erased = AnyRenderable(Note(text: "y").asAnyRenderable())
    #expect("\(erased.componentType)" == "Note")
    #expect("\(erased.viewType)" == "UILabel")
  }

  @Test("Components that compute their height are asked, others are measured with their margins")
  func sizes() {
    let space = Section<Int, Int>(
      id: 0, header: Component.EmptySpace(height: 12),
      items: [Node(id: 0, component: Component.EmptySpace(height: 30))])
    #expect(space.tableViewHeightBoundTo(width: 100, inheritedMargins: .zero) == 42)
    #expect(
      space.componentSize(of: .header, fittingWidth: 100)?.height == 12)
    #expect(space.componentSize(of: .footer, fittingWidth: 100) == nil)
    let text = Component.DetailedDescription(
      texts: [.plain(String(repeating: "word ", count: 20))], accessory: .none)
    let node = Node(id: 0, component: text)
    let (wide, narrow) = (
      node.sizeBoundTo(width: 300),
      node.sizeBoundTo(
        width: 300, inheritedMargins: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
    )
    #expect(narrow.height > wide.height)
    let box = Box(sections: [Section(id: 0, items: [node])])
    #expect(box.tableViewHeightBoundTo(width: 300, inheritedMargins: .zero) == wide.height)
    #expect(
      box.tableViewHeightBoundTo(
        width: 300, inheritedMargins: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
        == narrow.height)
    let headed = Section<Int, Int>(id: 0, header: text)
    #expect(headed.tableViewHeightBoundTo(width: 300, inheritedMargins: .zero) == wide.height)
    #expect(
      headed.tableViewHeightBoundTo(
        width: 300, inheritedMargins: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
        == narrow.height)
  }

  @Test("Lists of an adapter have the new sections as soon as cells are asked for")
  func sectionsWithinBatches() {
    final class Asking: TableViewAdapterBase<Int, Int>, UITableViewDataSource, UITableViewDelegate {
      var counts: [Int] = []
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        counts.append(sections[0].items.count)
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let adapter = Asking(with: stage.table)
    stage.table.prepareForBoxRendering(with: adapter)
    stage.render(told([(0, [1])], log))
    stage.render(told([(0, [1, 2, 3])], log))
    #expect(adapter.counts.last == 3)
    #expect(adapter.counts.first == 1)
  }
}
