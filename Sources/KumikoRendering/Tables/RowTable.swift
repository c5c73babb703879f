import KumikoDiff

/// A row by its keys and those of its section.
package struct RowPathKey: Hashable {
  var section: DifferenceKey
  var row: DifferenceKey

  package init(section: DifferenceKey, row: DifferenceKey) {
    (self.section, self.row) = (section, row)
  }
}

/// What is known of the rows of a list, of which there may be hundreds of thousands.
///
/// A dictionary that grows moves all that it holds, which takes several frames' time then. Here
/// rows are spread over many dictionaries, each of which grows on its own.
package struct RowTable<Value> {
  private static var partCount: Int { 64 }

  private var parts = [[RowPathKey: Value]](repeating: [:], count: partCount)
  /// How many rows something is known of.
  package private(set) var count = 0

  /// Knows nothing.
  package init() {}

  /// What is known of a row; nil if nothing is.
  package subscript(key: RowPathKey) -> Value? {
    get { parts[part(of: key)][key] }
    set {
      let part = part(of: key)
      count -= parts[part].count
      parts[part][key] = newValue
      count += parts[part].count
    }
  }

  /// Forgets rows whose keys satisfy a condition.
  package mutating func removeAll(where isForgotten: (RowPathKey) -> Bool) {
    for index in parts.indices { parts[index] = parts[index].filter { !isForgotten($0.key) } }
    count = parts.reduce(0) { $0 + $1.count }
  }

  /// Keys are well mixed, and dictionaries hash them once more.
  private func part(of key: RowPathKey) -> Int {
    Int(truncatingIfNeeded: key.row.bits) & (Self.partCount - 1)
  }
}
