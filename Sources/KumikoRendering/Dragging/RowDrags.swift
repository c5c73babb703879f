import KumikoComponents
import UIKit

/// The rows of a list that are being dragged.
@MainActor
final class RowDrags {
  private unowned let adapter: ListAdapter
  private var lifted: [(item: UIDragItem, row: RowReference)] = []

  init(adapter: ListAdapter) { self.adapter = adapter }

  /// The adapter whose rows they are, told from others.
  var origin: ObjectIdentifier { ObjectIdentifier(adapter) }

  /// Where the dragged rows are now, as far as they are there.
  var paths: [IndexPath] { lifted.compactMap { $0.row.path(in: adapter) } }

  /// The identifier of the row that a thing is.
  func id(of item: UIDragItem) -> AnyHashable? { lifted.first { $0.item === item }?.row.id }

  /// Where the row is that a thing is.
  func path(of item: UIDragItem) -> IndexPath? {
    lifted.first { $0.item === item }?.row.path(in: adapter)
  }

  // MARK: Lifting

  /// The things that a drag of a row takes along: the row and, if it is selected with others, these
  /// behind it.
  func begin(
    at path: IndexPath, in list: any FeatureList, _ session: any UIDragSession
  ) -> [UIDragItem] {
    lifted = []
    guard let first = lift(path) else { return [] }
    session.localContext = self
    let selected = list.selectedPaths
    guard selected.contains(path) else { return [first] }
    return [first] + selected.filter { $0 != path }.sorted().compactMap(lift)
  }

  /// The things that a tap on a row adds to a drag.
  func add(_ path: IndexPath, to session: any UIDragSession) -> [UIDragItem] {
    guard session.localContext as? RowDrags === self, !paths.contains(path) else { return [] }
    return [lift(path)].compactMap(\.self)
  }

  private func lift(_ path: IndexPath) -> UIDragItem? {
    guard adapter.contains(path) else { return nil }
    let rules = adapter.traits(at: path).drags
    guard let item = rules.source?.makeItem() else { return nil }
    if let preview = rules.preview { item.previewProvider = { UIDragPreview(view: preview()) } }
    lifted.append((item, RowReference(path, in: adapter)))
    return item
  }

  /// A drag is over.
  func end(_ session: any UIDragSession) {
    guard session.localContext as? RowDrags === self else { return }
    session.localContext = nil
    lifted = []
  }
}

extension ListAdapter {
  /// Whether a row can be dragged, as far as its modifiers say.
  func isDraggable(_ path: IndexPath) -> Bool { traits(at: path).drags.source != nil }
}
