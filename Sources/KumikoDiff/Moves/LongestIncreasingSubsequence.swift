/// Finds a longest increasing subsequence of distinct integers.
///
/// This is patience sorting as analysed by Fredman (*On computing the length of longest increasing
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
    var tops = PileTops(capacity: values.count)
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
