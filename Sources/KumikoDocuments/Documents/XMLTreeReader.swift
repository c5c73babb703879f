/// Makes elements of XML.
struct XMLTreeReader {
  let source: DocumentSource
  let limits: DocumentLimits

  func location(_ tag: XMLTag) -> DocumentLocation { DocumentLocation(tag.range, in: source) }

  func location(_ text: XMLIndex.Text) -> DocumentLocation {
    DocumentLocation(text.range, in: source)
  }

  static func isElement(_ tag: XMLTag) -> Bool { DocumentName.isElement(tag.name) }

  // MARK: Elements

  /// Makes an element of a tag; nil if that was reported.
  func element(
    _ tag: XMLTag, depth: Int, path: DocumentPath, ignoring ignored: Set<String> = [],
    builder: inout TreeBuilder
  ) -> DocumentElement? {
    let place = location(tag)
    let type = tag.name
    guard builder.begin(depth: depth, at: place, path: path),
      builder.isElementName(type, at: place, path: path)
    else { return nil }
    let schema = builder.schema[type]
    var element = DocumentElement(type, location: place, path: path)
    var names = KnownNames()
    readAttributes(
      of: tag, schema: schema, ignoring: ignored, into: &element, names: &names, builder: &builder)
    if let text = tag.firstVisibleText {
      builder.report(
        .misplacedText, at: visibleLocation(text), path: path,
        "\(type) has elements and properties inside, found text")
    }
    var content: [XMLTag] = []
    var contentPlace: Int?
    for child in tag.children where !ignored.contains(child.name) {
      guard let first = child.name.utf8.first, 0x61...0x7A ~= first else {
        content.append(child)
        contentPlace = contentPlace ?? element.properties.count
        continue
      }
      readProperty(
        child, depth: depth, schema: schema, into: &element, names: &names, builder: &builder)
    }
    readContent(
      content, at: contentPlace ?? 0, depth: depth, schema: schema, into: &element, names: &names,
      builder: &builder)
    return element
  }

  private func readAttributes(
    of tag: XMLTag, schema: ElementSchema, ignoring ignored: Set<String>,
    into element: inout DocumentElement, names: inout KnownNames, builder: inout TreeBuilder
  ) {
    for attribute in tag.attributes {
      let name = tag.string(attribute.name)
      guard !ignored.contains(name),
        builder.isPropertyName(name, at: location(attribute.name), path: element.path),
        names.insert(name)
      else { continue }
      let place = location(attribute.value)
      let text = tag.attributeValue(attribute.value)
      checkLength(text, at: place, path: element.path.appending(name), builder: &builder)
      let type = FormSchema.reservedType(name) ?? schema.properties[name]
      if name != "fallback", type == .element || type == .elements {
        builder.reportType(
          expected: type == .element ? "element" : "elements", found: "string", at: place,
          path: element.path.appending(name))
      } else {
        builder.set(name, Self.literal(text, type), at: place, in: &element)
      }
    }
  }

  private func readProperty(
    _ tag: XMLTag, depth: Int, schema: ElementSchema, into element: inout DocumentElement,
    names: inout KnownNames, builder: inout TreeBuilder
  ) {
    let name = tag.name
    let place = location(tag)
    guard builder.isPropertyName(name, at: place, path: element.path) else { return }
    guard names.insert(name) else {
      builder.report(
        .duplicateName, at: place, path: element.path, "\(name) stands twice in one element")
      return
    }
    let type = FormSchema.reservedType(name) ?? schema.properties[name]
    let path = element.path.appending(name)
    guard let value = value(tag, type: type, depth: depth, path: path, builder: &builder) else {
      return
    }
    builder.set(name, value, at: place, in: &element)
  }

  /// Makes the elements that stand directly in another, and inserts them where the first stood.
  private func readContent(
    _ tags: [XMLTag], at place: Int, depth: Int, schema: ElementSchema,
    into element: inout DocumentElement,
    names: inout KnownNames, builder: inout TreeBuilder
  ) {
    guard let first = tags.first else { return }
    guard let name = schema.content else {
      builder.report(
        .noContentProperty, at: location(first), path: element.path,
        "\(element.type) takes no elements, found <\(first.name)>")
      return
    }
    guard names.insert(name) else {
      builder.report(
        .duplicateName, at: location(first), path: element.path,
        "<\(first.name)> belongs to \(name), which is there already")
      return
    }
    let value = elements(
      tags, isList: schema.properties[name] != .element, at: location(first), depth: depth,
      path: element.path.appending(name), builder: &builder)
    guard let value else { return }
    element.properties.insert(
      DocumentProperty(name, value, location: location(first)), at: place)
  }

  func elements(
    _ tags: [XMLTag], isList: Bool, at place: DocumentLocation, depth: Int, path: DocumentPath,
    builder: inout TreeBuilder
  ) -> DocumentValue? {
    if !isList {
      guard let first = tags.first, tags.count == 1 else {
        builder.reportType(
          expected: "one element", found: "\(tags.count)", at: place, path: path)
        return nil
      }
      return element(first, depth: depth + 1, path: path, builder: &builder).map { .element($0) }
    }
    var elements: [DocumentElement] = []
    for (index, tag) in tags.enumerated() {
      let element = element(
        tag, depth: depth + 1, path: path.appending(index), builder: &builder)
      if let element { elements.append(element) }
    }
    return .elements(elements)
  }

  func visibleLocation(_ text: XMLIndex.Text) -> DocumentLocation {
    let range = text.range
    let start = range.first { ![0x20, 0x0A, 0x0D, 0x09].contains(source.bytes[$0]) }
    return DocumentLocation((start ?? range.lowerBound)..<range.upperBound, in: source)
  }

  func checkLength(
    _ text: String, at place: DocumentLocation, path: DocumentPath, builder: inout TreeBuilder
  ) {
    guard text.utf8.count > limits.stringBytes else { return }
    builder.report(
      .stringTooLong, at: place, path: path, "more than \(limits.stringBytes) bytes in a string")
  }
}
