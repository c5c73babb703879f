/// Which mounted children stay for which new nodes.
///
/// A node with a key gets the view with that key; the first one of a kind without keys gets the
/// first view of that kind, and so on: siblings of other kinds may come and go between them.
@MainActor
struct ChildMatching {
  private struct Identity: Hashable {
    var kind: ElementKind
    var key: AnyHashable?
  }

  /// For each new node the index of the old one that it continues, or -1.
  private(set) var sources: [Int] = []
  /// The old nodes that no new one continues.
  private(set) var unmatched: [Int] = []
  init(_ old: [MountedElement], _ new: [ElementNode]) {
    var waiting: [Identity: [Int]] = [:]
    for (index, node) in old.enumerated().reversed() {
      waiting[Identity(kind: node.kind, key: node.key), default: []].append(index)
    }
    sources = new.map { waiting[Identity(kind: $0.kind, key: $0.key)]?.popLast() ?? -1 }
    unmatched = waiting.values.flatMap(\.self).sorted()
  }

  /// Whether each new node continues the old one at its place, as it usually does.
  static func isInPlace(_ old: [MountedElement], _ new: [ElementNode]) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices where !old[index].matches(new[index]) { return false }
    return true
  }

  /// Which of the new nodes stay where they are relative to each other: as many as possible.
  var stationary: [Bool] { longestIncreasing(sources) }
}

/// Marks a longest increasing subsequence of the values that are not negative.
///
/// - Complexity: O(*n* log *n*).
func longestIncreasing(_ values: [Int]) -> [Bool] {
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() where value >= 0 {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var marks = [Bool](repeating: false, count: values.count)
  var current = tails.last ?? -1
  while current >= 0 {
    marks[current] = true
    current = previous[current]
  }
  return marks
}
