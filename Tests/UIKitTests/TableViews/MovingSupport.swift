import UIKit

/// Sections of numbered rows that the user may move, and what the table asked and told.
@MainActor
final class MovableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var canMove: (IndexPath) -> Bool = { _ in true }
  /// Called in place of moving the data.
  var moving: ((IndexPath, IndexPath) -> Void)?
  var target: (IndexPath) -> IndexPath = { $0 }
  var hasHeaders = false
  /// Whether rows never get a cell that there is.
  var makesNewCells = false
  private(set) var moves: [[IndexPath]] = []
  private(set) var proposals: [IndexPath] = []
  private(set) var asked = 0

  init(_ sections: [[Int]]) { self.sections = sections }

  func move(from: IndexPath, to: IndexPath) {
    sections[to.section].insert(
      sections[from.section].remove(at: from.row), at: to.row)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell =
      makesNewCells
      ? UITableViewCell(style: .default, reuseIdentifier: nil)
      : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = "Row \(cell.tag)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    (moving ?? move)(sourceIndexPath, destinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposals.append(proposedDestinationIndexPath)
    return target(proposedDestinationIndexPath)
  }
}

/// A table of rows 40 points high that fills a window of 390 × 844 points and is being edited.
@MainActor
final class MovingStage {
  let stage = Stage()
  let rows: MovableRows
  private(set) var table: UITableView
  private var finger = CGPoint.zero

  init(_ sections: [[Int]], style: UITableView.Style = .plain, hasHeaders: Bool = false) {
    rows = MovableRows(sections)
    rows.hasHeaders = hasHeaders
    table = UITableView(frame: stage.window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    table.isEditing = true
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  func close() { stage.close() }

  /// Lets the table go, as a screen that is dismissed does.
  func dropTable() {
    table.removeFromSuperview()
    table = UITableView()
  }

  /// The handle of a row.
  func handle(_ row: Int, section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: frame.maxX - 20, y: frame.midY), to: nil)
  }

  func lift(_ row: Int, section: Int = 0) {
    finger = handle(row, section: section)
    stage.touch(.began, at: finger)
    stage.advance(by: 0.3)
  }

  func carry(by distance: CGFloat) {
    finger.y += distance
    stage.touch(.moved, at: finger)
    stage.advance(by: 0.3)
  }

  func drop(_ phase: WindowInput.TouchPhase = .ended, after seconds: Double = 0.5) {
    stage.touch(phase, at: finger)
    stage.advance(by: seconds)
  }

  /// The numbers of the rows on the screen, as they are seen from top to bottom.
  var seen: [Int] {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    return cells.filter { $0.frame.intersects(table.bounds) }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  /// Where a row is seen, below the top of the content.
  func top(ofTag tag: Int) -> CGFloat? {
    table.visibleCells.first { $0.tag == tag }?.frame.minY
  }
}
