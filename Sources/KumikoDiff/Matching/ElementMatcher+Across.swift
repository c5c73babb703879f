extension ElementMatcher {
  /// Matches what is left in one section with what is left in others.
  ///
  /// The elements left are copied side by side, so that they are matched like one section's.
  @inlinable
  mutating func matchAcross(
    _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) throws {
    guard sourcePartners.contains(-1), targetPartners.contains(-1) else { return }
    let source = leftover(of: sources, in: \.source, partners: sourcePartners)
    let target = leftover(of: targets, in: \.target, partners: targetPartners)
    try match(source.elements, target.elements) { window in
      try window.matchByKey { index, other in
        sourcePartners[Int(source.numbers[index])] = target.numbers[other]
        targetPartners[Int(target.numbers[other])] = source.numbers[index]
        if !window.hasEqualContent(index, other) { try note(Int(source.numbers[index])) }
      }
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
      for number in window.numbers where partners[number] < 0 {
        result.elements.append(elements[index][window.element(number)])
        result.numbers.append(Int32(truncatingIfNeeded: number))
      }
    }
    return result
  }

  /// Lends a window over whole arrays, with partners of its own, to `body`.
  @inlinable
  func match(
    _ source: ContiguousArray<Element>, _ target: ContiguousArray<Element>,
    body: (ElementWindow<Element>) throws -> Void
  ) throws {
    var sourcePartners = ContiguousArray<Int32>(repeating: -1, count: source.count)
    var targetPartners = ContiguousArray<Int32>(repeating: -1, count: target.count)
    try source.withUnsafeBufferPointer { source in
      try target.withUnsafeBufferPointer { target in
        try sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
          try targetPartners.withUnsafeMutableBufferPointer { targetPartners in
            try body(
              ElementWindow(
                source: source, target: target, sourcePartners: sourcePartners,
                targetPartners: targetPartners))
          }
        }
      }
    }
  }

  /// Notes that the element with a number among the windows' changed its content.
  @inlinable
  mutating func note(_ number: Int) throws {
    let pair = pairs[pairs.index(of: number, in: \.source)]
    try updates.note(pair.sourceOffset + pair.source.element(number))
  }
}
