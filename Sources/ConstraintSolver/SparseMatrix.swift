/// Rows of few numbers, walked along rows and along columns.
///
/// A row's entries lie side by side, sorted by column; those of a column are linked. Room that a
/// removed row leaves is given to the next row of the same length.
struct SparseMatrix: Sendable {
  /// One number that is not zero.
  struct Entry: Sendable {
    /// The row it stands in.
    let row: Int
    /// The column it stands in.
    let column: Int
    /// The number.
    let value: Double
    /// The next entry of the column, or -1.
    fileprivate(set) var next: Int
    /// The entry of the column before this one, or -1.
    fileprivate var previous: Int
  }

  /// All entries; those of freed rows are garbage.
  private(set) var entries: [Entry] = []
  /// Where each row's entries lie.
  private(set) var rows: [Range<Int>] = []
  /// The first entry of each column, or -1.
  private(set) var heads: [Int] = []
  private var freeRoom: [Int: [Int]] = [:]

  /// Appends an empty column.
  mutating func addColumn() { heads.append(-1) }

  /// Appends an empty row.
  mutating func addRow() { rows.append(0..<0) }

  /// Fills an empty row.
  ///
  /// - Parameter terms: Sorted by variable, none twice, none zero.
  /// - Complexity: O(n) for n terms.
  mutating func fill(row: Int, with terms: [LinearExpression.Term]) {
    let start = room(for: terms.count)
    rows[row] = start..<start + terms.count
    for (index, term) in zip(rows[row], terms) {
      let column = term.variable.index
      let next = heads[column]
      entries[index] = Entry(
        row: row, column: column, value: term.coefficient, next: next, previous: -1)
      if next >= 0 { entries[next].previous = index }
      heads[column] = index
    }
  }

  /// Empties a row.
  ///
  /// - Complexity: O(n) for n entries.
  mutating func empty(row: Int) {
    let span = rows[row]
    for index in span {
      let entry = entries[index]
      if entry.next >= 0 { entries[entry.next].previous = entry.previous }
      if entry.previous >= 0 {
        entries[entry.previous].next = entry.next
      } else {
        heads[entry.column] = entry.next
      }
    }
    if !span.isEmpty { freeRoom[span.count, default: []].append(span.lowerBound) }
    rows[row] = 0..<0
  }

  /// The rows that name a column, newest first.
  func rows(ofColumn column: Int) -> [Int] {
    var result: [Int] = []
    forEachEntry(ofColumn: column) { result.append($0.row) }
    return result
  }

  /// Visits the entries of a column, newest row first.
  @inline(__always)
  func forEachEntry(ofColumn column: Int, _ body: (Entry) -> Void) {
    var index = heads[column]
    while index >= 0 {
      let entry = entries[index]
      body(entry)
      index = entry.next
    }
  }

  /// The entries of a row, by ascending column.
  @inline(__always)
  func row(_ row: Int) -> ArraySlice<Entry> { entries[rows[row]] }

  private mutating func room(for count: Int) -> Int {
    if count > 0, let start = freeRoom[count]?.popLast() { return start }
    let start = entries.count
    let blank = Entry(row: -1, column: -1, value: 0, next: -1, previous: -1)
    entries.append(contentsOf: repeatElement(blank, count: count))
    return start
  }
}
