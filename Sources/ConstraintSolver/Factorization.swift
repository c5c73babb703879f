/// A square system of some rows and some columns of a matrix, arranged so that it can be solved
/// again and again: the rows are `tight` (they hold exactly) and each is one column's position.
///
/// Constraints of a layout are nearly triangular: most rows have one unknown once the rows before
/// them are known. Those are found by elimination (``leading``: the row has one column left;
/// ``trailing``: the column has one row left) and are solved straight from the matrix, without
/// storing anything. What remains is a small ``core``, factored by elimination.
///
/// Rows that are not tight hang on as unit rows: their position is taken by the row's own slack.
struct Factorization: Sendable {
  /// A row and the column that it determines.
  struct Pivot: Sendable {
    let row: Int
    let column: Int
    let value: Double
  }

  /// An entry of a core row in a column that is known before the core is solved.
  struct Link: Sendable {
    let row: Int
    let position: Int
    let value: Double
  }

  /// What is solved first, in this order.
  private(set) var leading: [Pivot] = []
  /// What is solved by elimination, and how it hangs on ``leading``.
  private(set) var core = CoreFactors()
  private(set) var links: [Link] = []
  /// What is solved last, in this order.
  private(set) var trailing: [Pivot] = []
  /// The rows whose own slack is basic.
  private(set) var looseRows: [Int] = []
  /// Where each column sits: the row that determines it, or -1.
  private(set) var positions: [Int] = []

  /// The factorization of nothing.
  init() {}

  /// Arranges `tight` rows and `columns`; as many rows as depend on others, and as many columns,
  /// are left without a partner.
  ///
  /// - Parameters:
  ///   - loose: The rows in use that are not tight.
  /// - Complexity: O(n) for n entries of the tight rows, plus the elimination of the core.
  init(_ matrix: SparseMatrix, tight: [Int], columns: [Int], loose: [Int]) {
    looseRows = loose
    positions = Array(repeating: -1, count: matrix.heads.count)
    var elimination = SingletonElimination(matrix, rows: tight, columns: columns)
    leading = elimination.peelRows()
    trailing = elimination.peelColumns().reversed()
    for pivot in leading { positions[pivot.column] = pivot.row }
    solveCore(matrix, rows: elimination.activeRows(among: tight), elimination)
    for pivot in trailing { positions[pivot.column] = pivot.row }
  }

  private mutating func solveCore(
    _ matrix: SparseMatrix, rows: [Int], _ elimination: SingletonElimination
  ) {
    looseRows += elimination.dependentRows
    if rows.isEmpty { return }
    var elimination = Elimination(matrix, rows: rows) { elimination.columnIsActive[$0] }
    core = elimination.factors()
    looseRows += elimination.dependentRows
    for step in core.steps {
      for entry in matrix.row(step.row) where positions[entry.column] >= 0 {
        links.append(Link(row: step.row, position: positions[entry.column], value: entry.value))
      }
    }
    for step in core.steps { positions[step.column] = step.row }
  }

  /// The number of numbers that were stored.
  var weight: Int { leading.count + trailing.count + looseRows.count + links.count + core.weight }
}

// MARK: - Solving

extension Factorization {
  /// Replaces right-hand sides, by row, with the values of the basic columns, by position.
  ///
  /// - Complexity: O(n) for n entries of the rows in use.
  func solve(_ vector: inout [Double], _ matrix: SparseMatrix) {
    for pivot in leading { substitute(pivot, &vector, matrix) }
    for link in links { vector[link.row] -= link.value * vector[link.position] }
    core.solve(&vector)
    for pivot in trailing { substitute(pivot, &vector, matrix) }
    for row in looseRows { vector[row] -= gather(row, except: -1, vector, matrix) }
  }

  /// Replaces prices of the positions with prices of the rows: the transposed system.
  ///
  /// - Complexity: O(n) for n entries of the rows in use.
  func solveTransposed(_ vector: inout [Double], _ matrix: SparseMatrix) {
    for row in looseRows where vector[row] != 0 { scatter(row, except: -1, &vector, matrix) }
    for pivot in trailing.reversed() { charge(pivot, &vector, matrix) }
    core.solveTransposed(&vector)
    for link in links { vector[link.position] -= link.value * vector[link.row] }
    for pivot in leading.reversed() { charge(pivot, &vector, matrix) }
  }

  private func substitute(_ pivot: Pivot, _ vector: inout [Double], _ matrix: SparseMatrix) {
    let known = gather(pivot.row, except: pivot.column, vector, matrix)
    vector[pivot.row] = (vector[pivot.row] - known) / pivot.value
  }

  private func charge(_ pivot: Pivot, _ vector: inout [Double], _ matrix: SparseMatrix) {
    if vector[pivot.row] == 0 { return }
    vector[pivot.row] /= pivot.value
    scatter(pivot.row, except: pivot.column, &vector, matrix)
  }

  private func gather(
    _ row: Int, except own: Int, _ vector: [Double], _ matrix: SparseMatrix
  ) -> Double {
    var sum = 0.0
    for entry in matrix.row(row) where entry.column != own {
      let position = positions[entry.column]
      if position >= 0 { sum += entry.value * vector[position] }
    }
    return sum
  }

  private func scatter(
    _ row: Int, except own: Int, _ vector: inout [Double], _ matrix: SparseMatrix
  ) {
    let price = vector[row]
    for entry in matrix.row(row) where entry.column != own {
      let position = positions[entry.column]
      if position >= 0 { vector[position] -= entry.value * price }
    }
  }
}
