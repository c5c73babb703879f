extension TreeBuilder {
  /// Names that expressions have a meaning for already.
  static let reservedNames: Set<String> = ["data", "state", "env", "true", "false", "null", "in"]

  /// Sets a property of an element, or one of the words that every element has.
  mutating func set(
    _ name: String, _ value: DocumentValue, at location: DocumentLocation,
    in element: inout DocumentElement
  ) {
    switch name {
    case "id": element.id = id(value, at: location, path: element.path)
    case "for": element.loop = loop(value, at: location, path: element.path)
    case "where": element.filter = text(value, "where", at: location, path: element.path)
    case "if": setCondition(.if, value, at: location, in: &element)
    case "elseIf": setCondition(.elseIf, value, at: location, in: &element)
    case "else": setCondition(.else, value, at: location, in: &element)
    case "requires":
      element.requires = requirements(value, at: location, path: element.path.appending(name))
    case "fallback": element.fallback = fallback(value, at: location, path: element.path)
    default: element.properties.append(DocumentProperty(name, value, location: location))
    }
  }

  private mutating func text(
    _ value: DocumentValue, _ name: String, at location: DocumentLocation, path: DocumentPath
  ) -> DocumentText? {
    guard let text = value.text else {
      reportType(
        expected: "string", found: value.kind, at: location, path: path.appending(name))
      return nil
    }
    return DocumentText(text, location: location)
  }

  private mutating func id(
    _ value: DocumentValue, at location: DocumentLocation, path: DocumentPath
  ) -> DocumentText? {
    guard let id = text(value, "id", at: location, path: path) else { return nil }
    if id.text.utf8.count > limits.idBytes {
      report(
        .idTooLong, at: location, path: path.appending("id"),
        "more than \(limits.idBytes) bytes in an id")
    }
    return id
  }

  private mutating func setCondition(
    _ kind: DocumentCondition.Kind, _ value: DocumentValue, at location: DocumentLocation,
    in element: inout DocumentElement
  ) {
    let path = element.path.appending(kind.rawValue)
    if let other = element.condition {
      report(
        .severalConditions, at: location, path: path,
        "an element has one condition, found \(other.kind.rawValue) and \(kind.rawValue)")
      return
    }
    guard let value = condition(kind, value) else {
      reportType(
        expected: kind == .else ? "true" : "Boolean or expression", found: value.kind, at: location,
        path: path)
      return
    }
    element.condition = DocumentCondition(kind, value, location: location)
  }

  private func condition(_ kind: DocumentCondition.Kind, _ value: DocumentValue) -> DocumentValue? {
    switch (kind, value) {
    case (.else, .value(true)), (.else, .value("")): .value(true)
    case (.else, _): nil
    case (_, .value(.bool)), (_, .expression): value
    default: nil
    }
  }

  private mutating func loop(
    _ value: DocumentValue, at location: DocumentLocation, path: DocumentPath
  ) -> DocumentLoop? {
    guard let text = text(value, "for", at: location, path: path) else { return nil }
    guard let loop = DocumentLoop(text: text.text, location: location) else {
      report(
        .malformedLoop, at: location, path: path.appending("for"),
        "expected \"name in list\", found \(DocumentName.excerpt(text.text))")
      return nil
    }
    guard !Self.reservedNames.contains(loop.variable) else {
      report(
        .reservedWord, at: location, path: path.appending("for"),
        "\(loop.variable) is a reserved word")
      return nil
    }
    return loop
  }

  mutating func requirements(
    _ value: DocumentValue, at location: DocumentLocation, path: DocumentPath
  ) -> [DocumentRequirement] {
    guard case .value(.object(let object)) = value else {
      reportType(expected: "object", found: value.kind, at: location, path: path)
      return []
    }
    var requirements: [DocumentRequirement] = []
    for (module, version) in object.sorted(by: { $0.key < $1.key }) {
      guard isElementName(module, at: location, path: path) else { continue }
      guard case .number(let number) = version, let version = Int(exactly: number), version >= 1,
        version <= 1_000_000
      else {
        reportType(
          expected: "whole number from 1 on", found: version.kind, at: location,
          path: path.appending(module))
        continue
      }
      requirements.append(DocumentRequirement(module, version))
    }
    return requirements
  }

  private mutating func fallback(
    _ value: DocumentValue, at location: DocumentLocation, path: DocumentPath
  ) -> DocumentFallback? {
    switch value {
    case .element(let element): return .element(element)
    case .value("drop"): return .drop
    default:
      reportType(
        expected: "element or \"drop\"", found: value.kind, at: location,
        path: path.appending("fallback"))
      return nil
    }
  }

  // MARK: The document

  /// The version of a document; nil if it cannot be read by this library.
  mutating func version(
    _ value: DocumentValue?, at location: DocumentLocation?
  ) -> DocumentVersion? {
    let path = DocumentPath.root.appending("kumiko")
    guard let value else {
      report(
        .missingProperty, at: location, path: .root,
        "expected kumiko: \"\(DocumentVersion.current)\", the version of the format")
      return nil
    }
    guard case .value(.string(let text)) = value else {
      reportType(expected: "string", found: value.kind, at: location, path: path)
      return nil
    }
    guard let version = DocumentVersion(text) else {
      let found = DocumentName.excerpt(text)
      report(
        .malformedVersion, at: location, path: path,
        "expected a version such as \"\(DocumentVersion.current)\", found \(found)"
      )
      return nil
    }
    let current = DocumentVersion.current
    if version.major != current.major {
      report(
        .newerMajorVersion, at: location, path: path,
        "this library reads versions \(current.major).x, found \(version)")
      return nil
    }
    if version > current {
      report(
        .newerMinorVersion, at: location, path: path,
        "this library knows versions up to \(current), found \(version)")
    }
    return version
  }

  /// Whether a name may be that of a template.
  mutating func isTemplateName(
    _ name: String, at location: DocumentLocation, path: DocumentPath
  ) -> Bool {
    guard isElementName(name, at: location, path: path) else { return false }
    guard schema.isTaken(name) else { return true }
    report(.reservedWord, at: location, path: path, "\(name) is an element already")
    return false
  }

  /// Reports parameters that cannot be named in expressions, or are words of every element.
  mutating func checkParameters(
    _ params: RemoteValue, at location: DocumentLocation, path: DocumentPath
  ) {
    guard case .object(let params) = params else {
      reportType(expected: "object", found: params.kind, at: location, path: path)
      return
    }
    for name in params.keys.sorted() {
      guard isPropertyName(name, at: location, path: path) else { continue }
      let isReserved = Self.reservedNames.contains(name) || FormSchema.reserved[name] != nil
      guard isReserved else { continue }
      report(.reservedWord, at: location, path: path, "\(name) is a reserved word")
    }
  }
}

extension DocumentLoop {
  /// Reads `name in list`; nil if the text is written otherwise.
  init?(text: String, location: DocumentLocation? = nil) {
    let text = text.drop(while: \.isWhitespace)
    let variable = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let isName = variable.first.map { !$0.isNumber } ?? false
    let rest = text.dropFirst(variable.count)
    let keyword = rest.drop(while: \.isWhitespace)
    guard isName, keyword.count < rest.count, keyword.hasPrefix("in") else { return nil }
    let after = keyword.dropFirst(2)
    var list = after.drop(while: \.isWhitespace)
    guard list.count < after.count else { return nil }
    while list.last?.isWhitespace == true { list.removeLast() }
    guard !list.isEmpty else { return nil }
    self.init(String(variable), in: String(list), location: location)
  }
}
