/// Guesses which source element comes next from the last two: elements that moved together still
/// stand side by side, in either direction.
@frozen
@usableFromInline
struct RunPredictor {
  /// The source element paired last.
  @usableFromInline var last: Int

  /// The way to the next one, or zero while it is not known.
  @usableFromInline var stride = 0

  /// Makes a predictor that goes on from an element.
  @inlinable
  init(after last: Int) { self.last = last }

  /// Records a source element that was paired.
  @inlinable
  mutating func record(_ source: Int) {
    stride = abs(source - last) == 1 ? source - last : 0
    last = source
  }

  /// Pairs a target element if a guess is right.
  @inlinable
  mutating func pair<Element>(_ target: Int, in window: ElementWindow<Element>) -> Bool {
    if stride != 0 { return pair(last + stride, target, in: window) }
    return pair(last + 1, target, in: window) || pair(last - 1, target, in: window)
  }

  @inlinable
  mutating func pair<Element>(
    _ guess: Int, _ target: Int, in window: ElementWindow<Element>
  ) -> Bool {
    guard window.sourceNumbers.contains(guess), window.isFree(guess), window.isSame(guess, target)
    else { return false }
    window.pair(guess, target)
    stride = guess - last
    last = guess
    return true
  }
}

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
      var predictor = RunPredictor(after: found)
      target += 1
      while target < targetNumbers.upperBound, predictor.pair(target, in: self) { target += 1 }
      if target - start < 64 { return }
    }
  }
}
