import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Random lists` {
  @Test(arguments: [(1...150, 12), (151...165, 300)])
  func `replay through legal stages`(seeds: ClosedRange<UInt64>, size: Int) {
    withEvery("seed", in: seeds) { seed in
      var random = SeededRandom(seed: seed)
      let source = randomSections(size: size, using: &random)
      let target = edited(source, size: size, using: &random)
      expectReplay(StagedChangeset(source: source, target: target), from: source, to: target)
    }
  }

  /// Sections with identifiers of which some may occur more than once.
  private func randomSections(size: Int, using random: inout SeededRandom) -> [ItemSection] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      ItemSection(
        model: randomItem(below: 8, using: &random),
        elements: (0..<Int.random(in: 0...size, using: &random)).map { _ in
          randomItem(below: size * 8, using: &random)
        })
    }
  }

  private func randomItem(below limit: Int, using random: inout SeededRandom) -> Item {
    let scalar = Unicode.Scalar(UInt32(0x4E00 + Int.random(in: 0..<limit, using: &random)))
    return Item(Character(scalar ?? "?"), version: Int.random(in: 0...9, using: &random) / 9)
  }

  /// The list after some of everything that can happen to it.
  private func edited(
    _ source: [ItemSection], size: Int, using random: inout SeededRandom
  ) -> [ItemSection] {
    var target = source
    if Bool.random(using: &random) { target += randomSections(size: size, using: &random) }
    for _ in 0..<Int.random(in: 0...size, using: &random) where !target.isEmpty {
      let section = Int.random(in: target.indices, using: &random)
      let other = Int.random(in: target.indices, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: target.swapAt(section, other)
      case 1: target.remove(at: section)
      case 2: target[section].model.version += 1
      case 3: target[section].elements.shuffle(using: &random)
      case 4: target[section].elements.reverse()
      case 5..<10:
        move(from: &target[section].elements, using: &random).map { item in
          target[other].elements.insert(
            item, at: .random(in: 0...target[other].elements.count, using: &random))
        }
      case 10..<15: _ = move(from: &target[section].elements, using: &random)
      default:
        target[section].elements.insert(
          randomItem(below: size * 8, using: &random),
          at: .random(in: 0...target[section].elements.count, using: &random))
      }
    }
    return target
  }

  /// Removes an element at random.
  private func move(from items: inout [Item], using random: inout SeededRandom) -> Item? {
    items.indices.randomElement(using: &random).map { items.remove(at: $0) }
  }
}
