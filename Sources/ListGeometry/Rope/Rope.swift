/// A sequence of places kept as a balanced tree of alike stretches.
///
/// Finding a place by index or by offset, cutting and concatenating cost O(log e) for e stretches,
/// however many places a stretch stands for. Copies share their tree.
package struct Rope<Element: RopeElement>: Sendable {
  private var root: RopeNode<Element>?

  private init(root: RopeNode<Element>?) { self.root = root }

  /// A rope of `elements`; neighbors that are alike become one.
  /// - Complexity: O(n).
  package init(_ elements: [Element] = []) {
    var merged: [Element] = []
    merged.reserveCapacity(elements.count)
    for element in elements where element.count > 0 {
      if let both = merged.last?.merged(with: element) {
        merged[merged.count - 1] = both
      } else {
        merged.append(element)
      }
    }
    root = RopeNode.build(merged[...])
  }

  /// How many places there are.
  package var count: Int { root?.count ?? 0 }
  /// How many groups all places form.
  package var groupCount: Int { root?.groupCount ?? 0 }
  /// The extent of all places.
  package var extent: Double { root?.extent ?? 0 }
  /// PriorityLevels of the tree, the number of nodes a search visits at most.
  package var depth: Int { root?.level ?? 0 }
}

// MARK: Search

extension Rope {
  /// A stretch and where it starts.
  package struct Position: Sendable {
    package let element: Element
    /// The index of the stretch's first place.
    package let index: Int
    /// How many groups come before the stretch.
    package let group: Int
    /// The extent of everything before the stretch.
    package let offset: Double
  }

  /// The stretch that holds `place`, nothing when out of range.
  /// - Complexity: O(log e).
  package func position(ofPlace place: Int) -> Position? {
    place < 0 ? nil : position { index, _, _ in place < index }
  }

  /// The stretch that covers `target`, nothing when before the start or not before the end.
  /// - Complexity: O(log e).
  package func position(atOffset target: Double) -> Position? {
    target < 0 ? nil : position { _, offset, _ in target < offset }
  }

  /// The stretch that holds a group, nothing when out of range.
  /// - Complexity: O(log e).
  package func position(ofGroup group: Int) -> Position? {
    group < 0 ? nil : position { _, _, groups in group < groups }
  }

  /// The stretch before whose end, but not before whose start, a target lies.
  /// - Parameter isBefore: Whether the target lies before a place, its offset and its group.
  private func position(where isBefore: (Int, Double, Int) -> Bool) -> Position? {
    var node = root
    var (index, group, offset) = (0, 0, 0.0)
    while let here = node {
      let (start, top) = (index + (here.left?.count ?? 0), offset + (here.left?.extent ?? 0))
      let first = group + (here.left?.groupCount ?? 0)
      if isBefore(start, top, first) {
        node = here.left
        continue
      }
      (index, offset) = (start + here.element.count, top + here.element.extent)
      group = first + here.element.groupCount
      if isBefore(index, offset, group) {
        return Position(element: here.element, index: start, group: first, offset: top)
      }
      node = here.right
    }
    return nil
  }

  /// The extent of everything before `place`; the whole extent from the end on.
  /// - Complexity: O(log e).
  package func offset(ofPlace place: Int) -> Double {
    guard let found = position(ofPlace: place) else { return place < 0 ? 0 : extent }
    return found.offset + found.element.extent(of: place - found.index)
  }

  /// The place that covers `offset`, nothing when outside.
  /// - Complexity: O(log e).
  package func index(atOffset offset: Double) -> Int? {
    position(atOffset: offset).map { $0.index + $0.element.index(at: offset - $0.offset) }
  }
}

// MARK: Editing

extension Rope {
  /// The places before `place`, and those from it on.
  /// - Complexity: O(log e).
  package func split(at place: Int) -> (Rope, Rope) {
    let (first, second) = root?.split(at: place) ?? (nil, nil)
    return (Rope(root: first), Rope(root: second))
  }

  /// The places of `range`, which lies within the rope.
  package func slice(_ range: Range<Int>) -> Rope {
    split(at: range.upperBound).0.split(at: range.lowerBound).1
  }

  /// Appends all places of `next`.
  /// - Complexity: O(log e).
  package mutating func append(_ next: Rope) {
    guard let right = next.root else { return }
    guard let left = root else { return root = right }
    let (first, rest) = right.droppingFirst()
    let (start, last) = left.droppingLast()
    if let both = last.merged(with: first) {
      root = RopeNode.join(start, both, rest)
    } else {
      root = RopeNode.join(left, first, rest)
    }
  }

  /// Puts `next` in place of `range`.
  package mutating func replace(_ range: Range<Int>, with next: Rope) {
    let (head, _) = split(at: range.lowerBound)
    let (_, tail) = split(at: range.upperBound)
    self = head
    append(next)
    append(tail)
  }

  /// Changes the stretch that holds `place` without changing its count.
  package mutating func update(at place: Int, _ change: (Element) -> Element) {
    root = root?.replacing(at: place, change)
  }
}

// MARK: Inspection

extension Rope {
  /// All stretches in order.
  /// - Complexity: O(e).
  package var elements: [Element] {
    var result: [Element] = []
    walk { result.append($0.element) }
    return result
  }

  /// How many nodes are not shared with `other`: the work it took to get from one to the other.
  /// - Complexity: O(e), for tests.
  package func nodesUnshared(with other: Rope) -> Int {
    var known: Set<ObjectIdentifier> = []
    other.walk { known.insert(ObjectIdentifier($0)) }
    var fresh = 0
    walk { fresh += known.contains(ObjectIdentifier($0)) ? 0 : 1 }
    return fresh
  }

  private func walk(_ visit: (RopeNode<Element>) -> Void) {
    func walk(_ node: RopeNode<Element>?) {
      guard let node else { return }
      walk(node.left)
      visit(node)
      walk(node.right)
    }
    walk(root)
  }
}
