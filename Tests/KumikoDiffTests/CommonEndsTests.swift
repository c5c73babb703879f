import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Sections that know what they have in common` {
  @Test func `differ as those that do not`() {
    let worlds = sectionedWorlds(items("A B C"), in: items("P Q"))
    for source in worlds {
      for target in worlds {
        let changed = target.map { section in
          ItemSection(
            model: section.model,
            elements: section.elements.map { Item($0.id, version: $0.id == "B" ? 1 : 0) })
        }
        let compared = StagedChangeset(source: source, target: changed)
        let known = StagedChangeset(
          source: source.map(KnowingSection.init), target: changed.map(KnowingSection.init))
        let isSame =
          summary(known) == summary(compared)
          && known.map { $0.data.map(\.items) } == compared.map(\.data)
        if !isSame { Issue.record("\(text(source)) → \(text(changed)): \(known), \(compared)") }
      }
    }
  }

  @Test func `make no element that they have in common`() {
    let log = RangeLog()
    func section(_ numbers: Range<Int>, without gap: Range<Int>) -> KnowingSection {
      let kept = numbers.filter { !gap.contains($0) }
      return KnowingSection(
        ItemSection(
          model: Item("P"),
          elements: kept.map { Item(Character(UnicodeScalar(UInt8(65 + $0)))) }), log)
    }
    let stages = StagedChangeset(
      source: [section(0..<20, without: 10..<10)], target: [section(0..<20, without: 8..<11)])
    #expect(summary(stages) == ["delete elements [0, 8], [0, 9], [0, 10]"])
    #expect(log.ranges == [8..<11, 8..<8])
  }

  @Test(arguments: [
    CommonEnds(prefix: -1, suffix: 0), CommonEnds(prefix: 0, suffix: -1),
    CommonEnds(prefix: 3, suffix: 0), CommonEnds(prefix: 1, suffix: 2),
    CommonEnds(prefix: .max, suffix: .max), CommonEnds(prefix: 1, suffix: 1, changed: [3]),
    CommonEnds(prefix: 1, suffix: 1, changed: [-1]),
  ])
  func `are compared where what they say cannot be`(ends: CommonEnds) {
    func section(_ text: String) -> KnowingSection {
      var section = KnowingSection(ItemSection(model: Item("P"), elements: items(text)))
      section.claim = ends
      return section
    }
    let stages = StagedChangeset(source: [section("A B C")], target: [section("A C")])
    #expect(summary(stages) == ["delete elements [0, 1]"])
  }
}

/// Which elements were asked for.
private final class RangeLog {
  var ranges: [Range<Int>] = []
}

/// A section that finds out by itself what it has in common with an older version.
private struct KnowingSection: DifferentiableSection {
  var items: ItemSection
  let log: RangeLog
  /// What it says instead of what it finds out; nil for that.
  var claim: CommonEnds?

  init(_ items: ItemSection) { self.init(items, RangeLog()) }

  init(_ items: ItemSection, _ log: RangeLog) { (self.items, self.log) = (items, log) }

  init<C: Collection>(source: KnowingSection, elements: C) where C.Element == Item {
    self.init(ItemSection(source: source.items, elements: elements), source.log)
  }

  var differenceIdentifier: Character { items.model.id }
  var elements: [Item] { items.elements }

  func isContentEqual(to source: KnowingSection) -> Bool {
    items.isContentEqual(to: source.items)
  }

  func commonEnds(with source: KnowingSection) -> CommonEnds? {
    if let claim { return claim }
    let (own, other) = (elements, source.elements)
    let prefix = zip(own, other).prefix { $0.id == $1.id }.count
    let rest = min(own.count, other.count) - prefix
    let suffix = zip(own.reversed(), other.reversed()).prefix(rest).prefix { $0.id == $1.id }.count
    let shift = own.count - other.count
    let common = Array(0..<prefix) + Array(other.count - suffix..<other.count)
    return CommonEnds(
      prefix: prefix, suffix: suffix,
      changed: common.filter { index in
        !own[index < prefix ? index : index + shift].isContentEqual(to: other[index])
      })
  }

  func contiguousElements(in range: Range<Int>) -> ContiguousArray<Item> {
    log.ranges.append(range)
    return ContiguousArray(elements[range])
  }
}
