import KumikoComponents
import UIKit

/// Lets rows of a list be dragged, and things be dropped on it, as modifiers and options say.
@MainActor
final class ListDragAndDrop {
  let drags: RowDrags
  let drops: RowDrops
  private(set) weak var adapter: ListAdapter?
  private lazy var delegate = DragDropDelegate(of: self)
  /// Whether a row was ever shown that can be dragged.
  private var hasSources = false

  init(adapter: ListAdapter) {
    self.adapter = adapter
    drags = RowDrags(adapter: adapter)
    drops = RowDrops(adapter: adapter)
  }

  /// A row has been shown that can be dragged or dropped onto.
  func note(_ rules: [DragRule]) {
    if rules.source != nil { hasSources = true }
    if !rules.destinations.isEmpty { drops.hasRowDestinations = true }
  }

  /// Lets a list view know, as far as there is anything.
  func enable(in list: any FeatureList) {
    let (table, items) = (list as? UITableView, list as? UICollectionView)
    if hasSources {
      table?.enableDrags(delegate)
      items?.enableDrags(delegate)
    }
    // A collection view leaves it to its delegate to move items; a table asks its data source.
    let moves = hasSources && adapter?.options.move != nil && items != nil
    guard moves || drops.isWanted else { return }
    table?.enableDrops(delegate)
    items?.enableDrops(delegate)
  }
}
