/// Finds a longest strictly increasing subsequence of distinct integers.
///
/// This is patience sorting as analysed by Fredman (*On computing the length of longest increasing
/// subsequences*, 1975): each value goes on the first pile whose top is greater, and the number of
/// that pile is the length of a longest increasing subsequence that ends with the value. Reading
/// the piles' numbers backwards gives one such subsequence, without a link from value to value.
struct LongestIncreasingSubsequence {
  /// The greatest value on each pile so far, in ascending order.
  private var tops: ContiguousArray<Int32> = []

  /// For each value, the number of its pile.
  private var piles: ContiguousArray<Int32> = []

  /// Lays `values` out on piles.
  ///
  /// - Complexity: O(*n* log *k*), where *k* is the length of the subsequence; O(*n*) when each
  ///   value goes near the last.
  init(_ values: some RandomAccessCollection<Int32>) {
    piles.reserveCapacity(values.count)
    var last = 0
    for value in values {
      last = pile(of: value, near: last)
      if last == tops.count { tops.append(value) } else { tops[last] = value }
      piles.append(Int32(truncatingIfNeeded: last))
    }
  }

  /// Calls `body` with the position of each value in the subsequence, from last to first.
  func forEachPositionReversed(_ body: (Int) -> Void) {
    var wanted = Int32(truncatingIfNeeded: tops.count - 1)
    for position in piles.indices.reversed() where piles[position] == wanted {
      body(position)
      wanted -= 1
    }
  }

  /// The first pile whose top is greater than `value`, found by galloping from `guess`.
  private func pile(of value: Int32, near guess: Int) -> Int {
    var (low, high, step) = (guess, guess, 1)
    if guess < tops.count, tops[guess] < value {
      repeat {
        low = high + 1
        high = min(tops.count, high + step)
        step *= 2
      } while high < tops.count && tops[high] < value
    } else {
      while low > 0, tops[low - 1] > value {
        high = low - 1
        low = max(0, low - step)
        step *= 2
      }
    }
    return firstTop(greaterThan: value, in: low..<max(low, high))
  }

  private func firstTop(greaterThan value: Int32, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
