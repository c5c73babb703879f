extension ElementMatcher {
  /// Matches what walking left by keys: inside each pair first, then among all of them.
  @inlinable
  func matchByKey(
    _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    guard sourcePartners.contains(-1), targetPartners.contains(-1) else { return }
    var sources = Leftover(of: self.sources, pairs.lazy.map(\.source), partners: sourcePartners)
    var targets = Leftover(of: self.targets, pairs.lazy.map(\.target), partners: targetPartners)
    Sieve.sift(&sources, &targets)
    var table = ResidualTable(capacity: sources.numbers.count, limit: sourcePartners.count)
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
    _ sources: Leftover, _ targets: Leftover, _ table: inout ResidualTable
  ) -> ContiguousArray<Int32> {
    let pair = SectionPair(
      source: SectionWindow(section: 0, count: sources.numbers.count),
      target: SectionWindow(section: 0, count: targets.numbers.count), sourceOffset: 0)
    var sourcePartners = ContiguousArray<Int32>(repeating: -1, count: sources.numbers.count)
    var targetPartners = ContiguousArray<Int32>(repeating: -1, count: targets.numbers.count)
    sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
      targetPartners.withUnsafeMutableBufferPointer { targetPartners in
        let window = ElementWindow(
          pair, sources: sources.elements(self.sources, pairs.lazy.map(\.source)),
          targets: targets.elements(self.targets, pairs.lazy.map(\.target)),
          sourcePartners: sourcePartners, targetPartners: targetPartners)
        window.matchByKey(
          Leftover(keys: sources.keys), pair.source.numbers, Leftover(keys: targets.keys),
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
