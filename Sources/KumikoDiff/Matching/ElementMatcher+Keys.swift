extension ElementMatcher {
  /// Matches what scanning left by keys: inside each pair first, then among all of them.
  @inlinable
  func matchByKey(
    _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    guard sourcePartners.contains(-1), targetPartners.contains(-1) else { return }
    var sources = UnmatchedElements(
      of: self.sources, pairs.lazy.map(\.source), partners: sourcePartners)
    var targets = UnmatchedElements(
      of: self.targets, pairs.lazy.map(\.target), partners: targetPartners)
    BloomFilter.removeUnmatchable(&sources, &targets)
    var table = SourceIndex(capacity: sources.numbers.count, limit: sourcePartners.count)
    for index in pairs.indices {
      window(index, sourcePartners, targetPartners).matchByKey(
        sources, sources.range(index), targets, targets.range(index), in: &table)
    }
    guard pairs.count > 1 else { return }
    sources.filter { number, _ in sourcePartners[number] < 0 }
    targets.filter { number, _ in targetPartners[number] < 0 }
    guard !sources.numbers.isEmpty, !targets.numbers.isEmpty else { return }
    let partners = partnersAcross(sources, targets, &table)
    for (source, target) in zip(sources.numbers, partners) where target >= 0 {
      sourcePartners[Int(source)] = target
      targetPartners[Int(target)] = source
    }
  }

  /// For each source element of those left in different sections, the number of its partner or -1.
  ///
  /// The elements are copied side by side, so that they are matched like one section's.
  @inlinable
  func partnersAcross(
    _ sources: UnmatchedElements, _ targets: UnmatchedElements, _ table: inout SourceIndex
  ) -> ContiguousArray<Int32> {
    let pair = SectionPair(
      source: SectionWindow(section: 0, count: sources.numbers.count),
      target: SectionWindow(section: 0, count: targets.numbers.count), sourceOffset: 0)
    var sourcePartners = ContiguousArray<Int32>(repeating: -1, count: sources.numbers.count)
    var targetPartners = ContiguousArray<Int32>(repeating: -1, count: targets.numbers.count)
    sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
      targetPartners.withUnsafeMutableBufferPointer { targetPartners in
        let window = ElementWindow(
          pair, sources: ElementRun(sources.elements(self.sources, pairs.lazy.map(\.source))),
          targets: ElementRun(targets.elements(self.targets, pairs.lazy.map(\.target))),
          sourcePartners: sourcePartners, targetPartners: targetPartners)
        window.matchByKey(
          UnmatchedElements(keys: sources.keys), pair.source.numbers,
          UnmatchedElements(keys: targets.keys),
          pair.target.numbers, in: &table)
      }
    }
    return ContiguousArray(sourcePartners.map { $0 < 0 ? -1 : targets.numbers[Int($0)] })
  }

  /// The elements of a pair's window.
  @inlinable
  func window(
    _ index: Int, _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) -> ElementWindow<Element> {
    ElementWindow(
      pairs[index], sources: sources[index], targets: targets[index],
      sourcePartners: sourcePartners, targetPartners: targetPartners)
  }
}

extension ElementWindow {
  /// Pairs elements by the keys of their identifiers.
  ///
  /// The source's elements go into a table and the target's look themselves up in order. Elements
  /// with equal identifiers are paired first in, first out. A ``RunPredictor`` pairs runs of
  /// elements that moved together without the table.
  ///
  /// - Parameters:
  ///   - sources: Elements without a partner.
  ///   - sourceRange: Where those of this window are among them.
  ///   - targets: The same of the target.
  ///   - targetRange: Where those of this window are among them.
  ///   - table: A table to work with.
  /// - Complexity: O(*n*) expected, where *n* is the number of elements; O(*n*²) comparisons of
  ///   identifiers when all of them have equal keys without being equal.
  @inlinable
  func matchByKey(
    _ sources: UnmatchedElements, _ sourceRange: Range<Int>, _ targets: UnmatchedElements,
    _ targetRange: Range<Int>,
    in table: inout SourceIndex
  ) {
    guard !sourceRange.isEmpty, !targetRange.isEmpty else { return }
    table.fill(with: sources, sourceRange, of: self)
    var predictor = RunPredictor(after: -2)
    var place = targetRange.lowerBound
    while place < targetRange.upperBound {
      let end = min(place + SourceIndex.blockSize, targetRange.upperBound)
      lookUp(targets, place..<end, in: &table, &predictor)
      place = end
      while place < targetRange.upperBound,
        predictor.pair(Int(targets.numbers[place]), in: self)
      {
        place += 1
      }
    }
  }

  /// Pairs target elements with what a table has for them.
  @inlinable
  func lookUp(
    _ targets: UnmatchedElements, _ range: Range<Int>, in table: inout SourceIndex,
    _ predictor: inout RunPredictor
  ) {
    table.load(targets, range, of: self)
    for place in range {
      let target = Int(targets.numbers[place])
      let offset = place - range.lowerBound
      if let source = table.partner(of: target, key: targets.keys[place], at: offset, of: self) {
        pair(source, target)
        predictor.record(source)
      }
    }
  }
}
