extension Cassowary {
  /// Solves the system as it now stands.
  ///
  /// - Returns: What keeps required constraints from being satisfied, empty if nothing does. The
  ///   solution is then the one that misses them least; remove one constraint of each conflict and
  ///   solve again for a proper one.
  /// - Complexity: O(n) for n numbers in the system when only constants changed and the same rows
  ///   stay tight; else as many passes as columns are exchanged.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    resolve()
    return conflicts()
  }

  /// Solves without asking why something is missed.
  mutating func resolve() {
    if !pending.isAny { return }
    if !pending.newRows.isEmpty {
      addNewRowsToBasis()
      pending.costs = true
    }
    evaluateCarefully()
    if pending.costs { walk() }
    (pending.values, pending.costs) = (false, false)
  }

  /// Walks from corner to corner until no step makes the solution better.
  private mutating func walk() {
    var rests = 0
    repeat {
      pending.costs = false
      optimize()
      completeBasis()
      evaluateCarefully()
      rests += 1
    } while pending.costs && rests < 8
  }

  private mutating func optimize() {
    var stall = 0
    var refused: Set<Column> = []
    let limit = 1000 + 20 * (rows.count + columns.count)
    for _ in 0..<limit {
      let cautious = stall > 30 + rows.count / 8
      guard let move = bestMove(cautious: cautious, refusing: refused) else { return }
      if let length = perform(move, cautious: cautious) {
        stall = length > 0 ? 0 : stall + 1
        refused.removeAll(keepingCapacity: true)
      } else {
        refused.insert(move.column)
      }
      if basis.isWorn { evaluateCarefully() }
    }
  }

  /// Makes the slacks of removed rows basic, which the walk left alone because nothing was to be
  /// gained.
  private mutating func completeBasis() {
    for row in pending.droppedRows where basis.positionOfSlack[row] < 0 {
      let slopes = Array(repeating: 0.0, count: levels.idleRank + 1)
      for direction in [1.0, -1.0] where basis.positionOfSlack[row] < 0 {
        let move = Move(column: .slack(row), direction: direction, slopes: slopes)
        _ = perform(move, cautious: true)
      }
    }
  }

  private mutating func evaluateCarefully() {
    if basis.isWorn { refactor() }
    if !evaluate() && basis.age > 0 {
      refactor()
      _ = evaluate()
    }
    if checksEveryPivot { checkInvariants() }
  }

  /// Derives all values from the constraints.
  ///
  /// - Returns: Whether the tight rows hold as exactly as they should.
  private mutating func evaluate() -> Bool {
    var vector = rows.map { $0.state == .free ? 0 : $0.bound }
    basis.solve(&vector, matrix)
    for index in columns.indices {
      let position = basis.positionOfVariable[index]
      columns[index].value = position < 0 ? 0 : vector[position]
      noteSide(ofColumn: index)
    }
    var isExact = true
    for index in rows.indices where rows[index].state != .free {
      if !evaluate(row: index) { isExact = false }
    }
    return isExact
  }

  private mutating func evaluate(row index: Int) -> Bool {
    var (sum, size) = (0.0, abs(rows[index].bound))
    for entry in matrix.row(index) {
      let part = entry.value * columns[entry.column].value
      sum += part
      size += abs(part)
    }
    let slack = rows[index].bound - sum
    let tolerance = 1e-9 * (size + 10)
    rows[index].tolerance = tolerance
    let isTight = basis.positionOfSlack[index] < 0
    rows[index].slack = isTight || abs(slack) <= tolerance ? 0 : slack
    if !isTight { noteSide(ofRow: index) }
    return !isTight || abs(slack) <= tolerance
  }

  private mutating func noteSide(ofRow index: Int) {
    let row = rows[index]
    if row.slack * row.side >= 0 { return }
    rows[index].side = -row.side
    if row.corner > 0 { pending.costs = true }
  }

  private mutating func noteSide(ofColumn index: Int) {
    let column = columns[index]
    if column.value * column.side >= -1e-9 { return }
    columns[index].side = -column.side
    if basis.positionOfVariable[index] >= 0 { pending.costs = true }
  }
}
