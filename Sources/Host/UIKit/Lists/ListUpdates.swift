import ListGeometry

/// The animations asked for, by place.
struct OperationAnimations<Place: Hashable & Sendable> {
  var deletes: [Place: ItemAnimation] = [:]
  var inserts: [Place: ItemAnimation] = [:]
  var reloads: [Place: ItemAnimation] = [:]
}

/// What one batch of updates asks for.
struct ListUpdates {
  var operations = ListOperations()
  var items = OperationAnimations<RowPath>()
  var sections = OperationAnimations<Int>()
  /// How whatever has no animation of its own appears and disappears.
  var standard = ItemAnimation.automatic
  var completions: [(Bool) -> Void] = []
  /// Whether a reload inside the batch made its updates pointless.
  var isDiscarded = false
  /// Whether there were updates after that reload, so that what it found is out of date.
  var isOutdated = false
}

extension ListUpdates {
  /// How the item with an old path disappears.
  func animation(deletingItem old: RowPath) -> ItemAnimation {
    items.deletes[old] ?? items.reloads[old] ?? animation(deletingSection: old.section)
  }

  func animation(deletingSection old: Int) -> ItemAnimation {
    sections.deletes[old] ?? sections.reloads[old] ?? standard
  }

  /// How the item with a new path appears; nil when it was there before.
  func animation(insertingItem new: RowPath, _ map: IndexPathMap) -> ItemAnimation? {
    if let old = map.oldPath(new) {
      return map.isReloaded(old) ? items.reloads[old] ?? standard : nil
    }
    return items.inserts[new] ?? animation(insertingSection: new.section, map) ?? standard
  }

  /// How the section with a new index appears; nil when it was there before.
  func animation(insertingSection new: Int, _ map: IndexPathMap) -> ItemAnimation? {
    guard let old = map.oldSection(new) else { return sections.inserts[new] ?? standard }
    return map.isReloaded(section: old) ? sections.reloads[old] ?? standard : nil
  }
}
