/// A stretch of source and of target elements whose partners are being looked for.
///
/// Elements are named by their index in the window, from zero on each side.
@frozen
@usableFromInline
struct ElementWindow<Element: Differentiable> {
  @usableFromInline let sources: ContiguousArray<Element>
  @usableFromInline let targets: ContiguousArray<Element>

  /// The window's first elements in both arrays.
  @usableFromInline let start: (source: Int, target: Int)

  @usableFromInline let sourcePartners: UnsafeMutableBufferPointer<Int32>
  @usableFromInline let targetPartners: UnsafeMutableBufferPointer<Int32>

  /// The numbers that partners give to the first source and the first target element.
  @usableFromInline let base: (source: Int, target: Int)

  @inlinable
  init(
    sources: ContiguousArray<Element>, targets: ContiguousArray<Element>,
    start: (source: Int, target: Int) = (0, 0),
    sourcePartners: UnsafeMutableBufferPointer<Int32>,
    targetPartners: UnsafeMutableBufferPointer<Int32>, base: (source: Int, target: Int) = (0, 0)
  ) {
    self.sources = sources
    self.targets = targets
    self.start = start
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
    self.base = base
  }

  /// How many source elements the window has.
  @inlinable var sourceCount: Int { sourcePartners.count }

  /// How many target elements the window has.
  @inlinable var targetCount: Int { targetPartners.count }

  /// The key of a source element.
  @inlinable
  func sourceKey(_ index: Int) -> DifferenceKey { sources[start.source + index].differenceKey }

  /// The key of a target element.
  @inlinable
  func targetKey(_ index: Int) -> DifferenceKey { targets[start.target + index].differenceKey }

  /// Whether a source and a target element have equal identifiers.
  @inlinable
  func isSame(_ source: Int, _ target: Int) -> Bool {
    targets[start.target + target].hasSameIdentifier(as: sources[start.source + source])
  }

  /// Whether two source elements have equal identifiers.
  @inlinable
  func isSameSource(_ index: Int, _ other: Int) -> Bool {
    sources[start.source + index].hasSameIdentifier(as: sources[start.source + other])
  }

  /// Whether a target element shows what a source element shows.
  @inlinable
  func hasEqualContent(_ source: Int, _ target: Int) -> Bool {
    targets[start.target + target].isContentEqual(to: sources[start.source + source])
  }

  /// Whether a source element has no partner yet.
  @inlinable
  func isFree(_ source: Int) -> Bool { sourcePartners[source] < 0 }

  /// Makes two elements partners.
  @inlinable
  func pair(_ source: Int, _ target: Int) {
    sourcePartners[source] = Int32(truncatingIfNeeded: base.target + target)
    targetPartners[target] = Int32(truncatingIfNeeded: base.source + source)
  }
}
