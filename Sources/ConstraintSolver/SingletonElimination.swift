/// Takes rows and columns off a sparse square system as long as one of them has one entry left.
struct SingletonElimination {
  private let matrix: SparseMatrix
  private var rowCounts: [Int]
  private var columnCounts: [Int]
  private var rowIsActive: [Bool]
  /// Whether a column takes part and has not been peeled.
  private(set) var columnIsActive: [Bool]
  private var singles: [Int] = []
  /// Rows whose every column was taken by rows before them.
  private(set) var dependentRows: [Int] = []

  /// Starts with all of `rows` and `columns`.
  ///
  /// - Complexity: O(n) for n entries of `rows`.
  init(_ matrix: SparseMatrix, rows: [Int], columns: [Int]) {
    self.matrix = matrix
    rowCounts = Array(repeating: 0, count: matrix.rows.count)
    columnCounts = Array(repeating: 0, count: matrix.heads.count)
    rowIsActive = Array(repeating: false, count: matrix.rows.count)
    columnIsActive = Array(repeating: false, count: matrix.heads.count)
    for column in columns { columnIsActive[column] = true }
    for row in rows {
      rowIsActive[row] = true
      for entry in matrix.row(row) where columnIsActive[entry.column] {
        rowCounts[row] += 1
        columnCounts[entry.column] += 1
      }
      noteCount(ofRow: row)
    }
  }

  /// Takes off every row with one column, and that column, until there is none.
  mutating func peelRows() -> [Factorization.Pivot] {
    var result: [Factorization.Pivot] = []
    while let row = singles.popLast() {
      guard rowIsActive[row], rowCounts[row] == 1,
        let entry = matrix.row(row).first(where: { columnIsActive[$0.column] })
      else { continue }
      result.append(Factorization.Pivot(row: row, column: entry.column, value: entry.value))
      rowIsActive[row] = false
      columnIsActive[entry.column] = false
      dropColumn(entry.column)
    }
    return result
  }

  /// Takes off every column with one row, and that row, until there is none.
  mutating func peelColumns() -> [Factorization.Pivot] {
    var result: [Factorization.Pivot] = []
    singles = columnCounts.indices.filter { columnIsActive[$0] && columnCounts[$0] == 1 }
    while let column = singles.popLast() {
      guard columnIsActive[column], let entry = lastRow(ofColumn: column) else { continue }
      result.append(Factorization.Pivot(row: entry.row, column: column, value: entry.value))
      rowIsActive[entry.row] = false
      columnIsActive[column] = false
      dropRow(entry.row)
    }
    return result
  }

  /// Those of `rows` that were not peeled.
  func activeRows(among rows: [Int]) -> [Int] { rows.filter { rowIsActive[$0] } }

  private mutating func noteCount(ofRow row: Int) {
    if rowCounts[row] == 1 { singles.append(row) }
    if rowCounts[row] == 0 {
      rowIsActive[row] = false
      dependentRows.append(row)
    }
  }

  private mutating func dropColumn(_ column: Int) {
    var index = matrix.heads[column]
    while index >= 0 {
      let entry = matrix.entries[index]
      index = entry.next
      guard rowIsActive[entry.row] else { continue }
      rowCounts[entry.row] -= 1
      noteCount(ofRow: entry.row)
    }
  }

  private mutating func dropRow(_ row: Int) {
    for entry in matrix.row(row) where columnIsActive[entry.column] {
      columnCounts[entry.column] -= 1
      if columnCounts[entry.column] == 1 { singles.append(entry.column) }
    }
  }

  private func lastRow(ofColumn column: Int) -> SparseMatrix.Entry? {
    var index = matrix.heads[column]
    while index >= 0, !rowIsActive[matrix.entries[index].row] { index = matrix.entries[index].next }
    return index >= 0 ? matrix.entries[index] : nil
  }
}
