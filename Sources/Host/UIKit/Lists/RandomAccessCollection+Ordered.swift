extension RandomAccessCollection where Index == Int {
  /// The first place of a key or of those behind it, where elements are in the order of their keys.
  /// - Complexity: O(log elements).
  func firstIndex<Key: Comparable>(notBefore key: Key, _ keyOf: (Element) -> Key) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
