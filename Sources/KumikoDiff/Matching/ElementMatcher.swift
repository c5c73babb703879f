/// Finds out which elements live on, and how.
///
/// Steps, each on what the one before left:
/// 1. Trimming: the common prefix and suffix of each section that lives on.
/// 2. Walking: through what is left of each, looking a few elements ahead.
/// 3. Keys: what walking passed, inside each section, then among all of them together.
/// 4. Comparing content: once for each pair of partners.
///
/// This is Heckel's idea (*A technique for isolating differences between files*, 1978), to match
/// what is unique and to go on from there, with the order reversed: neighbours are tried first and
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

  /// The sections that live on, in the order of the source.
  @usableFromInline var pairs: ContiguousArray<SectionPair> = []

  @usableFromInline var updates: UpdateLog

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
    updates = UpdateLog(elementCount: elementCount, maximum: maximum)
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
        for index in pairs.indices { window(index, sourcePartners, targetPartners).walk() }
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
