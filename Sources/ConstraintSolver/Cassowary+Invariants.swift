extension Cassowary {
  /// Traps if the solver's parts do not agree with each other.
  ///
  /// - Complexity: O(m · n) for m rows and n numbers in the system.
  package func checkInvariants() {
    for index in rows.indices { check(row: index) }
    for index in columns.indices where basis.seatOfVariable[index] >= 0 {
      precondition(
        basis.occupants[basis.seatOfVariable[index]] == .variable(index),
        "Variable \(index) and its seat must name each other.")
    }
    for seat in rows.indices where basis.occupants[seat] != .none { check(seat: seat) }
  }

  private func check(row index: Int) {
    let row = rows[index]
    let seat = basis.seatOfSlack[index]
    if row.state == .free {
      precondition(matrix.rows[index].isEmpty, "Free row \(index) must be empty.")
      precondition(seat < 0, "Free row \(index) must have no seat for its slack.")
      precondition(basis.occupants[index] == .none, "Nothing may sit in free row \(index).")
      return
    }
    precondition(seat >= 0 || row.slack == 0, "The slack of tight row \(index) must be zero.")
    precondition(
      seat < 0 || basis.occupants[seat] == .slack(index),
      "The slack of row \(index) and its seat must name each other.")
    precondition(
      seat < 0 || row.state != .live || row.slack * row.side >= 0,
      "Row \(index) must count as on the side where it is.")
  }

  /// The column of whoever sits there must come back as one unit of the seat.
  private func check(seat: Int) {
    let occupant = basis.occupants[seat]
    var vector = Array(repeating: 0.0, count: rows.count)
    if let row = occupant.slackRow { vector[row] = 1 }
    if let variable = occupant.variable {
      matrix.forEachEntry(ofColumn: variable) { vector[$0.row] = $0.value }
    }
    basis.solve(&vector, matrix)
    for (place, value) in vector.enumerated() {
      precondition(
        abs(value - (place == seat ? 1 : 0)) < 1e-6,
        "Seat \(seat) must be a unit of the basis; place \(place) says \(value).")
    }
  }
}
