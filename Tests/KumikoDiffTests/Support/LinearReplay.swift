import KumikoDiff

/// Performs the element changes of one section in linear time, for lists of any length.
///
/// What is retained and what moves keeps the value it had; only inserted and updated elements are
/// read from the stage's data. So a stage that lists wrong changes cannot lead to its own data.
struct LinearReplay<Element: Differentiable> {
  /// What is wrong with a stage.
  struct Violation: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  mutating func apply(_ stage: Changeset<[Element]>) throws {
    let data = stage.data
    for path in stage.elementUpdated { elements[path.element] = data[path.element] }
    var result = [Element?](repeating: nil, count: data.count)
    for path in stage.elementInserted {
      try fill(&result, at: path.element, with: data[path.element])
    }
    var isGone = [Bool](repeating: false, count: elements.count)
    for (source, target) in stage.elementMoved {
      try fill(&result, at: target.element, with: elements[source.element])
    }
    for path in stage.elementDeleted + stage.elementMoved.map(\.source) {
      if isGone[path.element] { throw Violation(description: "\(path) goes twice") }
      isGone[path.element] = true
    }
    var next = 0
    for (index, element) in elements.enumerated() where !isGone[index] {
      while next < result.count, result[next] != nil { next += 1 }
      guard next < result.count else {
        throw Violation(description: "more stay than there is room")
      }
      result[next] = element
    }
    elements = result.compactMap { $0 }
    guard elements.count == data.count else { throw Violation(description: "places stay empty") }
  }

  private func fill(_ result: inout [Element?], at index: Int, with element: Element) throws {
    guard result[index] == nil else { throw Violation(description: "place \(index) taken twice") }
    result[index] = element
  }
}
