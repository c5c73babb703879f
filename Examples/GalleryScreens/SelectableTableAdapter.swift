import Kumiko
import UIKit

/// A row that is a control, or holds one: it does not light up under a finger.
@MainActor
protocol ControlRow {}

/// An adapter whose rows light up under a finger.
final class SelectableTableAdapter: UITableViewAdapter {
  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    CellRegistration(class: SelectableCell.self)
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { !(cellNode(at: indexPath).component.base is any ControlRow) }
}

/// A cell that hosts a component and shows UIKit's gray highlight.
final class SelectableCell: UITableViewComponentCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .default
    backgroundColor = .secondarySystemGroupedBackground
  }

  required init?(coder: NSCoder) { fatalError("Cells are made in code") }
}
