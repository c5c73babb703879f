extension Cassowary {
  /// Traps if the solver's parts do not agree with each other.
  ///
  /// - Complexity: O(m · n) for m rows and n numbers in the system.
  package func checkInvariants() {
    for index in rows.indices { check(row: index) }
    for index in columns.indices where basis.positionOfVariable[index] >= 0 {
      precondition(
        basis.basicColumns[basis.positionOfVariable[index]] == .variable(index),
        "Variable \(index) and its position must name each other.")
    }
    for position in rows.indices where basis.basicColumns[position] != .none {
      check(position: position)
    }
  }

  private func check(row index: Int) {
    let row = rows[index]
    let position = basis.positionOfSlack[index]
    if row.state == .free {
      precondition(matrix.rows[index].isEmpty, "Free row \(index) must be empty.")
      precondition(position < 0, "Free row \(index) must not have a basic slack.")
      precondition(
        basis.basicColumns[index] == .none, "No column may be basic in free row \(index).")
      return
    }
    precondition(position >= 0 || row.slack == 0, "The slack of tight row \(index) must be zero.")
    precondition(
      position < 0 || basis.basicColumns[position] == .slack(index),
      "The slack of row \(index) and its position must name each other.")
    precondition(
      position < 0 || row.state != .live || row.slack * row.side >= 0,
      "Row \(index) must count as on the side where it is.")
  }

  /// The basic column must come back as one unit of its position.
  private func check(position: Int) {
    let column = basis.basicColumns[position]
    var vector = Array(repeating: 0.0, count: rows.count)
    if let row = column.slackRow { vector[row] = 1 }
    if let variable = column.variable {
      matrix.forEachEntry(ofColumn: variable) { vector[$0.row] = $0.value }
    }
    basis.solve(&vector, matrix)
    for (place, value) in vector.enumerated() {
      precondition(
        abs(value - (place == position ? 1 : 0)) < 1e-6,
        "Position \(position) must be a unit of the basis; place \(place) says \(value).")
    }
  }
}
