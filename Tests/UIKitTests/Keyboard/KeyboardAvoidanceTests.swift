import Testing
import UIKit
import _UIKitTestSupport

/// A table of fields, one a row.
private final class FieldsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    field.inputView = plate(300)
    field.tag = 1
    cell.contentView.addSubview(field)
    return cell
  }

  func field(_ row: Int) -> UITextField? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0))?.viewWithTag(1) as? UITextField
  }
}

@MainActor
@Suite(.closesWindows) struct KeyboardAvoidanceTests {
  private let controller = FieldsController(style: .plain)
  private let stage: Stage

  init() {
    controller.tableView.rowHeight = 60
    stage = Stage(root: controller)
    stage.advance(by: 0.1)
  }

  private func settle() { stage.advance(by: 0.6) }

  @Test func `a row that is edited is scrolled above the keyboard`() throws {
    let field = try #require(controller.field(13))
    #expect(field.onScreen.maxY > 544)
    field.becomeFirstResponder()
    settle()
    #expect(field.onScreen.maxY <= 544)
    #expect(field.onScreen.minY > 400, "it is scrolled no further than needed")
  }

  @Test func `the table makes room for the keyboard, and takes it back`() throws {
    let table = try #require(controller.tableView)
    table.contentInset.bottom = 7
    try #require(controller.field(13)).becomeFirstResponder()
    #expect(table.contentInset.bottom == 307)
    #expect(table.verticalScrollIndicatorInsets.bottom == 300)
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    settle()
    #expect(table.contentOffset.y == 663)
    stage.window.endEditing(true)
    settle()
    #expect(table.contentInset.bottom == 7)
    #expect(table.verticalScrollIndicatorInsets.bottom == 0)
    #expect(table.contentOffset.y == 363)
  }

  @Test func `a field under the edge of a scroll view comes into view when it is edited`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let field = UITextField(frame: CGRect(x: 10, y: 380, width: 200, height: 40))
    stage.window.addSubview(scroll)
    scroll.addSubview(field)
    stage.frame()
    field.becomeFirstResponder()
    settle()
    #expect(scroll.contentOffset.y >= 20)
    #expect(scroll.contentOffset.y < 60)
  }

  @Test func `a note that grows keeps its caret in view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    note.isScrollEnabled = false
    stage.window.addSubview(scroll)
    scroll.addSubview(note)
    stage.frame()
    note.becomeFirstResponder()
    note.insertText(String(repeating: "line\n", count: 40))
    settle()
    let caret = note.convert(note.caretRect(for: note.endOfDocument), to: scroll)
    #expect(scroll.bounds.contains(caret))
  }
}
