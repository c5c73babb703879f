import KumikoComponents
import UIKit

/// A table of components: set ``items``, and rows come, go and move as these differ.
@preconcurrency @MainActor
open class ComponentTableView: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// What the rows show, from top to bottom.
  ///
  /// Items are told apart by their ids; rows whose items stay are rendered anew where they are
  /// visible. States in `states` of ids that are gone are forgotten.
  public var items: [any ListComponentItemType] {
    get { content.shown }
    set { content.show(newValue, in: self) }
  }

  /// Whether rows come and go one by one, animated; otherwise the table is reloaded. True by
  /// default.
  public var updateWithDiff: Bool {
    get { content.updateWithDiff }
    set { content.updateWithDiff = newValue }
  }

  /// How rows come and go; they fade by default.
  public var updateAnimation: UITableView.RowAnimation {
    get { content.animation }
    set { content.animation = newValue }
  }

  /// Measures rows that are not visible, when asked; what it knows are the rows' estimated heights.
  public var prototypes: ComponentPrototypes { content.prototypes }

  private let content = ComponentItems()

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
    prototypes.list = self
    dataSource = self
    delegate = self
    LiveRefresh.register(self)
  }

  /// Renders the components of all visible rows with the states of their items, and asks for their
  /// heights again.
  public func renderVisibleComponents() { content.renderVisible(in: self) }

  /// Renders the component of a row, if it is visible, and asks for its height again.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    content.render(at: indexPath, in: self)
  }

  // MARK: UITableViewDataSource and UITableViewDelegate

  /// The number of items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.shown.count
  }

  /// A cell with the component of an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = content.shown[indexPath.row]
    let cell =
      dequeueReusableCell(withIdentifier: item.reuseIdentifier) as? ComponentTableViewCell
      ?? ComponentTableViewCell(
        reuseIdentifier: item.reuseIdentifier, component: content.makeComponent(item))
    item.apply(to: cell.component)
    cell.renderComponent(size: .sizeConstraintToWidth(bounds.width))
    prototypes.note(cell.component.bounds.size, of: item, width: bounds.width)
    return cell
  }

  /// The height of a row as it was measured last, or else the mean of its kind. The first row of a
  /// kind is measured for it.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let width = bounds.width
    guard content.shown.indices.contains(indexPath.row), width > 0 else {
      return estimatedRowHeight
    }
    let item = content.shown[indexPath.row]
    return prototypes.estimatedHeight(of: item, width: width)
      ?? prototypes.size(of: item, width: width).height
  }

  /// Tells the item that its row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    content.shown[indexPath.row].didSelect(at: indexPath, in: self)
  }
}

extension ComponentTableView: LiveRefreshing {
  /// Renders the visible components after their code was replaced.
  package func injected() { renderVisibleComponents() }
}

extension ComponentTableView: ComponentItemsHost {
  var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  func componentCell(at path: IndexPath) -> (any ComponentCell)? {
    cellForRow(at: path) as? ComponentTableViewCell
  }

  func performItemUpdates(_ updates: () -> Void) {
    performBatchUpdates { updates() }
  }

  func performRefresh() { performBatchUpdates {} }

  func deleteItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    deleteRows(at: paths, with: animation)
  }

  func insertItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    insertRows(at: paths, with: animation)
  }

  func moveItem(at path: IndexPath, to target: IndexPath) { moveRow(at: path, to: target) }
}
