extension Cassowary {
  /// Where a basic column reaches zero on the way of a move.
  private struct Corner {
    let position: Int
    let distance: Double
    let rank: Int
    /// How much steeper the way becomes here.
    let bend: Double
    /// How much steeper it becomes at the weakest rank, besides.
    let idleBend: Double
    let pivot: Double
  }

  /// Values that differ by less are reached together.
  private static let touching = 1e-9

  /// Moves as far as it gains something and exchanges the column that stops it.
  ///
  /// - Returns: The length of the stride; nil, and nothing changes, if nothing stops the move.
  mutating func perform(_ move: Move, cautious: Bool) -> Double? {
    let rates = rates(of: move.column)
    var corners = corners(on: move, rates)
    corners.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
    guard let stop = stop(at: corners, move.slopes, cautious) else { return nil }
    let end = leaving(corners[stop...], cautious)
    for corner in corners[..<stop] { turn(basis.basicColumns[corner.position]) }
    stride(move, end.distance, rates)
    exchange(move, end, rates)
    return end.distance
  }

  /// How the values of the positions fall for each unit that a column grows.
  private func rates(of column: Column) -> [Double] {
    var vector = Array(repeating: 0.0, count: rows.count)
    if let row = column.slackRow { vector[row] = 1 }
    if let variable = column.variable {
      matrix.forEachEntry(ofColumn: variable) { vector[$0.row] = $0.value }
    }
    basis.solve(&vector, matrix)
    for position in vector.indices where abs(vector[position]) < 1e-11 { vector[position] = 0 }
    return vector
  }

  private func corners(on move: Move, _ rates: [Double]) -> [Corner] {
    var result: [Corner] = []
    for (position, rate) in rates.enumerated() where abs(rate) > 1e-9 {
      let speed = -move.direction * rate
      let column = basis.basicColumns[position]
      let (value, side, rank, bend) = state(of: column)
      if bend == 0 || speed * side >= 0 { continue }
      let distance = max(-value / speed, 0)
      result.append(
        Corner(
          position: position, distance: distance, rank: rank, bend: bend * abs(rate),
          idleBend: (column.slackRow.map { rows[$0].attraction } ?? 0) * abs(rate), pivot: rate))
    }
    return result
  }

  private func state(
    of column: Column
  ) -> (value: Double, side: Double, rank: Int, bend: Double) {
    if let index = column.slackRow {
      let row = rows[index]
      if row.state != .live { return (row.slack, row.side, 0, 0) }
      return (row.slack, row.side, levels.rank(ofSlot: row.slot), row.corner)
    }
    guard let index = column.variable else { return (0, 1, 0, 0) }
    let state = columns[index]
    if state.isNonNegative { return (state.value, state.side, 0, 1) }
    return (state.value, state.side, levels.idleRank, 2 * state.weight)
  }

  /// The first corner after which the way leads up.
  private func stop(at corners: [Corner], _ slopes: [Double], _ cautious: Bool) -> Int? {
    if cautious { return corners.isEmpty ? nil : 0 }
    var slopes = slopes
    for (index, corner) in corners.enumerated() {
      slopes[corner.rank] += corner.bend
      slopes[levels.idleRank] += corner.idleBend
      guard let first = slopes.first(where: { abs($0) > Self.touching }), first < 0 else {
        return index
      }
    }
    return nil
  }

  /// Of the corners that are reached together, the one with the safest pivot; or the first by
  /// number.
  private func leaving(_ corners: ArraySlice<Corner>, _ cautious: Bool) -> Corner {
    let first = corners[corners.startIndex]
    let together = corners.prefix { $0.distance <= first.distance + Self.touching }
    let chosen =
      if cautious {
        together.min { order(of: $0) < order(of: $1) }
      } else {
        together.max { abs($0.pivot) < abs($1.pivot) }
      }
    return chosen ?? first
  }

  private func order(of corner: Corner) -> Int { basis.basicColumns[corner.position].order }

  private mutating func turn(_ column: Column) {
    if let row = column.slackRow { rows[row].side *= -1 }
    if let variable = column.variable { columns[variable].side *= -1 }
  }

  private mutating func stride(_ move: Move, _ distance: Double, _ rates: [Double]) {
    if distance == 0 { return }
    for (position, rate) in rates.enumerated() where rate != 0 {
      shift(basis.basicColumns[position], by: -move.direction * distance * rate)
    }
  }

  private mutating func shift(_ column: Column, by amount: Double) {
    if let index = column.slackRow {
      let slack = rows[index].slack + amount
      rows[index].slack = abs(slack) <= rows[index].tolerance ? 0 : slack
    }
    if let index = column.variable { columns[index].value += amount }
  }

  private mutating func exchange(_ move: Move, _ end: Corner, _ rates: [Double]) {
    setValue(basis.basicColumns[end.position], at: 0, side: 1)
    setValue(move.column, at: move.direction * end.distance, side: move.direction)
    basis.exchange(at: end.position, for: move.column, direction: rates)
    pivotCount += 1
    if checksEveryPivot { checkInvariants() }
  }

  private mutating func setValue(_ column: Column, at value: Double, side: Double) {
    if let row = column.slackRow { (rows[row].slack, rows[row].side) = (value, side) }
    if let variable = column.variable {
      (columns[variable].value, columns[variable].side) = (value, side)
    }
  }
}
