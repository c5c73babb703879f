/// An immutable node of a height-balanced tree, in order: left, element, right.
///
/// Editing copies the path from the root and shares the rest, so an older rope stays valid and
/// costs nothing to keep. Balance is Adelson-Velsky and Landis's with a tolerance of two, and
/// everything is built on `join`.
final class RopeNode<Element: RopeElement>: Sendable {
  let left: RopeNode?
  let element: Element
  let right: RopeNode?
  let count: Int
  let groupCount: Int
  let extent: Double
  let level: Int

  init(_ left: RopeNode?, _ element: Element, _ right: RopeNode?) {
    self.left = left
    self.element = element
    self.right = right
    count = (left?.count ?? 0) + element.count + (right?.count ?? 0)
    groupCount = (left?.groupCount ?? 0) + element.groupCount + (right?.groupCount ?? 0)
    extent = (left?.extent ?? 0) + element.extent + (right?.extent ?? 0)
    level = max(left?.level ?? 0, right?.level ?? 0) + 1
  }

  /// The nodes in a perfectly balanced tree of `elements`.
  /// - Complexity: O(n).
  static func build(_ elements: ArraySlice<Element>) -> RopeNode? {
    guard !elements.isEmpty else { return nil }
    let middle = (elements.startIndex + elements.endIndex) / 2
    return RopeNode(
      build(elements[..<middle]), elements[middle], build(elements[(middle + 1)...]))
  }

  /// A balanced tree of both sides and the element between them.
  /// - Complexity: O(difference of levels).
  static func join(_ left: RopeNode?, _ element: Element, _ right: RopeNode?) -> RopeNode {
    if let left, left.level > (right?.level ?? 0) + 2 {
      return balanced(left.left, left.element, join(left.right, element, right))
    }
    if let right, right.level > (left?.level ?? 0) + 2 {
      return balanced(join(left, element, right.left), right.element, right.right)
    }
    return RopeNode(left, element, right)
  }

  /// A node whose sides may differ by three levels, rotated until they differ by at most two.
  private static func balanced(
    _ left: RopeNode?, _ element: Element, _ right: RopeNode?
  ) -> RopeNode {
    if let left, left.level > (right?.level ?? 0) + 2 { return rotatedRight(left, element, right) }
    if let right, right.level > (left?.level ?? 0) + 2 { return rotatedLeft(left, element, right) }
    return RopeNode(left, element, right)
  }

  private static func rotatedRight(
    _ left: RopeNode, _ element: Element, _ right: RopeNode?
  ) -> RopeNode {
    if let inner = left.right, inner.level > (left.left?.level ?? 0) {
      return RopeNode(
        RopeNode(left.left, left.element, inner.left), inner.element,
        RopeNode(inner.right, element, right))
    }
    return RopeNode(left.left, left.element, RopeNode(left.right, element, right))
  }

  private static func rotatedLeft(
    _ left: RopeNode?, _ element: Element, _ right: RopeNode
  ) -> RopeNode {
    if let inner = right.left, inner.level > (right.right?.level ?? 0) {
      return RopeNode(
        RopeNode(left, element, inner.left), inner.element,
        RopeNode(inner.right, right.element, right.right))
    }
    return RopeNode(RopeNode(left, element, right.left), right.element, right.right)
  }

  /// The first element and the tree of the others.
  func droppingFirst() -> (Element, RopeNode?) {
    guard let left else { return (element, right) }
    let (first, rest) = left.droppingFirst()
    return (first, RopeNode.join(rest, element, right))
  }

  /// The tree of all elements but the last, and the last.
  func droppingLast() -> (RopeNode?, Element) {
    guard let right else { return (left, element) }
    let (rest, last) = right.droppingLast()
    return (RopeNode.join(left, element, rest), last)
  }

  /// The trees before and from `place`; an element across it is cut in two.
  func split(at place: Int) -> (RopeNode?, RopeNode?) {
    let before = left?.count ?? 0
    if place <= before {
      let (first, second) = left?.split(at: place) ?? (nil, nil)
      return (first, RopeNode.join(second, element, right))
    }
    let after = place - before - element.count
    if after >= 0 {
      let (first, second) = right?.split(at: after) ?? (nil, nil)
      return (RopeNode.join(left, element, first), second)
    }
    let (first, second) = element.split(at: place - before)
    return (RopeNode.join(left, first, nil), RopeNode.join(nil, second, right))
  }

  /// The same tree with another element, of the same count, at `place`.
  func replacing(at place: Int, _ change: (Element) -> Element) -> RopeNode {
    let before = left?.count ?? 0
    if let left, place < before {
      return RopeNode(left.replacing(at: place, change), element, right)
    }
    if let right, place >= before + element.count {
      return RopeNode(
        left, element, right.replacing(at: place - before - element.count, change))
    }
    return RopeNode(left, change(element), right)
  }
}
