import KumikoRendering
import UIKit

/// The waterfalls of a layout, by their sections: what is known of their items follows them through
/// batches of updates.
@MainActor
final class Waterfalls {
  private var sections: [Int: Waterfall] = [:]
  /// The operations of the batch that is performed.
  private var operations: [BatchOperation] = []

  /// The waterfall of a section; nil if the section is none.
  subscript(section: Int) -> Waterfall? { sections[section] }

  /// The waterfall of a section that is one now.
  func waterfall(ofSection section: Int) -> Waterfall {
    if let known = sections[section] { return known }
    let new = Waterfall()
    sections[section] = new
    return new
  }

  /// Notes that a section is none.
  func remove(section: Int) { sections[section] = nil }

  /// Has all cells asked for their heights again.
  func forgetHeights() { sections.values.forEach { $0.forgetHeights() } }

  // MARK: Batches

  func note(_ operation: BatchOperation) {
    if !sections.isEmpty { operations.append(operation) }
  }

  /// Follows items through the batch whose operations were noted.
  func followBatch() {
    guard !operations.isEmpty else { return }
    let change = BatchChange(operations)
    operations = []
    // Heights that go elsewhere are those from before the batch.
    let arrivals = change.arrivals { path in
      sections[path.section]?.knownHeight(of: path.item) ?? .nan
    }
    for (section, waterfall) in sections {
      if change.reloadedSections.contains(section) { waterfall.forgetHeights() }
      let removed = change.removedItems[section] ?? []
      let reloaded = change.reloadedItems[section] ?? []
      guard !removed.isEmpty || !reloaded.isEmpty else { continue }
      waterfall.changeHeights { heights in
        for item in reloaded where heights.indices.contains(item) { heights[item] = .nan }
        heights = heights.following(removed: removed, arrivals: [:], filler: .nan)
      }
    }
    followSections(change)
    for (section, heights) in arrivals {
      sections[section]?.changeHeights {
        $0 = $0.following(removed: [], arrivals: heights, filler: .nan)
      }
    }
  }

  private func followSections(_ change: BatchChange) {
    guard !change.removedSections.isEmpty || !change.arrivedSections.isEmpty,
      let last = sections.keys.max()
    else { return }
    let old = (0...last).map { sections[$0] }
    let arrivals = change.arrivedSections.mapValues { source in source.flatMap { sections[$0] } }
    let new = old.following(removed: change.removedSections, arrivals: arrivals, filler: nil)
    sections = [:]
    for (index, waterfall) in new.enumerated() { sections[index] = waterfall }
  }
}

/// What a batch removes, by places before it, and what arrives, by places after it.
private struct BatchChange {
  private(set) var removedSections: Set<Int> = []
  /// Where sections come from, by where they arrive; nil for new ones.
  private(set) var arrivedSections: [Int: Int?] = [:]
  private(set) var reloadedSections: Set<Int> = []
  private(set) var removedItems: [Int: Set<Int>] = [:]
  private(set) var reloadedItems: [Int: [Int]] = [:]
  /// Where items come from, by where they arrive; nil for new ones.
  private var arrivedItems: [(target: IndexPath, source: IndexPath?)] = []

  init(_ operations: [BatchOperation]) {
    for operation in operations {
      switch operation {
      case .deleteSections(let sections): removedSections.formUnion(sections)
      case .insertSections(let sections):
        for section in sections { arrivedSections[section] = .some(nil) }
      case .reloadSections(let sections): reloadedSections.formUnion(sections)
      case .moveSection(let source, let target):
        removedSections.insert(source)
        arrivedSections[target] = source
      case .deleteItems(let paths): paths.forEach { remove($0) }
      case .insertItems(let paths): arrivedItems += paths.map { ($0, nil) }
      case .reloadItems(let paths):
        for path in paths { reloadedItems[path.section, default: []].append(path.item) }
      case .moveItem(let source, let target):
        remove(source)
        arrivedItems.append((target, source))
      }
    }
  }

  private mutating func remove(_ path: IndexPath) {
    removedItems[path.section, default: []].insert(path.item)
  }

  /// What is known of the items that arrive, by their sections and their places there.
  func arrivals(_ height: (IndexPath) -> CGFloat) -> [Int: [Int: CGFloat]] {
    var arrivals: [Int: [Int: CGFloat]] = [:]
    for (target, source) in arrivedItems {
      arrivals[target.section, default: [:]][target.item] = source.map(height) ?? .nan
    }
    return arrivals
  }
}

extension Array {
  /// The elements after a batch.
  ///
  /// - Parameters:
  ///   - removed: The places, before the batch, of what leaves.
  ///   - arrivals: What arrives, by its places after the batch.
  ///   - filler: What stands where nothing is known.
  fileprivate func following(
    removed: Set<Int>, arrivals: [Int: Element], filler: Element
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count)
    var places = arrivals.keys.sorted()[...]
    func takeArrivals() {
      while let place = places.first, place == result.count {
        places.removeFirst()
        result.append(arrivals[place] ?? filler)
      }
    }
    for (place, element) in enumerated() where !removed.contains(place) {
      takeArrivals()
      result.append(element)
    }
    while let place = places.popFirst() {
      if place > result.count {
        result += repeatElement(filler, count: place - result.count)
      }
      result.append(arrivals[place] ?? filler)
    }
    return result
  }
}
