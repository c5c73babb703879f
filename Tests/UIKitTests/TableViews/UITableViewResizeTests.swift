import Testing
import UIKit
import _UIKitTestSupport

/// Sections of three rows with headers, and what the delegate hears of these.
@MainActor
private final class TitledSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var ended: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { 6 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { ended.append(section) }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewResizeTests {
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `headers that an animated resize sends out of view stay until it ends`(
    style: UITableView.Style
  ) throws {
    let sections = TitledSections()
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.dataSource = sections
    table.delegate = sections
    stage.window.addSubview(table)
    stage.frame()
    let leaving = try #require(table.headerView(forSection: 3))
    let staying = try #require(table.headerView(forSection: 1))
    UIView.animate(withDuration: 0.4) {
      table.frame.size.height = 320
      table.layoutIfNeeded()
    }
    stage.advance(by: 0.2)
    #expect(leaving.superview === table)
    #expect(sections.ended.isEmpty)
    #expect(table.headerView(forSection: 3) == nil, "it counts as gone at once, as rows do")
    stage.advance(by: 0.3)
    #expect(leaving.superview == nil)
    #expect(sections.ended.contains(3))
    #expect(staying.superview === table)
    #expect(!sections.ended.contains(1))
    UIView.animate(withDuration: 0.4) {
      table.frame.size.height = 700
      table.layoutIfNeeded()
    }
    #expect(table.headerView(forSection: 3)?.superview === table)
  }
}
