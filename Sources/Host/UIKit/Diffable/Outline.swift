/// Items in the order of an outline, each with its level.
struct Outline<Item: Hashable & Sendable>: Sendable {
  /// All items in order: an item's own stand behind it.
  private(set) var items: [Item] = []
  /// How many items each one is below.
  private(set) var levels: [Int] = []
  /// The items whose own are shown.
  private(set) var expanded: Set<Item> = []
  private var places: [Item: Int] = [:]

  init() {}

  /// Makes an outline of one level.
  init(_ items: [Item]) {
    self.items = items
    levels = Array(repeating: 0, count: items.count)
    index(from: 0)
  }

  var count: Int { items.count }

  // MARK: Finding

  func index(of item: Item) -> Int? { places[item] }

  func level(at index: Int) -> Int { levels[index] }

  /// The index behind an item and all that are below it.
  func end(at index: Int) -> Int {
    levels[(index + 1)...].firstIndex { $0 <= levels[index] } ?? count
  }

  /// The index of the item that another one is directly below; nil if there is none.
  func parent(of index: Int) -> Int? { levels[..<index].lastIndex { $0 < levels[index] } }

  func items(atLevel level: Int) -> [Item] {
    zip(items, levels).compactMap { $1 == level ? $0 : nil }
  }

  /// The items that are below no collapsed one. - Complexity: O(items).
  var visibleItems: [Item] {
    var (visible, limit): ([Item], Int) = ([], .max)
    for (item, level) in zip(items, levels) where level <= limit {
      visible.append(item)
      limit = expanded.contains(item) ? .max : level
    }
    return visible
  }

  /// A part, whose first level is 0.
  func part(_ range: Range<Int>) -> Outline {
    var part = Outline(Array(items[range]))
    let top = levels[range].first ?? 0
    part.levels = levels[range].map { $0 - top }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  // MARK: Changing

  /// Inserts another outline, whose first level becomes `level`. Items must be new.
  mutating func insert(_ other: Outline, at index: Int, level: Int) {
    guard !other.items.isEmpty else { return }
    let twice = other.items.filter { places[$0] != nil }
    precondition(
      twice.isEmpty && other.places.count == other.count,
      "Identifiers in a section snapshot must be unique. Duplicate identifiers: \(twice).")
    items.insert(contentsOf: other.items, at: index)
    levels.insert(contentsOf: other.levels.map { $0 + level }, at: index)
    expanded.formUnion(other.expanded)
    self.index(from: index)
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for item in items[range] {
      places[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
    levels.removeSubrange(range)
    index(from: range.lowerBound)
  }

  /// Removes items with all that are below them; unknown ones are passed over.
  /// - Complexity: O(items).
  mutating func remove(_ gone: [Item]) {
    let removed = Set(gone.compactMap { places[$0] })
    guard let first = removed.min() else { return }
    var (keptItems, keptLevels) = (Array(items[..<first]), Array(levels[..<first]))
    // What stands deeper is below a removed item.
    var limit = Int.max
    for index in first..<count {
      let (item, level) = (items[index], levels[index])
      if level <= limit { limit = removed.contains(index) ? level : .max }
      if limit < .max {
        places[item] = nil
        expanded.remove(item)
      } else {
        keptItems.append(item)
        keptLevels.append(level)
      }
    }
    (items, levels) = (keptItems, keptLevels)
    index(from: first)
  }

  mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
    if isExpanded { expanded.insert(item) } else { expanded.remove(item) }
  }

  private mutating func index(from start: Int) {
    for index in start..<count { places[items[index]] = index }
  }
}

extension Outline: CustomStringConvertible {
  /// One line for each item.
  var description: String {
    items.indices.map { index in
      let hasOwn = end(at: index) > index + 1
      let sign = expanded.contains(items[index]) ? "- " : hasOwn ? "+ " : "  "
      return String(repeating: "  ", count: levels[index]) + sign + "\(items[index])"
    }.joined(separator: "\n")
  }
}

extension Outline {
  /// The outline whose visible items are `visible`: others are gone, new ones stand at the level of
  /// the item before them, or below it if that is expanded. Hidden items stay with the item that
  /// they are below; those that come into view take along what is below them, and are collapsed.
  /// - Parameters:
  ///   - arriving: Items of other sections with what they bring along.
  ///   - isShown: Whether an item is in view in any section.
  func following(
    _ visible: [Item], arriving: [Item: Outline], isShown: (Item) -> Bool
  ) -> Outline {
    var result = Outline()
    let old = Set(visibleItems)
    // The deepest level at which the next item can stand.
    var deepest = 0
    for item in visible {
      guard let index = places[item] else {
        var own = arriving[item] ?? Outline([item])
        own.remove(
          own.items.dropFirst().filter { places[$0] != nil || result.places[$0] != nil })
        result.insert(own, at: result.count, level: deepest)
        continue
      }
      let wasVisible = old.contains(item)
      let isOpen = wasVisible && expanded.contains(item)
      let level = wasVisible ? min(levels[index], deepest) : deepest
      let own = luggage(ofItemAt: index, isOpen: isOpen, isShown: isShown)
      result.insert(own, at: result.count, level: level)
      if wasVisible { deepest = isOpen ? level + 1 : level }
    }
    return result
  }

  /// Items that are in view in other sections now, with what they take along there; those that have
  /// nothing to take along are left out.
  func leaving(
    _ isElsewhere: (Item) -> Bool, isShown: (Item) -> Bool
  ) -> [Item: Outline] {
    let old = Set(visibleItems)
    var result: [Item: Outline] = [:]
    for (index, item) in items.enumerated() where isElsewhere(item) {
      let isOpen = old.contains(item) && expanded.contains(item)
      let own = luggage(ofItemAt: index, isOpen: isOpen, isShown: isShown)
      if own.count > 1 { result[item] = own }
    }
    return result
  }

  /// An item with what is hidden below it, but for what is shown by itself. What is hidden below an
  /// open item is below one of those that it shows.
  private func luggage(
    ofItemAt index: Int, isOpen: Bool, isShown: (Item) -> Bool
  ) -> Outline {
    var own = part(index..<(isOpen ? index + 1 : end(at: index)))
    if !isOpen { own.setExpanded(false, items[index]) }
    own.remove(own.items.dropFirst().filter(isShown))
    return own
  }
}
