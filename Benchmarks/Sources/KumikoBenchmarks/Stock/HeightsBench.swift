import Kumiko
import UIKit

/// A table of rows that compute their heights, asked for the heights of all of them.
@MainActor
final class HeightsBench {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private let paths: [IndexPath]

  /// Shows the first rows, from whose cells the adapter learns how much room content has.
  init(_ rows: [AnyComponent]) {
    paths = rows.indices.map { IndexPath(row: $0, section: 0) }
    window.addSubview(table)
    window.isHidden = false
    renderer.target = table
    renderer.render([
      Section(id: 0, cells: rows.enumerated().map { CellNode(id: $0.offset, $0.element) })
    ])
    table.layoutIfNeeded()
  }

  /// Asks the adapter for all heights, as a table without estimates does.
  func sumOfHeights() -> CGFloat {
    paths.reduce(0) { $0 + renderer.adapter.tableView(table, heightForRowAt: $1) }
  }
}
