extension ElementMatcher {
  /// Matches the elements in a pair's window with one another.
  @inlinable
  func matchWithin(
    _ index: Int, _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    let pair = pairs[index]
    guard !pair.source.elements.isEmpty, !pair.target.elements.isEmpty else { return }
    let window = ElementWindow(
      sources: sources[index], targets: targets[index],
      start: (pair.source.elements.lowerBound, pair.target.elements.lowerBound),
      sourcePartners: UnsafeMutableBufferPointer(rebasing: sourcePartners[pair.source.numbers]),
      targetPartners: UnsafeMutableBufferPointer(rebasing: targetPartners[pair.target.numbers]),
      base: (pair.source.base, pair.target.base))
    window.walk()
    window.matchByKey()
  }
}
