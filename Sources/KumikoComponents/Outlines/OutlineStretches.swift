import KumikoDiff

/// The rows of an outline in stretches of siblings.
///
/// They are listed, and their keys computed, by code that is compiled where the types of the
/// elements are known: it looks at every element beside one that is expanded, and asking each of
/// them for what it is would take ten times as long.
@MainActor
@usableFromInline
struct OutlineStretches<Data: RandomAccessCollection> {
  @usableFromInline var stretches: [OutlineStretch<Data>] = []
  @usableFromInline var count = 0

  /// The keys of the first rows: those that were looked at to find the ones that are expanded.
  @usableFromInline var keys: ContiguousArray<NodeKey> = []

  @inlinable
  init<ID: Hashable>(
    of data: Data, id: (Data.Element) -> ID,
    children childrenOf: @MainActor (Data.Element) -> Data?, expanded: Set<ID>
  ) {
    let filter = ExpandedKeys(expanded)
    var open: Set<ID> = []
    // The outermost first.
    var pending = [PendingSiblings<Data>(siblings: data, next: data.startIndex)]
    while let present = pending.popLast() {
      let siblings = present.siblings
      var index = present.next
      var children: Data?
      while open.count < expanded.count, children == nil, index != siblings.endIndex {
        let element = siblings[index]
        let id = id(element)
        let key = NodeKey(id)
        keys.append(key)
        siblings.formIndex(after: &index)
        guard filter.mayContain(key.key), expanded.contains(id), !open.contains(id) else {
          continue
        }
        children = childrenOf(element)
        if children != nil { open.insert(id) }
      }
      let level = pending.count
      if let children {
        append(siblings, present.next..<index, level, endsExpanded: true)
        pending.append(PendingSiblings(siblings: siblings, next: index))
        pending.append(PendingSiblings(siblings: children, next: children.startIndex))
      } else {
        append(siblings, present.next..<siblings.endIndex, level, endsExpanded: false)
      }
    }
  }

  @inlinable
  mutating func append(
    _ siblings: Data, _ range: Range<Data.Index>, _ level: Int, endsExpanded: Bool
  ) {
    guard !range.isEmpty else { return }
    stretches.append(
      OutlineStretch(
        siblings: siblings, range: range, level: level, start: count, endsExpanded: endsExpanded))
    count += siblings.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Computes the keys of all rows, and forgets those that it had.
  @inlinable
  mutating func completeKeys<ID: Hashable>(
    _ id: (Data.Element) -> ID
  ) -> ContiguousArray<NodeKey> {
    var all: ContiguousArray<NodeKey> = []
    swap(&all, &keys)
    let known = all.count
    all.reserveCapacity(count)
    // Rows are looked at up to the end of a stretch.
    for stretch in stretches where stretch.start >= known {
      for element in stretch.siblings[stretch.range] { all.append(NodeKey(id(element))) }
    }
    return all
  }

  /// The row at a position.
  subscript(position: Int) -> OutlinePlace<Data.Element> {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stretches[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    let stretch = stretches[low]
    let index = stretch.siblings.index(stretch.range.lowerBound, offsetBy: position - stretch.start)
    let end = low + 1 < stretches.count ? stretches[low + 1].start : count
    return OutlinePlace(
      element: stretch.siblings[index], level: stretch.level,
      isExpanded: stretch.endsExpanded && position == end - 1)
  }
}

/// A row of an outline.
struct OutlinePlace<Element> {
  let element: Element
  /// How many others it is below.
  let level: Int
  /// Whether those below it follow.
  let isExpanded: Bool
}

/// Siblings that follow each other, up to one that is expanded.
@usableFromInline
struct OutlineStretch<Data: RandomAccessCollection> {
  @usableFromInline let siblings: Data
  @usableFromInline let range: Range<Data.Index>
  let level: Int
  /// The position of the first one among all rows.
  @usableFromInline let start: Int
  /// Whether the rows below the last one follow.
  let endsExpanded: Bool

  @usableFromInline
  init(siblings: Data, range: Range<Data.Index>, level: Int, start: Int, endsExpanded: Bool) {
    (self.siblings, self.range, self.level) = (siblings, range, level)
    (self.start, self.endsExpanded) = (start, endsExpanded)
  }
}

/// Siblings that have not been listed yet.
@usableFromInline
struct PendingSiblings<Data: RandomAccessCollection> {
  @usableFromInline let siblings: Data
  @usableFromInline let next: Data.Index

  @inlinable
  init(siblings: Data, next: Data.Index) { (self.siblings, self.next) = (siblings, next) }
}

/// Tells of most elements that they are not expanded, by their keys: 16 bits for each that is.
@MainActor
@usableFromInline
struct ExpandedKeys {
  @usableFromInline var words: ContiguousArray<UInt64>

  @inlinable
  init<ID: Hashable>(_ ids: Set<ID>) {
    var count = 1
    while count * 4 < ids.count { count *= 2 }
    words = ContiguousArray(repeating: 0, count: count)
    for id in ids {
      let bits = NodeKey(id).key.bits
      words[word(bits)] |= 1 << (bits >> 58)
    }
  }

  /// Whether an element with a key may be expanded.
  @inlinable
  func mayContain(_ key: DifferenceKey) -> Bool {
    words[word(key.bits)] & (1 << (key.bits >> 58)) != 0
  }

  @inlinable
  func word(_ bits: UInt64) -> Int { Int(truncatingIfNeeded: bits) & (words.count - 1) }
}
