/// The elements of one side that are without a partner, by their numbers, and half of their keys.
@frozen
@usableFromInline
struct UnmatchedElements {
  @usableFromInline var numbers: ContiguousArray<Int32>
  @usableFromInline var keys: ContiguousArray<UInt32>

  /// For each pair of sections, where its elements end in the lists.
  @usableFromInline var ends: ContiguousArray<Int>

  /// Collects the elements without a partner.
  ///
  /// - Parameter windows: One side of all pairs.
  @inlinable
  init<Element: Differentiable>(
    of elements: ContiguousArray<ElementRun<Element>>,
    _ windows: some Collection<SectionWindow>, partners: UnsafeMutableBufferPointer<Int32>
  ) {
    let numbers = UnsafeBufferPointer(partners).unpairedIndices()
    var ends = ContiguousArray<Int>()
    ends.reserveCapacity(windows.count)
    keys = ContiguousArray(unsafeUninitializedCapacity: numbers.count) { keys, count in
      for (index, window) in windows.enumerated() {
        let (elements, end) = (elements[index], window.numbers.upperBound)
        while count < numbers.count, numbers[count] < end {
          keys[count] = elements[window.element(Int(numbers[count]))].differenceKey.half
          count += 1
        }
        ends.append(count)
      }
    }
    self.numbers = numbers
    self.ends = ends
  }

  /// Elements that are numbered by their place.
  @inlinable
  init(keys: ContiguousArray<UInt32>) {
    self.keys = keys
    numbers = ContiguousArray(0..<Int32(truncatingIfNeeded: keys.count))
    ends = [keys.count]
  }

  /// Where a pair's elements are in the lists.
  @inlinable
  func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Copies of the elements in the list, side by side.
  ///
  /// - Parameters:
  ///   - elements: The elements of all pairs' sections.
  ///   - windows: One side of all pairs.
  @inlinable
  func elements<Element>(
    _ elements: ContiguousArray<ElementRun<Element>>, _ windows: some Collection<SectionWindow>
  ) -> ContiguousArray<Element> {
    var result = ContiguousArray<Element>()
    result.reserveCapacity(numbers.count)
    for (index, window) in windows.enumerated() {
      for place in range(index) {
        result.append(elements[index][window.element(Int(numbers[place]))])
      }
    }
    return result
  }

  /// Keeps the elements that satisfy `isIncluded`.
  ///
  /// Free of branches, because on shuffled elements no branch could be predicted.
  @inlinable
  mutating func filter(_ isIncluded: (_ number: Int, _ key: UInt32) -> Bool) {
    let kept = numbers.withUnsafeMutableBufferPointer { numbers in
      keys.withUnsafeMutableBufferPointer { keys in
        var (kept, place) = (0, 0)
        for index in ends.indices {
          while place < ends[index] {
            let (number, key) = (numbers[place], keys[place])
            (numbers[kept], keys[kept]) = (number, key)
            kept += isIncluded(Int(number), key) ? 1 : 0
            place += 1
          }
          ends[index] = kept
        }
        return kept
      }
    }
    numbers.removeLast(numbers.count - kept)
    keys.removeLast(keys.count - kept)
  }
}

extension DifferenceKey {
  /// The bits that a ``UnmatchedElements`` keeps: enough for a table of ten million elements.
  @inlinable var half: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
}

extension UnsafeBufferPointer<Int32> {
  /// The indices of elements without a partner, in ascending order, found without branches.
  @inlinable
  func unpairedIndices() -> ContiguousArray<Int32> {
    ContiguousArray(unsafeUninitializedCapacity: count + 1) { buffer, length in
      for index in indices {
        buffer[length] = Int32(truncatingIfNeeded: index)
        length &+= self[index] < 0 ? 1 : 0
      }
    }
  }
}

/// Tells of most keys that are not in a list that they are not, in little memory.
///
/// A Bloom filter (*Space/time trade-offs in hash coding with allowable errors*, 1970) with one
/// hash function: it has eight to sixteen bits for each key. A key whose bit is not set is not in
/// the list; of others' keys about one in ten slips through.
@frozen
@usableFromInline
struct BloomFilter {
  @usableFromInline var words: ContiguousArray<UInt64>

  /// How many of a key's last bits are left out.
  @usableFromInline let shift: UInt32

  /// Where the bits of a key that are looked at begin.
  @usableFromInline let rotation: UInt32

  /// Makes a filter of keys.
  ///
  /// - Parameter rotation: BloomFilters with different rotations err on different keys.
  @inlinable
  init(_ keys: ContiguousArray<UInt32>, rotation: UInt32) {
    let width = max(6, min(32, Int.bitWidth - (8 * keys.count).leadingZeroBitCount))
    shift = UInt32(truncatingIfNeeded: 32 - width)
    self.rotation = rotation
    words = ContiguousArray(repeating: 0, count: 1 << (width - 6))
    for key in keys {
      let bit = bit(key)
      words[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    }
  }

  /// Whether a key may be in the list.
  @inlinable
  func contains(_ key: UInt32) -> Bool {
    let bit = bit(key)
    return words[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0
  }

  @inlinable
  func bit(_ key: UInt32) -> UInt32 { (key << rotation | key >> (32 - rotation)) >> shift }

  /// Removes elements whose keys the other side does not have, again and again for as long as that
  /// halves them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  static func removeUnmatchable(
    _ sources: inout UnmatchedElements, _ targets: inout UnmatchedElements
  ) {
    var (count, rotation) = (Int.max, UInt32(0))
    while !sources.numbers.isEmpty, sources.numbers.count <= count / 2 {
      count = sources.numbers.count
      let wanted = BloomFilter(targets.keys, rotation: rotation)
      sources.filter { wanted.contains($1) }
      let present = BloomFilter(sources.keys, rotation: rotation + 16)
      targets.filter { present.contains($1) }
      rotation = (rotation + 5) % 16
    }
  }
}
