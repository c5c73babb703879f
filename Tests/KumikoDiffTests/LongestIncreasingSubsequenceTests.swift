import Testing
import _TestSupport

@testable import KumikoDiff

@Suite struct `A longest increasing subsequence` {
  @Test func `is increasing and as long as the longest found by trying all`() {
    withEvery("values", in: arrangements(of: [Int32](0..<6))) { values in
      let found = subsequence(of: values)
      #expect(found == found.sorted(), TestLabels.current)
      #expect(found.count == longest(values[...], above: -1), TestLabels.current)
    }
  }

  @Test func `of sorted values is all of them, of reversed ones the last`() {
    let values = [Int32](0..<1_000)
    #expect(subsequence(of: values) == values)
    #expect(subsequence(of: values.reversed()) == [0])
    #expect(subsequence(of: []).isEmpty)
  }

  @Test(arguments: [0, 3, 30, 300])
  func `of long lists, some values of them shuffled, is as long as any`(strays: Int) {
    withEvery("seed", in: UInt64(1)...20) { seed in
      var random = SeededRandom(seed: seed)
      var values = [Int32](0..<300)
      for _ in 0..<strays {
        values.swapAt(
          .random(in: 0..<300, using: &random), .random(in: 0..<300, using: &random))
      }
      let found = subsequence(of: values)
      #expect(found == found.sorted(), TestLabels.current)
      #expect(found.count == longest(values), TestLabels.current)
    }
  }

  private func subsequence(of values: [Int32]) -> [Int32] {
    let result = LongestIncreasingSubsequence(ContiguousArray(values))
    let found = values.indices.filter(result.contains).map { values[$0] }
    #expect(found.count == result.count)
    return found
  }

  private func longest(_ values: ArraySlice<Int32>, above bound: Int32) -> Int {
    guard let first = values.first else { return 0 }
    let without = longest(values.dropFirst(), above: bound)
    return first > bound ? max(without, 1 + longest(values.dropFirst(), above: first)) : without
  }

  /// The greatest length, from those of all subsequences that end with each value.
  private func longest(_ values: [Int32]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let before = (0..<index).lazy.filter { values[$0] < value }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
