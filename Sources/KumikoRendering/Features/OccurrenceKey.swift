/// A key, and how many equal ones come before it: what tells things of equal names from each other.
struct OccurrenceKey<Key: Hashable>: Hashable {
  var key: Key
  var number: Int
}

extension Sequence where Element: Hashable {
  /// The elements, each with the number of equal ones before it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  var numbered: [OccurrenceKey<Element>] {
    var counts: [Element: Int] = [:]
    return map { key in
      defer { counts[key, default: 0] += 1 }
      return OccurrenceKey(key: key, number: counts[key, default: 0])
    }
  }
}
