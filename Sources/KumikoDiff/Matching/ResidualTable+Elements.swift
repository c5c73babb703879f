extension ResidualTable {
  /// Fills the table with source elements, of equal ones the first in front.
  @inlinable
  mutating func fill<Element>(
    with sources: borrowing Leftover, _ range: Range<Int>,
    of window: borrowing ElementWindow<Element>
  ) {
    reset(count: range.count)
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(range.lowerBound, end - Self.blockSize)
      for place in start..<end {
        found[place - start] = probe(sources.keys[place], from: self.start(sources.keys[place]))
      }
      for place in (start..<end).reversed() {
        insert(
          Int(sources.numbers[place]), key: sources.keys[place], from: found[place - start],
          of: window)
      }
      end = start
    }
  }

  @inlinable
  mutating func insert<Element>(
    _ number: Int, key: UInt32, from place: Int, of window: borrowing ElementWindow<Element>
  ) {
    var place = probe(key, from: place)
    while !slots[place].isVacant, !window.isSameSource(number, Int(slots[place].number)) {
      place = probe(key, from: self.place(after: place))
    }
    put(number, key: key, in: place)
  }

  /// Looks up a block of target elements.
  @inlinable
  func load<Element>(
    _ targets: borrowing Leftover, _ range: Range<Int>, of window: borrowing ElementWindow<Element>
  ) {
    for place in range {
      let key = targets.keys[place]
      found[place - range.lowerBound] = Int(slots[probe(key, from: start(key))].number)
    }
    for place in range {
      let number = found[place - range.lowerBound]
      if number >= 0, !window.isSame(number, Int(targets.numbers[place])) {
        found[place - range.lowerBound] = Slot.exhausted
      }
    }
  }

  /// The source element to pair with a target element.
  ///
  /// - Parameter offset: The target element's place in the block that was loaded.
  @inlinable
  mutating func partner<Element>(
    of target: Int, key: UInt32, at offset: Int, of window: borrowing ElementWindow<Element>
  ) -> Int? {
    let number = found[offset]
    if number == Slot.vacant { return nil }
    if number >= 0, window.isFree(number) { return number }
    return firstFree(sameAs: target, key: key, of: window)
  }

  /// The first free source element with a target element's identifier.
  ///
  /// Elements that are found to have a partner are forgotten.
  @inlinable
  mutating func firstFree<Element>(
    sameAs target: Int, key: UInt32, of window: borrowing ElementWindow<Element>
  ) -> Int? {
    var place = probe(key, from: start(key))
    while !slots[place].isVacant {
      var number = Int(slots[place].number)
      if number >= 0, window.isSame(number, target) {
        while number >= 0, !window.isFree(number) { number = follower(of: number) }
        slots[place].number = Int32(truncatingIfNeeded: number)
        return number < 0 ? nil : number
      }
      place = probe(key, from: self.place(after: place))
    }
    return nil
  }
}
