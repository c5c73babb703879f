/// Finds out which elements of the source are retained in the target, and what changed.
///
/// Steps, each on what the one before left:
/// 1. Trimming: the common prefix and suffix of each section that is retained; a section that knows
///    them is not compared.
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
  @usableFromInline let sources: ContiguousArray<ElementRun<Element>>

  /// The elements of each pair's target section.
  @usableFromInline let targets: ContiguousArray<ElementRun<Element>>

  /// What is known of both ends of each pair's sections without comparing them.
  @usableFromInline let ends: ContiguousArray<CommonEnds?>

  /// The sections that are retained, in the order of the source.
  @usableFromInline var pairs: ContiguousArray<SectionPair> = []

  @usableFromInline var updates: ChangedElements

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - candidates: The sections that are retained, in the order of the source.
  ///   - maximum: How many changes are tolerated before the work ends with an error.
  @inlinable
  init(_ candidates: ContiguousArray<ComparedSections<Element>>, maximum: Int) {
    sources = ContiguousArray(candidates.map(\.sources))
    targets = ContiguousArray(candidates.map(\.targets))
    ends = ContiguousArray(candidates.map(\.ends))
    var (sourceCount, targetCount) = (0, 0)
    for candidate in candidates {
      pairs.append(
        SectionPair(
          source: SectionWindow(section: candidate.source, count: candidate.sources.count),
          target: SectionWindow(section: candidate.target, count: candidate.targets.count),
          sourceOffset: sourceCount))
      sourceCount += candidate.sources.count
      targetCount += candidate.targets.count
    }
    precondition(
      max(sourceCount, targetCount) <= Int32.max,
      "A difference numbers elements with 32 bits: at most 2,147,483,647 on each side")
    updates = ChangedElements(elementCount: sourceCount, maximum: maximum)
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
    if let ends = ends[index] { return try trim(index, to: ends) }
    let offset = pairs[index].sourceOffset
    let (source, target) = (sources[index].elements, targets[index].elements)
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

  /// Matches the elements of which a pair's sections know that they have them in common.
  @inlinable
  mutating func trim(_ index: Int, to ends: CommonEnds) throws {
    for element in ends.changed { try updates.insert(pairs[index].sourceOffset + element) }
    pairs[index].source.elements = ends.prefix..<sources[index].count - ends.suffix
    pairs[index].target.elements = ends.prefix..<targets[index].count - ends.suffix
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

/// Two versions of a section whose elements are to be matched.
@frozen
@usableFromInline
struct ComparedSections<Element> {
  /// The older section's index.
  @usableFromInline let source: Int

  /// The newer section's index.
  @usableFromInline let target: Int

  @usableFromInline let sources: ElementRun<Element>
  @usableFromInline let targets: ElementRun<Element>

  /// What is known of both ends without comparing them.
  @usableFromInline let ends: CommonEnds?

  @inlinable
  init(
    _ sources: ElementRun<Element>, at source: Int, _ targets: ElementRun<Element>,
    at target: Int, ends: CommonEnds? = nil
  ) {
    self.source = source
    self.target = target
    self.sources = sources
    self.targets = targets
    self.ends = ends
  }

  /// Compares what two sections do not know to be in common.
  @inlinable
  init<Section: DifferentiableSection>(
    _ old: Section, at source: Int, _ new: Section, at target: Int
  ) where Section.Elements.Element == Element {
    if let ends = new.commonEnds(with: old),
      ends.arePossible(of: old.elements.count, and: new.elements.count)
    {
      self.init(
        ElementRun(old, between: ends), at: source, ElementRun(new, between: ends), at: target,
        ends: ends)
    } else {
      self.init(
        ElementRun(old.contiguousElements), at: source, ElementRun(new.contiguousElements),
        at: target)
    }
  }
}

/// The elements of a section, or some of them that follow each other, by their indices in it.
@frozen
@usableFromInline
struct ElementRun<Element> {
  @usableFromInline let elements: ContiguousArray<Element>

  /// The index in the section of the first one.
  @usableFromInline let start: Int

  /// How many elements the section has.
  @usableFromInline let count: Int

  @inlinable
  init(_ elements: ContiguousArray<Element>) {
    self.elements = elements
    start = 0
    count = elements.count
  }

  @inlinable
  init<Section: DifferentiableSection>(_ section: Section, between ends: CommonEnds)
  where Section.Elements.Element == Element {
    let count = section.elements.count
    self.init(
      section.contiguousElements(in: ends.prefix..<count - ends.suffix), from: ends.prefix,
      of: count)
  }

  @inlinable
  init(_ elements: ContiguousArray<Element>, from start: Int, of count: Int) {
    self.elements = elements
    self.start = start
    self.count = count
  }

  /// The element at an index in the section.
  @inlinable
  subscript(index: Int) -> Element { elements[index - start] }
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
