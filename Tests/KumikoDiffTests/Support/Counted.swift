import KumikoDiff

/// How often elements were asked for what costs time.
final class Counter {
  var hashes = 0
  var equalities = 0
  var contents = 0

  func reset() { (hashes, equalities, contents) = (0, 0, 0) }
}

/// An element whose identifier and content count what is asked of them.
struct Counted: Differentiable {
  struct Identifier: Hashable {
    let value: Int
    let counter: Counter

    /// Whether all hashes are equal.
    var collides = false

    static func == (left: Identifier, right: Identifier) -> Bool {
      left.counter.equalities += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      if !collides { hasher.combine(value) }
    }
  }

  let differenceIdentifier: Identifier

  init(_ value: Int, _ counter: Counter, collides: Bool = false) {
    differenceIdentifier = Identifier(value: value, counter: counter, collides: collides)
  }

  func isContentEqual(to source: Counted) -> Bool {
    differenceIdentifier.counter.contents += 1
    return true
  }
}
