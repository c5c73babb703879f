package import Foundation

/// Where the items of a group stand in it. Groups that repeat share one pattern.
package struct GroupPattern: Equatable, Sendable {
  /// An item in its group.
  package struct Item: Equatable, Sendable {
    /// What the item's view gets, within its slot.
    package var frame: CGRect
    package var zIndex = 0
    /// The axes along which the item is measured.
    package var estimates: EstimatedAxes = []
    package var supplementaries: [CompositionalSupplementary] = []
  }

  /// A group that carries supplementary views: the whole pattern or a group in it.
  package struct Group: Equatable, Sendable {
    /// The group without its insets.
    package var frame: CGRect
    /// The place of its first item in the pattern.
    package var firstItem: Int
    package var isWhole: Bool
    package var supplementaries: [CompositionalSupplementary]
  }

  /// The group's size, on device pixels.
  package var size: CGSize
  package var items: [Item]
  package var groups: [Group]
  /// Whether a group in it had no room for one subitem, which then stands there nonetheless.
  package var overflows = false
  /// Where items end at most that come before or at one, and where they begin at least from one on;
  /// empty for few items.
  private var ends: [Double] = []
  private var starts: [Double] = []

  /// How many items are few enough to be looked at one by one.
  private static var fewItems: Int { 32 }

  /// Makes a pattern.
  /// - Parameter axis: The axis along which ranges of it are asked for.
  init(
    size: CGSize, items: [Item], groups: [Group], overflows: Bool, axis: CompositionalAxis
  ) {
    self.size = size
    self.items = items
    self.groups = groups
    self.overflows = overflows
    if items.count > Self.fewItems { index(axis) }
  }

  private mutating func index(_ axis: CompositionalAxis) {
    var end = -Double.infinity
    ends = items.map { item in
      end = max(end, item.frame.origin.along(axis) + item.frame.size.along(axis))
      return end
    }
    var start = Double.infinity
    starts = items.reversed().map { item in
      start = min(start, item.frame.origin.along(axis))
      return start
    }.reversed()
  }

  /// The items among which all are that share more than an edge with a stretch.
  /// - Complexity: O(log items).
  func items(from start: Double, to end: Double) -> Range<Int> {
    guard !ends.isEmpty else { return items.indices }
    let first = ends.partition { $0 <= start }
    let last = starts.partition { $0 < end }
    return first < last ? first..<last : 0..<0
  }

  /// How far items and supplementary views reach beyond a stretch of `length`, when the group
  /// stands in it after some space.
  func overflow(
    _ length: Double, after space: Double, _ axis: CompositionalAxis, _ grid: PixelGrid
  ) -> Overflow {
    var result = Overflow()
    func add(_ frame: CGRect) {
      let start = frame.origin.along(axis) + space
      result.before = max(result.before, -start)
      result.after = max(result.after, start + frame.size.along(axis) - length)
    }
    for item in items {
      add(item.frame)
      for view in item.supplementaries { add(view.frame(on: item.frame, measured: nil, grid)) }
    }
    for group in groups {
      for view in group.supplementaries { add(view.frame(on: group.frame, measured: nil, grid)) }
    }
    return result
  }
}

/// How far something reaches beyond both ends of its stretch.
struct Overflow: Equatable, Sendable {
  var before = 0.0
  var after = 0.0

  mutating func formUnion(_ other: Overflow) {
    before = max(before, other.before)
    after = max(after, other.after)
  }
}
