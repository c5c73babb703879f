/// The elements of one pair of sections whose partners are being looked for.
///
/// Elements go by their numbers, which follow one another on each side.
@frozen
@usableFromInline
struct ElementWindow<Element: Differentiable> {
  @usableFromInline let sources: ContiguousArray<Element>
  @usableFromInline let targets: ContiguousArray<Element>

  /// The numbers of the window's source elements.
  @usableFromInline let sourceNumbers: Range<Int>

  /// The numbers of the window's target elements.
  @usableFromInline let targetNumbers: Range<Int>

  /// What to add to a source number for an index in ``sources``.
  @usableFromInline let sourceShift: Int

  /// What to add to a target number for an index in ``targets``.
  @usableFromInline let targetShift: Int

  /// The partners of all source elements, of this window and of others, by their numbers.
  @usableFromInline let sourcePartners: UnsafeMutableBufferPointer<Int32>

  /// The partners of all target elements, of this window and of others, by their numbers.
  @usableFromInline let targetPartners: UnsafeMutableBufferPointer<Int32>

  @inlinable
  init(
    _ pair: SectionPair, sources: ElementRun<Element>, targets: ElementRun<Element>,
    sourcePartners: UnsafeMutableBufferPointer<Int32>,
    targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    self.sources = sources.elements
    self.targets = targets.elements
    sourceNumbers = pair.source.numbers
    targetNumbers = pair.target.numbers
    sourceShift = pair.source.elements.lowerBound - pair.source.base - sources.start
    targetShift = pair.target.elements.lowerBound - pair.target.base - targets.start
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
  }

  /// Whether a source and a target element have equal identifiers.
  @inlinable
  func isSame(_ source: Int, _ target: Int) -> Bool {
    targets[target + targetShift].hasSameIdentifier(as: sources[source + sourceShift])
  }

  /// Whether two source elements have equal identifiers.
  @inlinable
  func isSameSource(_ source: Int, _ other: Int) -> Bool {
    sources[source + sourceShift].hasSameIdentifier(as: sources[other + sourceShift])
  }

  /// Whether a source element has no partner yet.
  @inlinable
  func isFree(_ source: Int) -> Bool { sourcePartners[source] < 0 }

  /// Makes two elements partners.
  @inlinable
  func pair(_ source: Int, _ target: Int) {
    sourcePartners[source] = Int32(truncatingIfNeeded: target)
    targetPartners[target] = Int32(truncatingIfNeeded: source)
  }
}

extension ElementWindow {
  /// Matches elements by scanning both sides at once, without hashing.
  ///
  /// Where identifiers differ, the scan looks a few elements ahead on both sides and resynchronizes
  /// where they agree again; elements it skips stay unmatched. Looking far is paid from a
  /// ``LookaheadBudget``, so that shuffled elements end the scan soon. Then long runs are looked
  /// for in what is left.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  func scan() {
    var (source, target) = (sourceNumbers.lowerBound, targetNumbers.lowerBound)
    var lastMatch = (source, target)
    var budget = LookaheadBudget()
    while source < sourceNumbers.upperBound, target < targetNumbers.upperBound {
      if isSame(source, target) {
        pair(source, target)
        budget.earn()
        (source, target) = (source + 1, target + 1)
        lastMatch = (source, target)
      } else if let near = nearMatch(source, target) {
        (source, target) = near
      } else if let skip = budget.spend() {
        (source, target) = farMatch(source, target) ?? (source + skip, target + skip)
      } else {
        return pairRuns(lastMatch.0, lastMatch.1)
      }
    }
  }

  /// The nearest elements with equal identifiers at most four ahead on each side.
  @inlinable
  func nearMatch(_ source: Int, _ target: Int) -> (Int, Int)? {
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
  func farMatch(_ source: Int, _ target: Int) -> (Int, Int)? {
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

/// How often a scan may look far ahead: once for every 32 pairs, and a few times in advance.
@frozen
@usableFromInline
struct LookaheadBudget {
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
