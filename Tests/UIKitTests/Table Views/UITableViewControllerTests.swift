import Testing
import UIKit

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
@Suite(.serialized) struct UITableViewControllerTests {
  @Test func `the view is a table that asks the controller`() {
    let controller = Numbers(style: .grouped)
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
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
}
