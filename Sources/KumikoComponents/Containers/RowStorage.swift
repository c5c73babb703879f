import KumikoDiff

/// Values that a component keeps with a row; see ``ViewStorage/row``.
@preconcurrency @MainActor
public final class RowStorage {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value with a name; setting nil removes it.
  public subscript<Value>(key: ViewStorage.Key<Value>) -> Value? {
    get { values.isEmpty ? nil : values[key.id] as? Value }
    set { values[key.id] = newValue }
  }
}

/// Where the storage of a row is found when it is first needed.
@MainActor
package struct RowStorageSource {
  private let storages: RowStorages
  private let section: AnyHashable
  private let row: AnyHashable

  /// Makes a source for a row of a section, by their identifiers: a node would keep the data of all
  /// rows of its section as long as a cell shows it or waits to be reused.
  package init(_ storages: RowStorages, section: AnyHashable, row: AnyHashable) {
    (self.storages, self.section, self.row) = (storages, section, row)
  }

  /// How often the list's data has changed.
  var revision: Int { storages.revision() }

  package var storage: RowStorage { storages.storage(of: row, in: section) }
}

/// An identifier that rows of several sections have, each of which is a row of its own: what is
/// kept with one does not go along to another section.
package protocol SectionBoundID {}

/// The storages of a list's rows, as far as they have been asked for.
@MainActor
package final class RowStorages {
  /// Storages by the identifiers of rows, then of sections.
  private var storages: [AnyHashable: [AnyHashable: RowStorage]] = [:]

  /// The sections that the list shows now.
  package var sections: @MainActor () -> [Section] = { [] }

  /// How often the list's data has changed.
  package var revision: @MainActor () -> Int = { 0 }

  /// Makes a place for the storages of a list.
  package init() {}

  /// How many rows have a storage.
  package var count: Int { storages.values.reduce(0) { $0 + $1.count } }

  func storage(of row: AnyHashable, in section: AnyHashable) -> RowStorage {
    if let storage = storages[row]?[section] { return storage }
    let storage = takeAbandonedStorage(of: row) ?? RowStorage()
    storages[row, default: [:]][section] = storage
    return storage
  }

  /// The storage that a row had in a section that it has left.
  private func takeAbandonedStorage(of row: AnyHashable) -> RowStorage? {
    guard !(row.base is any SectionBoundID), let places = storages[row] else { return nil }
    let sections = sections()
    for section in places.keys where sections.indexPath(of: row, in: section) == nil {
      return storages[row]?.removeValue(forKey: section)
    }
    return nil
  }

  /// Drops the storages of rows that have left; those of rows that went to another section stay
  /// until they are asked for there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, if any row has a storage.
  package func purge() {
    guard !storages.isEmpty else { return }
    let data = sections()
    let found = data.indexPaths(of: storages.keys)
    storages = storages.filter { found[$0.key] != nil }
    for (row, places) in storages where row.base is any SectionBoundID {
      storages[row] = Self.places(places, of: row, in: data)
    }
  }

  /// The storages of a row by the sections that still have it.
  private static func places(
    _ places: [AnyHashable: RowStorage], of row: AnyHashable, in data: [Section]
  ) -> [AnyHashable: RowStorage] {
    var kept: [AnyHashable: RowStorage] = [:]
    for section in data where kept[section.id] == nil {
      guard let storage = places[section.id], [section].indexPath(of: row) != nil else { continue }
      kept[section.id] = storage
    }
    return kept
  }
}
