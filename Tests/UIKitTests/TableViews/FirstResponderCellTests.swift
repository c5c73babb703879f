import Testing
import UIKit
import _UIKitTestSupport

/// A cell with a text field as large as it is.
private final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 32))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

/// The cell that is typed into while its row is out of view.
@MainActor
@Suite(.serialized, .closesWindows)
struct FirstResponderCellTests {
  private let stage = Stage()
  private let rows = Rows(count: 100)
  private let log = DisplayLog()
  private let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(FieldCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = log
    stage.window.addSubview(table)
    stage.frame()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Begins to type into a row and scrolls far away from it.
  private func edit(_ row: Int, scrollingTo offset: CGFloat = 2000) throws -> FieldCell {
    let cell = try #require(table.cellForRow(at: path(row)) as? FieldCell)
    #expect(cell.field.becomeFirstResponder())
    cell.field.insertText("a")
    table.scroll(to: offset)
    stage.frame()
    return cell
  }

  private func check() {
    #expect(log.faults.isEmpty)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `it is out of view, and typing goes on`() throws {
    let cell = try edit(3)
    #expect(cell.field.isFirstResponder)
    #expect(cell.superview === table)
    #expect(table.cellForRow(at: path(3)) == nil)
    #expect(!table.visibleCells.contains(cell))
    #expect(table.indexPath(for: cell) == path(3))
    #expect(cell.frame.minY == 120)
    cell.field.insertText("b")
    check()
    rows.forget()
    table.scroll(to: 0)
    #expect(table.cellForRow(at: path(3)) === cell)
    #expect(cell.field.text == "ab")
    #expect(cell.field.isFirstResponder)
    #expect(!rows.asked.contains(path(3)))
    check()
  }

  @Test func `it is used for another row only when nobody types into it any more`() throws {
    let cell = try edit(3)
    for offset in stride(from: 0, to: 3600, by: 400) where offset > 0 {
      table.scroll(to: CGFloat(offset))
      #expect(!table.visibleCells.contains(cell))
    }
    #expect(cell.field.resignFirstResponder())
    stage.frame()
    #expect(cell.superview == nil)
    #expect(table.indexPath(for: cell) == nil)
    table.scroll(to: 0)
    check()
  }

  @Test func `another row that is typed into takes its place`() throws {
    let first = try edit(3)
    let second = try edit(52, scrollingTo: 800)
    #expect(table.indexPath(for: first) != path(3))
    #expect(table.indexPath(for: second) == path(52))
    #expect(!first.field.isEditing)
    #expect(second.field.isFirstResponder)
    check()
  }

  @Test func `it follows its row through updates, out of view and back into it`() throws {
    let cell = try edit(3)
    rows.sections[0].insert(contentsOf: [-1, -2], at: 0)
    table.insertRows(at: [path(0), path(1)], with: .fade)
    stage.advance(by: 0.4)
    #expect(table.indexPath(for: cell) == path(5))
    #expect(cell.frame.minY == 200)
    rows.sections[0].insert(rows.sections[0].remove(at: 5), at: 52)
    table.moveRow(at: path(5), to: path(52))
    stage.advance(by: 0.4)
    #expect(table.cellForRow(at: path(52)) === cell)
    #expect(cell.field.isFirstResponder)
    check()
    rows.sections[0].insert(rows.sections[0].remove(at: 52), at: 90)
    table.moveRow(at: path(52), to: path(90))
    stage.advance(by: 0.4)
    #expect(table.indexPath(for: cell) == path(90))
    #expect(cell.field.isFirstResponder)
    #expect(table.cellForRow(at: path(90)) == nil)
    check()
  }

  @Test(arguments: [false, true], [false, true])
  func `a row that is deleted or replaced is not typed into any more`(
    inView: Bool, reloads: Bool
  ) throws {
    let cell = try edit(3, scrollingTo: inView ? 0 : 2000)
    if reloads {
      table.reloadRows(at: [path(3)], with: .fade)
    } else {
      rows.sections[0].remove(at: 3)
      table.deleteRows(at: [path(3)], with: .fade)
    }
    #expect(!cell.field.isEditing)
    #expect(!cell.field.isFirstResponder)
    stage.advance(by: 0.4)
    #expect(cell.superview == nil)
    check()
  }

  @Test(arguments: [false, true])
  func `when everything is reloaded typing ends`(inView: Bool) throws {
    let cell = try edit(3, scrollingTo: inView ? 0 : 2000)
    table.reloadData()
    stage.frame()
    #expect(!cell.field.isEditing)
    #expect(stage.window.firstResponder == nil)
    check()
  }

  @Test func `a row that goes while the table asks for others is not typed into any more`() throws {
    let cell = try edit(3)
    rows.makeCell = { [rows] table, path in
      if rows.sections[0].count == 100 {
        rows.sections[0].removeFirst(4)
        table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    table.scroll(to: 3000)
    #expect(!cell.field.isEditing)
    #expect(cell.superview == nil)
    #expect(!table.hasUncommittedUpdates)
  }

  @Test func `who hears of the end of typing while the table asks may change the rows`() throws {
    let cell = try edit(3, scrollingTo: 0)
    var places: [UIWindow?] = []
    cell.field.addAction(
      UIAction { [rows, table] _ in
        places.append(cell.window)
        rows.sections[0].removeLast()
        table.deleteRows(at: [IndexPath(row: 98, section: 0)], with: .fade)
      }, for: .editingDidEnd)
    rows.makeCell = { [rows] table, path in
      if rows.sections[0].count == 100 {
        rows.sections[0].remove(at: 3)
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    table.scroll(to: 40)
    stage.advance(by: 0.4)
    #expect(places == [stage.window])
    #expect(!cell.field.isEditing)
    #expect(table.numberOfRows(inSection: 0) == 98)
    #expect(cell.superview == nil)
    check()
  }

  @Test(arguments: [false, true], [false, true])
  func `who hears of the end of typing may change the rows`(inView: Bool, reloads: Bool) throws {
    let cell = try edit(3, scrollingTo: inView ? 0 : 2000)
    cell.field.addAction(
      UIAction { [rows, table] _ in
        rows.sections[0].removeLast()
        table.deleteRows(at: [IndexPath(row: 98, section: 0)], with: .fade)
      }, for: .editingDidEnd)
    rows.sections[0].remove(at: 3)
    if reloads { table.reloadData() } else { table.deleteRows(at: [path(3)], with: .fade) }
    stage.advance(by: 0.4)
    #expect(table.numberOfRows(inSection: 0) == 98)
    #expect(!cell.field.isEditing)
    check()
  }
}
