import Kumiko
import KumikoTesting
import Testing
import UIKit

/// What rows of a table can do is done by the items of a list section, too.
@Suite("Rows of list sections", .serialized)
@MainActor
struct ListSectionTests {
  private final class Log {
    private(set) var events: [String] = []
    func note(_ event: String) { events.append(event) }
  }

  private let stage = GroupStage(size: CGSize(width: 400, height: 600))
  private let log = Log()

  private func render(_ count: Int = 4, _ row: @escaping (Int) -> some Component) {
    stage.render(
      Section(id: 0, cells: (0..<count).map { CellNode(id: $0, row($0)) }).list(.insetGrouped))
    stage.screen.settle()
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(stage.list.cellForItem(at: [0, item]) as? UICollectionViewListCell)
  }

  /// The types of the views of a cell whose type's name contains a word.
  private func views(_ word: String, in item: Int) throws -> [UIView] {
    try cell(item).subviews.filter { "\(type(of: $0))".contains(word) && $0.alpha > 0 }
  }

  private func center(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: Editing

  @Test("rows have the controls of tables while the list is edited")
  func controls() throws {
    defer { stage.screen.close() }
    stage.renderer.options = ListOptions().onMove { _ in }
    render { id in
      switch id {
      case 0: Word(id).deletable { [log] in log.note("deleted") }.modified()
      case 1: Word(id).insertable { [log] in log.note("inserted") }.modified()
      case 2: Word(id).reorderable().modified()
      default: Word(id).modified()
      }
    }
    #expect(try views("Control", in: 0).isEmpty)
    stage.list.isEditing = true
    stage.screen.settle()
    #expect(try (0..<4).map { try views("EditControl", in: $0).count } == [1, 1, 0, 0])
    #expect(try (0..<4).map { try views("ReorderControl", in: $0).count } == [0, 0, 1, 0])
    stage.screen.display.tap(at: center(try #require(try views("EditControl", in: 1).first)))
    stage.screen.settle()
    #expect(log.events == ["inserted"])
    stage.screen.display.tap(at: center(try #require(try views("EditControl", in: 0).first)))
    stage.screen.settle()
    try stage.screen.tap(on: "Delete")
    stage.screen.settle()
    #expect(log.events == ["inserted", "deleted"])
    #expect(stage.list.numberOfItems(inSection: 0) == 3)
    stage.list.isEditing = false
    stage.screen.settle()
    #expect(try (0..<3).allSatisfy { try views("Control", in: $0).isEmpty })
  }

  @Test("rows are moved by their handles")
  func handles() throws {
    defer { stage.screen.close() }
    stage.renderer.options = ListOptions().onMove { [log] in
      log.note("\($0.source.row) to \($0.destination.row)")
    }
    render { Word($0, "word \($0)").reorderable() }
    stage.list.isEditing = true
    stage.screen.settle()
    let handle = center(try #require(try views("ReorderControl", in: 0).first))
    let goal = center(try #require(try views("ReorderControl", in: 2).first))
    stage.screen.display.drag(from: handle, to: goal, duration: 0.4, pause: 0.2)
    stage.screen.settle()
    #expect(log.events == ["0 to 2"])
    #expect(stage.text(at: 2) == "word 0")
  }

  @Test("handles move rows step by step, also into another section")
  func steps() throws {
    defer { stage.screen.close() }
    stage.renderer.options = ListOptions().onMove { [log] in
      log.note("\($0.source) to \($0.destination)")
    }
    let rows = { (ids: [Int]) in
      ids.map { CellNode(id: $0, Word($0, "word \($0)").reorderable()) }
    }
    stage.render(
      Section(id: 0, cells: rows([0, 1])).list(.insetGrouped),
      Section(id: 1, cells: rows([2])).list(.insetGrouped))
    stage.list.isEditing = true
    stage.screen.settle()
    func step(_ path: IndexPath, isDown: Bool) throws {
      let cell = try #require(stage.list.cellForItem(at: path))
      let handle = try #require(cell.subviews.first { "\(type(of: $0))" == "ReorderControl" })
      if isDown { handle.accessibilityDecrement() } else { handle.accessibilityIncrement() }
      stage.screen.settle()
    }
    try step([0, 0], isDown: true)
    try step([0, 1], isDown: true)
    try step([1, 0], isDown: false)
    try step([0, 0], isDown: false)
    #expect(log.events == ["[0, 0] to [0, 1]", "[0, 1] to [1, 0]", "[1, 0] to [0, 1]"])
  }

  @Test("several rows are picked while the list is edited")
  func picking() throws {
    defer { stage.screen.close() }
    let selection = Selection<Int>(.multipleWhileEditing)
    render { Word($0, "word \($0)").selectable($0 != 3).deletable {} }
    stage.list.isEditing = true
    stage.screen.settle()
    #expect(try views("EditControl", in: 0).count == 1)
    stage.renderer.options = ListOptions().selection(selection)
    render { Word($0, "word \($0)").selectable($0 != 3).deletable {} }
    try stage.screen.tap(on: "word 0")
    try stage.screen.tap(on: "word 2")
    try stage.screen.tap(on: "word 3")
    stage.screen.settle()
    #expect(selection.ids == [0, 2])
    #expect(try cell(0).accessories.map(\.accessoryType) == [.multiselect])
    #expect(try cell(3).accessories.map(\.accessoryType) == [.delete])
  }

  // MARK: Appearance

  @Test("separators are hidden and inset by the row, before the list's own handler")
  func separators() throws {
    defer { stage.screen.close() }
    let lines = Lines()
    stage.render(
      Section(
        id: 0,
        rows: {
          Word(0).separator(.hidden)
          Word(1).separator(.inset(left: 60, right: 8))
          Word(2)
          Word(3)
        }
      ).list(.plain) { configuration in
        configuration.itemSeparatorHandler = { path, configuration in
          lines.seen[path.item] = configuration
          return configuration
        }
      })
    stage.screen.settle()
    #expect(lines.seen[0]?.bottomSeparatorVisibility == .hidden)
    #expect(lines.seen[1]?.bottomSeparatorInsets.leading == 60)
    #expect(lines.seen[1]?.bottomSeparatorInsets.trailing == 8)
    #expect(lines.seen[2]?.bottomSeparatorVisibility == .visible)
    #expect(try views("Separator", in: 0).isEmpty)
    #expect(try #require(try views("Separator", in: 1).first).frame.minX == 60)
    #expect(try #require(try views("Separator", in: 1).first).frame.maxX == 392)
  }

  private final class Lines {
    var seen: [Int: UIListSeparatorConfiguration] = [:]
  }

  @Test("a separator follows the newest version of its row")
  func newSeparator() throws {
    defer { stage.screen.close() }
    render { Word($0).separator(.hidden) }
    #expect(try views("Separator", in: 1).isEmpty)
    render { Word($0, "other").separator(.automatic) }
    #expect(try views("Separator", in: 1).count == 1)
  }

  @Test("a row's background comes and goes, and does not highlight without a selection style")
  func background() throws {
    defer { stage.screen.close() }
    func color(_ item: Int) throws -> UIColor? {
      try cell(item).backgroundConfiguration?.backgroundColor
    }
    render { Word($0, "a") }
    let standard = try color(0)
    render { id in
      id == 0
        ? Word(id, "b").rowBackground(.systemYellow).selectionStyle(.none).modified()
        : Word(id, "b").selectionStyle(.default).modified()
    }
    #expect(try color(0) == .systemYellow)
    stage.list.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    stage.screen.settle()
    #expect(try color(0) == .systemYellow)
    stage.list.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    stage.screen.settle()
    #expect(try color(1) != standard)
    stage.list.deselectItem(at: [0, 0], animated: false)
    render { Word($0, "c") }
    #expect(try color(0) == standard)
  }

  @Test("accessories of every type stand at the end, components in their size")
  func accessories() throws {
    defer { stage.screen.close() }
    render { id in
      switch id {
      case 0: Word(id).accessory(.disclosureIndicator).modified()
      case 1: Word(id).accessory(.checkmark).modified()
      case 2: Word(id).accessory(.detailButton) { [log] in log.note("detail") }.modified()
      default: Word(id).accessory(Badge()).modified()
      }
    }
    #expect(
      try (0..<3).map { try cell($0).accessories.map(\.accessoryType) } == [
        [.disclosureIndicator], [.checkmark], [.detail],
      ])
    let badge = try #require(
      try cell(3).subviews.first { $0 !== (try? cell(3).contentView) && $0.frame.width == 50 })
    #expect(badge.frame.size == CGSize(width: 50, height: 20))
    let detail = try #require(
      try cell(2).subviews.first { "\(type(of: $0))".contains("Glyph") })
    stage.screen.display.tap(at: center(detail))
    #expect(log.events == ["detail"])
  }

  /// A component of a size of its own.
  private struct Badge: Component {
    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 50, height: 20) }
  }

  // MARK: Options

  @Test("ends are reached, and rows above an anchor arrive without moving what is read")
  func ends() {
    defer { stage.screen.close() }
    stage.renderer.options = ListOptions().anchor(.visibleRow)
      .onReachEnd { [log] in log.note("end") }.onReachStart { [log] in log.note("start") }
    func show(_ ids: Range<Int>) {
      stage.render(
        Section(id: 0, cells: ids.map { CellNode(id: $0, Word($0, "word \($0)")) }).list(.plain))
      stage.screen.settle()
    }
    show(0..<60)
    #expect(log.events == ["start"])
    stage.list.setContentOffset(
      CGPoint(x: 0, y: stage.list.contentSize.height - 600), animated: true)
    stage.screen.settle()
    #expect(log.events == ["start", "end"])
    stage.list.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    stage.screen.settle()
    let top = stage.screen.texts.first
    show(-20..<60)
    #expect(stage.screen.texts.first == top)
  }

  @Test("a selection is kept by id, an empty list shows its message, a menu opens")
  func selectionAndMessage() throws {
    defer { stage.screen.close() }
    let selection = Selection<Int>(.single)
    stage.renderer.options = ListOptions().selection(selection).empty(Word(99, "nothing"))
    func row(_ id: Int) -> some Component {
      Word(id, "word \(id)").contextMenu {
        UIAction(title: "Open") { [log] _ in log.note("open \(id)") }
      }
    }
    render { row($0) }
    try stage.screen.tap(on: "word 2")
    #expect(selection.ids == [2])
    stage.render(
      Section(id: 0, cells: [3, 2, 1].map { CellNode(id: $0, row($0)) }).list(.insetGrouped))
    stage.screen.settle()
    #expect(stage.list.indexPathsForSelectedItems == [[0, 1]])
    try stage.screen.longPress(on: "word 3")
    stage.screen.settle()
    try stage.screen.tap(on: "Open")
    stage.screen.settle()
    #expect(log.events == ["open 3"])
    stage.renderer.render([])
    stage.screen.settle()
    #expect(stage.screen.texts.contains("nothing"))
  }

  @Test("pulling a list refreshes it")
  func refresh() {
    defer { stage.screen.close() }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [log] _ in log.note("refresh") }, for: .valueChanged)
    stage.list.refreshControl = control
    stage.list.alwaysBounceVertical = true
    render { Word($0, "word \($0)") }
    stage.screen.display.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.4, pause: 0.2)
    stage.screen.advance(by: 0.5)
    #expect(log.events == ["refresh"] && control.isRefreshing)
  }

  @Test("impressions in sections that scroll sideways are counted, others cost no handler")
  func impressions() throws {
    defer { stage.screen.close() }
    func shelf(_ id: Int, counts: Bool) -> Section {
      Section(
        id: id,
        cells: (0..<10).map { item in
          let word = Word(id * 100 + item, "word \(id * 100 + item)")
          guard counts else { return CellNode(id: item, word) }
          return CellNode(id: item, word.onImpression { [log] in log.note("seen \(item)") })
        }
      ).layout { _ in
        HGroup(width: .absolute(200), height: .absolute(60)) {
          ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }.orthogonalScrollingBehavior(.continuous)
    }
    stage.render(shelf(0, counts: true), shelf(1, counts: false))
    stage.screen.advance(by: 2)
    #expect(Set(log.events) == ["seen 0", "seen 1"])
    let regions = stage.list.subviews.compactMap { $0 as? UIScrollView }
      .sorted { $0.frame.minY < $1.frame.minY }
    for region in regions { region.setContentOffset(CGPoint(x: 400, y: 0), animated: true) }
    stage.screen.advance(by: 2)
    #expect(Set(log.events) == ["seen 0", "seen 1", "seen 2", "seen 3"])
  }
}

extension Component {
  /// This component as one that modifiers have changed, whichever.
  fileprivate func modified() -> AnyComponent { AnyComponent(self) }
}
