import Foundation
import Testing
import _TestSupport

@testable import ListGeometry

/// What holds for random layouts, reasonable and unreasonable.
struct RandomLayoutTests {
  /// Makes random templates.
  private struct Maker {
    var random: SeededRandom
    /// Whether numbers may be such that no layout can have them.
    let isHostile: Bool

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func number(_ values: [Double]) -> Double {
      if isHostile, chance(4) {
        return pick([.nan, .infinity, -.infinity, -50, 0, 1e300, -1e300, 1e-300, 0.5])
      }
      return pick(values)
    }

    mutating func length(_ axis: CompositionalAxis) -> CompositionalLength {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .points(number([10, 30, 44, 100]))
      case 1: .estimate(number([30, 44, 60]))
      case 2: .heightFraction(number([1, 0.5, 0.25]))
      default: .widthFraction(number([1, 0.5, 1.0 / 3, 0.25, 0.2]))
      }
    }

    mutating func spacing() -> CompositionalSpacing {
      chance(2) ? .fixed(number([0, 4, 10])) : .flexible(number([0, 5]))
    }

    mutating func insets() -> CompositionalInsets {
      chance(2)
        ? .zero
        : CompositionalInsets(
          top: number([0, 3]), leading: number([0, 5]), bottom: number([0, 2]),
          trailing: number([0, 4]))
    }

    mutating func item(_ depth: Int) -> CompositionalItem {
      let size = CompositionalSize(width: length(.horizontal), height: length(.vertical))
      var item = CompositionalItem(size)
      if depth > 0, depth == 3 || chance(2) { item.group = group(depth) }
      item.insets = insets()
      if chance(4) { item.edges.leading = spacing() }
      if chance(4) { item.edges.bottom = spacing() }
      return item
    }

