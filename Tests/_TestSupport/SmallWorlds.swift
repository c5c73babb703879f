/// Every way to arrange some of `elements` in order: all subsequences of all permutations.
///
/// - Complexity: O(n! · e) arrangements for n elements.
public func arrangements<Element>(of elements: [Element]) -> [[Element]] {
  var result: [[Element]] = [[]]
  for index in elements.indices {
    var rest = elements
    let first = rest.remove(at: index)
    result += arrangements(of: rest).map { [first] + $0 }
  }
  return result
}

/// Every way to spread some of `elements`, in every order, over `count` ordered bins.
///
/// Three elements over two bins give 131 worlds, over three bins 979 without bins being permuted.
public func distributions<Element>(of elements: [Element], over count: Int) -> [[[Element]]] {
  func split(_ list: [Element], _ bins: Int) -> [[[Element]]] {
    if bins == 1 { return [[list]] }
    return (0...list.count).flatMap { cut in
      split(Array(list[cut...]), bins - 1).map { [Array(list[..<cut])] + $0 }
    }
  }
  return arrangements(of: elements).flatMap { split($0, count) }
}
