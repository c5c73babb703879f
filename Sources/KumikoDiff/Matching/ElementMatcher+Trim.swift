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
      if !target[prefix].isContentEqual(to: source[prefix]) { try updates.note(offset + prefix) }
      prefix += 1
    }
    rest -= prefix
    var (last, otherLast) = (source.count - 1, target.count - 1)
    while rest > 0, target[otherLast].hasSameIdentifier(as: source[last]) {
      if !target[otherLast].isContentEqual(to: source[last]) { try updates.note(offset + last) }
      (last, otherLast, rest) = (last - 1, otherLast - 1, rest - 1)
    }
    pairs[index].source.elements = prefix..<last + 1
    pairs[index].target.elements = prefix..<otherLast + 1
  }
}
