extension XMLTreeReader {
  /// What a text stands for: what its type says if it is written so, otherwise itself.
  static func literal(_ text: String, _ type: DocumentValueType?) -> DocumentValue {
    if DocumentValue.isExpression(text) { return .expression(text) }
    switch type {
    case .number: return number(text).map { .value(.number($0)) } ?? .value(.string(text))
    case .boolean where text == "true": return .value(true)
    case .boolean where text == "false": return .value(false)
    default: return .value(.string(text))
    }
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let isValid = bytes.withUnsafeBufferPointer { JSONNumber.isValid($0, in: 0..<$0.count) }
    guard isValid else { return nil }
    let number = JSONNumber.value(of: bytes, in: 0..<bytes.count)
    return number.isFinite ? number : nil
  }

  /// Makes the value of a property that is written as a tag; nil if there is none, which was
  /// reported.
  func value(
    _ tag: XMLTag, type: DocumentValueType?, depth: Int, path: DocumentPath,
    builder: inout TreeBuilder
  ) -> DocumentValue? {
    if tag.name == "requires" { return modules(tag, path: path, builder: &builder) }
    let form = form(of: tag, path: path, builder: &builder)
    let children = tag.children
    guard children.isEmpty || form == .json else {
      if let text = tag.firstVisibleText {
        builder.report(
          .misplacedText, at: visibleLocation(text), path: path,
          "elements and text do not go together")
      }
      let isList = form == .list || form == nil && (type == .elements || children.count > 1)
      return elements(
        children, isList: isList, at: location(tag), depth: depth, path: path, builder: &builder)
    }
    switch form {
    case .json: return json(tag, type: type, depth: depth, path: path, builder: &builder)
    case .list: return .elements([])
    case .one: break
    case nil:
      if type == .elements, tag.firstVisibleText == nil { return .elements([]) }
      if type == .value {
        return json(tag, type: type, depth: depth, path: path, builder: &builder)
      }
    }
    return text(tag, type: form == .one ? .element : type, path: path, builder: &builder)
  }

  private func text(
    _ tag: XMLTag, type: DocumentValueType?, path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentValue? {
    let text = tag.texts.map { tag.string($0) }.joined()
    let place = location(tag)
    guard type != .element && type != .elements || tag.name == "fallback" && text == "drop" else {
      let found = tag.firstVisibleText == nil ? "nothing" : "text"
      builder.reportType(
        expected: type == .element ? "element" : "elements", found: found, at: place, path: path)
      return nil
    }
    checkLength(text, at: place, path: path, builder: &builder)
    return Self.literal(text, type)
  }

  // MARK: Forms

  /// What a property's tag says about what is inside, where it is not what the schema says.
  enum Form: String, CaseIterable {
    case json
    case list
    case one
  }

  private func form(
    of tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder
  ) -> Form? {
    var form: Form?
    for attribute in tag.attributes {
      let name = tag.string(attribute.name)
      guard name == "form" else {
        builder.report(
          .misplacedAttribute, at: location(attribute.name), path: path,
          "the tag of a property has no attribute but form, found \(DocumentName.excerpt(name))")
        continue
      }
      let value = tag.attributeValue(attribute.value)
      form = Form(rawValue: value)
      guard form == nil else { continue }
      builder.report(
        .misplacedAttribute, at: location(attribute.value), path: path,
        "expected form json, list or one, found \(DocumentName.excerpt(value))",
        suggestion: NameSuggestion.nearest(to: value, in: Form.allCases.map(\.rawValue)))
    }
    return form
  }

  /// The attributes of `<requires>`, which are modules and their numbers.
  private func modules(
    _ tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentValue {
    if let child = tag.children.first {
      builder.report(
        .noContentProperty, at: location(child), path: path,
        "requires takes attributes, found <\(child.name)>")
    } else if let text = tag.firstVisibleText {
      builder.report(
        .misplacedText, at: visibleLocation(text), path: path,
        "requires takes attributes, found text")
    }
    var modules: [String: RemoteValue] = [:]
    for attribute in tag.attributes {
      let text = tag.attributeValue(attribute.value)
      // What is no number is reported as it is in JSON, an expression, too.
      let version: RemoteValue =
        if case .value(let value) = Self.literal(text, .number) { value } else { .string(text) }
      modules[tag.string(attribute.name)] = version
    }
    return .value(.object(modules))
  }

  // MARK: JSON

  /// Reads the JSON that a tag has as its text.
  func json(
    _ tag: XMLTag, type: DocumentValueType?, depth: Int, path: DocumentPath,
    builder: inout TreeBuilder
  ) -> DocumentValue? {
    if let child = tag.children.first {
      builder.report(
        .misplacedText, at: location(child), path: path,
        "\(tag.name) is JSON, found <\(child.name)>")
      return nil
    }
    guard let (index, reader) = scan(tag, path: path, builder: &builder) else { return nil }
    return reader.value(
      index.root, name: tag.name, of: "", type: type, depth: depth,
      path: path.parent, builder: &builder)
  }

  /// Reads the JSON of a tag where it stands, or, if it has references, a copy without them.
  private func scan(
    _ tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder
  ) -> (JSONIndex, JSONTreeReader)? {
    let texts = tag.texts
    let scanner = JSONScanner(limits: limits)
    var findings = ScanFindings(limit: limits.problems)
    if texts.count == 1, let text = texts.first, !text.isEncoded {
      let index = scanner.scan(source.bytes, in: text.range, findings: &findings)
      findings.report(to: &builder.problems, in: source, path: path)
      return index.map { ($0, JSONTreeReader()) }
    }
    var decoded = XMLText.Decoded()
    for text in texts {
      if text.isEncoded {
        XMLText.decode(source.bytes[text.range], isAttribute: false, into: &decoded)
      } else {
        decoded.beginRun(at: text.range.lowerBound)
        decoded.bytes += source.bytes[text.range]
      }
    }
    if texts.isEmpty { decoded.beginRun(at: tag.range.lowerBound) }
    let index = scanner.scan(
      decoded.bytes, in: 0..<decoded.bytes.count, findings: &findings)
    findings.report(to: &builder.problems, in: source, path: path) {
      decoded.sourceOffset(of: $0)
    }
    return index.map { ($0, JSONTreeReader(decoded: decoded)) }
  }
}
