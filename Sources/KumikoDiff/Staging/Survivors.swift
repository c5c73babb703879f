/// The elements that live on, in the order of the source and with the values of the target.
@frozen
@usableFromInline
struct Survivors<Element> {
  @usableFromInline let matching: ElementMatching

  /// The elements of each pair's target section.
  @usableFromInline let targets: ContiguousArray<ContiguousArray<Element>>

  /// Whether elements without a partner are there as well.
  @usableFromInline let keepsDoomed: Bool

  @inlinable
  init(
    matching: ElementMatching, targets: ContiguousArray<ContiguousArray<Element>>,
    keepsDoomed: Bool
  ) {
    self.matching = matching
    self.targets = targets
    self.keepsDoomed = keepsDoomed
  }

  /// The elements of a pair's source section.
  @inlinable
  func elements(of index: Int, source: ContiguousArray<Element>) -> ContiguousArray<Element> {
    let pair = matching.pairs[index]
    let target = targets[index]
    var result = ContiguousArray<Element>()
    result.reserveCapacity(source.count)
    result += target[..<pair.target.elements.lowerBound]
    appendWindow(index, source, to: &result)
    result += target[pair.target.elements.upperBound...]
    return result
  }

  @inlinable
  func appendWindow(
    _ index: Int, _ source: ContiguousArray<Element>, to result: inout ContiguousArray<Element>
  ) {
    let pair = matching.pairs[index]
    for number in pair.source.numbers {
      let partner = Int(matching.sourcePartners[number])
      if pair.target.numbers.contains(partner) {
        result.append(targets[index][pair.target.element(partner)])
      } else if partner >= 0 {
        let other = matching.pairs.lazy.map(\.target).index(of: partner)
        result.append(targets[other][matching.pairs[other].target.element(partner)])
      } else if keepsDoomed {
        result.append(source[pair.source.element(number)])
      }
    }
  }
}
