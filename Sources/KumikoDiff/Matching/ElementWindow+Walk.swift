extension ElementWindow {
  /// Pairs elements by walking through both sides at once, without hashing.
  ///
  /// Where identifiers differ, the walk looks a few elements ahead on both sides and goes on where
  /// they agree again; elements it passes stay without a partner. When it has to look far, it pays
  /// from a ``WalkCredit``, so that shuffled elements end the walk soon. Then long runs are looked
  /// for in what is left.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  func walk() {
    var (source, target) = (sourceNumbers.lowerBound, targetNumbers.lowerBound)
    var lastAgreement = (source, target)
    var credit = WalkCredit()
    while source < sourceNumbers.upperBound, target < targetNumbers.upperBound {
      if isSame(source, target) {
        pair(source, target)
        credit.earn()
        (source, target) = (source + 1, target + 1)
        lastAgreement = (source, target)
      } else if let near = nearAgreement(source, target) {
        (source, target) = near
      } else if let skip = credit.spend() {
        (source, target) = farAgreement(source, target) ?? (source + skip, target + skip)
      } else {
        return pairRuns(lastAgreement.0, lastAgreement.1)
      }
    }
  }

  /// The nearest elements with equal identifiers at most four ahead on each side.
  @inlinable
  func nearAgreement(_ source: Int, _ target: Int) -> (Int, Int)? {
    let reach = (
      min(4, sourceNumbers.upperBound - 1 - source), min(4, targetNumbers.upperBound - 1 - target)
    )
    for distance in 0..<reach.0 + reach.1 {
      for ahead in max(0, distance + 1 - reach.1)...min(distance + 1, reach.0) {
        let found = (source + ahead, target + distance + 1 - ahead)
        if isSame(found.0, found.1) { return found }
      }
    }
    return nil
  }

  /// Elements with equal identifiers, one of them at most one ahead, the other at most 32.
  @inlinable
  func farAgreement(_ source: Int, _ target: Int) -> (Int, Int)? {
    let (sourceEnd, targetEnd) = (sourceNumbers.upperBound, targetNumbers.upperBound)
    for ahead in 5...32 {
      for other in 0...1 {
        if source + ahead < sourceEnd, target + other < targetEnd,
          isSame(source + ahead, target + other)
        {
          return (source + ahead, target + other)
        }
        if source + other < sourceEnd, target + ahead < targetEnd,
          isSame(source + other, target + ahead)
        {
          return (source + other, target + ahead)
        }
      }
    }
    return nil
  }
}

/// How often a walk may look far ahead: once for every 32 pairs, and a few times in advance.
@frozen
@usableFromInline
struct WalkCredit {
  @usableFromInline var earned = 64

  /// How far to skip when looking far finds nothing, twice as far each time.
  @usableFromInline var skip = 1

  @inlinable
  init() {}

  /// Credits one pair.
  @inlinable
  mutating func earn() {
    earned += 1
    skip = 1
  }

  /// Pays for looking far, and tells how far to skip afterwards; `nil` when nothing is left.
  @inlinable
  mutating func spend() -> Int? {
    guard earned >= 32 else { return nil }
    earned -= 32
    defer { skip *= 2 }
    return skip
  }
}
