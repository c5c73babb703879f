/// A stretch of source and of target elements whose partners are being looked for.
///
/// The elements and the partners are borrowed for the duration of one step.
@frozen
@usableFromInline
struct ElementWindow<Element: Differentiable> {
  @usableFromInline let source: UnsafeBufferPointer<Element>
  @usableFromInline let target: UnsafeBufferPointer<Element>
  @usableFromInline let sourcePartners: UnsafeMutableBufferPointer<Int32>
  @usableFromInline let targetPartners: UnsafeMutableBufferPointer<Int32>

  /// The numbers that partners give to the first source and the first target element.
  @usableFromInline let base: (source: Int32, target: Int32)

  @inlinable
  init(
    source: UnsafeBufferPointer<Element>, target: UnsafeBufferPointer<Element>,
    sourcePartners: UnsafeMutableBufferPointer<Int32>,
    targetPartners: UnsafeMutableBufferPointer<Int32>, base: (source: Int, target: Int) = (0, 0)
  ) {
    self.source = source
    self.target = target
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
    self.base = (Int32(base.source), Int32(base.target))
  }

  /// Whether a source and a target element have equal identifiers.
  @inlinable
  func isSame(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
    target[targetIndex].hasSameIdentifier(as: source[sourceIndex])
  }

  /// Whether a target element shows what a source element shows.
  @inlinable
  func hasEqualContent(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
    target[targetIndex].isContentEqual(to: source[sourceIndex])
  }

  /// Makes two elements partners.
  @inlinable
  func pair(_ sourceIndex: Int, _ targetIndex: Int) {
    sourcePartners[sourceIndex] = base.target + Int32(truncatingIfNeeded: targetIndex)
    targetPartners[targetIndex] = base.source + Int32(truncatingIfNeeded: sourceIndex)
  }
}
