/// An element as its number and its version.
struct Specification {
  var number: Int
  var version = 0

  /// What `pattern` makes of `source`; new elements have numbers from `fresh` on.
  static func edited(
    _ source: [Specification], by pattern: Pattern, fresh: Int, using random: inout Random
  ) -> [Specification] {
    let count = source.count
    var edited = source
    switch pattern {
    case .nothing: break
    case .appendOne: edited.append(Specification(number: fresh))
    case .insertFirst: edited.insert(Specification(number: fresh), at: 0)
    case .mixedEdits:
      for _ in 0..<count / 25 { edited[.random(in: 0..<count, using: &random)].version += 1 }
      edited.removeRandom(count / 50, using: &random)
      edited = inserting(count / 50, into: edited, fresh: fresh, using: &random)
    case .heavyEdits:
      edited.removeRandom(count / 5, using: &random)
      edited.shuffleSome(edited.count / 25, using: &random)
      edited = inserting(count / 5, into: edited, fresh: fresh, using: &random)
    case .shuffle: edited.shuffle(using: &random)
    case .replaceAll: edited = (0..<count).map { Specification(number: fresh + $0) }
    case .reverse: edited.reverse()
    }
    return edited
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
