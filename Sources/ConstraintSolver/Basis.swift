/// The basis of the simplex method: which columns are free to take the values that the rows ask
/// for, and how these values follow from the rows.
///
/// Every row in use is a position of the basis, which exactly one *basic* column takes. Any other
/// column is zero: a slack that is not basic makes its row *tight*. The values of the basic columns
/// follow by ``solve(_:_:)`` from a ``Factorization`` and a list of updates, one for each exchange
/// of columns and each new row since (the product form of the inverse). The full tableau of the
/// classical presentation, in which a chain of n rows has n²/2 numbers, is never formed.
struct Basis: Sendable {
  /// One exchange of columns, or one new row.
  struct Update: Sendable {
    let position: Int
    /// The pivot of an exchange, 0 for a new row.
    let pivot: Double
    let items: Range<Int>
  }

  private var factorization = Factorization()
  private var updates: [Update] = []
  private var items: [CoreFactors.Item] = []

  /// The basic columns, by position.
  private(set) var basicColumns: [Column] = []
  /// The position of each variable, or -1.
  private(set) var positionOfVariable: [Int] = []
  /// The position of each row's slack, or -1.
  private(set) var positionOfSlack: [Int] = []

  /// The number of exchanges since the factorization was made.
  var age: Int { updates.count }

  /// Whether so much was exchanged that factoring anew is cheaper than carrying the updates on.
  var isWorn: Bool { age >= 24 && (age >= 200 || items.count > 2 * factorization.weight + 200) }

  /// Makes room for another variable, which is not basic.
  mutating func addVariable() { positionOfVariable.append(-1) }

  /// Makes room for another row, whose position no column takes.
  mutating func addRow() {
    basicColumns.append(.none)
    positionOfSlack.append(-1)
  }

  /// The position of a column, or -1.
  func position(of column: Column) -> Int {
    if let variable = column.variable { return positionOfVariable[variable] }
    if let row = column.slackRow { return positionOfSlack[row] }
    return -1
  }

  private mutating func setBasicColumn(_ column: Column, at position: Int) {
    basicColumns[position] = column
    setPosition(of: column, to: position)
  }

  private mutating func setPosition(of column: Column, to position: Int) {
    if let variable = column.variable { positionOfVariable[variable] = position }
    if let row = column.slackRow { positionOfSlack[row] = position }
  }
}

// MARK: - Making

extension Basis {
  /// Makes the basis anew: `tight` rows determine as many of `variables`, and every `loose` row is
  /// the position of its own slack.
  ///
  /// - Complexity: O(n) for n entries of the rows, plus the elimination of what is not triangular.
  mutating func factor(_ matrix: SparseMatrix, tight: [Int], loose: [Int], variables: [Int]) {
    updates.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    factorization = Factorization(matrix, tight: tight, columns: variables, loose: loose)
    for row in basicColumns.indices { (basicColumns[row], positionOfSlack[row]) = (.none, -1) }
    positionOfVariable = factorization.positions
    for row in factorization.looseRows { setBasicColumn(.slack(row), at: row) }
    for (variable, position) in positionOfVariable.enumerated() where position >= 0 {
      basicColumns[position] = .variable(variable)
    }
  }

  /// Makes the slack of a new row basic beside what is there.
  ///
  /// - Complexity: O(n) for n entries of the row.
  mutating func append(row: Int, _ matrix: SparseMatrix) {
    let start = items.count
    for entry in matrix.row(row) where positionOfVariable[entry.column] >= 0 {
      items.append(CoreFactors.Item(place: positionOfVariable[entry.column], value: entry.value))
    }
    updates.append(Update(position: row, pivot: 0, items: start..<items.count))
    setBasicColumn(.slack(row), at: row)
  }

  /// Makes a column basic in place of another.
  ///
  /// - Parameters:
  ///   - direction: How the values of the positions fall when the entering column grows by one.
  /// - Complexity: O(m) for m rows.
  mutating func exchange(at position: Int, for entering: Column, direction: [Double]) {
    let start = items.count
    for (place, value) in direction.enumerated() where value != 0 && place != position {
      items.append(CoreFactors.Item(place: place, value: value))
    }
    updates.append(
      Update(position: position, pivot: direction[position], items: start..<items.count))
    setPosition(of: basicColumns[position], to: -1)
    setBasicColumn(entering, at: position)
  }
}

// MARK: - Solving

extension Basis {
  /// Replaces numbers by row with what the basic columns must be to make them up.
  ///
  /// - Complexity: O(n) for n entries of the rows and of the updates.
  func solve(_ vector: inout [Double], _ matrix: SparseMatrix) {
    factorization.solve(&vector, matrix)
    for update in updates {
      if update.pivot == 0 {
        let known = items[update.items].reduce(0) { $0 + $1.value * vector[$1.place] }
        vector[update.position] -= known
      } else if vector[update.position] != 0 {
        let value = vector[update.position] / update.pivot
        vector[update.position] = value
        for item in items[update.items] { vector[item.place] -= item.value * value }
      }
    }
  }

  /// Replaces prices by position with the prices of the rows that account for them.
  ///
  /// - Complexity: O(n) for n entries of the rows and of the updates.
  func solveTransposed(_ vector: inout [Double], _ matrix: SparseMatrix) {
    for update in updates.reversed() {
      if update.pivot == 0 {
        let price = vector[update.position]
        if price == 0 { continue }
        for item in items[update.items] { vector[item.place] -= item.value * price }
      } else {
        let known = items[update.items].reduce(0) { $0 + $1.value * vector[$1.place] }
        vector[update.position] = (vector[update.position] - known) / update.pivot
      }
    }
    factorization.solveTransposed(&vector, matrix)
  }
}
