extension Cassowary {
  /// Adds every new row to the basis, by whichever of three ways is cheapest: one by one, by
  /// guessing for all new rows together, or by guessing for the whole system.
  mutating func addNewRowsToBasis() {
    forgetRowsNeverBasic()
    let (new, gone) = (pending.newRows, pending.droppedRows)
    let inUse = rows.count - freeRows.count
    if (new.count + gone.count) * 3 > inUse {
      releaseAllDropped()
      rebuild(new: rowsInUse, old: [], settled: [])
    } else if new.count > 8 {
      releaseDropped()
      let isNew = Set(new)
      rebuild(new: new, old: rowsInUse.filter { !isNew.contains($0) }, settled: basicVariables)
    } else {
      for row in new { basis.append(row: row, matrix) }
    }
    pending.newRows.removeAll(keepingCapacity: true)
  }

  /// Factors the basis anew and lets go of rows and variables that were removed.
  mutating func refactor() {
    releaseDropped()
    let (tight, loose) = split(rowsInUse)
    basis.factor(matrix, tight: tight, loose: loose, variables: basicVariables)
  }

  private var rowsInUse: [Int] { rows.indices.filter { rows[$0].state != .free } }

  private var basicVariables: [Int] {
    columns.indices.filter { basis.positionOfVariable[$0] >= 0 }
  }

  private func split(_ all: [Int]) -> (tight: [Int], loose: [Int]) {
    (all.filter { basis.positionOfSlack[$0] < 0 }, all.filter { basis.positionOfSlack[$0] >= 0 })
  }

  private mutating func forgetRowsNeverBasic() {
    for row in pending.newRows where rows[row].state == .dropped { release(row) }
    pending.droppedRows.removeAll { rows[$0].state == .free }
    pending.newRows.removeAll { rows[$0].state != .live }
  }

  private mutating func release(_ row: Int) {
    matrix.empty(row: row)
    rows[row].state = .free
    rows[row].slack = 0
    freeRows.append(row)
  }

  /// Frees removed rows whose slack is basic (the others still shape the basis) and the variables
  /// that no row names any more.
  private mutating func releaseDropped() {
    for row in pending.droppedRows where basis.positionOfSlack[row] >= 0 { release(row) }
    pending.droppedRows.removeAll { rows[$0].state == .free }
    for variable in pending.droppedColumns where matrix.heads[variable] < 0 {
      freeColumns.append(variable)
    }
    pending.droppedColumns.removeAll { matrix.heads[$0] < 0 }
  }

  private mutating func releaseAllDropped() {
    for row in pending.droppedRows { release(row) }
    pending.droppedRows.removeAll()
    releaseDropped()
  }

  /// Guesses a basis for new rows beside old ones, which keep the variables they settled.
  private mutating func rebuild(new: [Int], old: [Int], settled: [Int]) {
    let guess = guess(for: new, settled: settled)
    let isGuessed = Set(guess.tight)
    var (tight, loose) = split(old)
    tight += guess.tight
    loose += new.filter { !isGuessed.contains($0) }
    basis.factor(matrix, tight: tight, loose: loose, variables: settled + guess.variables)
  }

  private func guess(for new: [Int], settled: [Int]) -> CrashBasis {
    var isOpen = Array(repeating: true, count: columns.count)
    for variable in settled { isOpen[variable] = false }
    return CrashBasis(
      matrix, rows: new, classes: new.map(eagerness), equalityClasses: levels.idleRank,
      isOpen: isOpen, weights: { columns[$0].weight })
  }

  /// How early a row may determine a variable in a guess: 0 first.
  private func eagerness(_ index: Int) -> Int {
    let row = rows[index]
    let rank = levels.rank(ofSlot: row.slot)
    if row.relation == .equal { return rank }
    return row.priority.isRequired ? 2 * levels.idleRank : levels.idleRank + rank
  }
}
