import ListGeometry

/// What a view of a list that shows no item is.
enum SupplementaryKind: Hashable, Sendable {
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A supplementary view of a kind that a layout names.
  case custom(String)
  /// A decoration view of a kind that a layout names; the layout makes it, not the data source.
  case decoration(String)
}

/// A view of a list that shows no item: what it is, and which section or item it belongs to.
struct SupplementaryPath: Hashable, Sendable {
  var kind: SupplementaryKind
  var section: Int
  /// The item; nil where the view belongs to the section.
  var item: Int?
}

extension SupplementaryPath: Comparable {
  /// Sections first, then items; kinds have no order.
  static func < (one: Self, other: Self) -> Bool {
    (one.section, one.item ?? -1) < (other.section, other.item ?? -1)
  }
}

extension SupplementaryPath: CustomStringConvertible {
  /// `header of section 2`.
  var description: String { "\(kind) of section \(section)" }
}

extension IndexPathMap {
  /// Where a supplementary view's section or item is after an update; nil when it is gone or new.
  func newPath(_ old: SupplementaryPath) -> SupplementaryPath? {
    if let item = old.item {
      let path = RowPath(section: old.section, row: item)
      guard !isReloaded(path), let new = newPath(path) else { return nil }
      return SupplementaryPath(kind: old.kind, section: new.section, item: new.row)
    }
    guard !isReloaded(section: old.section), let new = newSection(old.section) else { return nil }
    return SupplementaryPath(kind: old.kind, section: new)
  }
}
