/// What elimination left: the steps that turn a right-hand side into values, and prices of columns
/// into prices of rows.
struct CoreFactors: Sendable {
  /// One row that was used to eliminate one column.
  struct Step: Sendable {
    let row: Int
    let column: Int
    let pivot: Double
    /// In `below`: how much of this row was taken from which later row.
    let lower: Range<Int>
    /// In `above`: what stood right of the pivot, by the position of its column.
    let upper: Range<Int>
  }

  /// A number at a row or position.
  struct Item: Sendable {
    let place: Int
    let value: Double
  }

  /// In order of elimination.
  fileprivate(set) var steps: [Step] = []
  fileprivate var below: [Item] = []
  fileprivate var above: [Item] = []

  /// The number of numbers that were stored.
  var weight: Int { below.count + above.count }

  /// Replaces right-hand sides by row with values by position.
  func solve(_ vector: inout [Double]) {
    for step in steps {
      let amount = vector[step.row]
      if amount == 0 { continue }
      for item in below[step.lower] { vector[item.place] -= item.value * amount }
    }
    for step in steps.reversed() {
      let rest = above[step.upper].reduce(vector[step.row]) { $0 - $1.value * vector[$1.place] }
      vector[step.row] = rest / step.pivot
    }
  }

  /// Replaces prices by position with prices by row.
  func solveTransposed(_ vector: inout [Double]) {
    for step in steps {
      let price = vector[step.row] / step.pivot
      vector[step.row] = price
      if price == 0 { continue }
      for item in above[step.upper] { vector[item.place] -= item.value * price }
    }
    for step in steps.reversed() {
      let rest = below[step.lower].reduce(vector[step.row]) { $0 - $1.value * vector[$1.place] }
      vector[step.row] = rest
    }
  }
}

/// Gaussian elimination of a small sparse square system; the next pivot is looked for in the
/// shortest row and, there, in the shortest column whose number is not small beside the row's.
struct Elimination {
  private typealias Item = CoreFactors.Item

  /// A pivot must be at least this fraction of its row's largest number.
  private static let threshold = 0.1
  /// What elimination leaves of two equal numbers is taken for zero.
  private static let negligible = 1e-11

  private let names: [Int]
  private var rows: [[Item]]
  private var isDone: [Bool]
  private var rowsOfColumn: [Int: [Int]] = [:]
  private var buckets: [[Int]] = []
  /// Rows that the others already imply, found while eliminating.
  private(set) var dependentRows: [Int] = []

  /// Copies the parts of `rows` that lie in the columns that `isIncluded` accepts.
  init(_ matrix: SparseMatrix, rows: [Int], where isIncluded: (Int) -> Bool) {
    names = rows
    isDone = Array(repeating: false, count: rows.count)
    self.rows = rows.map { row in
      matrix.row(row).filter { isIncluded($0.column) }.map {
        Item(place: $0.column, value: $0.value)
      }
    }
    for row in rows.indices { note(row) }
    for (row, items) in self.rows.enumerated() {
      for item in items { rowsOfColumn[item.place, default: []].append(row) }
    }
  }

  /// Eliminates as many columns as there are independent rows.
  ///
  /// - Complexity: O(n · f) for n rows and f numbers that a pivot touches.
  mutating func factors() -> CoreFactors {
    var result = CoreFactors()
    while let row = shortestRow() {
      isDone[row] = true
      guard let pivot = choosePivot(in: row) else {
        dependentRows.append(names[row])
        continue
      }
      eliminate(pivot, of: row, into: &result)
    }
    return result.namingBasisPositions()
  }

  private mutating func note(_ row: Int) {
    let count = rows[row].count
    while buckets.count <= count { buckets.append([]) }
    buckets[count].append(row)
  }

  private mutating func shortestRow() -> Int? {
    for count in buckets.indices {
      while let row = buckets[count].popLast() {
        if !isDone[row], rows[row].count == count { return row }
      }
    }
    return nil
  }

  private func choosePivot(in row: Int) -> Item? {
    let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
    func length(_ item: Item) -> Int { rowsOfColumn[item.place]?.count ?? 0 }
    return rows[row]
      .filter { abs($0.value) >= Self.threshold * largest }
      .min { (length($0), -abs($0.value), $0.place) < (length($1), -abs($1.value), $1.place) }
  }

  private mutating func eliminate(_ pivot: Item, of row: Int, into result: inout CoreFactors) {
    let (lower, upper) = (result.below.count, result.above.count)
    let source = rows[row].filter { $0.place != pivot.place }
    result.above += source
    for target in rowsOfColumn[pivot.place] ?? [] where !isDone[target] {
      guard let found = rows[target].first(where: { $0.place == pivot.place }) else { continue }
      let factor = found.value / pivot.value
      result.below.append(Item(place: names[target], value: factor))
      subtract(factor, of: source, from: target, dropping: pivot.place)
    }
    result.steps.append(
      CoreFactors.Step(
        row: names[row], column: pivot.place, pivot: pivot.value,
        lower: lower..<result.below.count, upper: upper..<result.above.count))
  }

  /// Merges two rows that are sorted by column.
  private mutating func subtract(
    _ factor: Double, of source: [Item], from target: Int, dropping column: Int
  ) {
    var merged: [Item] = []
    var rest = source[...]
    for item in rows[target] {
      while let first = rest.first, first.place < item.place {
        fill(&merged, first, -factor, target)
        rest.removeFirst()
      }
      var value = item.value
      if let first = rest.first, first.place == item.place {
        value -= factor * first.value
        rest.removeFirst()
      }
      if item.place != column, abs(value) > Self.negligible {
        merged.append(Item(place: item.place, value: value))
      }
    }
    for item in rest { fill(&merged, item, -factor, target) }
    rows[target] = merged
    note(target)
  }

  private mutating func fill(_ merged: inout [Item], _ item: Item, _ factor: Double, _ row: Int) {
    merged.append(Item(place: item.place, value: factor * item.value))
    rowsOfColumn[item.place, default: []].append(row)
  }
}

extension CoreFactors {
  /// Names what stood right of each pivot by the position of its column, and forgets columns that
  /// found no position (they stay zero) and rows that gave none (they are loose).
  fileprivate func namingBasisPositions() -> CoreFactors {
    let positions = Dictionary(uniqueKeysWithValues: steps.map { ($0.column, $0.row) })
    let rows = Set(steps.map(\.row))
    var result = CoreFactors()
    for step in steps {
      let (lower, upper) = (result.below.count, result.above.count)
      result.below += below[step.lower].filter { rows.contains($0.place) }
      for item in above[step.upper] {
        guard let position = positions[item.place] else { continue }
        result.above.append(Item(place: position, value: item.value))
      }
      result.steps.append(
        Step(
          row: step.row, column: step.column, pivot: step.pivot,
          lower: lower..<result.below.count, upper: upper..<result.above.count))
    }
    return result
  }
}