    private mutating func group(_ depth: Int) -> CompositionalGroup {
      let filling: CompositionalGroup.Filling
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        filling = .divided(item(depth - 1), count: isHostile ? pick([-3, 0, 4]) : pick([1, 3]))
      case 1:
        filling = .repeated(item(depth - 1), count: isHostile ? pick([-3, 0, 4]) : pick([1, 3]))
      default:
        filling = .fitting((0..<Int.random(in: 1...3, using: &random)).map { _ in item(depth - 1) })
      }
      var group = CompositionalGroup(chance(2) ? .horizontal : .vertical, filling)
      group.spacing = spacing()
      return group
    }
  }

  private func geometry(_ seed: UInt64, isHostile: Bool, count: Int) -> CompositionalGeometry {
    var maker = Maker(random: SeededRandom(seed: seed), isHostile: isHostile)
    let context = CompositionalContext(
      axis: maker.chance(2) ? .vertical : .horizontal,
      container: CGSize(width: maker.number([400, 375]), height: maker.number([800, 667])),
      grid: PixelGrid(scale: maker.number([1, 2, 3])))
    let sections = (0..<2).map { _ in
      var template = CompositionalSectionTemplate(group: maker.item(3))
      template.insets = maker.insets()
      template.interGroupSpacing = maker.number([0, 8])
      template.isOrthogonal = maker.chance(4)
      return CompositionalSection(template, context, count: count)
    }
    var geometry = CompositionalGeometry(context, sections, spacing: maker.number([0, 9]))
    for item in [0, 3, 7] where item < count && maker.chance(2) {
      geometry.setSizes(
        [item: CGSize(width: maker.number([20, 90]), height: maker.number([20, 90]))], inSection: 0)
    }
    return geometry
  }

  @Test func `every item has a finite frame on device pixels, or its group holds none`() {
    for seed in 0..<800 as Range<UInt64> {
      let geometry = geometry(seed, isHostile: seed % 2 == 0, count: 12)
      for section in 0..<2 {
        let holdsNone = geometry.sections[section].base.items.isEmpty
        for item in 0..<12 {
          let element = geometry.element(at: RowPath(section: section, row: item))
          #expect((element == nil) == holdsNone, "seed \(seed)")
          guard let frame = element?.frame else { continue }
          let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed) \(frame)")
          #expect(frame.size.width >= 0, "seed \(seed) \(frame)")
          #expect(frame.size.height >= 0, "seed \(seed) \(frame)")
          let scale = geometry.context.grid.scale
          guard numbers.allSatisfy({ abs($0) < 1e6 }) else { continue }
          #expect(
            numbers.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 },
            "seed \(seed) \(frame)")
        }
      }
      #expect(geometry.extent.isFinite, "seed \(seed)")
      #expect(geometry.extent >= 0, "seed \(seed)")
    }
  }

  @Test func `groups keep the order of items along their axis`() {
    for seed in 0..<400 as Range<UInt64> {
      let geometry = geometry(seed, isHostile: false, count: 30)
      let section = geometry.sections[0]
      var end = -Double.infinity
      var next = 0
      while let group = section.group(ofItem: next) {
        let start = group.origin.along(section.groupAxis)
        #expect(group.items.lowerBound == next, "seed \(seed)")
        #expect(start >= end - 1e-6, "seed \(seed)")
        end = start + group.pattern.size.along(section.groupAxis)
        next = group.items.upperBound
      }
      #expect(next == 30 || section.base.items.isEmpty, "seed \(seed)")
    }
  }

  @Test func `items stand in their group unless spaces or sizes say otherwise`() {
    for seed in 0..<400 as Range<UInt64> {
      var maker = Maker(random: SeededRandom(seed: seed), isHostile: false)
      let parts = maker.pick([1.0, 2, 3, 4, 5, 7])
      let part = CompositionalLength.widthFraction(1 / parts)
      var item = CompositionalItem(CompositionalSize(width: part, height: .heightFraction(1)))
      item.insets = maker.insets()
      var inner = CompositionalGroup(.horizontal, .fitting([item]))
      inner.spacing = maker.spacing()
      var group = CompositionalItem(
        CompositionalSize(width: .widthFraction(1), height: .points(50)), group: inner)
      group.insets = maker.insets()
      let context = CompositionalContext(
        axis: .vertical, container: CGSize(width: maker.number([400, 375, 333]), height: 800),
        grid: PixelGrid(scale: maker.number([1, 2, 3])))
      let section = CompositionalSection(
        CompositionalSectionTemplate(group: group), context, count: 9)
      for item in 0..<9 {
        guard let placed = section.group(ofItem: item), let frame = section.frame(ofItem: item)
        else { continue }
        let slack = 1 / context.grid.scale
        #expect(frame.origin.x >= placed.origin.x - slack, "seed \(seed)")
        #expect(frame.origin.y >= placed.origin.y - slack, "seed \(seed)")
        #expect(
          frame.origin.x + frame.size.width
            <= placed.origin.x + placed.pattern.size.width + slack, "seed \(seed) \(frame)")
        #expect(
          frame.origin.y + frame.size.height <= placed.origin.y + 50 + slack, "seed \(seed)")
      }
    }
  }

  @Test func `what is asked for by rectangle is what is asked for one by one`() {
    for seed in 0..<300 as Range<UInt64> {
      let geometry = geometry(seed, isHostile: seed % 3 == 0, count: 25)
      guard !geometry.sections[0].template.isOrthogonal else { continue }
      for rect in [
        CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 50, y: 210, width: 90, height: 70),
      ] {
        let found = geometry.elements(inSection: 0, in: rect, visible: nil)
        let expected = (0..<25).compactMap {
          geometry.element(at: RowPath(section: 0, row: $0))
        }.filter { $0.frame.overlaps(rect) }
        #expect(Set(found.map(\.role)) == Set(expected.map(\.role)), "seed \(seed)")
        #expect(found.count == expected.count, "seed \(seed)")
      }
    }
  }
}
