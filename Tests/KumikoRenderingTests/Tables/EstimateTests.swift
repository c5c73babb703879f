import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Estimated heights` {
  /// A row that computes its height, from its number and the width.
  struct Computed: Component, HeightCustomizing {
    var id: Int
    var log: Log

    func renderContent() -> UIView {
      log.events.append("content")
      let view = UIView(frame: .zero)
      view.heightAnchor.constraint(equalToConstant: CGFloat(40 + id % 7)).isActive = true
      return view
    }

    func render(in content: UIView) {
      for constraint in content.constraints { constraint.constant = CGFloat(40 + id % 7) }
    }

    func height(in context: HeightContext) -> CGFloat? {
      log.events.append("height")
      return CGFloat(40 + id % 7)
    }
  }

  /// A row that computes its height from its width: half as high.
  struct Wide: Component, HeightCustomizing {
    var id: Int

    func renderContent() -> UIView {
      let view = UIView(frame: .zero)
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      return view
    }

    func render(in content: UIView) {}

    func height(in context: HeightContext) -> CGFloat? { context.width / 2 }
  }

  let log = Log()

  func rows(_ count: Int) -> [Section] {
    [Section(id: 0) { for id in 0..<count { Computed(id: id, log: log) } }]
  }

  func total(_ count: Int) -> CGFloat { (0..<count).reduce(0) { $0 + CGFloat(40 + $1 % 7) } }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `are those that components compute, from the first moment`(style: UITableView.Style) {
    let stage = TableStage(style: style, size: CGSize(width: 300, height: 400))
    stage.table.separatorStyle = .none
    stage.render(rows(200))
    let rowsHeight =
      stage.table.rectForRow(at: IndexPath(row: 199, section: 0)).maxY
      - stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    #expect(rowsHeight == total(200))
    #expect(log.events.filter { $0 == "content" }.count < 20)
    stage.render(rows(100))
    #expect(
      stage.table.rectForRow(at: IndexPath(row: 99, section: 0)).maxY
        - stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == total(100))
  }

  @Test func `are those of the first ones' kind in long lists`() {
    let stage = TableStage(size: CGSize(width: 300, height: 400))
    stage.table.separatorStyle = .none
    stage.render(rows(10_000))
    #expect(log.events.filter { $0 == "height" }.count < 600)
    #expect(abs(stage.table.contentSize.height - total(10_000)) < 10_000)
  }

  @Test func `are computed anew for what the controls for editing leave`() {
    let stage = TableStage(size: CGSize(width: 300, height: 400))
    stage.table.separatorStyle = .none
    stage.renderer.options = ListOptions().selection(Selection<Int>(.multipleWhileEditing))
    stage.render([Section(id: 0) { for id in 0..<20 { Wide(id: id) } }])
    stage.screen.settle()
    // Cells that come into view tell what they leave to their content.
    stage.table.contentOffset.y = 1_200
    stage.screen.settle()
    var heights: [CGFloat] { stage.table.visibleCells.map(\.frame.height) }
    #expect(heights.isNotEmptyAndAllSatisfy { $0 == 150 })
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    #expect(heights.isNotEmptyAndAllSatisfy { $0 == 130 })
    stage.table.contentOffset.y = 0
    stage.screen.settle()
    #expect(heights.isNotEmptyAndAllSatisfy { $0 == 130 })
    stage.table.setEditing(false, animated: false)
    stage.screen.settle()
    #expect(heights.isNotEmptyAndAllSatisfy { $0 == 150 })
  }

  @Test func `of headers and footers that there are not are 0 in plain tables`() {
    let stage = TableStage()
    stage.render(sections("A: a"))
    let (adapter, table) = (stage.adapter, stage.table)
    #expect(adapter.tableView(table, heightForHeaderInSection: 0) == 0)
    #expect(adapter.tableView(table, heightForFooterInSection: 0) == 0)
  }
}
