/// Guesses which source element comes next from the last two: elements that moved together still
/// stand side by side, in either direction.
@frozen
@usableFromInline
struct Follower {
  @usableFromInline var last = -1
  @usableFromInline var stride = 1

  @inlinable
  init() {}

  /// Takes note of a source element that was paired.
  @inlinable
  mutating func note(_ source: Int) {
    stride = source == last - 1 ? -1 : 1
    last = source
  }

  /// The guess, when it is right for a target element.
  @inlinable
  mutating func next<Element>(in window: ElementWindow<Element>, for target: Int32) -> Int? {
    let guess = last + stride
    guard guess >= 0, guess < window.sourceCount, window.isFree(guess),
      window.isSame(guess, Int(target))
    else { return nil }
    last = guess
    return guess
  }
}
