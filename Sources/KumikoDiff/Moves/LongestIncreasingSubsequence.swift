/// Finds a longest increasing subsequence of distinct integers.
///
/// This is patience sorting as analyzed by Fredman (*On computing the length of longest increasing
/// subsequences*, 1975): each value goes on the first pile whose top is greater, and the number of
/// that pile is the length of a longest increasing subsequence that ends with the value. Reading
/// the piles' numbers backwards gives one such subsequence, without a link from value to value.
struct LongestIncreasingSubsequence {
  /// For each value the number of its pile, or -1 when it is part of the subsequence.
  private var piles: ContiguousArray<Int32>

  /// The subsequence's length.
  let count: Int

  /// Finds a longest increasing subsequence of `values`.
  ///
  /// - Complexity: O(*n* log *k*), where *n* is the number of values and *k* the subsequence's
  ///   length; O(*n*) when most values are greater than all before them or follow the last one.
  init(_ values: ContiguousArray<Int32>) {
    var tops = PatiencePiles(capacity: values.count)
    piles = ContiguousArray(unsafeUninitializedCapacity: values.count) { piles, count in
      count = values.count
      values.withUnsafeBufferPointer { tops.put($0, piles) }
    }
    count = tops.count
    takeSubsequence()
  }

  /// Whether the value at an index is part of the subsequence.
  func contains(_ index: Int) -> Bool { piles[index] < 0 }

  /// Marks one value of each pile, from the last value to the first.
  ///
  /// Values of one pile descend from left to right. So the first one found of the next lower pile
  /// is not greater than the one that the value taken last was put beside, hence less than it.
  private mutating func takeSubsequence() {
    var wanted = Int32(truncatingIfNeeded: count - 1)
    for index in piles.indices.reversed() where piles[index] == wanted {
      piles[index] = -1
      wanted -= 1
    }
  }
}

/// The values on top of the piles of a ``LongestIncreasingSubsequence``, in ascending order.
struct PatiencePiles: ~Copyable {
  private let tops: UnsafeMutablePointer<Int32>

  /// How many piles there are.
  private(set) var count = 0

  /// The pile that a value was put on last.
  private var last = -1

  /// Where the values of a block that is looked up belong, or a little before.
  private let places = UnsafeMutablePointer<Int>.allocate(capacity: blockSize)

  /// How many values are looked up together, so that the waits for memory overlap.
  private static var blockSize: Int { 16 }

  /// Makes room for a number of values.
  init(capacity: Int) { tops = .allocate(capacity: capacity) }

  deinit {
    tops.deallocate()
    places.deallocate()
  }

  /// Puts values on piles, one after the other, and writes down on which.
  ///
  /// A block of values is looked up together where two in a row are out of order.
  mutating func put(
    _ values: UnsafeBufferPointer<Int32>, _ piles: UnsafeMutableBufferPointer<Int32>
  ) {
    var (index, isShuffled) = (0, false)
    while index < values.count {
      if let pile = nearPile(of: values[index]) {
        piles[index] = put(values[index], on: pile)
        (index, isShuffled) = (index + 1, false)
      } else {
        let end = isShuffled ? min(index + Self.blockSize, values.count) : index + 1
        let block = UnsafeBufferPointer(rebasing: values[index..<end])
        lookUp(block, in: isShuffled ? 0..<count : neighborhood(of: values[index]))
        for place in index..<end {
          piles[place] = put(values[place], onOrAfter: places[place - index])
        }
        (index, isShuffled) = (end, true)
      }
    }
  }

  private mutating func put(_ value: Int32, on pile: Int) -> Int32 {
    tops[pile] = value
    last = pile
    count = max(count, pile + 1)
    return Int32(truncatingIfNeeded: pile)
  }

  /// Puts a value on the first pile from `place` on whose top is greater: since the value was
  /// looked up, a block of piles at most has got lesser tops.
  private mutating func put(_ value: Int32, onOrAfter place: Int) -> Int32 {
    var place = place
    while place < count, tops[place] < value { place += 1 }
    return put(value, on: place)
  }

  /// The pile of a value that belongs behind all others, next to the last one, or on the last pile.
  private func nearPile(of value: Int32) -> Int? {
    guard count > 0, value < tops[count - 1] else { return count }
    let next = last + 1
    if next < count, tops[last] < value, value < tops[next] { return next }
    return count == 1 || tops[count - 2] < value ? count - 1 : nil
  }

  /// Piles among which a value belongs, or just after them: few, when the tops ascend evenly.
  private func neighborhood(of value: Int32) -> Range<Int> {
    guard value > tops[0] else { return 0..<1 }
    let (first, last) = (Int(tops[0]), Int(tops[count - 1]))
    let guess = (Int(value) - first) * (count - 1) / (last - first)
    var (low, high, step) = (guess, guess, 32)
    if tops[guess] < value {
      repeat { (low, high, step) = (high, high + step, step * 2) } while isLess(high, value)
    } else {
      repeat { (high, low, step) = (low, low - step, step * 2) } while !isLess(low, value)
    }
    return max(low, 0)..<min(high + 1, count)
  }

  /// Whether the top of a pile is less than a value; below all piles it is, above them it is not.
  private func isLess(_ pile: Int, _ value: Int32) -> Bool {
    pile < 0 || (pile < count && tops[pile] < value)
  }

  /// Finds the first of some piles whose top is not less, or the one before it, for each value: a
  /// binary search whose steps do not branch on what they compare, one step for all values before
  /// the next.
  private func lookUp(_ values: UnsafeBufferPointer<Int32>, in piles: Range<Int>) {
    places.initialize(repeating: piles.lowerBound, count: values.count)
    var size = piles.count
    while size > 1 {
      let half = size / 2
      for (index, value) in values.enumerated() {
        let place = places[index]
        places[index] = tops[place + half - 1] < value ? place + half : place
      }
      size -= half
    }
  }
}
