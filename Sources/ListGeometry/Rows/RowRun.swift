/// Rows that follow each other and have the same height.
package struct RowRun: RopeElement, Equatable {
  package let count: Int
  /// The height of each row, in points.
  package let height: Double
  /// Whether the height is known, or only estimated.
  package let isExact: Bool

  /// Makes a run.
  /// - Parameter height: A height from ``HeightProblem/sanitized(_:)``.
  package init(count: Int, height: Double, isExact: Bool) {
    self.count = count
    self.height = height
    self.isExact = isExact
  }

  package var extent: Double { Double(count) * height }

  package func extent(of places: Int) -> Double { Double(places) * height }

  package func place(at offset: Double) -> Int {
    guard height > 0 else { return 0 }
    let place = min(Int(offset / height), count - 1)
    return Double(place) * height > offset ? place - 1 : place
  }

  package func split(at place: Int) -> (RowRun, RowRun) {
    (with(count: place), with(count: count - place))
  }

  package func merged(with next: RowRun) -> RowRun? {
    guard height == next.height, isExact == next.isExact else { return nil }
    return with(count: count + next.count)
  }

  private func with(count: Int) -> RowRun {
    RowRun(count: count, height: height, isExact: isExact)
  }
}
