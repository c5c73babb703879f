import UIKit

/// Shows sections in a table: a renderer with a short type, made in one line.
///
/// ```swift
/// let list = TableRenderer(tableView)
/// list.render { Section(id: "today") { for task in tasks { TaskRow(task) } } }
/// ```
///
/// Keep the renderer as long as the table: tables do not retain their data source and delegate.
open class TableRenderer: Renderer<UITableViewUpdater<UITableViewAdapter>> {
  /// Makes a renderer, and makes its adapter the table's data source and delegate.
  ///
  /// - Parameters:
  ///   - tableView: The table; not retained.
  ///   - adapter: What the table asks for its data; of the library's class by default.
  ///   - updater: How data reaches the table; of the library's class, with changes that fade, by
  ///     default.
  public init(
    _ tableView: UITableView, adapter: UITableViewAdapter = UITableViewAdapter(),
    updater: UITableViewUpdater<UITableViewAdapter> = UITableViewUpdater()
  ) {
    super.init(adapter: adapter, updater: updater)
    target = tableView
  }
}
