extension ElementMatcher {
  /// Matches what is left in one section with what is left in others.
  ///
  /// The elements left are copied side by side, so that they are matched like one section's.
  @inlinable
  func matchAcross(
    _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    let source = leftover(of: sources, in: \.source, partners: sourcePartners)
    let target = leftover(of: targets, in: \.target, partners: targetPartners)
    guard !source.numbers.isEmpty, !target.numbers.isEmpty else { return }
    for (index, partner) in partners(source.elements, target.elements).enumerated()
    where partner >= 0 {
      let (number, other) = (source.numbers[index], target.numbers[Int(partner)])
      sourcePartners[Int(number)] = other
      targetPartners[Int(other)] = number
    }
  }

  /// The elements that have no partner yet, and their numbers.
  @inlinable
  func leftover(
    of elements: ContiguousArray<ContiguousArray<Element>>,
    in side: KeyPath<SectionPair, SectionWindow>, partners: UnsafeMutableBufferPointer<Int32>
  ) -> (elements: ContiguousArray<Element>, numbers: ContiguousArray<Int32>) {
    var result = (elements: ContiguousArray<Element>(), numbers: ContiguousArray<Int32>())
    for (index, pair) in pairs.enumerated() {
      let window = pair[keyPath: side]
      let numbers = UnsafeBufferPointer(rebasing: partners[window.numbers])
      for offset in numbers.unpairedIndices() {
        result.elements.append(elements[index][window.elements.lowerBound + Int(offset)])
        result.numbers.append(Int32(truncatingIfNeeded: window.base) + offset)
      }
    }
    return result
  }

  /// For each source element the index of its partner, or -1.
  @inlinable
  func partners(
    _ sources: ContiguousArray<Element>, _ targets: ContiguousArray<Element>
  ) -> ContiguousArray<Int32> {
    var sourcePartners = ContiguousArray<Int32>(repeating: -1, count: sources.count)
    var targetPartners = ContiguousArray<Int32>(repeating: -1, count: targets.count)
    sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
      targetPartners.withUnsafeMutableBufferPointer { targetPartners in
        ElementWindow(
          sources: sources, targets: targets, sourcePartners: sourcePartners,
          targetPartners: targetPartners
        ).matchByKey()
      }
    }
    return sourcePartners
  }
}
