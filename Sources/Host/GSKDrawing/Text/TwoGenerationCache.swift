/// A dictionary that forgets what has not been asked for lately.
///
/// Entries live in the young generation. When that is full it becomes the old one, and the old one
/// is forgotten; what is found in the old one becomes young again. So the last `limit` different
/// keys are always there, never more than twice as many, and nothing is ever sorted. What is
/// forgotten is let go of one by one, for each entry that comes: no call pays for hundreds.
package struct TwoGenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// What is forgotten but not yet let go of: at most `limit` entries.
  private var leaving: [(key: Key, value: Value)] = []
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// The number of entries.
  package var count: Int { young.count + old.count }

  /// The value of `key`, made if it is not there.
  ///
  /// - Complexity: O(1); of `limit` calls that make a value one moves `limit` references.
  package mutating func value(of key: Key, orMake make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    _ = leaving.popLast()
    if young.count >= limit {
      swap(&old, &young)
      leaving = young.map { $0 }
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }
}
