extension ElementMatcher {
  /// Matches the elements in a pair's window with one another.
  @inlinable
  mutating func matchWithin(
    _ index: Int, _ sourcePartners: UnsafeMutableBufferPointer<Int32>,
    _ targetPartners: UnsafeMutableBufferPointer<Int32>
  ) throws {
    let pair = pairs[index]
    guard !pair.source.elements.isEmpty, !pair.target.elements.isEmpty else { return }
    try sources[index].withUnsafeBufferPointer { source in
      try targets[index].withUnsafeBufferPointer { target in
        let window = ElementWindow(
          source: UnsafeBufferPointer(rebasing: source[pair.source.elements]),
          target: UnsafeBufferPointer(rebasing: target[pair.target.elements]),
          sourcePartners: UnsafeMutableBufferPointer(rebasing: sourcePartners[pair.source.numbers]),
          targetPartners: UnsafeMutableBufferPointer(rebasing: targetPartners[pair.target.numbers]),
          base: (pair.source.base, pair.target.base))
        try match(window, offset: pair.sourceOffset + pair.source.elements.lowerBound)
      }
    }
  }

  /// Matches the elements in a window, and compares the content of those matched.
  @inlinable
  mutating func match(_ window: ElementWindow<Element>, offset: Int) throws {
    try window.walk { source, target in
      if !window.hasEqualContent(source, target) { try updates.note(offset + source) }
    }
    try window.matchByKey { source, target in
      if !window.hasEqualContent(source, target) { try updates.note(offset + source) }
    }
  }
}
