extension ElementWindow {
  /// Pairs elements by walking through both sides at once, without hashing.
  ///
  /// Where identifiers differ, the walk looks a few elements ahead on both sides and goes on where
  /// they agree again; elements it passes stay without a partner. Every failure to find such a
  /// place costs as much as ``WalkCredit`` has earned before and skips twice as far as the last, so
  /// that shuffled elements end the walk soon.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  func walk(
    didPair: (Int, Int) throws -> Void
  ) rethrows {
    var (index, other) = (0, 0)
    var credit = WalkCredit()
    while index < source.count, other < target.count {
      if isSame(index, other) {
        pair(index, other)
        try didPair(index, other)
        credit.earn()
        (index, other) = (index + 1, other + 1)
      } else if let ahead = agreement(after: index, other) {
        (index, other) = ahead
      } else if let skip = credit.spend() {
        (index, other) = (index + skip, other + skip)
      } else {
        return
      }
    }
  }

  /// The nearest elements with equal identifiers at most four ahead on each side.
  @inlinable
  func agreement(after index: Int, _ other: Int) -> (Int, Int)? {
    let reach = (min(4, source.count - 1 - index), min(4, target.count - 1 - other))
    for distance in 0..<reach.0 + reach.1 {
      for ahead in max(0, distance + 1 - reach.1)...min(distance + 1, reach.0) {
        let found = (index + ahead, other + distance + 1 - ahead)
        if isSame(found.0, found.1) { return found }
      }
    }
    return nil
  }
}

/// How many more times a walk may fail to find where identifiers agree again.
@frozen
@usableFromInline
struct WalkCredit {
  /// Four of these pay for a failure.
  @usableFromInline var earned = 64

  /// How far the next failure skips.
  @usableFromInline var skip = 1

  @inlinable
  init() {}

  /// Credits one pair of elements that agreed.
  @inlinable
  mutating func earn() {
    earned += 1
    skip = 1
  }

  /// Pays for a failure and tells how far to skip, or returns `nil` when nothing is left.
  @inlinable
  mutating func spend() -> Int? {
    guard earned >= 4 else { return nil }
    earned -= 4
    defer { skip *= 2 }
    return skip
  }
}
