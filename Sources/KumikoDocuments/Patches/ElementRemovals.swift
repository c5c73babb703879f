/// Elements that are to leave their lists, all at once, so that each list is gone through once.
/// Until then they stand where they stood, and addresses are as they were.
struct ElementRemovals {
  /// The positions, in their order, by the lists: the addresses of elements without a position.
  private var positions: [ElementAddress: [Int]] = [:]

  var isEmpty: Bool { positions.isEmpty }

  /// Adds an element, which has not been added before.
  mutating func add(_ address: ElementAddress) {
    guard let step = address.steps.last else { return }
    let position = step.position ?? 0
    let list = address.list(at: address.steps.count - 1)
    let place = positions[list]?.count(below: position) ?? 0
    positions[list, default: []].insert(position, at: place)
  }

  /// The lists that elements leave. Those inside of elements of other lists come before these, so
  /// that the addresses of all hold.
  var lists: [(list: ElementAddress, positions: [Int])] {
    positions.map { (list: $0.key, positions: $0.value) }
      .sorted { $0.list.steps.count > $1.list.steps.count }
  }

  /// Where an element that stays stands once the others have left.
  func moved(_ address: ElementAddress) -> ElementAddress {
    var moved = address
    for depth in address.steps.indices {
      guard let position = address.steps[depth].position,
        let gone = positions[address.list(at: depth)]
      else { continue }
      moved.steps[depth].position = position - gone.count(below: position)
    }
    return moved
  }
}

extension ElementAddress {
  /// The list in which a step of the way stands.
  fileprivate func list(at depth: Int) -> ElementAddress {
    var list = ElementAddress(root: root, steps: Array(steps[...depth]))
    list.steps[depth].position = nil
    return list
  }
}

extension [Int] {
  /// How many of these numbers, which are in their order, are below another one.
  fileprivate func count(below number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [DocumentElement] {
  /// Removes the elements at some positions, which are in their order.
  mutating func removeAll(at positions: [Int]) {
    if positions.count == 1 {
      if indices.contains(positions[0]) { remove(at: positions[0]) }
      return
    }
    var gone = positions[...]
    var kept: [DocumentElement] = []
    kept.reserveCapacity(Swift.max(0, count - positions.count))
    for position in indices {
      if gone.first == position { gone.removeFirst() } else { kept.append(self[position]) }
    }
    self = kept
  }
}
