/// Guesses a good first basis for rows that have none: a way to satisfy them one after the other.
///
/// As in laying out by hand, whatever row has one unknown left determines it, the most telling row
/// first: equalities by priority, then wishes such as "at least 50", then required limits. Where
/// every equality has several unknowns, one of these is taken for zero. A wrong guess costs an
/// exchange later, never a wrong solution.
struct Crash {
  /// The rows that hold exactly, and the variables that they determine.
  private(set) var tight: [Int] = []
  private(set) var variables: [Int] = []

  private let matrix: SparseMatrix
  private let classes: [Int]
  private let weights: (Int) -> Double
  private var isOpen: [Bool]
  private var counts: [Int]
  private var buckets: [[Int]]
  private var firstBucket = 0

  /// Guesses for `rows`.
  ///
  /// - Parameters:
  ///   - classes: Of each of `rows`, how early it may determine something.
  ///   - isOpen: Of each variable, whether it may be determined.
  ///   - equalities: Those of `rows` on account of which a variable may be taken for zero, the most
  ///     telling first.
  ///   - weights: Which variables to take first.
  /// - Complexity: O(n) for n entries of the rows.
  init(
    _ matrix: SparseMatrix, rows: [Int], classes: [Int], isOpen: [Bool], equalities: [Int],
    weights: @escaping (Int) -> Double
  ) {
    self.matrix = matrix
    self.isOpen = isOpen
    self.weights = weights
    var classOfRow = Array(repeating: -1, count: matrix.rows.count)
    for (row, rowClass) in zip(rows, classes) { classOfRow[row] = rowClass }
    self.classes = classOfRow
    counts = Array(repeating: 0, count: matrix.rows.count)
    buckets = Array(repeating: [], count: (classes.max() ?? 0) + 1)
    for row in rows.reversed() {
      counts[row] = matrix.row(row).reduce(0) { $0 + (isOpen[$1.column] ? 1 : 0) }
      if counts[row] == 1 { buckets[classOfRow[row]].append(row) }
    }
    run(equalities)
  }

  private mutating func run(_ equalities: [Int]) {
    determineAll()
    for row in equalities {
      while counts[row] > 1, let variable = heaviestOpenVariable(of: row) {
        close(variable)
        determineAll()
      }
    }
  }

  private mutating func determineAll() {
    while let row = nextRow() {
      guard let entry = matrix.row(row).first(where: { isOpen[$0.column] }) else { continue }
      tight.append(row)
      variables.append(entry.column)
      close(entry.column)
    }
  }

  private mutating func nextRow() -> Int? {
    while firstBucket < buckets.count {
      if let row = buckets[firstBucket].popLast() {
        if counts[row] == 1 { return row }
      } else {
        firstBucket += 1
      }
    }
    return nil
  }

  private mutating func close(_ variable: Int) {
    isOpen[variable] = false
    var index = matrix.heads[variable]
    while index >= 0 {
      let entry = matrix.entries[index]
      index = entry.next
      let rowClass = classes[entry.row]
      if rowClass < 0 { continue }
      counts[entry.row] -= 1
      if counts[entry.row] == 1 {
        buckets[rowClass].append(entry.row)
        firstBucket = min(firstBucket, rowClass)
      }
    }
  }

  private func heaviestOpenVariable(of row: Int) -> Int? {
    matrix.row(row).lazy.map(\.column).filter { isOpen[$0] }
      .max { (weights($0), $0) < (weights($1), $1) }
  }
}
