import KumikoComponents

/// Counts the elements that conditions, loops and templates make, of which there may be so many.
///
/// Those of a description count together. What is made besides counts by itself: rows that come
/// near the screen in one turn of the main actor, what an action reads, and what a menu offers. A
/// list that is scrolled up and down makes its rows again and again, and has no more elements for
/// that.
@MainActor
final class ElementCount {
  private var count = 0
  /// Those of the rows of this turn.
  private var rowCount = 0
  private var isTurning = false

  /// The screen is described anew.
  func begin() { (count, rowCount) = (0, 0) }

  /// Takes elements.
  ///
  /// - Returns: How many there are with them.
  func add(_ more: Int) -> Int {
    count += more
    return count
  }

  /// Whether there may be more elements.
  func hasRoom(for more: Int, limit: Int) -> Bool { count + more <= limit }

  /// Makes a row that comes near the screen.
  func inRow<Result>(_ make: () -> Result) -> Result {
    let before = count
    count = rowCount
    defer { (rowCount, count) = (count, before) }
    endTurn()
    return make()
  }

  /// Reads what an action or a menu needs.
  func inAction<Result>(_ read: () -> Result) -> Result {
    let before = count
    count = 0
    defer { count = before }
    return read()
  }

  private func endTurn() {
    guard !isTurning else { return }
    isTurning = true
    NextTurn.add { [weak self] in
      self?.rowCount = 0
      self?.isTurning = false
    }
  }
}
