import KumikoComponents
import KumikoRendering
public import UIKit

/// A table of components: set ``items``, and rows come and go as these differ.
@preconcurrency @MainActor
open class ComponentTableView: UITableView, ComponentViewType {
  /// What the rows show. Rows whose items stay are left as they are, unless ``updateWithDiff`` is
  /// false.
  open var items: [any ListComponentItemType] = [] {
    didSet { renderer.render(Section(id: 0) { for item in items { ItemRow(item) } }) }
  }

  /// What the list was given; it shows its items.
  open var state: (any ComponentStateType)?

  /// Whether rows come and go one by one; otherwise the table is reloaded. True by default.
  open var updateWithDiff: Bool {
    get { renderer.updater.animatableChangeCount > 0 }
    set { renderer.updater.animatableChangeCount = newValue ? .max : 0 }
  }

  private let renderer = Renderer(adapter: ItemTableAdapter(), updater: ItemTableUpdater())
  private var configuration: ((any ComponentViewType) -> Void)?
  /// The width that visible rows were rendered for.
  private var renderedWidth: CGFloat = 0

  /// A table of no size.
  public required init() {
    super.init(frame: .zero, style: .plain)
    setUp()
  }

  /// A table from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    separatorStyle = .none
    estimatedRowHeight = 64
    renderer.updater.set(allAnimation: .fade)
    renderer.target = self
    delegate = self
  }

  /// Renders visible rows where the table has another width than before.
  open override func layoutSubviews() {
    if bounds.width != renderedWidth {
      renderedWidth = bounds.width
      renderCells()
    }
    super.layoutSubviews()
  }

  /// Renders all rows anew where text has another size or lines begin at the other side.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.changesComponents(since: previous) { reloadData() }
  }
}

extension ComponentTableView {
  /// Keeps a closure that is run by each render, instead of the one before.
  public func configure(_ closure: @escaping (any ComponentViewType) -> Void) {
    configuration = closure
  }

  /// The superview. Setting it does nothing.
  public var parentView: UIView? {
    get { superview }
    set {}
  }

  /// Configures the table, and renders visible rows if it is not as large as its superview.
  public func renderComponent(_ size: CGSize) {
    configuration?(self)
    if bounds.size != parentSize { renderVisibleComponents() }
  }
}

extension ComponentTableView: UITableViewDataSource, UITableViewDelegate {
  /// The number of items.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  /// A cell with the component of an item.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = item(at: indexPath) else { return UITableViewCell() }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: item.reuseIdentifier)
      as? ComponentTableViewCell
      ?? ComponentTableViewCell(
        reuseIdentifier: item.reuseIdentifier, component: item.newComponentIstance())
    cell.component.parentView = self
    item.apply(to: cell.component)
    cell.renderComponent(.sizeConstraintToWidth(bounds.width))
    return cell
  }

  /// The height of the component of an item at the table's width.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let item = item(at: indexPath) else { return 0 }
    return renderer.adapter.whileServing { prototypeSize(self, state: item).height }
  }

  /// Tells the item's delegate.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    item.delegate?.didSelectItem(item, indexPath: indexPath, listComponent: self)
  }

  /// The item that a row shows, which is not among ``items`` where these wait to be shown.
  private func item(at path: IndexPath) -> (any ListComponentItemType)? {
    renderer.adapter.item(at: path)
      ?? (items.indices.contains(path.row) ? items[path.row] : nil)
  }
}

/// Has rows shown by cells of one component.
private final class ItemTableAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let table = tableView as? ComponentTableView else {
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    return whileServing { table.tableView(table, cellForRowAt: indexPath) }
  }
}

/// Reloads a table that does without differences also where rows neither come nor go: its items
/// may have other states.
private final class ItemTableUpdater: UITableViewUpdater<ItemTableAdapter> {
  override func renderVisibleComponents(in target: UITableView, adapter: ItemTableAdapter) {
    guard animatableChangeCount == 0 else {
      return super.renderVisibleComponents(in: target, adapter: adapter)
    }
    target.reloadData()
  }
}
