extension ElementWindow {
  /// Pairs long runs of elements that moved together, forwards or backwards, without hashing.
  ///
  /// Looks for the first target element through all of the source and follows the run it finds; the
  /// same again for the element after the run. One short run is enough to give up, for then it is
  /// cheaper to hash what is left.
  ///
  /// - Parameters:
  ///   - source: The first source element without a partner; none after it has one.
  ///   - target: The first target element without a partner; none after it has one.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  func pairRuns(_ source: Int, _ target: Int) {
    let sources = source..<sourceNumbers.upperBound
    var target = target
    for _ in 0..<8 where target < targetNumbers.upperBound {
      let start = target
      guard let found = sources.first(where: { isFree($0) && isSame($0, start) }) else { return }
      pair(found, start)
      var follower = Follower(after: found)
      target += 1
      while target < targetNumbers.upperBound, follower.pair(target, in: self) { target += 1 }
      if target - start < 64 { return }
    }
  }
}
