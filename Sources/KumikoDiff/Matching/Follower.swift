/// Guesses which source element comes next from the last two: elements that moved together still
/// stand side by side, in either direction.
@frozen
@usableFromInline
struct Follower {
  /// The source element paired last.
  @usableFromInline var last: Int

  /// The way to the next one, or zero while it is not known.
  @usableFromInline var stride = 0

  /// Makes a follower that goes on from an element.
  @inlinable
  init(after last: Int) { self.last = last }

  /// Takes note of a source element that was paired.
  @inlinable
  mutating func note(_ source: Int) {
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
