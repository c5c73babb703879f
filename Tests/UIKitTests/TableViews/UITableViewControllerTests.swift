import Testing
import UIKit
import _UIKitTestSupport

private final class Numbers: UITableViewController {
  var heights: [Int: CGFloat] = [:]
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    heights[indexPath.row] ?? super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewControllerTests {
  @Test func `the view is a table that asks the controller`() {
    let controller = Numbers(style: .grouped)
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(Numbers().tableView.style == .plain)
    #expect(UITableViewController().tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func `overridden methods are called, the others count as not implemented`() {
    let controller = Numbers(style: .plain)
    controller.heights = [1: 100]
    let table = controller.tableView
    table?.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    table?.layoutIfNeeded()
    #expect(table?.visibleCells.map(\.frame.height).prefix(3) == [44, 100, 44])
    #expect(table?.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    table?.contentOffset.y = 10
    #expect(controller.scrolls == 1)
  }

  @Test func `the selection is cleared when the view appears`() {
    let controller = Numbers(style: .plain)
    let stage = Stage(root: controller)
    defer { stage.close() }
    let path = IndexPath(row: 2, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == path)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  // MARK: Everything can be overridden

  /// Overrides what only some controllers do.
  private final class Busy: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }

    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(row: min(proposedDestinationIndexPath.row, 2), section: 0) }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row)")
      return nil
    }

    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      log.append("actions \(indexPath.row)")
      return nil
    }
  }

  @Test func `moving, menus, indentation and row actions can be overridden`() {
    let controller = Busy(style: .plain)
    let stage = Stage(root: controller)
    let table = controller.tableView
    #expect(table?.visibleCells.map(\.indentationLevel) == [0, 1, 2, 3, 4])
    stage.touch(.began, at: CGPoint(x: 100, y: 66))
    stage.advance(by: 0.8)
    stage.touch(.ended, at: CGPoint(x: 100, y: 66))
    #expect(controller.log == ["menu 1"])
    stage.drag((0...10).map { CGPoint(x: 300 - CGFloat($0) * 12, y: 66) })
    #expect(controller.log.last == "actions 1")
    stage.touch(.ended, at: CGPoint(x: 180, y: 66))
    stage.advance(by: 1)
    controller.log = []
    controller.setEditing(true, animated: false)
    stage.frame()
    stage.drag([22, 60, 110, 160, 200].map { CGPoint(x: 368, y: $0) })
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 368, y: 200))
    stage.advance(by: 1)
    #expect(controller.log == ["move 0 to 2"])
  }

  @Test func `the refresh control is the table's`() {
    let controller = Busy(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    controller.tableView.refreshControl = nil
    #expect(controller.refreshControl == nil)
  }
}
