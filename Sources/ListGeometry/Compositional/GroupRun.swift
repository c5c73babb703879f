package import Foundation

/// Groups of one pattern that follow each other; the last one may be short of items.
struct GroupRun: RopeElement {
  /// How many items the groups have.
  let count: Int
  let pattern: GroupPattern
  /// How many items a full group has.
  let perGroup: Int
  /// From the start of one group to that of the next.
  let stride: Double

  init(count: Int, _ pattern: GroupPattern, stride: Double) {
    self.count = count
    self.pattern = pattern
    perGroup = max(1, pattern.items.count)
    self.stride = stride
  }

  var groupCount: Int { (count + perGroup - 1) / perGroup }

  var extent: Double { Double(groupCount) * stride }

  func extent(of places: Int) -> Double { Double(places / perGroup) * stride }

  func index(at offset: Double) -> Int {
    guard stride > 0 else { return 0 }
    var group = min(Int(offset / stride), groupCount - 1)
    if Double(group) * stride > offset { group -= 1 }
    return max(0, group) * perGroup
  }

  /// Cuts between groups: a cut within one belongs to no geometry.
  func split(at place: Int) -> (GroupRun, GroupRun) { (with(place), with(count - place)) }

  func merged(with next: GroupRun) -> GroupRun? {
    guard count % perGroup == 0, stride == next.stride, pattern == next.pattern else { return nil }
    return with(count + next.count)
  }

  private func with(_ count: Int) -> GroupRun { GroupRun(count: count, pattern, stride: stride) }
}

/// Items that follow each other and were measured to be of one size, or were not measured.
package struct MeasuredRun: RopeElement, Equatable {
  package let count: Int
  /// The size that the cells asked for; nil if they were not measured.
  package let size: CGSize?

  package init(count: Int, size: CGSize?) {
    self.count = count
    self.size = size
  }

  package var extent: Double { 0 }
  package func extent(of places: Int) -> Double { 0 }
  package func index(at offset: Double) -> Int { 0 }

  package func split(at place: Int) -> (MeasuredRun, MeasuredRun) {
    (MeasuredRun(count: place, size: size), MeasuredRun(count: count - place, size: size))
  }

  package func merged(with next: MeasuredRun) -> MeasuredRun? {
    size == next.size ? MeasuredRun(count: count + next.count, size: size) : nil
  }
}

/// A supplementary view that belongs to an item or to a group of its section.
package struct SupplementaryPlace: Hashable, Sendable {
  package let kind: String
  /// The item's number; of a whole group the group's, of a group in it that of its first item.
  package let index: Int

  package init(kind: String, index: Int) {
    self.kind = kind
    self.index = index
  }
}

/// The sizes that the elements of a section asked for.
package struct SectionMeasurements: Sendable {
  package internal(set) var items: Rope<MeasuredRun>
  package internal(set) var supplementaries: [SupplementaryPlace: CGSize] = [:]
  /// The kinds of views at the boundary of the section, which belong to no item.
  package internal(set) var boundaryKinds: Set<String> = []

  /// Makes measurements of a section of which nothing was measured.
  package init(count: Int = 0) { items = Rope([MeasuredRun(count: count, size: nil)]) }

  /// What an item asked for; nil if it was not measured.
  package subscript(item: Int) -> CGSize? { items.position(ofPlace: item)?.element.size }

  /// The first measured item from `item` on; nil if there is none.
  /// - Complexity: O(log runs).
  func nextMeasured(from item: Int) -> Int? {
    guard let found = items.position(ofPlace: item) else { return nil }
    if found.element.size != nil { return item }
    let next = found.index + found.element.count
    return next < items.count ? next : nil
  }

  /// Notes what an item asked for.
  /// - Returns: Whether that is news.
  mutating func setSize(_ size: CGSize, ofItem item: Int) -> Bool {
    guard (0..<items.count).contains(item), self[item] != size else { return false }
    items.replace(item..<item + 1, with: Rope([MeasuredRun(count: 1, size: size)]))
    return true
  }

  /// The measurements of a section that has another number of items: others were not measured.
  package func resized(to count: Int) -> SectionMeasurements {
    guard items.count != count else { return self }
    var result = self
    if items.count > count {
      result.items = items.slice(0..<count)
    } else {
      result.items.append(Rope([MeasuredRun(count: count - items.count, size: nil)]))
    }
    return result
  }
}

extension [SectionMeasurements] {
  /// The measurements after a batch of updates: what is reloaded or new was not measured, nor what
  /// stands on items that have another number now.
  /// - Complexity: O(sections + operations · log runs); surviving items are not visited.
  package func applying(_ map: IndexPathMap, counts: [Int]) -> [SectionMeasurements] {
    var reloads: [Int: [Int]] = [:]
    for path in map.reloadedPaths { reloads[path.section, default: []].append(path.row) }
    return counts.indices.map { section in
      guard let old = map.oldSection(section), indices.contains(old),
        !map.isReloaded(section: old)
      else { return SectionMeasurements(count: counts[section]) }
      var result = self[old]
      if let rows = map.rowMap(inSection: section) {
        result.items = items(rows, section, map)
        let first = RowPath(section: section, row: 0)
        let isFirst = map.oldPath(first) == RowPath(section: old, row: 0)
        let kinds = result.boundaryKinds
        result.supplementaries = result.supplementaries.filter { place, _ in
          place.index == 0 && (isFirst || kinds.contains(place.kind))
        }
      }
      for row in reloads[section] ?? [] where row < result.items.count {
        result.items.replace(
          row..<row + 1, with: Rope([MeasuredRun(count: 1, size: nil)]))
      }
      return result.resized(to: counts[section])
    }
  }

  private func items(
    _ rows: SequenceMap, _ section: Int, _ map: IndexPathMap
  ) -> Rope<MeasuredRun> {
    guard let old = map.oldSection(section) else { return Rope() }
    var result = Rope<MeasuredRun>()
    for segment in rows.segments {
      switch segment {
      case .kept(let range): result.append(self[old].items.slice(range))
      case .added(let range):
        for row in range {
          let origin = map.oldPath(RowPath(section: section, row: row))
          let size = origin.flatMap { path in
            indices.contains(path.section) ? self[path.section][path.row] : nil
          }
          result.append(Rope([MeasuredRun(count: 1, size: size)]))
        }
      }
    }
    return result
  }
}
