/// Guesses a good first basis for rows that have none: a way to satisfy them one after the other.
///
/// As in laying out by hand, whatever row has one unknown left determines it, the most telling row
/// first: equalities by priority, then wishes such as "at least 50", then required limits. Where
/// every equality has several unknowns, one of these is taken for zero. An equality whose unknowns
/// were all determined on the strength of something less telling takes the place of that. A wrong
/// guess costs an exchange later, never a wrong solution.
struct CrashBasis {
  /// What a value goes back to: a row, or a variable that was taken for zero.
  private enum Source: Hashable {
    case row(Int), zero(Int)
  }

  private let matrix: SparseMatrix
  private let classes: [Int]
  private let equalityClasses: Int
  private let weights: (Int) -> Double
  private var isOpen: [Bool]
  private var counts: [Int]
  private var buckets: [[Int]]
  private var firstBucket = 0

  private var isTight: [Bool]
  private var isBasic: [Bool]
  /// The least telling thing that each variable's value goes back to.
  private var sources: [Source?]
  /// What took the place of sources that were found wrong.
  private var successors: [Source: Int] = [:]

  /// Guesses for `rows`.
  ///
  /// - Parameters:
  ///   - classes: Of each of `rows`, how early it may determine something.
  ///   - equalityClasses: How many of the first classes are those of equalities.
  ///   - isOpen: Of each variable, whether it may be determined.
  ///   - weights: Which variables to take for zero first.
  /// - Complexity: O(n log n) for n entries of the rows.
  init(
    _ matrix: SparseMatrix, rows: [Int], classes: [Int], equalityClasses: Int, isOpen: [Bool],
    weights: @escaping (Int) -> Double
  ) {
    self.matrix = matrix
    self.isOpen = isOpen
    self.weights = weights
    self.equalityClasses = equalityClasses
    var classOfRow = Array(repeating: -1, count: matrix.rows.count)
    for (row, rowClass) in zip(rows, classes) { classOfRow[row] = rowClass }
    self.classes = classOfRow
    counts = Array(repeating: 0, count: matrix.rows.count)
    isTight = Array(repeating: false, count: matrix.rows.count)
    isBasic = Array(repeating: false, count: matrix.heads.count)
    sources = Array(repeating: nil, count: matrix.heads.count)
    buckets = Array(repeating: [], count: (classes.max() ?? 0) + 1)
    for row in rows.reversed() {
      counts[row] = matrix.row(row).reduce(0) { $0 + (isOpen[$1.column] ? 1 : 0) }
      if counts[row] == 1 { buckets[classOfRow[row]].append(row) }
    }
    run(rows.filter { classOfRow[$0] < equalityClasses }.sorted { classOfRow[$0] < classOfRow[$1] })
  }

  /// The rows that hold exactly.
  var tight: [Int] { isTight.indices.filter { isTight[$0] } }

  /// The variables that they determine.
  var variables: [Int] { isBasic.indices.filter { isBasic[$0] } }

  private mutating func run(_ equalities: [Int]) {
    determineAll()
    for row in equalities {
      while counts[row] > 1, let variable = heaviestOpenVariable(of: row) {
        sources[variable] = .zero(variable)
        close(variable)
        determineAll()
      }
    }
  }

  private mutating func determineAll() {
    while let row = nextRow() {
      guard let entry = matrix.row(row).first(where: { isOpen[$0.column] }) else { continue }
      isTight[row] = true
      isBasic[entry.column] = true
      sources[entry.column] = weakest(.row(row), leastTellingSource(of: row))
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
      if classes[entry.row] < 0 { continue }
      counts[entry.row] -= 1
      noteCount(ofRow: entry.row)
    }
  }

  private mutating func noteCount(ofRow row: Int) {
    if counts[row] == 1 {
      buckets[classes[row]].append(row)
      firstBucket = min(firstBucket, classes[row])
    } else if counts[row] == 0, !isTight[row], classes[row] < equalityClasses {
      repair(row)
    }
  }

  // MARK: Second thoughts

  /// Lets an equality that was left no say take the place of what had too much.
  private mutating func repair(_ row: Int) {
    guard let source = leastTellingSource(of: row), rank(of: source) > classes[row] else { return }
    successors[source] = row
    isTight[row] = true
    switch source {
    case .row(let guess): isTight[guess] = false
    case .zero(let variable): isBasic[variable] = true
    }
  }

  private func leastTellingSource(of row: Int) -> Source? {
    var result: Source?
    for entry in matrix.row(row) {
      guard !isOpen[entry.column], let source = sources[entry.column] else { continue }
      result = weakest(current(source), result)
    }
    return result
  }

  private func current(_ source: Source) -> Source {
    var source = source
    while let row = successors[source] { source = .row(row) }
    return source
  }

  private func weakest(_ source: Source, _ other: Source?) -> Source {
    guard let other else { return source }
    return rank(of: other) > rank(of: source) ? other : source
  }

  private func rank(of source: Source) -> Int {
    if case .row(let row) = source { return classes[row] }
    return .max
  }

  private func heaviestOpenVariable(of row: Int) -> Int? {
    matrix.row(row).lazy.map(\.column).filter { isOpen[$0] }
      .max { (weights($0), $0) < (weights($1), $1) }
  }
}
