import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct RangeSelectionTests {
  private let rows = EditableRows(count: 12)

  private func make(several: Bool = true) -> EditingStage {
    let stage = EditingStage(rows)
    stage.table.allowsMultipleSelection = several
    return stage
  }

  private func click(_ row: Int, _ modifiers: UIKeyModifierFlags, _ stage: EditingStage) {
    for phase in [WindowInput.TouchPhase.began, .ended] {
      stage.stage.window.receive(
        .touch(
          id: 0, phase, location: stage.middle(row), time: MediaClock.now, modifiers: modifiers))
    }
    stage.stage.frame()
  }

  private func press(
    _ code: KeyInput.Code, _ stage: EditingStage, shift: Bool = false, control: Bool = false,
    text: String = ""
  ) {
    let key = KeyInput(code, characters: text, isShiftDown: shift, isControlDown: control)
    for isDown in [true, false] {
      stage.stage.window.receive(.key(key, isDown: isDown, time: MediaClock.now))
    }
    stage.stage.frame()
  }

  private func selected(_ stage: EditingStage) -> [Int] {
    (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  @Test func `shift selects from the row clicked before, in place of an earlier range`() {
    let stage = make()
    click(3, [], stage)
    click(6, .shift, stage)
    #expect(rows.take() == ["select 3", "perform 3", "select 4", "select 5", "select 6"])
    click(1, .shift, stage)
    #expect(selected(stage) == [1, 2, 3])
    click(8, .control, stage)
    click(2, .control, stage)
    #expect(selected(stage) == [1, 3, 8])
  }

  @Test func `where there can be one selected row shift changes nothing`() {
    let stage = make(several: false)
    click(3, [], stage)
    click(6, .shift, stage)
    #expect(selected(stage) == [6])
  }

  @Test func `arrows move from the row that was touched, return selects`() {
    let stage = make(several: false)
    click(3, [], stage)
    _ = rows.take()
    press(.down, stage)
    press(.down, stage)
    press(.up, stage)
    #expect(selected(stage) == [3])
    #expect(rows.events.isEmpty)
    press(.return, stage)
    #expect(rows.take() == ["deselect 3", "select 4", "perform 4"])
  }

  @Test func `keys begin at the first row where there is nothing to scroll`() {
    let stage = make(several: false)
    stage.table.alwaysBounceVertical = false
    press(.down, stage)
    press(.down, stage)
    press(.return, stage)
    #expect(rows.take() == ["select 1", "perform 1"])
  }

  @Test func `shift and arrows select a range, control and A everything`() {
    let stage = make()
    click(5, [], stage)
    for _ in 0..<3 { press(.down, stage, shift: true) }
    press(.up, stage, shift: true)
    #expect(selected(stage) == [5, 6, 7])
    press(.character, stage, control: true, text: "a")
    #expect(selected(stage) == Array(0..<12))
    stage.table.allowsMultipleSelection = false
    press(.character, stage, control: true, text: "a")
    #expect(selected(stage).isEmpty)
  }

  @Test func `the delete key deletes selected rows that can be`() {
    let stage = make()
    rows.canEdit = { $0.row != 4 }
    click(2, [], stage)
    click(5, .shift, stage)
    _ = rows.take()
    press(.delete, stage)
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["commit delete 5", "commit delete 3", "commit delete 2"])
    #expect(Array(stage.texts.prefix(4)) == ["row 0", "row 1", "row 4", "row 6"])
  }

  @Test func `keys on an empty table do nothing`() {
    let stage = EditingStage(EditableRows(count: 0))
    for code in [KeyInput.Code.up, .down, .return, .space, .delete, .escape] { press(code, stage) }
    press(.character, stage, control: true, text: "a")
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  // MARK: Fingers

  @Test func `two fingers select nothing without leave, also when a touched cell is elsewhere`() {
    let rows = EditableRows(count: 60)
    for offset in [0, 900] as [CGFloat] {
      let stage = EditingStage(rows)
      stage.table.allowsMultipleSelection = true
      let place = CGPoint(x: 150, y: 300)
      stage.stage.touch(.began, at: place)
      stage.stage.advance(by: 0.3)
      stage.table.contentOffset.y = offset
      stage.stage.frame()
      stage.stage.touch(.began, at: CGPoint(x: 250, y: 300), finger: 1)
      for step in 1...8 {
        for finger in 0...1 {
          stage.stage.touch(
            .moved, at: CGPoint(x: 150 + 100 * CGFloat(finger), y: 300 + 20 * CGFloat(step)),
            finger: finger)
        }
        stage.stage.advance(by: 0.02)
      }
      for finger in 0...1 {
        stage.stage.touch(
          .ended, at: CGPoint(x: 150 + 100 * CGFloat(finger), y: 460), finger: finger)
      }
      #expect(selected(stage).isEmpty)
      #expect(rows.take().isEmpty)
    }
  }

  // MARK: Identity

  @Test func `selected, highlighted and edited rows stay so when others change`() throws {
    let stage = make()
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.setEditing(true, animated: false)
    stage.stage.frame()
    for row in [2, 5, 7] { click(row, [], stage) }
    stage.stage.touch(.began, at: stage.middle(8))
    stage.stage.advance(by: 0.2)
    let pressed = try #require(stage.cell(8))
    #expect(pressed.isHighlighted)
    rows.rows = ["new", "row 1", "row 5", "row 0", "row 3", "row 4", "row 6", "row 7", "row 8"]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [2, 9, 10, 11].map(stage.path), with: .fade)
      stage.table.insertRows(at: [stage.path(0)], with: .fade)
      stage.table.moveRow(at: stage.path(5), to: stage.path(2))
      stage.table.moveRow(at: stage.path(0), to: stage.path(3))
      stage.table.reloadRows(at: [4, 6].map(stage.path), with: .fade)
    }
    stage.stage.advance(by: 0.1)
    #expect(pressed.isHighlighted)
    #expect(stage.table.indexPath(for: pressed)?.row == 8)
    stage.stage.touch(.ended, at: stage.middle(8))
    stage.stage.advance(by: 1)
    let texts = (stage.table.indexPathsForSelectedRows ?? []).map { rows.rows[$0.row] }
    #expect(texts == ["row 5", "row 7", "row 8"])
    let cells = stage.table.visibleCells
    #expect(cells.filter(\.isSelected).compactMap { $0.textLabel?.text } == texts)
    #expect(cells.isNotEmptyAndAllSatisfy { $0.isEditing && $0.contentView.frame.minX == 40 })
  }
}
