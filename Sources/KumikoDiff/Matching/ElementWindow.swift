/// The elements of one pair of sections whose partners are being looked for.
///
/// Elements go by their numbers, which follow one another on each side.
@frozen
@usableFromInline
struct ElementWindow<Element: Differentiable> {
  @usableFromInline let sources: ContiguousArray<Element>
  @usableFromInline let targets: ContiguousArray<Element>

  /// The numbers of the window's source elements.
  @usableFromInline let sourceNumbers: Range<Int>

  /// The numbers of the window's target elements.
  @usableFromInline let targetNumbers: Range<Int>

  /// What to add to a source number for an index in ``sources``.
  @usableFromInline let sourceShift: Int

  /// What to add to a target number for an index in ``targets``.
  @usableFromInline let targetShift: Int

  /// The partners of all source elements, of this window and of others, by their numbers.
  @usableFromInline let sourcePartners: UnsafeMutableBufferPointer<Int32>

  /// The partners of all target elements, of this window and of others, by their numbers.
  @usableFromInline let targetPartners: UnsafeMutableBufferPointer<Int32>

  @inlinable
  init(
    _ pair: SectionPair, sources: ContiguousArray<Element>, targets: ContiguousArray<Element>,
    sourcePartners: UnsafeMutableBufferPointer<Int32>,
    targetPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    self.sources = sources
    self.targets = targets
    sourceNumbers = pair.source.numbers
    targetNumbers = pair.target.numbers
    sourceShift = pair.source.elements.lowerBound - pair.source.base
    targetShift = pair.target.elements.lowerBound - pair.target.base
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
  }

  /// Whether a source and a target element have equal identifiers.
  @inlinable
  func isSame(_ source: Int, _ target: Int) -> Bool {
    targets[target + targetShift].hasSameIdentifier(as: sources[source + sourceShift])
  }

  /// Whether two source elements have equal identifiers.
  @inlinable
  func isSameSource(_ source: Int, _ other: Int) -> Bool {
    sources[source + sourceShift].hasSameIdentifier(as: sources[other + sourceShift])
  }

  /// Whether a source element has no partner yet.
  @inlinable
  func isFree(_ source: Int) -> Bool { sourcePartners[source] < 0 }

  /// Makes two elements partners.
  @inlinable
  func pair(_ source: Int, _ target: Int) {
    sourcePartners[source] = Int32(truncatingIfNeeded: target)
    targetPartners[target] = Int32(truncatingIfNeeded: source)
  }
}
