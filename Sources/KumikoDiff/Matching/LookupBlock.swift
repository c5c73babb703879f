/// Up to 64 elements on their way into or out of a ``ResidualTable``.
@frozen
@usableFromInline
struct LookupBlock {
  @usableFromInline static var capacity: Int { 64 }

  @usableFromInline let keys = UnsafeMutablePointer<DifferenceKey>.allocate(capacity: capacity)

  /// Where probing goes on, or the source element that was found.
  @usableFromInline let places = UnsafeMutablePointer<Int>.allocate(capacity: capacity)

  @inlinable
  init() {}

  @inlinable
  func deallocate() {
    keys.deallocate()
    places.deallocate()
  }

  /// Inserts source elements into a table, the last one first.
  @inlinable
  func insert<Element>(
    _ indices: ContiguousArray<Int32>.SubSequence, of window: ElementWindow<Element>,
    into table: ResidualTable
  ) {
    for (offset, index) in indices.enumerated() { keys[offset] = window.sourceKey(Int(index)) }
    for offset in 0..<indices.count {
      places[offset] = table.probe(keys[offset], from: table.start(keys[offset]))
    }
    for (offset, index) in indices.enumerated().reversed() {
      table.insert(Int(index), key: keys[offset], from: places[offset]) {
        window.isSameSource(Int(index), $0)
      }
    }
  }

  /// Looks up target elements in a table.
  @inlinable
  func load<Element>(
    _ indices: ContiguousArray<Int32>.SubSequence, of window: ElementWindow<Element>,
    from table: ResidualTable
  ) {
    for (offset, index) in indices.enumerated() { keys[offset] = window.targetKey(Int(index)) }
    for offset in 0..<indices.count {
      let place = table.probe(keys[offset], from: table.start(keys[offset]))
      places[offset] = Int(table.slots[place].index)
    }
    for (offset, index) in indices.enumerated() where places[offset] >= 0 {
      if !window.isSame(places[offset], Int(index)) { places[offset] = -1 }
    }
  }

  /// The source element to pair with the target element at an offset.
  @inlinable
  func source<Element>(
    at offset: Int, for target: Int, of window: ElementWindow<Element>, from table: ResidualTable
  ) -> Int? {
    let found = places[offset]
    if found == ResidualTable.Slot.vacantIndex { return nil }
    if found >= 0, window.isFree(found) { return found }
    return table.first(keys[offset]) {
      window.isFree($0)
    } isSame: {
      window.isSame($0, target)
    }
  }
}
