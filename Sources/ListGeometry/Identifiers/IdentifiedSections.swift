/// Sections of items in which everything is known by an identifier of its own.
///
/// Whether an item is in the list, and in which section, is known at once; where it stands in its
/// section is found by looking.
package struct IdentifiedSections<Section, Item>: Sendable
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  /// The sections in order.
  package private(set) var sections: [Section] = []
  /// The items of each section in order.
  package private(set) var items: [[Item]] = []
  /// A number for each section that it keeps wherever it moves.
  private var tokens: [Int] = []
  /// The place of the section with a token; -1 when it is gone.
  private var placesOfTokens: [Int] = []
  /// The tokens of sections that are gone, for others that come.
  private var freeTokens: [Int] = []
  private var placesOfSections: [Section: Int] = [:]
  /// The token of the section that an item is in.
  private var homes: [Item: Int] = [:]

  package init() {}

  package var itemCount: Int { homes.count }

  package func contains(_ item: Item) -> Bool { homes[item] != nil }

  /// The index of a section; nil when there is none of that name.
  package func index(of section: Section) -> Int? { placesOfSections[section] }

  /// The index of the section that an item is in; nil when there is no such item.
  package func home(of item: Item) -> Int? { homes[item].map { placesOfTokens[$0] } }

  /// Where an item is; nil when there is no such item.
  /// - Complexity: O(items of its section).
  package func path(of item: Item) -> RowPath? {
    guard let section = home(of: item), let row = items[section].firstIndex(of: item) else {
      return nil
    }
    return RowPath(section: section, row: row)
  }

  /// Where some items are; those that are not in the list are left out.
  /// - Complexity: O(items) when several are sought.
  package func paths(of sought: [Item]) -> [Item: RowPath] {
    var paths: [Item: RowPath] = [:]
    guard sought.count > 8 else {
      for item in sought { paths[item] = path(of: item) }
      return paths
    }
    let wanted = Set(sought)
    for (section, items) in items.enumerated() {
      for (row, item) in items.enumerated() where wanted.contains(item) {
        paths[item] = RowPath(section: section, row: row)
      }
    }
    return paths
  }
}

// MARK: Sections

extension IdentifiedSections {
  /// Puts empty sections, which the list does not have yet, at an index.
  package mutating func insert(_ new: [Section], at index: Int) {
    var newTokens: [Int] = []
    for _ in new { newTokens.append(makeToken()) }
    sections.insert(contentsOf: new, at: index)
    items.insert(contentsOf: new.map { _ in [] }, at: index)
    tokens.insert(contentsOf: newTokens, at: index)
    renumber(from: index)
  }

  private mutating func makeToken() -> Int {
    if let token = freeTokens.popLast() { return token }
    placesOfTokens.append(-1)
    return placesOfTokens.count - 1
  }

  /// Takes sections away with their items; unknown ones are passed over.
  package mutating func remove(_ gone: [Section]) {
    for section in gone {
      guard let index = placesOfSections.removeValue(forKey: section) else { continue }
      for item in items[index] { homes[item] = nil }
      placesOfTokens[tokens[index]] = -1
      freeTokens.append(tokens[index])
    }
    let kept = sections.indices.filter { placesOfTokens[tokens[$0]] >= 0 }
    sections = kept.map { sections[$0] }
    items = kept.map { items[$0] }
    tokens = kept.map { tokens[$0] }
    renumber(from: 0)
  }

  /// Moves a section with its items.
  /// - Parameter new: The index it has afterwards.
  package mutating func moveSection(at old: Int, to new: Int) {
    sections.insert(sections.remove(at: old), at: new)
    items.insert(items.remove(at: old), at: new)
    tokens.insert(tokens.remove(at: old), at: new)
    renumber(from: min(old, new))
  }

  private mutating func renumber(from first: Int) {
    for index in sections.indices[first...] {
      placesOfSections[sections[index]] = index
      placesOfTokens[tokens[index]] = index
    }
  }
}

// MARK: Items

extension IdentifiedSections {
  /// Puts items, which the list does not have yet, into a section at a row.
  package mutating func insert(_ new: [Item], inSection section: Int, at row: Int) {
    items[section].insert(contentsOf: new, at: row)
    for item in new { homes[item] = tokens[section] }
  }

  /// Puts items, which the list does not have yet, at the end of a section.
  package mutating func append(_ new: [Item], toSection section: Int) {
    items[section] += new
    homes.reserveCapacity(homes.count + new.count)
    for item in new { homes[item] = tokens[section] }
  }

  /// Takes items away; unknown ones are passed over.
  /// - Complexity: O(items of the sections that they are in).
  package mutating func remove(_ gone: [Item]) {
    var touched: [Int: Set<Item>] = [:]
    for item in gone {
      guard let token = homes.removeValue(forKey: item) else { continue }
      touched[placesOfTokens[token], default: []].insert(item)
    }
    for (section, gone) in touched {
      if gone.count == items[section].count {
        items[section] = []
      } else {
        items[section].removeAll { gone.contains($0) }
      }
    }
  }
}
