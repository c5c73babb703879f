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

/// How a list changes; the numbers are those of the workloads in rows.
enum Pattern: Int, CaseIterable {
  case nothing = 1
  case appendOne
  case insertFirst
  case mixedEdits
  case heavyEdits
  case shuffle
  case replaceAll
  case reverse

  var title: String {
    switch self {
    case .nothing: "nothing changed"
    case .appendOne: "append one"
    case .insertFirst: "insert one at the front"
    case .mixedEdits: "2 % deleted, 2 % inserted, 4 % updated"
    case .heavyEdits: "20 % deleted, 20 % inserted, 4 % shuffled"
    case .shuffle: "all shuffled"
    case .replaceAll: "all replaced"
    case .reverse: "reversed"
    }
  }
}

/// An element as its number and its version.
struct Specification {
  var number: Int
  var version = 0

  /// The list that `pattern` makes of `source`; new elements have numbers from `fresh` on.
  static func edited(
    _ source: [Specification], by pattern: Pattern, fresh: Int, using random: inout Random
  ) -> [Specification] {
    let count = source.count
    switch pattern {
    case .nothing: return source
    case .appendOne: return source + [Specification(number: fresh)]
    case .insertFirst: return [Specification(number: fresh)] + source
    case .mixedEdits:
      var edited = source
      for _ in 0..<count / 25 { edited[.random(in: 0..<count, using: &random)].version += 1 }
      return replacing(count / 50, of: edited, fresh: fresh, using: &random)
    case .heavyEdits:
      var edited = source
      edited.removeRandom(count / 5, using: &random)
      edited.shuffleSome(edited.count / 25, using: &random)
      return inserting(count / 5, into: edited, fresh: fresh, using: &random)
    case .shuffle: return source.shuffled(using: &random)
    case .replaceAll: return (0..<count).map { Specification(number: fresh + $0) }
    case .reverse: return source.reversed()
    }
  }

  private static func replacing(
    _ count: Int, of source: [Specification], fresh: Int, using random: inout Random
  ) -> [Specification] {
    var edited = source
    edited.removeRandom(count, using: &random)
    return inserting(count, into: edited, fresh: fresh, using: &random)
  }

  private static func inserting(
    _ count: Int, into source: [Specification], fresh: Int, using random: inout Random
  ) -> [Specification] {
    let places = (0..<count).map { _ in Int.random(in: 0...source.count, using: &random) }.sorted()
    var result: [Specification] = []
    var copied = 0
    for (offset, place) in places.enumerated() {
      result += source[copied..<place]
      result.append(Specification(number: fresh + offset))
      copied = place
    }
    return result + source[copied...]
  }
}

extension Array {
  /// Removes elements at random.
  mutating func removeRandom(_ count: Int, using random: inout Random) {
    let doomed = Set(indices.shuffled(using: &random).prefix(count))
    self = indices.filter { !doomed.contains($0) }.map { self[$0] }
  }

  /// Shuffles some elements among the places they have.
  mutating func shuffleSome(_ count: Int, using random: inout Random) {
    let places = indices.shuffled(using: &random).prefix(count)
    let values = places.map { self[$0] }.shuffled(using: &random)
    for (place, value) in zip(places, values) { self[place] = value }
  }
}
