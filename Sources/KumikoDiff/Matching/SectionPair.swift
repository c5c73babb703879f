/// A section that is retained from the source to the target.
///
/// Elements before both windows are one another's partners, as are those after them.
@frozen
@usableFromInline
struct SectionPair: Sendable {
  @usableFromInline var source: SectionWindow
  @usableFromInline var target: SectionWindow

  /// How many source elements all pairs before this one have.
  @usableFromInline let sourceOffset: Int

  @inlinable
  init(source: SectionWindow, target: SectionWindow, sourceOffset: Int) {
    self.source = source
    self.target = target
    self.sourceOffset = sourceOffset
  }
}

/// The elements of a section that are not settled by its common prefix and suffix.
///
/// They are numbered through all windows of the source, or of the target, one after the other.
@frozen
@usableFromInline
struct SectionWindow: Sendable {
  /// The section's index.
  @usableFromInline let section: Int

  /// The window's elements by their index in the section: all of them before trimming.
  @usableFromInline var elements: Range<Int>

  /// The number of the window's first element.
  @usableFromInline var base = 0

  @inlinable
  init(section: Int, count: Int) {
    self.section = section
    elements = 0..<count
  }

  /// The window's elements by their number.
  @inlinable
  var numbers: Range<Int> { base..<base + elements.count }

  /// The index within its section of the element with a number.
  @inlinable
  func element(_ number: Int) -> Int { number - base + elements.lowerBound }
}

extension RandomAccessCollection<SectionWindow> where Index == Int {
  /// The index of the window in which the element with a number is.
  ///
  /// - Complexity: O(log *p*), where *p* is the number of windows.
  @inlinable
  func index(of number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].numbers.upperBound > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
