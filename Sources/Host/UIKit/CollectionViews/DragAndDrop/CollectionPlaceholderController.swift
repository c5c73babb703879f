import Foundation
import ListGeometry

/// An item of a collection view that the data source does not have yet.
@MainActor
final class CollectionPlaceholder {
  let wanted: UICollectionViewPlaceholder

  init(_ wanted: UICollectionViewPlaceholder) { self.wanted = wanted }
}

/// The placeholders of a collection view: how they come, follow items, and become such. The layout
/// and everything that remembers items counts them.
@MainActor
final class CollectionPlaceholderController {
  private unowned let view: UICollectionView
  private(set) var placeholders = ListPlaceholders<CollectionPlaceholder>()
  /// What the update that is being performed adds, where it is shown, and what it takes away.
  private var change:
    (added: ListPlaceholders<CollectionPlaceholder>.Entry?, removed: CollectionPlaceholder?)

  init(of view: UICollectionView) { self.view = view }

  /// What is shown when the data source has `counts`, after the update that is being performed.
  func shownCounts(of counts: [Int]) -> [Int] {
    var all = placeholders
    if let removed = change.removed { all.remove(removed) }
    if let (placeholder, place) = change.added { all.insert(placeholder, at: place) }
    return all.added(to: counts)
  }

  // MARK: Coming and going

  /// Inserts a placeholder, animated.
  func insert(_ wanted: UICollectionViewPlaceholder) -> CollectionPlaceholder {
    view.engine.loadContentsIfNeeded()
    let place = placeholders.wantedPlace(
      wanted.insertionIndexPath, counts: placeholders.removed(from: view.engine.contents.counts))
    let placeholder = CollectionPlaceholder(wanted)
    perform(\.inserts, [place]) { change.added = (placeholder, place) }
    return placeholder
  }

  /// Puts an item that the data source gets in the place of a placeholder.
  func commit(
    _ placeholder: CollectionPlaceholder, _ updateData: (IndexPath) -> Void
  ) -> Bool {
    guard let place = placeholders.place(of: placeholder) else { return false }
    perform(\.reloads, [place]) {
      updateData(placeholders.dataPath(place).indexPath)
      change.removed = placeholder
    }
    return true
  }

  /// Moves a placeholder within its section, animated. Returns whether it is there.
  func move(_ placeholder: CollectionPlaceholder, to place: RowPath) -> Bool {
    guard let old = placeholders.place(of: placeholder), old.section == place.section else {
      return false
    }
    perform(\.moves, [Move(from: old, to: place)]) {}
    return placeholders.place(of: placeholder) == place
  }

  /// Takes a placeholder away, animated.
  func delete(_ placeholder: CollectionPlaceholder) -> Bool {
    guard let place = placeholders.place(of: placeholder) else { return false }
    perform(\.deletes, [place]) { change.removed = placeholder }
    return true
  }

  private func perform<Update>(
    _ kind: WritableKeyPath<OperationSet<RowPath>, [Update]>, _ updates: [Update],
    _ changeCounts: () -> Void
  ) {
    var operations = ListOperations()
    operations.rows[keyPath: kind] = updates
    view.performShown(operations, changeCounts)
    // A reload in the place of the update has no use for it.
    change = (nil, nil)
  }

  /// Follows items through an update of what is shown.
  func apply(_ map: IndexPathMap) {
    let (added, removed) = change
    change = (nil, nil)
    placeholders = placeholders.moved(adding: added) { placeholder, place in
      let isGone = placeholder === removed || map.isReloaded(section: place.section)
      return isGone ? nil : map.newPath(place)
    }
  }

  /// Forgets all placeholders, as before a reload.
  func removeAll() { placeholders = ListPlaceholders() }

  // MARK: Cells

  /// The cell of a placeholder.
  func makeCell(_ placeholder: CollectionPlaceholder, at path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: placeholder.wanted.reuseIdentifier, for: path)
    placeholder.wanted.cellUpdateHandler?(cell)
    return cell
  }

  /// Configures the cell of a placeholder again.
  func updateCell(_ placeholder: CollectionPlaceholder) {
    let place = placeholders.place(of: placeholder)
    guard let cell = place.flatMap({ view.cellForItem(at: $0.indexPath) }) else { return }
    placeholder.wanted.cellUpdateHandler?(cell)
  }

  // MARK: Updates of the data source

  /// The updates of what is shown that follow from updates of the data source.
  ///
  /// A placeholder stays before the item that it stands before, or before the next one that stays.
  /// - Parameter map: That of the data source's items.
  /// - Returns: The updates, and the counts of what is shown after them.
  func translated(
    _ operations: ListOperations, _ map: IndexPathMap, before: [Int], after: [Int]
  ) -> (operations: ListOperations, after: [Int]) {
    let moved = Set(operations.rows.moves.map(\.from))
    let new = placeholders.carried { _, path in
      let section = path.section
      guard !map.isReloaded(section: section), let new = map.newSection(section) else { return nil }
      let behind = (path.row..<max(before[section], path.row)).lazy
        .map { RowPath(section: section, row: $0) }.filter { !moved.contains($0) }
      return behind.compactMap(map.newPath).first ?? RowPath(section: new, row: after[new])
    }
    var shown = operations
    shown.rows.deletes = operations.rows.deletes.map(placeholders.shownPath)
    shown.rows.reloads = operations.rows.reloads.map(placeholders.shownPath)
    shown.rows.inserts = operations.rows.inserts.map(new.shownPath)
    shown.rows.moves = operations.rows.moves.map {
      Move(from: placeholders.shownPath($0.from), to: new.shownPath($0.to))
    }
    return (shown, new.added(to: after))
  }
}
