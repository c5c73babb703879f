import KumikoDiff
import UIKit

/// A table of components: set ``items``, and rows come, go and move as these differ.
@preconcurrency @MainActor
open class ComponentTableView: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// What the rows show, from top to bottom.
  ///
  /// Items are told apart by their ids; rows whose items stay are rendered anew where they are
  /// visible. States in `states` of ids that are gone are forgotten.
  public var items: [any ListComponentItemType] {
    get { shown }
    set { show(newValue) }
  }

  /// Whether rows come and go one by one, animated; otherwise the table is reloaded. True by
  /// default.
  public var updateWithDiff = true

  /// How rows come and go; they fade by default.
  public var updateAnimation = UITableView.RowAnimation.fade

  /// Measures rows that are not visible, when asked; what it knows are the rows' estimated heights.
  public let prototypes = ComponentPrototypes()

  private var shown: [any ListComponentItemType] = []
  private let pool = ViewReusePool()

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
    dataSource = self
    delegate = self
  }

  private func show(_ next: [any ListComponentItemType]) {
    let rows = next.map(ItemRow.init)
    let stages = StagedChangeset(source: shown.map(ItemRow.init), target: rows)
    prototypes.keep(Set(next.map(\.id)))
    guard updateWithDiff, window != nil else {
      shown = next
      reloadData()
      return
    }
    for stage in stages { perform(stage) }
    shown = next
    renderVisibleComponents()
  }

  private func perform(_ stage: Changeset<[ItemRow]>) {
    func paths(_ elements: [ElementPath]) -> [IndexPath] {
      elements.map { IndexPath(row: $0.element, section: 0) }
    }
    performBatchUpdates {
      shown = stage.data.map(\.item)
      deleteRows(at: paths(stage.elementDeleted), with: updateAnimation)
      insertRows(at: paths(stage.elementInserted), with: updateAnimation)
      for (source, target) in stage.elementMoved {
        moveRow(
          at: IndexPath(row: source.element, section: 0),
          to: IndexPath(row: target.element, section: 0))
      }
    }
  }

  /// Renders the components of all visible rows with the states of their items, and asks for their
  /// heights again.
  public func renderVisibleComponents() {
    for indexPath in indexPathsForVisibleRows ?? [] { renderVisibleRow(at: indexPath) }
    performBatchUpdates(nil)
  }

  /// Renders the component of a row, if it is visible, and asks for its height again.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    renderVisibleRow(at: indexPath)
    performBatchUpdates(nil)
  }

  private func renderVisibleRow(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath) as? ComponentTableViewCell,
      shown.indices.contains(indexPath.row)
    else { return }
    shown[indexPath.row].apply(to: cell.component)
    cell.renderComponent()
  }

  // MARK: UITableViewDataSource and UITableViewDelegate

  /// The number of items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  /// A cell with the component of an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = shown[indexPath.row]
    let cell =
      dequeueReusableCell(withIdentifier: item.reuseIdentifier) as? ComponentTableViewCell
      ?? makeCell(item)
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
    guard shown.indices.contains(indexPath.row), width > 0 else { return estimatedRowHeight }
    let item = shown[indexPath.row]
    return prototypes.estimatedHeight(of: item, width: width)
      ?? prototypes.size(of: item, width: width).height
  }

  private func makeCell(_ item: any ListComponentItemType) -> ComponentTableViewCell {
    let component = item.makeComponent()
    component.reusePool = pool
    return ComponentTableViewCell(reuseIdentifier: item.reuseIdentifier, component: component)
  }

  /// Tells the item that its row was tapped.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    shown[indexPath.row].didSelect(at: indexPath, in: self)
  }
}

/// An item as what differences are made of.
private struct ItemRow: Differentiable {
  let differenceIdentifier: AnyHashable
  let item: any ListComponentItemType

  @MainActor
  init(_ item: any ListComponentItemType) {
    self.item = item
    differenceIdentifier = AnyHashable(
      [AnyHashable(item.reuseIdentifier), item.id])
  }

  func isContentEqual(to source: ItemRow) -> Bool { true }
}
