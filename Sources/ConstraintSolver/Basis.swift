/// The basis of the simplex method: which columns are free to take the values that the rows ask
/// for, and how these values follow from the rows.
///
/// Every row in use has a seat, and in it sits exactly one column. A column that sits nowhere is
/// zero: a slack without a seat makes its row *tight*. The values of the seated columns follow by
/// ``solve(_:_:)`` from a ``Factorization`` and a list of updates, one for each exchange of columns
/// and each new row since (the product form of the inverse). The full tableau of the classical
/// presentation, in which a chain of n rows has n²/2 numbers, is never formed.
struct Basis: Sendable {
  /// One exchange of columns, or one new row.
  struct Update: Sendable {
    let seat: Int
    /// The pivot of an exchange, 0 for a new row.
    let pivot: Double
    let items: Range<Int>
  }

  private var factorization = Factorization()
  private var updates: [Update] = []
  private var items: [CoreFactors.Item] = []

  /// Who sits where, by row.
  private(set) var occupants: [Column] = []
  /// The seat of each variable, or -1.
  private(set) var seatOfVariable: [Int] = []
  /// The seat of each row's slack, or -1.
  private(set) var seatOfSlack: [Int] = []

  /// The number of exchanges since the factorization was made.
  var age: Int { updates.count }

  /// Whether so much was exchanged that factoring anew is cheaper than carrying the updates on.
  var isWorn: Bool { age >= 24 && (age >= 200 || items.count > 2 * factorization.weight + 200) }

  /// Makes room for another variable; it sits nowhere.
  mutating func addVariable() { seatOfVariable.append(-1) }

  /// Makes room for another row; nothing sits there.
  mutating func addRow() {
    occupants.append(.none)
    seatOfSlack.append(-1)
  }

  /// The seat of a column, or -1.
  func seat(of column: Column) -> Int {
    if let variable = column.variable { return seatOfVariable[variable] }
    if let row = column.slackRow { return seatOfSlack[row] }
    return -1
  }

  private mutating func place(_ column: Column, at seat: Int) {
    occupants[seat] = column
    setSeat(of: column, to: seat)
  }

  private mutating func setSeat(of column: Column, to seat: Int) {
    if let variable = column.variable { seatOfVariable[variable] = seat }
    if let row = column.slackRow { seatOfSlack[row] = seat }
  }
}

// MARK: - Making

extension Basis {
  /// Makes the basis anew: `tight` rows determine as many of `variables`, and every `loose` row is
  /// the seat of its own slack.
  ///
  /// - Complexity: O(n) for n entries of the rows, plus the elimination of what is not triangular.
  mutating func factor(_ matrix: SparseMatrix, tight: [Int], loose: [Int], variables: [Int]) {
    updates.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    factorization = Factorization(matrix, tight: tight, columns: variables, loose: loose)
    for row in occupants.indices { (occupants[row], seatOfSlack[row]) = (.none, -1) }
    seatOfVariable = factorization.seats
    for row in factorization.looseRows { place(.slack(row), at: row) }
    for (variable, seat) in seatOfVariable.enumerated() where seat >= 0 {
      occupants[seat] = .variable(variable)
    }
  }

  /// Seats the slack of a new row beside what is there.
  ///
  /// - Complexity: O(n) for n entries of the row.
  mutating func append(row: Int, _ matrix: SparseMatrix) {
    let start = items.count
    for entry in matrix.row(row) where seatOfVariable[entry.column] >= 0 {
      items.append(CoreFactors.Item(place: seatOfVariable[entry.column], value: entry.value))
    }
    updates.append(Update(seat: row, pivot: 0, items: start..<items.count))
    place(.slack(row), at: row)
  }

  /// Seats a column in place of another.
  ///
  /// - Parameters:
  ///   - direction: How the values of the seats fall when the entering column grows by one.
  /// - Complexity: O(m) for m rows.
  mutating func exchange(at seat: Int, for entering: Column, direction: [Double]) {
    let start = items.count
    for (place, value) in direction.enumerated() where value != 0 && place != seat {
      items.append(CoreFactors.Item(place: place, value: value))
    }
    updates.append(Update(seat: seat, pivot: direction[seat], items: start..<items.count))
    setSeat(of: occupants[seat], to: -1)
    place(entering, at: seat)
  }
}

// MARK: - Solving

extension Basis {
  /// Replaces numbers by row with what the seated columns must be to make them up.
  ///
  /// - Complexity: O(n) for n entries of the rows and of the updates.
  func solve(_ vector: inout [Double], _ matrix: SparseMatrix) {
    factorization.solve(&vector, matrix)
    for update in updates {
      if update.pivot == 0 {
        let known = items[update.items].reduce(0) { $0 + $1.value * vector[$1.place] }
        vector[update.seat] -= known
      } else if vector[update.seat] != 0 {
        let value = vector[update.seat] / update.pivot
        vector[update.seat] = value
        for item in items[update.items] { vector[item.place] -= item.value * value }
      }
    }
  }

  /// Replaces prices by seat with the prices of the rows that account for them.
  ///
  /// - Complexity: O(n) for n entries of the rows and of the updates.
  func solveTransposed(_ vector: inout [Double], _ matrix: SparseMatrix) {
    for update in updates.reversed() {
      if update.pivot == 0 {
        let price = vector[update.seat]
        if price == 0 { continue }
        for item in items[update.items] { vector[item.place] -= item.value * price }
      } else {
        let known = items[update.items].reduce(0) { $0 + $1.value * vector[$1.place] }
        vector[update.seat] = (vector[update.seat] - known) / update.pivot
      }
    }
    factorization.solveTransposed(&vector, matrix)
  }
}
