/// What a ``Rope`` is made of: a stretch of one or more places that knows how much it extends.
package protocol RopeElement: Sendable {
  /// How many places the element stands for, at least one.
  var count: Int { get }
  /// How many groups its places form; 0 where places form none.
  var groupCount: Int { get }
  /// The extent of all its places together.
  var extent: Double { get }
  /// The extent of its first `places` places.
  func extent(of places: Int) -> Double
  /// The place within the element at `offset`, which is less than `extent`.
  func index(at offset: Double) -> Int
  /// The element without the places from `place` on, and those places; neither may be empty.
  func split(at place: Int) -> (Self, Self)
  /// One element that stands for both, when they are alike.
  func merged(with next: Self) -> Self?
}

extension RopeElement {
  package var groupCount: Int { 0 }
}
