import ListGeometry

/// How far what appears or disappears in an update travels with the rows around it.
struct RowShift {
  /// How many rows above one are searched for a row that both lists have.
  private static var searchDistance: Int { 64 }

  let map: IndexPathMap
  /// Where things were.
  let before: RowGeometry
  /// Where things are.
  let after: RowGeometry

  /// How far down an element that appears begins from its place.
  func ofInserted(_ new: ElementKey) -> Double {
    guard let new = new.item else {
      return shift(ofSection: new.section, in: after, to: before, section: map.oldSection)
    }
    let stationary = { map.oldPath($0).flatMap { map.isMoved($0) ? nil : $0 } }
    return shift(of: new, in: after, to: before, row: stationary, section: map.oldSection)
  }

  /// How far down an element that disappears goes meanwhile.
  func ofDeleted(_ old: ElementKey) -> Double {
    guard let old = old.item else {
      return shift(ofSection: old.section, in: before, to: after, section: map.newSection)
    }
    let stationary = { map.isMoved($0) ? nil : map.newPath($0) }
    return shift(of: old, in: before, to: after, row: stationary, section: map.newSection)
  }

  /// How far the nearest row at or above `path` that stays is from its place in the other list.
  private func shift(
    of path: RowPath, in here: RowGeometry, to there: RowGeometry,
    row: (RowPath) -> RowPath?, section: (Int) -> Int?
  ) -> Double {
    let last = max(0, path.row - Self.searchDistance)
    for index in stride(from: path.row, through: last, by: -1) {
      let place = RowPath(section: path.section, row: index)
      if let other = row(place), let from = here.span(of: place), let to = there.span(of: other) {
        return to.start - from.start
      }
    }
    if let other = section(path.section) {
      return there.headerSpan(other).end - here.headerSpan(path.section).end
    }
    return shift(ofSection: path.section, in: here, to: there, section: section)
  }

  private func shift(
    ofSection index: Int, in here: RowGeometry, to there: RowGeometry, section: (Int) -> Int?
  ) -> Double {
    if let other = section(index) {
      return there.span(ofSection: other).start - here.span(ofSection: index).start
    }
    guard index > 0, let other = section(index - 1) else { return 0 }
    return there.span(ofSection: other).end - here.span(ofSection: index - 1).end
  }
}
