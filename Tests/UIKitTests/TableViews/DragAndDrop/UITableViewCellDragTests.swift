import Testing
import UIKit
import _UIKitTestSupport

/// What cells are told of drags from their rows and of things held over them.
@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewCellDragTests {
  private final class Cell: UITableViewCell {
    private(set) var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var intent = UITableViewDropProposal.Intent.insertIntoDestinationIndexPath

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Cell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [dragItem("\(indexPath.row)")] }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      true
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: intent)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private let stage = Stage()
  private let source = Source()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.dragDelegate = source
    table.dropDelegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    return table
  }

  private func place(_ row: Int) -> CGPoint { CGPoint(x: 195, y: 22 + row * 44) }

  private func cell(_ row: Int, _ table: UITableView) throws -> Cell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
  }

  @Test func `a dragged row's cell is lifted, dragged and put back`() throws {
    let table = makeTable()
    let (dragged, other) = (try cell(0, table), try cell(1, table))
    stage.touch(.began, at: place(0))
    stage.advance(by: 0.8)
    #expect(dragged.states == [.lifting])
    #expect(dragged.configurationState.cellDragState == .lifting)
    stage.touch(.moved, at: place(3))
    stage.frame()
    #expect(dragged.states == [.lifting, .dragging])
    #expect(dragged.configurationState.cellDragState == .dragging)
    stage.touch(.ended, at: place(3))
    stage.advance(by: 0.8)
    #expect(dragged.states == [.lifting, .dragging, .none])
    #expect(dragged.configurationState.cellDragState == .none)
    #expect(other.states.isEmpty)
  }

  @Test func `a dragged row's cell takes touches only if it says so`() throws {
    let table = makeTable()
    // Without drops on the table itself the cell stays where it is, to be seen.
    table.dropDelegate = nil
    let dragged = try cell(0, table)
    let middle = CGPoint(x: 100, y: 22)
    #expect(!dragged.userInteractionEnabledWhileDragging)
    #expect(dragged.hitTest(middle, with: nil) != nil)
    stage.touch(.began, at: place(0))
    stage.advance(by: 0.8)
    #expect(dragged.hitTest(middle, with: nil) == nil)
    stage.touch(.moved, at: place(3))
    stage.frame()
    #expect(dragged.hitTest(middle, with: nil) == nil)
    #expect(try cell(1, table).hitTest(middle, with: nil) != nil)
    dragged.userInteractionEnabledWhileDragging = true
    #expect(dragged.hitTest(middle, with: nil) != nil)
    dragged.userInteractionEnabledWhileDragging = false
    stage.touch(.ended, at: place(3))
    stage.advance(by: 0.8)
    #expect(dragged.hitTest(middle, with: nil) != nil)
  }

  @Test func `a lift that no drag follows is taken back`() throws {
    let table = makeTable()
    let lifted = try cell(0, table)
    stage.touch(.began, at: place(0))
    stage.advance(by: 0.8)
    stage.touch(.ended, at: place(0))
    stage.advance(by: 0.8)
    #expect(lifted.states == [.lifting, .none])
  }

  private func dropStates(_ table: UITableView) -> [UICellConfigurationState.DropState] {
    (0..<4).compactMap { row in
      table.cellForRow(at: IndexPath(row: row, section: 0))?.configurationState.cellDropState
    }
  }

  @Test func `cells know whether a drag is over them or over another`() {
    let table = makeTable()
    let nothing = [UICellConfigurationState.DropState](repeating: .none, count: 4)
    #expect(dropStates(table) == nothing)
    stage.drag(from: place(0), over: [place(1), place(2)], lifts: false)
    #expect(dropStates(table)[2] == .targeted)
    #expect(dropStates(table)[3] == .notTargeted)
    stage.touch(.moved, at: CGPoint(x: 195, y: 700))
    stage.frame()
    #expect(dropStates(table) == nothing)
    stage.touch(.ended, at: CGPoint(x: 195, y: 700))
    stage.advance(by: 0.8)
    #expect(dropStates(table) == nothing)
  }
}
