import Foundation
import ListGeometry

/// An item of a collection view that the data source does not have yet.
@MainActor
final class CollectionPlaceholder {
  let wanted: UICollectionViewPlaceholder
  /// Where it is shown; nil when it is gone.
  fileprivate(set) var path: RowPath?

  init(_ wanted: UICollectionViewPlaceholder, at path: RowPath) {
    (self.wanted, self.path) = (wanted, path)
  }
}

/// The placeholders of a collection view. The layout and everything that remembers items counts
/// them; only the data source does not, so that paths are translated for it.
@MainActor
final class CollectionPlaceholders {
  private unowned let view: UICollectionView
  private var list: [CollectionPlaceholder] = []
  /// What the update that is being performed adds and takes away.
  private var change: (added: CollectionPlaceholder?, removed: CollectionPlaceholder?)

  init(of view: UICollectionView) { self.view = view }

  var isEmpty: Bool { list.isEmpty }

  // MARK: Paths

  /// The placeholder that is shown at a place.
  func placeholder(at path: RowPath) -> CollectionPlaceholder? {
    list.first { $0.path == path }
  }

  /// Where the data source has an item; for a placeholder, where its item would be inserted.
  /// - Parameter map: A movement that the place is from before.
  func dataPath(_ shown: RowPath, before map: IndexPathMap? = nil) -> RowPath {
    let places = list.compactMap(\.path).map { map?.oldPath($0) ?? $0 }
    let before = places.filter { $0.section == shown.section && $0.row < shown.row }
    return RowPath(section: shown.section, row: shown.row - before.count)
  }

  /// Where an item of the data source is shown.
  /// - Parameter map: A movement that the place is wanted from before.
  func shownPath(_ data: RowPath, before map: IndexPathMap? = nil) -> RowPath {
    Self.shown(data, behind: rows(inSection: data.section, before: map))
  }

  /// The rows of the placeholders of a section, which ascend.
  private func rows(inSection section: Int, before map: IndexPathMap? = nil) -> [Int] {
    list.compactMap(\.path).map { map?.oldPath($0) ?? $0 }.filter { $0.section == section }
      .map(\.row).sorted()
  }

  private static func shown(_ data: RowPath, behind rows: [Int]) -> RowPath {
    var row = data.row
    for placeholder in rows where placeholder <= row { row += 1 }
    return RowPath(section: data.section, row: row)
  }

  /// The data source's counts with the placeholders.
  func added(to counts: [Int]) -> [Int] {
    let all = list.filter { $0 !== change.removed } + [change.added].compactMap(\.self)
    return Self.add(1, for: all, to: counts)
  }

  /// The counts of what is shown without the placeholders.
  func removed(from counts: [Int]) -> [Int] { Self.add(-1, for: list, to: counts) }

  private static func add(
    _ step: Int, for placeholders: [CollectionPlaceholder], to counts: [Int]
  ) -> [Int] {
    var counts = counts
    for path in placeholders.compactMap(\.path) where counts.indices.contains(path.section) {
      counts[path.section] += step
    }
    return counts
  }

  // MARK: Coming and going

  /// Inserts a placeholder, animated.
  func insert(_ wanted: UICollectionViewPlaceholder) -> CollectionPlaceholder {
    view.contents.loadIfNeeded()
    let counts = view.contents.counts
    guard let path = RowPath(wanted.insertionIndexPath), counts.indices.contains(path.section),
      (0...counts[path.section]).contains(path.row)
    else {
      preconditionFailure(
        "Attempted to insert a placeholder at \(wanted.insertionIndexPath), which is out of bounds."
      )
    }
    let placeholder = CollectionPlaceholder(wanted, at: path)
    perform {
      $0.rows.inserts = [path]
    } _: {
      change.added = placeholder
    }
    if self.placeholder(at: path) !== placeholder { placeholder.path = nil }
    return placeholder
  }

  /// Puts an item that the data source gets in the place of a placeholder.
  func commit(
    _ placeholder: CollectionPlaceholder, _ updateData: (IndexPath) -> Void
  ) -> Bool {
    guard let path = placeholder.path else { return false }
    perform {
      $0.rows.reloads = [path]
    } _: {
      updateData(dataPath(path).indexPath)
      change.removed = placeholder
    }
    return true
  }

  /// Moves a placeholder within its section, animated. Returns whether it is there.
  func move(_ placeholder: CollectionPlaceholder, to path: RowPath) -> Bool {
    guard let old = placeholder.path, old.section == path.section else { return false }
    perform {
      $0.rows.moves = [Move(from: old, to: path)]
    } _: {
    }
    return placeholder.path == path
  }

  /// Takes a placeholder away, animated.
  func delete(_ placeholder: CollectionPlaceholder) -> Bool {
    guard let path = placeholder.path else { return false }
    perform {
      $0.rows.deletes = [path]
    } _: {
      change.removed = placeholder
    }
    return true
  }

  private func perform(
    _ update: (inout ListOperations) -> Void, _ changeCounts: () -> Void
  ) {
    var operations = ListOperations()
    update(&operations)
    view.performShown(operations, changeCounts)
    // A reload in the place of the update has no use for it.
    change = (nil, nil)
  }

  /// Follows items through an update of what is shown.
  func apply(_ map: IndexPathMap) {
    let (added, removed) = change
    change = (nil, nil)
    removed?.path = nil
    for placeholder in list {
      placeholder.path = placeholder.path.flatMap { path in
        map.isReloaded(section: path.section) ? nil : map.newPath(path)
      }
    }
    list = (list + [added]).compactMap(\.self).filter { $0.path != nil }
  }

  /// Forgets all placeholders, as before a reload.
  func removeAll() {
    for placeholder in list { placeholder.path = nil }
    list = []
  }

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
    guard let path = placeholder.path?.indexPath, let cell = view.cellForItem(at: path) else {
      return
    }
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
    var newRows: [Int: [Int]] = [:]
    for path in list.compactMap(\.path) {
      guard let anchor = anchor(of: path, map, moved: operations, before, after) else { continue }
      newRows[anchor.section, default: []].append(anchor.row)
    }
    let newShown = { (data: RowPath) in
      let before = newRows[data.section, default: []].filter { $0 <= data.row }
      return RowPath(section: data.section, row: data.row + before.count)
    }
    var shown = operations
    shown.rows.deletes = operations.rows.deletes.map { shownPath($0) }
    shown.rows.reloads = operations.rows.reloads.map { shownPath($0) }
    shown.rows.inserts = operations.rows.inserts.map(newShown)
    shown.rows.moves = operations.rows.moves.map {
      Move(from: shownPath($0.from), to: newShown($0.to))
    }
    let counts = after.enumerated().map { $1 + newRows[$0, default: []].count }
    return (shown, counts)
  }

  /// The item of the data source that a placeholder stands before after an update; nil if its
  /// section is gone.
  private func anchor(
    of path: RowPath, _ map: IndexPathMap, moved operations: ListOperations, _ before: [Int],
    _ after: [Int]
  ) -> RowPath? {
    guard !map.isReloaded(section: path.section), let section = map.newSection(path.section) else {
      return nil
    }
    let moved = Set(operations.rows.moves.map(\.from))
    for row in dataPath(path).row..<max(before[path.section], dataPath(path).row) {
      let item = RowPath(section: path.section, row: row)
      if !moved.contains(item), let new = map.newPath(item) { return new }
    }
    return RowPath(section: section, row: after[section])
  }
}
