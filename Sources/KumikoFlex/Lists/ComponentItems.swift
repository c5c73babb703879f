import KumikoComponents
import KumikoDiff
import UIKit

/// A list view that shows items, as far as ``ComponentItems`` needs it.
@MainActor
protocol ComponentItemsHost: ComponentListView {
  var visiblePaths: [IndexPath] { get }
  /// The cell of a row that is visible.
  func componentCell(at path: IndexPath) -> (any ComponentCell)?
  func reloadData()
  func performItemUpdates(_ updates: () -> Void)
  /// Has the sizes of visible rows asked for again.
  func performRefresh()
  func deleteItems(at paths: [IndexPath], animation: UITableView.RowAnimation)
  func insertItems(at paths: [IndexPath], animation: UITableView.RowAnimation)
  func moveItem(at path: IndexPath, to target: IndexPath)
}

/// A cell that shows a component.
@MainActor
protocol ComponentCell: UIView {
  var shownComponent: BaseComponentView? { get }
  func renderComponent(size: CGSize?)
}

/// The items of a list view: what differs between two versions of them, and what the visible ones
/// show.
@MainActor
final class ComponentItems {
  private(set) var shown: [any ListComponentItemType] = []
  var updateWithDiff = true
  var animation = UITableView.RowAnimation.fade
  let prototypes = ComponentPrototypes()
  private let pool = ViewReusePool()

  /// Makes the component of an item, whose views come from those of other rows.
  func makeComponent(_ item: any ListComponentItemType) -> BaseComponentView {
    let component = item.makeComponent()
    component.reusePool = pool
    component.adoptParent(prototypes.list)
    return component
  }

  func show(_ next: [any ListComponentItemType], in list: some ComponentItemsHost) {
    let rows = next.map(ItemRow.init)
    let stages = StagedChangeset(source: shown.map(ItemRow.init), target: rows)
    prototypes.keep(Set(next.map(\.id)))
    guard updateWithDiff, list.window != nil else {
      shown = next
      return list.reloadData()
    }
    for stage in stages { perform(stage, in: list) }
    shown = next
    renderVisible(in: list)
  }

  private func perform(_ stage: Changeset<[ItemRow]>, in list: some ComponentItemsHost) {
    func paths(_ elements: [ElementPath]) -> [IndexPath] {
      elements.map { IndexPath(item: $0.element, section: 0) }
    }
    list.performItemUpdates {
      shown = stage.data.map(\.item)
      list.deleteItems(at: paths(stage.elementDeleted), animation: animation)
      list.insertItems(at: paths(stage.elementInserted), animation: animation)
      for (source, target) in stage.elementMoved {
        list.moveItem(at: paths([source])[0], to: paths([target])[0])
      }
    }
  }

  func renderVisible(in list: some ComponentItemsHost) {
    for path in list.visiblePaths { renderRow(at: path, in: list) }
    list.performRefresh()
  }

  func render(at path: IndexPath, in list: some ComponentItemsHost) {
    renderRow(at: path, in: list)
    list.performRefresh()
  }

  private func renderRow(at path: IndexPath, in list: some ComponentItemsHost) {
    guard let cell = list.componentCell(at: path), let component = cell.shownComponent,
      shown.indices.contains(path.item)
    else { return }
    shown[path.item].apply(to: component)
    cell.renderComponent(size: nil)
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
