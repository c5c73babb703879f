import ListGeometry

/// The animations asked for, by place.
struct OperationAnimations<Place: Hashable & Sendable> {
  var deletes: [Place: UITableView.RowAnimation] = [:]
  var inserts: [Place: UITableView.RowAnimation] = [:]
  var reloads: [Place: UITableView.RowAnimation] = [:]
}

/// What was asked for since the outermost `beginUpdates()`.
struct TableUpdates {
  /// How many batches are open, one inside the other.
  var depth = 0
  var operations = ListOperations()
  var rows = OperationAnimations<RowPath>()
  var sections = OperationAnimations<Int>()
  /// How whatever has no animation of its own comes and goes.
  var standard = UITableView.RowAnimation.automatic
  var completions: [(Bool) -> Void] = []
  /// Whether a reload inside the batch made its updates pointless.
  var isDiscarded = false
  /// Whether there were updates after that reload, so that what it found is out of date.
  var isOutdated = false

  /// Forgets the updates but not who waits for their end.
  mutating func discard() {
    operations = ListOperations()
    rows = OperationAnimations()
    sections = OperationAnimations()
    (isDiscarded, isOutdated) = (depth > 0, false)
  }
}

extension TableUpdates {
  /// How the row with an old path disappears.
  func animation(leaving old: RowPath) -> UITableView.RowAnimation {
    rows.deletes[old] ?? rows.reloads[old] ?? animation(leavingSection: old.section)
  }

  func animation(leavingSection old: Int) -> UITableView.RowAnimation {
    sections.deletes[old] ?? sections.reloads[old] ?? standard
  }

  /// How the row with a new path appears; nil when it was there before.
  func animation(entering new: RowPath, _ map: IndexPathMap) -> UITableView.RowAnimation? {
    if let old = map.oldPath(new) {
      return map.isReloaded(old) ? rows.reloads[old] ?? standard : nil
    }
    return rows.inserts[new] ?? animation(enteringSection: new.section, map) ?? standard
  }

  /// How the section with a new index appears; nil when it was there before.
  func animation(enteringSection new: Int, _ map: IndexPathMap) -> UITableView.RowAnimation? {
    guard let old = map.oldSection(new) else { return sections.inserts[new] ?? standard }
    return map.isReloaded(section: old) ? sections.reloads[old] ?? standard : nil
  }
}
