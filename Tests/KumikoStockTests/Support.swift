import Kumiko
import KumikoTesting
import UIKit

/// A table on a screen.
@MainActor
final class ListStage {
  let table: UITableView
  let list: TableRenderer
  let stage: TestStage

  init(style: UITableView.Style = .insetGrouped, keyboardHeight: CGFloat = 0) {
    table = UITableView(frame: .zero, style: style)
    list = TableRenderer(table)
    stage = TestStage(view: table)
    stage.display.keyboardHeight = keyboardHeight
  }

  /// Shows rows in one section.
  func render(@RowsBuilder _ rows: () -> Rows) {
    list.render([Section(id: 0, rows: rows())])
    stage.settle()
  }

  func row<View: UIView>(_ index: Int, as type: View.Type) -> View? {
    cell(index)?.renderedContent as? View
  }

  func cell(_ index: Int) -> (any UITableViewCell & ComponentRenderable)? {
    table.cellForRow(at: IndexPath(row: index, section: 0))
      as? any UITableViewCell & ComponentRenderable
  }

  func close() { stage.close() }
}
