import Kumiko
import UIKit

/// A screen that is one table, described by ``sections()`` and kept up by a renderer.
class ListViewController: UIViewController, TableScreen {
  let tableView: UITableView
  let renderer: Renderer<UITableViewUpdater<SelectableTableAdapter>>

  init(title: String, style: UITableView.Style = .insetGrouped) {
    tableView = UITableView(frame: .zero, style: style)
    renderer = Renderer(adapter: SelectableTableAdapter(), updater: UITableViewUpdater())
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    renderer.adapter.didSelect = { [weak self] context in self?.select(context) }
    renderer.target = tableView
    update()
  }

  /// What the table shows. Overridden by each screen.
  func sections() -> [Section] { [] }

  /// Called when a row is tapped; the row has already been deselected. Not called while rows are
  /// picked for editing.
  func didSelect(_ node: CellNode) {}

  /// Brings the table in step with ``sections()``.
  func update() { renderer.render(sections()) }

  private func select(_ context: UITableViewAdapter.SelectionContext) {
    guard !tableView.isEditing else { return }
    tableView.deselectRow(at: context.indexPath, animated: true)
    didSelect(context.node)
  }
}
