/// A generator whose sequence follows from its seed.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0xD1B5_4A32_D192_ED03
    let product = state.multipliedFullWidth(by: state ^ 0x8BB8_4B93_962E_ACC9)
    return product.high ^ product.low
  }
}

/// How a list changes; the numbers are those of the workloads in rows' names.
enum Pattern: Int, CaseIterable {
  case nothing = 1
  case appendOne
  case insertFirst

  /// 2 % deleted, 2 % inserted, 4 % updated.
  case mixedEdits

  /// 20 % deleted, 20 % inserted, 4 % of the others shuffled.
  case heavyEdits
  case shuffle
  case replaceAll
  case reverse
}

/// A list before and after a pattern.
struct Workload {
  let source: [Specification]
  let target: [Specification]

  init(_ pattern: Pattern, size: Int) {
    var random = Random(seed: UInt64(size + pattern.rawValue))
    source = (0..<size).map { Specification(number: $0 * 7 + 3) }
    target = Specification.edited(source, by: pattern, fresh: size * 8, using: &random)
  }
}

/// A hundred sections of a thousand elements before and after.
struct SectionedWorkload {
  typealias Section = (id: Int, elements: [Specification])

  private(set) var source: [Section]
  private(set) var target: [Section]

  private init() {
    source = (0..<100).map { section in
      (section, (0..<1_000).map { Specification(number: (section * 1_000 + $0) * 7 + 3) })
    }
    target = source
  }

  /// A pattern inside each section.
  init(_ pattern: Pattern) {
    self.init()
    var random = Random(seed: UInt64(pattern.rawValue))
    for index in target.indices {
      target[index].elements = Specification.edited(
        source[index].elements, by: pattern, fresh: 1_000_000 + index * 2_000, using: &random)
    }
  }

  /// 5 % of the elements in other sections, and five sections in other places.
  static func crossing() -> SectionedWorkload {
    var workload = SectionedWorkload()
    var random = Random(seed: 99)
    for _ in 0..<5_000 {
      let section = Int.random(in: 0..<100, using: &random)
      let other = (section + Int.random(in: 1..<100, using: &random)) % 100
      let count = workload.target[section].elements.count
      guard count > 0 else { continue }
      let element = workload.target[section].elements.remove(
        at: .random(in: 0..<count, using: &random))
      let place = Int.random(in: 0...workload.target[other].elements.count, using: &random)
      workload.target[other].elements.insert(element, at: place)
    }
    for _ in 0..<5 {
      let section = workload.target.remove(at: .random(in: 0..<100, using: &random))
      workload.target.insert(section, at: .random(in: 0..<100, using: &random))
    }
    return workload
  }
}
