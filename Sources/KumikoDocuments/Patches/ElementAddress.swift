/// Where an element stands in a screen, now. Changes before it move it.
struct ElementAddress: Hashable, Sendable {
  /// What the way begins at.
  enum Root: Hashable, Sendable {
    case screen
    case template(Int)
  }

  /// A property, and the position in its list; nil if the property holds one element alone.
  struct Step: Hashable, Sendable {
    var property: String
    var position: Int?
  }

  var root: Root
  var steps: [Step]

  /// The address of an element inside of this one.
  func appending(_ more: some Sequence<Step>) -> ElementAddress {
    ElementAddress(root: root, steps: steps + more)
  }

  /// The address after a list has grown or shrunk by some elements from a position on, which
  /// another address says.
  func shifted(by count: Int, from first: ElementAddress) -> ElementAddress {
    let depth = first.steps.count - 1
    guard depth >= 0, root == first.root, steps.count > depth,
      steps[..<depth] == first.steps[..<depth],
      steps[depth].property == first.steps[depth].property,
      let position = steps[depth].position, let start = first.steps[depth].position,
      position >= start
    else { return self }
    var copy = self
    copy.steps[depth].position = position + count
    return copy
  }
}

extension DocumentElement {
  /// The element that some steps lead to; nil if they lead to none.
  func element(at steps: ArraySlice<ElementAddress.Step>) -> DocumentElement? {
    guard let step = steps.first else { return self }
    switch self[step.property] {
    case .element(let child)?: return child.element(at: steps.dropFirst())
    case .elements(let children)?:
      guard let position = step.position, children.indices.contains(position) else { return nil }
      return children[position].element(at: steps.dropFirst())
    case .value?, .expression?, nil: return nil
    }
  }

  /// Changes the list that the last step leads into, which is given with the step's position. One
  /// element alone is a list of one; if it goes, so does its property.
  mutating func changeList(
    at steps: ArraySlice<ElementAddress.Step>, _ change: (inout [DocumentElement], Int) -> Void
  ) {
    guard let step = steps.first,
      let index = properties.firstIndex(where: { $0.name == step.property })
    else { return }
    var value = properties[index].value
    // What is changed is taken out, so that it is not copied.
    properties[index].value = .value(.null)
    var (list, isAlone): ([DocumentElement], Bool) =
      switch value {
      case .element(let element): ([element], true)
      case .elements(let elements): (elements, false)
      case .value, .expression: ([], false)
      }
    value = .value(.null)
    let position = step.position ?? 0
    if steps.count == 1 {
      change(&list, position)
    } else if list.indices.contains(position) {
      list[position].changeList(at: steps.dropFirst(), change)
    }
    if isAlone, list.isEmpty {
      properties.remove(at: index)
    } else {
      properties[index].value = isAlone && list.count == 1 ? .element(list[0]) : .elements(list)
    }
  }
}
