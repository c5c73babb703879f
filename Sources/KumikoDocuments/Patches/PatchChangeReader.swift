/// Reads the changes of a patch, and says what is wrong with them.
struct PatchChangeReader {
  let source: DocumentSource
  var problems: DocumentProblems

  private static let types = ["Data", "Insert", "Remove", "Replace"]

  /// The changes in their order; those that are wrong are reported and left out.
  mutating func changes(of patch: PatchDocument) -> [PatchChange] {
    guard let property = patch.element.property("changes") else { return [] }
    guard case .elements(let elements) = property.value else {
      report(
        .wrongType, property.location, DocumentPath.root.appending("changes"),
        "expected elements, found \(property.value.kind)")
      return []
    }
    return elements.compactMap { change($0) }
  }

  private mutating func change(_ element: DocumentElement) -> PatchChange? {
    if let word = element.loop.map({ _ in "for" }) ?? element.condition?.kind.rawValue {
      report(
        .misplacedChange, element.location, element.path,
        "a change is made once, whatever values are, found \(word)")
      return nil
    }
    switch element.type {
    case "Data": return data(element)
    case "Replace": return replacement(element)
    case "Insert": return insertion(element)
    case "Remove": return id(of: element).map { .remove($0) }
    default:
      report(
        .unknownElement, element.location, element.path, "unknown change \(element.type)",
        suggestion: NameSuggestion.nearest(to: element.type, in: Self.types))
      return nil
    }
  }

  private mutating func data(_ element: DocumentElement) -> PatchChange? {
    guard let words = text("path", of: element), let property = needed("value", of: element) else {
      return nil
    }
    guard let path = DataPath(words) else {
      report(
        .malformedValue, element.property("path")?.location, element.path.appending("path"),
        "expected a path such as products[3].price, found \(DocumentName.excerpt(words))")
      return nil
    }
    switch property.value {
    case .value(let value): return .data(path, value)
    // In data, texts are texts: they have no expressions.
    case .expression(let text): return .data(path, .string(text))
    case .element, .elements:
      report(
        .wrongType, property.location, element.path.appending("value"),
        "expected JSON, found \(property.value.kind)")
      return nil
    }
  }

  private mutating func replacement(_ element: DocumentElement) -> PatchChange? {
    guard let id = id(of: element), let property = needed("with", of: element) else { return nil }
    guard case .element(let other) = property.value else {
      report(
        .wrongType, property.location, element.path.appending("with"),
        "expected element, found \(property.value.kind)")
      return nil
    }
    return .replace(id, with: other)
  }

  private mutating func insertion(_ element: DocumentElement) -> PatchChange? {
    let words = ["before", "after", "into"].filter { element[$0] != nil }
    guard words.count == 1 else {
      report(
        words.isEmpty ? .missingProperty : .misplacedChange, element.location, element.path,
        "an Insert has one of before, after and into, found \(words.count)")
      return nil
    }
    guard let property = needed("elements", of: element), let id = text(words[0], of: element)
    else { return nil }
    guard case .elements(let elements) = property.value else {
      report(
        .wrongType, property.location, element.path.appending("elements"),
        "expected elements, found \(property.value.kind)")
      return nil
    }
    switch words[0] {
    case "before": return .insert(elements, .before(id))
    case "after": return .insert(elements, .after(id))
    default: return .insert(elements, .into(id))
    }
  }

  // MARK: Properties

  private mutating func id(of element: DocumentElement) -> String? {
    if let id = element.id { return id.text }
    report(
      .missingProperty, element.location, element.path, "\(element.type) needs id")
    return nil
  }

  private mutating func needed(
    _ name: String, of element: DocumentElement
  ) -> DocumentProperty? {
    if let property = element.property(name) { return property }
    report(.missingProperty, element.location, element.path, "\(element.type) needs \(name)")
    return nil
  }

  private mutating func text(_ name: String, of element: DocumentElement) -> String? {
    guard let property = needed(name, of: element) else { return nil }
    if let text = property.value.text { return text }
    report(
      .wrongType, property.location, element.path.appending(name),
      "expected string, found \(property.value.kind)")
    return nil
  }

  mutating func report(
    _ code: DocumentProblem.Code, _ location: DocumentLocation?, _ path: DocumentPath,
    _ message: String, suggestion: String? = nil
  ) {
    problems.add(
      code, at: location?.range.lowerBound ?? 0, in: location?.source ?? source, path: path,
      message, suggestion: suggestion)
  }
}
