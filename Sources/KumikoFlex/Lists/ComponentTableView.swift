import KumikoComponents
import KumikoRendering
import UIKit

/// A table of components: set ``items``, and rows come, go and move as these differ.
///
/// A renderer shows them: rows can do what other rows do, and ``options`` says what the list does.
@preconcurrency @MainActor
open class ComponentTableView: UITableView {
  /// What the rows show, from top to bottom.
  ///
  /// Items are told apart by their ids; rows whose items stay are rendered anew where they are
  /// visible.
  public var items: [any ListComponentItemType] = [] {
    didSet {
      prototypes.keep(Set(items.map(\.id)))
      renderer.render(Section(items: items, prototypes: prototypes))
    }
  }

  /// Whether rows come and go one by one, animated; otherwise the table is reloaded. True by
  /// default.
  public var updateWithDiff: Bool {
    get { renderer.updater.animatableChangeCount > 0 }
    set { renderer.updater.animatableChangeCount = newValue ? 300 : 0 }
  }

  /// How rows come and go; they fade by default.
  public var updateAnimation = UITableView.RowAnimation.fade {
    didSet { renderer.updater.set(allAnimation: updateAnimation) }
  }

  /// What the list has and does apart from its items; nothing by default.
  public var options: ListOptions {
    get { renderer.options }
    set { renderer.options = newValue }
  }

  /// Measures rows that are not visible, when asked; what it knows are the rows' estimated heights.
  public let prototypes = ComponentPrototypes()

  private let renderer = Renderer(adapter: ItemTableAdapter(), updater: UITableViewUpdater())

  /// Makes a table that measures its rows and has no separators.
  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    setUp()
  }

  /// Makes a table from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separatorStyle = .none
    rowHeight = UITableView.automaticDimension
    estimatedRowHeight = 64
    prototypes.serve(self)
    renderer.target = self
  }

  /// Renders the components of all visible rows with the states of their items, and asks for their
  /// heights again.
  public func renderVisibleComponents() {
    renderer.updater.renderVisibleComponents(in: self, adapter: renderer.adapter)
  }

  /// Renders the component of a row, if it is visible, and asks for its height again.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    renderer.updater.renderComponent(at: indexPath, in: self, adapter: renderer.adapter)
  }
}

extension ComponentTableView: ComponentListView {}

/// Asks a table's items and prototypes.
private final class ItemTableAdapter: UITableViewAdapter {
  /// The height of a row as it was measured last, or else the mean of its kind. The first row of a
  /// kind is measured for it.
  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let row = itemRow(at: indexPath), tableView.bounds.width > 0 else {
      return tableView.estimatedRowHeight
    }
    return row.prototypes.height(of: row.item, width: tableView.bounds.width)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // Whoever hears of the selection may change the items.
    let item = itemRow(at: indexPath)?.item
    super.tableView(tableView, didSelectRowAt: indexPath)
    guard let list = tableView as? ComponentTableView else { return }
    item?.didSelect(at: indexPath, in: list)
  }
}
