/// Rows that follow each other and have the same height.
package struct RowRun: RopeElement, Equatable {
  package let count: Int
  /// The height of each row, in points.
  package let height: Double
  /// What is known of the height.
  package let certainty: HeightCertainty

  /// Makes a run.
  /// - Parameter height: A height from ``HeightProblem/sanitized(_:)``.
  package init(count: Int, height: Double, certainty: HeightCertainty) {
    self.count = count
    self.height = height
    self.certainty = certainty
  }

  /// Makes a run whose height never changes by itself, or one of estimates.
  package init(count: Int, height: Double, isExact: Bool) {
    self.init(count: count, height: height, certainty: isExact ? .fixed : .estimated)
  }

  package var extent: Double { Double(count) * height }

  package func extent(of places: Int) -> Double { Double(places) * height }

  package func index(at offset: Double) -> Int {
    guard height > 0 else { return 0 }
    let place = min(Int(offset / height), count - 1)
    return Double(place) * height > offset ? place - 1 : place
  }

  package func split(at place: Int) -> (RowRun, RowRun) {
    (with(count: place), with(count: count - place))
  }

  package func merged(with next: RowRun) -> RowRun? {
    guard height == next.height, certainty == next.certainty else { return nil }
    return with(count: count + next.count)
  }

  private func with(count: Int) -> RowRun {
    RowRun(count: count, height: height, certainty: certainty)
  }
}
