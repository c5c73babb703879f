import Kumiko
import KumikoTesting
import UIKit

/// A table that shows boxes on a screen.
@MainActor
final class BoxStage {
  let table: UITableView
  let stage: TestStage

  init(style: UITableView.Style = .insetGrouped, keyboardHeight: CGFloat = 0) {
    table = UITableView(frame: .zero, style: style)
    stage = TestStage(view: table)
    stage.display.keyboardHeight = keyboardHeight
  }

  /// Shows rows in one section.
  func render(@RowsBuilder _ rows: () -> Rows) {
    table.boxRenderer.render([Section(id: 0, rows: rows())])
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
