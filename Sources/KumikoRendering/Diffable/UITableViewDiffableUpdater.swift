import KumikoComponents
import UIKit

/// Shows new sections in a table through a `UITableViewDiffableDataSource`: what changed is found
/// out here and reaches the table as snapshots.
///
/// The rules are those of ``UITableViewUpdater``. A snapshot takes time and memory for every row of
/// the list; prefer ``UITableViewUpdater`` for very long lists.
///
/// ```swift
/// let renderer = Renderer(
///   adapter: UITableViewAdapter(), updater: UITableViewDiffableUpdater())
/// renderer.target = tableView
/// ```
open class UITableViewDiffableUpdater<Adapter: UITableViewAdapter>:
  ListUpdater<UITableView, Adapter>
{
  /// How rows and sections come and go; fading by default.
  open var rowAnimation = UITableView.RowAnimation.fade {
    didSet { source?.defaultRowAnimation = rowAnimation }
  }

  /// The table's data source, which the table does not keep.
  private var source: TableDiffableSource?

  /// Makes an updater whose changes fade.
  public init() { super.init(animations: TableAnimations()) }

  /// Makes the adapter the table's delegate, gives the table a diffable data source, and shows the
  /// adapter's data.
  open override func prepare(target: UITableView, adapter: Adapter) {
    target.delegate = adapter
    connect(adapter, to: target)
    super.prepare(target: target, adapter: adapter)
  }

  override func connect(_ adapter: Adapter, to target: UITableView) {
    let source = TableDiffableSource(of: target, adapter)
    source.defaultRowAnimation = rowAnimation
    self.source = source
  }
}

/// The data source of a table that asks an adapter.
final class TableDiffableSource: UITableViewDiffableDataSource<Int, Int>, DiffableSource {
  private weak var adapter: UITableViewAdapter?
  var numbers = RowNumbers()

  init(of table: UITableView, _ adapter: UITableViewAdapter) {
    self.adapter = adapter
    super.init(tableView: table) { [weak adapter] table, path, _ in
      adapter?.tableView(table, cellForRowAt: path)
    }
  }

  var backingAdapter: ListAdapter? { adapter }

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool,
    completion: (() -> Void)?
  ) { apply(snapshot, animatingDifferences: animated, completion: completion) }

  func reload(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    applySnapshotUsingReloadData(snapshot)
  }

  // MARK: What the adapter says

  override func numberOfSections(in tableView: UITableView) -> Int {
    adapter?.willCount(in: tableView)
    return super.numberOfSections(in: tableView)
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { adapter?.tableView(tableView, titleForHeaderInSection: section) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { adapter?.tableView(tableView, titleForFooterInSection: section) }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    adapter?.sectionIndexTitles(for: tableView)
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    adapter?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    adapter?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { adapter?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    adapter?.tableView(tableView, canMoveRowAt: indexPath) ?? false
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    adapter?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    numbers.move(sourceIndexPath, to: destinationIndexPath)
    apply(numbers.snapshot(), animated: false, completion: nil)
  }
}
