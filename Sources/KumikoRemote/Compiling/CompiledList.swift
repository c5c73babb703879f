import KumikoDocuments

/// What was compiled before a patch for the elements of a property, and what it was made of.
struct CompiledList {
  var elements: [CompiledElement] = []
  var sources: [DocumentElement] = []

  /// Where other elements have taken the places of these, which is all that has changed; nil if
  /// more has.
  func changedPositions(in others: [DocumentElement]) -> [Int]? {
    guard elements.count == sources.count else { return nil }
    return others.changedPositions(since: sources)
  }
}

extension CompiledElement {
  /// The elements that stand in a property.
  func list(_ name: String) -> CompiledList {
    CompiledList(elements: elements(name), sources: source.elements(name))
  }
}
