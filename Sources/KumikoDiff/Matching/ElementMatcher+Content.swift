extension ElementMatcher {
  /// Compares the content of all partners in windows, in the order of the source.
  ///
  /// This is a pass of its own because a tight loop waits less for memory than a walk that also
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
        if !isEqual { try updates.note(pair.sourceOffset + element) }
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
