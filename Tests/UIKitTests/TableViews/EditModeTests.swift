import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// A cell that writes down what it is told.
private final class TellingCell: UITableViewCell {
  var told: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    told.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    told.append("did \(state.rawValue)")
  }
}

/// A cell that is half as high as its content is wide.
private final class WideCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite(.serialized, .closesWindows) struct EditModeTests {
  private let rows = EditableRows(count: 40)

  /// A point on the control at the beginning of a row.
  private func control(_ row: Int, _ stage: EditingStage) -> CGPoint {
    CGPoint(x: 27, y: stage.middle(row).y)
  }

  @Test func `editing makes room for controls, in rows that come into view too`() throws {
    let stage = EditingStage(rows)
    rows.canEdit = { $0.row != 1 }
    stage.table.setEditing(true, animated: true)
    stage.stage.advance(by: 1)
    let cell = try #require(stage.cell(0))
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(stage.table.isEditing)
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 350, height: 44))
    #expect(stage.cell(1)?.isEditing == false)
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    stage.table.contentOffset.y = 800
    stage.stage.frame()
    #expect(
      stage.table.visibleCells.isNotEmptyAndAllSatisfy {
        $0.isEditing && $0.contentView.frame.minX == 40
      })
    stage.table.setEditing(false, animated: true)
    stage.stage.advance(by: 1)
    let left = stage.table.visibleCells
    #expect(left.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    #expect(stage.cell(20)?.editingStyle == UITableViewCell.EditingStyle.none)
  }

  @Test func `rows are measured for what controls leave, those that were seen before too`() {
    let stage = EditingStage(rows)
    stage.table.rowHeight = UITableView.automaticDimension
    stage.table.register(WideCell.self, forCellReuseIdentifier: "cell")
    stage.table.reloadData()
    stage.stage.frame()
    stage.table.contentOffset.y = 2_000
    stage.stage.frame()
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    #expect(stage.table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 175 })
    stage.table.contentOffset.y = 0
    stage.stage.frame()
    #expect(stage.table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 175 })
    stage.table.setEditing(false, animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 195 })
  }

  @Test func `content travels when editing begins`() throws {
    let stage = EditingStage(rows)
    let content = try #require(stage.cell(0)?.contentView)
    func seen() -> CGFloat { (content.layer.presentation() ?? content.layer).frame.minX }
    stage.table.setEditing(true, animated: true)
    stage.stage.frame()
    #expect(content.frame.minX == 40)
    #expect(seen() == 0)
    stage.stage.advance(by: 0.15)
    #expect(seen() > 2)
    #expect(seen() < 38)
    stage.table.setEditing(false, animated: true)
    stage.stage.frame()
    #expect(content.frame.minX == 0)
    #expect(seen() > 2)
    stage.stage.advance(by: 1)
    #expect(seen() == 0)
  }

  @Test func `cells hear what they are about to show`() throws {
    let stage = EditingStage(rows)
    stage.table.register(TellingCell.self, forCellReuseIdentifier: "cell")
    stage.table.reloadData()
    stage.stage.frame()
    let cell = try #require(stage.cell(0) as? TellingCell)
    stage.table.setEditing(true, animated: true)
    #expect(cell.told == ["will 1"])
    stage.stage.advance(by: 1)
    stage.tap(at: control(0, stage))
    stage.stage.advance(by: 1)
    stage.table.setEditing(false, animated: false)
    #expect(cell.told.prefix(4) == ["will 1", "did 1", "will 3", "did 3"])
    #expect(cell.told.suffix(1) == ["did 0"])
  }

  @Test func `a minus asks before it deletes`() {
    let stage = EditingStage(rows)
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    stage.tap(at: control(2, stage))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 2"])
    #expect(stage.cell(2)?.showingDeleteConfirmation == true)
    stage.tap(at: stage.middle(6))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["end 2"])
    #expect(stage.table.isEditing)
    stage.tap(at: control(2, stage))
    stage.stage.advance(by: 1)
    stage.tap("Delete")
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 2", "commit delete 2", "end gone"])
    #expect(stage.texts[2] == "row 3")
    #expect(stage.cell(2)?.isEditing == true)
  }

  @Test func `a plus inserts at once`() {
    let stage = EditingStage(rows)
    rows.style = { $0.row == 3 ? .insert : .none }
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    stage.tap(at: control(3, stage))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["commit insert 3"])
    #expect(stage.texts[3] == "new")
    stage.tap(at: control(1, stage))
    #expect(rows.take().isEmpty)
  }

  @Test func `rows without a control can do without its room`() {
    let stage = EditingStage(rows)
    rows.style = { _ in .none }
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    #expect(stage.cell(0)?.contentView.frame.minX == 40)
    stage.cell(0)?.shouldIndentWhileEditing = false
    stage.stage.frame()
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
    rows.indents = false
    stage.table.reloadData()
    stage.stage.frame()
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
  }

  @Test func `the accessory gives way to the one for editing`() throws {
    let stage = EditingStage(rows)
    let cell = try #require(stage.cell(0))
    cell.accessoryType = .disclosureIndicator
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = view
    #expect(view.superview == nil)
    stage.table.setEditing(true, animated: true)
    stage.stage.advance(by: 1)
    #expect(view.superview === cell)
    #expect(view.frame.maxX == 374)
    stage.table.setEditing(false, animated: true)
    stage.stage.advance(by: 1)
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.width == 358)
  }

  // MARK: Selection

  @Test func `rows are selected during editing only where it is allowed`() {
    let stage = EditingStage(rows)
    stage.table.selectRow(at: stage.path(0), animated: false, scrollPosition: .none)
    stage.table.setEditing(true, animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.tap(at: stage.middle(1))
    #expect(rows.take().isEmpty)
    stage.table.allowsSelectionDuringEditing = true
    stage.tap(at: stage.middle(1))
    #expect(rows.take() == ["select 1"])
    stage.tap(at: stage.middle(2))
    #expect(rows.take() == ["deselect 1", "select 2"])
    stage.table.allowsMultipleSelectionDuringEditing = true
    for row in [1, 3, 1] { stage.tap(at: stage.middle(row)) }
    #expect(rows.take() == ["select 1", "select 3", "deselect 1"])
    #expect(stage.table.indexPathsForSelectedRows == [stage.path(3)])
    stage.table.setEditing(false, animated: false)
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.cell(3)?.isSelected == false)
  }

  @Test func `a finger that moves over the circles selects rows`() {
    let stage = EditingStage(rows)
    rows.mayPickByDragging = true
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    let x: CGFloat = 27
    stage.stage.drag((0...12).map { CGPoint(x: x, y: 110 + CGFloat($0) * 11) })
    #expect(rows.take() == ["pick from 2", "select 2", "select 3", "select 4", "select 5"])
    stage.stage.drag((0...4).map { CGPoint(x: x, y: 242 - CGFloat($0) * 11) })
    #expect(rows.take() == ["deselect 5"])
    stage.stage.touch(.ended, at: CGPoint(x: x, y: 198))
    #expect(rows.take() == ["picked"])
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.table.indexPathsForSelectedRows == (2...4).map(stage.path))
  }

  @Test(arguments: [true, false]) func `two fingers select rows if they may`(may: Bool) {
    let stage = EditingStage(rows)
    rows.mayPickByDragging = may
    stage.table.allowsMultipleSelectionDuringEditing = true
    for finger in 0...1 {
      stage.stage.touch(.began, at: CGPoint(x: 150 + CGFloat(finger) * 60, y: 20), finger: finger)
    }
    for step in 1...8 {
      for finger in 0...1 {
        stage.stage.touch(
          .moved, at: CGPoint(x: 150 + CGFloat(finger) * 60, y: 20 + CGFloat(step) * 11),
          finger: finger)
      }
      stage.stage.advance(by: 1.0 / 60)
    }
    #expect(stage.table.isDragging == !may)
    for finger in 0...1 { stage.stage.touch(.ended, at: CGPoint(x: 150, y: 108), finger: finger) }
    #expect(
      rows.take()
        == (may ? ["pick from 0", "select 0", "select 1", "select 2", "picked"] : []))
    #expect(stage.table.isEditing == may)
  }

  // MARK: Sizes

  @Test func `an empty table can be edited`() {
    let stage = EditingStage(EditableRows(count: 0))
    stage.table.setEditing(true, animated: true)
    stage.swipe(0, by: -200)
    stage.stage.advance(by: 1)
    #expect(stage.table.isEditing)
    #expect(stage.table.visibleCells.isEmpty)
  }

  @Test func `only rows in view are asked about editing`() {
    let stage = EditingStage(EditableRows(Array(repeating: "row", count: 1_000_000)))
    stage.table.setEditing(true, animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.rows.askedToEdit < 60)
    stage.table.setEditing(false, animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.rows.askedToEdit < 60)
  }

  @Test func `a table view controller edits its table`() {
    let stage = Stage()
    let controller = UITableViewController(style: .plain)
    stage.window.rootViewController = controller
    stage.frame()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView?.isEditing == true)
    #expect(controller.editButtonItem.title == "Done")
    controller.isEditing = false
    #expect(controller.tableView?.isEditing == false)
    #expect(controller.editButtonItem.title == "Edit")
  }
}
