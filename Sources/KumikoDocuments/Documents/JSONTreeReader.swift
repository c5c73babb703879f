/// Makes elements of JSON.
struct JSONTreeReader {
  /// Where bytes stood that are not the source's own, because XML had references in them.
  var decoded: XMLText.Decoded?

  func location(_ json: JSONValue, _ source: DocumentSource) -> DocumentLocation {
    let range = json.range
    guard let decoded else { return DocumentLocation(range, in: source) }
    let start = decoded.sourceOffset(of: range.lowerBound)
    let end = decoded.sourceOffset(of: range.upperBound)
    return DocumentLocation(start..<max(start, end), in: source)
  }

  // MARK: Elements

  /// Makes an element of an object, whose type may have a default; nil if that was reported.
  func element(
    _ json: JSONValue, depth: Int, path: DocumentPath, defaultType: String? = nil,
    ignoring ignored: Set<String> = [], builder: inout TreeBuilder
  ) -> DocumentElement? {
    let place = location(json, builder.source)
    guard builder.begin(depth: depth, at: place, path: path),
      let type = type(of: json, at: place, path: path, defaultType: defaultType, builder: &builder)
    else { return nil }
    let shape = builder.shape(of: type)
    var element = DocumentElement(shape.type, location: place, path: path)
    element.properties.reserveCapacity(shape.count)
    defer { shape.count = element.properties.count }
    var names = KnownNames()
    let mayRepeat = builder.mayRepeatNames
    var position = 0
    json.forEachMember { key, value in
      defer { position += 1 }
      guard let name = shape.name(of: key, at: position), name.text != "type",
        ignored.isEmpty || !ignored.contains(name.text),
        // What is right, which nearly all names are, needs no place.
        name.isProperty
          || builder.isPropertyName(name.text, at: location(key, builder.source), path: path),
        // The scanner has reported what stands twice.
        !mayRepeat || names.insert(name.text)
      else { return }
      let made = self.value(
        value, name: name.text, of: shape.type, type: name.type, depth: depth, path: path,
        builder: &builder)
      guard let made else { return }
      let place = location(value, builder.source)
      if name.reserved == nil {
        element.properties.append(DocumentProperty(name.text, made, location: place))
      } else {
        builder.set(name.text, made, at: place, in: &element)
      }
    }
    return element
  }

  /// Makes an element that is kept as its text; nil if it has to be read.
  private func keptElement(
    _ json: JSONValue, depth: Int, path: @autoclosure () -> DocumentPath,
    builder: inout TreeBuilder
  ) -> DocumentElement? {
    // Where a name stands twice, the scanner has said so, and only one of them counts.
    guard !builder.mayRepeatNames, let found = builder.literals?.text(json),
      builder.keep(found.text, depth: depth)
    else { return nil }
    let id = found.id.map {
      DocumentText($0.string ?? "", location: location($0, builder.source))
    }
    return DocumentElement(
      found.type, id: id, text: found.text, at: location(json, builder.source), path: path())
  }

  private func type(
    of json: JSONValue, at place: DocumentLocation, path: DocumentPath, defaultType: String?,
    builder: inout TreeBuilder
  ) -> String? {
    guard json.kind == .object else {
      if json.tag != .invalid {
        builder.reportType(expected: "element", found: json.kind.rawValue, at: place, path: path)
      }
      return nil
    }
    guard let type = json["type"] else {
      if let defaultType { return defaultType }
      builder.report(.missingProperty, at: place, path: path, "an element has no type")
      return nil
    }
    guard let name = type.string else {
      if type.tag != .invalid {
        builder.reportType(
          expected: "string", found: type.kind.rawValue, at: location(type, builder.source),
          path: path.appending("type"))
      }
      return nil
    }
    if DocumentName.isElement(name) { return name }
    let isName = builder.isElementName(
      name, at: location(type, builder.source), path: path.appending("type"))
    return isName ? name : nil
  }

  // MARK: Values

  /// Makes the value of a property; nil if there is none, which was reported.
  func value(
    _ json: JSONValue, name: String, of parentType: String, type: DocumentValueType?, depth: Int,
    path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentValue? {
    switch json.tag {
    case .invalid: return nil
    case .string where type != .element && type != .elements || name == "fallback":
      return DocumentValue(text: json.string ?? "")
    case .object where type != .value && isElement(json, type):
      let path = path.appending(name)
      // What stands in for another element takes over its loop and its condition.
      if name != "fallback",
        let kept = keptElement(json, depth: depth + 1, path: path, builder: &builder)
      {
        return .element(kept)
      }
      return element(json, depth: depth + 1, path: path, builder: &builder).map { .element($0) }
    case .list where type != .value:
      return list(
        json, name: name, of: parentType, type: type, depth: depth, path: path, builder: &builder)
    case .null: return .value(.null)
    default:
      guard type == .element || type == .elements else { return .value(json.remoteValue) }
      builder.reportType(
        expected: type == .element ? "element" : "elements", found: json.kind.rawValue,
        at: location(json, builder.source), path: path.appending(name))
      return nil
    }
  }

  /// Whether an object is an element: it must be one, or says so by the name of its type.
  private func isElement(_ json: JSONValue, _ type: DocumentValueType?) -> Bool {
    if type == .element || type == .elements { return true }
    return json["type"]?.string.map(DocumentName.isElement) ?? false
  }

  private func list(
    _ json: JSONValue, name: String, of parentType: String, type: DocumentValueType?, depth: Int,
    path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentValue? {
    var count = 0
    var elementCount = 0
    json.forEachElement { item in
      count += 1
      if item.tag == .known || item.tag == .object && isElement(item, type) { elementCount += 1 }
    }
    let isTyped = type == .element || type == .elements
    if elementCount == 0, !isTyped { return .value(json.remoteValue) }
    let path = path.appending(name)
    var elements: [DocumentElement] = []
    elements.reserveCapacity(elementCount)
    var index = 0
    json.forEachElement { item in
      defer { index += 1 }
      if item.tag == .known {
        let known = builder.known(
          item, in: parentType, list: name, depth: depth + 1, path: path.appending(index))
        if let known { elements.append(known) }
        return
      }
      let isMixed = !isTyped && !(item.tag == .object && isElement(item, type))
      if isMixed {
        guard item.tag != .invalid else { return }
        builder.report(
          .mixedList, at: location(item, builder.source), path: path.appending(index),
          "expected element as before, found \(item.kind.rawValue)")
      } else if let element = keptElement(
        item, depth: depth + 1, path: path.appending(index), builder: &builder)
      {
        elements.append(element)
      } else if let element = element(
        item, depth: depth + 1, path: path.appending(index), builder: &builder)
      {
        elements.append(element)
      }
    }
    return .elements(elements)
  }
}
