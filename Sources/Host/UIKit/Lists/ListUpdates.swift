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
  /// Items whose cells are configured again, as they are before the updates.
  var reconfigured: [RowPath] = []
  /// How whatever has no animation of its own appears and disappears.
  var standard = ItemAnimation.automatic
  var completions: [(Bool) -> Void] = []
  /// Whether a reload inside the batch made its updates pointless.
  var isDiscarded = false
  /// Whether there were updates after that reload, so that what it found is out of date.
  var isOutdated = false
}

extension ListUpdates {
  /// How the element with an old key disappears.
  func animation(deleting old: ElementKey) -> ItemAnimation {
    old.item.flatMap { items.deletes[$0] ?? items.reloads[$0] } ?? sections.deletes[old.section]
      ?? sections.reloads[old.section] ?? standard
  }

  /// How the element with a new key appears; nil when it was there before.
  func animation(inserting new: ElementKey, _ map: IndexPathMap) -> ItemAnimation? {
    guard let item = new.item else { return animation(insertingSection: new.section, map) }
    if let old = map.oldPath(item) {
      return map.isReloaded(old) ? items.reloads[old] ?? standard : nil
    }
    return items.inserts[item] ?? animation(insertingSection: new.section, map) ?? standard
  }

  private func animation(insertingSection new: Int, _ map: IndexPathMap) -> ItemAnimation? {
    guard let old = map.oldSection(new) else { return sections.inserts[new] ?? standard }
    return map.isReloaded(section: old) ? sections.reloads[old] ?? standard : nil
  }
}
