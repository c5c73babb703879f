import UIKit

/// Rows that can be edited, and a delegate that writes down what it hears.
@MainActor
final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var events: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents = true
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var mayPickByDragging = false
  /// Carries out what is committed; deletes by default.
  var commit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }
  private(set) var askedToEdit = 0

  init(_ rows: [String]) {
    self.rows = rows
    super.init()
    commit = { [unowned self] table, style, path in
      switch style {
      case .delete:
        delete(path.row, from: table)
      case .insert:
        self.rows.insert("new", at: path.row)
        table.insertRows(at: [path], with: .automatic)
      case .none: break
      }
    }
  }

  convenience init(count: Int) { self.init((0..<count).map { "row \($0)" }) }

  func delete(_ row: Int, from table: UITableView) {
    rows.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    askedToEdit += 1
    return canEdit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    events.append("commit \(editingStyle) \(indexPath.row)")
    commit(tableView, editingStyle, indexPath)
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    events.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    events.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

  // MARK: Selection

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    events.append("perform \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { mayPickByDragging }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    events.append("pick from \(indexPath.row)")
    tableView.setEditing(true, animated: true)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    events.append("picked")
  }
}

/// A table of rows 44 points high that fills a window, and fingers for it.
@MainActor
struct EditingStage {
  let stage = Stage()
  let rows: EditableRows
  let table: UITableView

  init(_ rows: EditableRows, style: UITableView.Style = .plain) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.frame()
  }

  func close() { stage.close() }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// The middle of a row on the screen.
  func middle(_ row: Int) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: path(row)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Drags a finger sideways over a row, in steps of a frame, and holds it there.
  func hold(_ row: Int, by way: CGFloat, from start: CGFloat? = nil) {
    let y = middle(row).y
    let x = start ?? (way < 0 ? 360 : 30)
    stage.drag((0...20).map { CGPoint(x: x + way * CGFloat($0) / 20, y: y) })
  }

  /// Swipes over a row, rests, lets go and lets all come to rest.
  func swipe(_ row: Int, by way: CGFloat) {
    hold(row, by: way)
    stage.advance(by: 0.2)
    release(row, by: way)
  }

  func release(_ row: Int, by way: CGFloat) {
    stage.touch(.ended, at: CGPoint(x: (way < 0 ? 360 : 30) + way, y: middle(row).y))
    stage.advance(by: 1)
  }

  func tap(at point: CGPoint) {
    stage.touch(.began, at: point)
    stage.advance(by: 0.2)
    stage.touch(.ended, at: point)
    stage.frame()
  }

  /// The label with a text in a cell.
  func label(_ text: String, in view: UIView? = nil) -> UILabel? {
    for subview in (view ?? table).subviews {
      if let label = subview as? UILabel, label.text == text { return label }
      if let label = label(text, in: subview) { return label }
    }
    return nil
  }

  /// Where what has a text stands in the window.
  func frame(of text: String) -> CGRect? {
    label(text).map { $0.convert($0.bounds, to: nil) }
  }

  /// How far a row's content has been moved aside.
  func shift(_ row: Int) -> CGFloat? {
    guard let cell = cell(row) else { return nil }
    let left = cell.contentView.convert(CGPoint.zero, to: nil).x
    return ((left - cell.contentView.frame.minX) * 100).rounded() / 100
  }

  /// Taps on what has a text.
  func tap(_ text: String) {
    guard let frame = frame(of: text) else { return }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
