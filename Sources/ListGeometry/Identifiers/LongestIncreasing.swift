extension Array where Element == Int {
  /// Where a longest strictly increasing choice of elements stands.
  ///
  /// - Complexity: O(n log n); O(n) when the elements increase already.
  package var longestIncreasingIndices: [Int] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      let place = Self.place(of: self[index], in: ends, values: self)
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result = ends
    guard var index = ends.last else { return [] }
    for place in result.indices.reversed() {
      result[place] = index
      index = previous[index]
    }
    return result
  }

  /// The first of `ends` whose value is not below `value`.
  private static func place(of value: Int, in ends: [Int], values: [Int]) -> Int {
    guard let last = ends.last, values[last] >= value else { return ends.count }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
