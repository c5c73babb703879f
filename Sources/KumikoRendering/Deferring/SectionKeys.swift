import KumikoComponents
import KumikoDiff

/// What can leave the main actor of a section: its key and those of its rows.
struct SectionKeys: Sendable {
  var key: DifferenceKey
  var isChanged = false
  var rows: [RowKey]
}

/// What can leave the main actor of a row: its key, and whether that decides alone.
struct RowKey: Sendable {
  var key: DifferenceKey
  var isExact: Bool
  var isChanged = false
}

extension [SectionKeys] {
  /// The keys of a list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @MainActor
  init(_ sections: [Section]) {
    self = sections.map { section in
      let rows = section.elements.map { RowKey(key: $0.differenceKey, isExact: $0.isKeyExact) }
      return SectionKeys(key: section.differenceKey, rows: rows)
    }
  }

  /// Marks a section, or a row, as changed.
  mutating func markChanged(_ place: ElementLocation) {
    if place.element < 0 {
      self[Int(place.section)].isChanged = true
    } else {
      self[Int(place.section)].rows[Int(place.element)].isChanged = true
    }
  }
}
