/// Finds out which elements of the source are retained in the target, and what changed.
///
/// Steps, each on what the one before left:
/// 1. Trimming: the common prefix and suffix of each section that is retained.
/// 2. Scanning: through what is left of each, with a look-ahead of a few elements.
/// 3. Keys: what scanning skipped, inside each section, then among all of them together.
/// 4. Comparing content: once for each pair of partners.
///
/// This is Heckel's idea (*A technique for isolating differences between files*, 1978), to match
/// what is unique and to go on from there, with the order reversed: neighbors are tried first and
/// tables used last, because most changes are small.
///
/// Elements of other sections are never looked at: they can only come or go with their section.
@frozen
@usableFromInline
struct ElementMatcher<Element: Differentiable> {
  /// The elements of each pair's source section.
  @usableFromInline let sources: ContiguousArray<ContiguousArray<Element>>

  /// The elements of each pair's target section.
  @usableFromInline let targets: ContiguousArray<ContiguousArray<Element>>

  /// The sections that are retained, in the order of the source.
  @usableFromInline var pairs: ContiguousArray<SectionPair> = []

  @usableFromInline var updates: ChangedElements

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - sections: The indices of each pair's sections, in the order of the source.
  ///   - maximum: How many changes are tolerated before the work ends with an error.
  @inlinable
  init(
    sources: ContiguousArray<ContiguousArray<Element>>,
    targets: ContiguousArray<ContiguousArray<Element>>,
    sections: ContiguousArray<(source: Int, target: Int)>, maximum: Int
  ) {
    self.sources = sources
    self.targets = targets
    var elementCount = 0
    for (index, section) in sections.enumerated() {
      pairs.append(
        SectionPair(
          source: SectionWindow(section: section.source, count: sources[index].count),
          target: SectionWindow(section: section.target, count: targets[index].count),
          sourceOffset: elementCount))
      elementCount += sources[index].count
    }
    precondition(
      elementCount <= Int32.max && targets.reduce(0) { $0 + $1.count } <= Int32.max,
      "A difference numbers elements with 32 bits: at most 2,147,483,647 on each side")
    updates = ChangedElements(elementCount: elementCount, maximum: maximum)
  }

  /// Runs all steps.
  @inlinable
  mutating func match() throws -> ElementMatching {
    for index in pairs.indices { try trim(index) }
    let size = numberWindows()
    var sourcePartners = ContiguousArray<Int32>(repeating: -1, count: size.source)
    var targetPartners = ContiguousArray<Int32>(repeating: -1, count: size.target)
    sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
      targetPartners.withUnsafeMutableBufferPointer { targetPartners in
        for index in pairs.indices { window(index, sourcePartners, targetPartners).scan() }
        matchByKey(sourcePartners, targetPartners)
      }
    }
    let unpaired = sourcePartners.count { $0 < 0 } + targetPartners.count { $0 < 0 }
    guard updates.count + unpaired <= updates.maximum else { throw ChangeLimitExceeded() }
    try compareContent(sourcePartners)
    return ElementMatching(
      pairs: pairs, sourcePartners: sourcePartners, targetPartners: targetPartners,
      updates: updates)
  }

  /// Numbers the elements that trimming left, and returns how many they are.
  @inlinable
  mutating func numberWindows() -> (source: Int, target: Int) {
    var size = (source: 0, target: 0)
    for index in pairs.indices {
      pairs[index].source.base = size.source
      pairs[index].target.base = size.target
      size.source += pairs[index].source.elements.count
      size.target += pairs[index].target.elements.count
    }
    return size
  }
}

extension ElementMatcher {
  /// Matches the elements that a pair's sections have in common at their beginnings and ends.
  ///
  /// - Complexity: O(*n*), where *n* is the number of such elements.
  @inlinable
  mutating func trim(_ index: Int) throws {
    let offset = pairs[index].sourceOffset
    let (source, target) = (sources[index], targets[index])
    var rest = min(source.count, target.count)
    var prefix = 0
    while prefix < rest, target[prefix].hasSameIdentifier(as: source[prefix]) {
      if !target[prefix].isContentEqual(to: source[prefix]) { try updates.insert(offset + prefix) }
      prefix += 1
    }
    rest -= prefix
    var (last, otherLast) = (source.count - 1, target.count - 1)
    while rest > 0, target[otherLast].hasSameIdentifier(as: source[last]) {
      if !target[otherLast].isContentEqual(to: source[last]) { try updates.insert(offset + last) }
      (last, otherLast, rest) = (last - 1, otherLast - 1, rest - 1)
    }
    pairs[index].source.elements = prefix..<last + 1
    pairs[index].target.elements = prefix..<otherLast + 1
  }
}

extension ElementMatcher {
  /// Compares the content of all partners in windows, in the order of the source.
  ///
  /// This is a pass of its own because a tight loop waits less for memory than a scan that also
  /// decides where to go.
  @inlinable
  mutating func compareContent(_ partners: ContiguousArray<Int32>) throws {
    for (index, pair) in pairs.enumerated() {
      let (source, target) = (sources[index], targets[index])
      for number in pair.source.numbers where partners[number] >= 0 {
        let (element, partner) = (pair.source.element(number), Int(partners[number]))
        let isEqual =
          pair.target.numbers.contains(partner)
          ? target[pair.target.element(partner)].isContentEqual(to: source[element])
          : isContentEqual(source[element], toTarget: partner)
        if !isEqual { try updates.insert(pair.sourceOffset + element) }
      }
    }
  }

  /// Whether a source element shows what a target element in some window does.
  @inlinable
  func isContentEqual(_ source: Element, toTarget number: Int) -> Bool {
    let index = pairs.lazy.map(\.target).index(of: number)
    return targets[index][pairs[index].target.element(number)].isContentEqual(to: source)
  }
}

/// Which element of the target each element of the source became.
///
/// Only elements of sections that are retained are matched. Numbers are 32 bits wide, so that a
/// million elements cost eight megabytes while they are worked on.
@frozen
@usableFromInline
struct ElementMatching: Sendable {
  /// The sections that are retained, in the order of the source.
  @usableFromInline let pairs: ContiguousArray<SectionPair>

  /// For each element of the source windows, the number of its partner, or -1.
  @usableFromInline let sourcePartners: ContiguousArray<Int32>

  /// For each element of the target windows, the number of its partner, or -1.
  @usableFromInline let targetPartners: ContiguousArray<Int32>

  /// The elements that changed their content.
  @usableFromInline let updates: ChangedElements

  @inlinable
  init(
    pairs: ContiguousArray<SectionPair>, sourcePartners: ContiguousArray<Int32>,
    targetPartners: ContiguousArray<Int32>, updates: ChangedElements
  ) {
    self.pairs = pairs
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
    self.updates = updates
    _checkInvariants()
  }

  /// Checks that partners name each other, when built with `-D KUMIKO_CHECK_INVARIANTS`.
  ///
  /// Everything after the matching (deletions, insertions, moves, stages) relies on it alone.
  @inlinable
  func _checkInvariants() {
    #if KUMIKO_CHECK_INVARIANTS
    for (number, partner) in sourcePartners.enumerated() where partner >= 0 {
      precondition(targetPartners[Int(partner)] == number, "source \(number) is not returned")
    }
    for (number, partner) in targetPartners.enumerated() where partner >= 0 {
      precondition(sourcePartners[Int(partner)] == number, "target \(number) is not returned")
    }
    #endif
  }
}
