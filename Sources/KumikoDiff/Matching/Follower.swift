/// Guesses which source element comes next from the last two: elements that moved together still
/// stand side by side, in either direction.
@frozen
@usableFromInline
struct Follower {
  /// The source element paired last.
  @usableFromInline var last: Int

  /// The way to the next one, forwards or backwards.
  @usableFromInline var stride: Int

  /// Makes a follower that goes forwards from an element.
  @inlinable
  init(before first: Int32) { (last, stride) = (Int(first) - 1, 1) }

  /// Makes a follower that goes backwards from an element.
  @inlinable
  init(after last: Int32) { (self.last, stride) = (Int(last) + 1, -1) }

  /// Takes note of a source element that was paired.
  @inlinable
  mutating func note(_ source: Int) {
    stride = source == last - 1 ? -1 : 1
    last = source
  }

  /// Pairs target elements for as long as the guess is right.
  ///
  /// - Returns: The position in `targets` of the first element without a partner.
  @inlinable
  mutating func pair<Element>(
    _ targets: ContiguousArray<Int32>, from position: Int, in window: ElementWindow<Element>
  ) -> Int {
    var position = position
    while position < targets.count {
      let (guess, target) = (last + stride, Int(targets[position]))
      guard guess >= 0, guess < window.sourceCount, window.isFree(guess),
        window.isSame(guess, target)
      else { break }
      window.pair(guess, target)
      last = guess
      position += 1
    }
    return position
  }
}
