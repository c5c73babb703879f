extension JSONTreeReader {
  /// The names and parameters of templates, which elements are read by.
  static func templates(of root: JSONValue) -> [(name: String, params: RemoteValue)] {
    (root["templates"]?.members ?? []).compactMap { key, value in
      key.string.map { ($0, value["params"]?.remoteValue ?? [:]) }
    }
  }

  /// Makes the document; nil if it is of no known kind or version.
  func document(_ root: JSONValue, builder: inout TreeBuilder) -> RemoteDocument? {
    let place = location(root, builder.source)
    guard root.kind == .object else {
      if root.tag != .invalid {
        builder.reportType(expected: "object", found: root.kind.rawValue, at: place, path: .root)
      }
      return nil
    }
    let kumiko = root["kumiko"]
    let version = builder.version(
      kumiko.map { .value($0.remoteValue) },
      at: kumiko.map { location($0, builder.source) } ?? place)
    let isScreen = root["type"]?.equals("Screen") ?? false
    guard isScreen || root["type"]?.equals("Patch") ?? false else {
      reportRoot(root, at: place, builder: &builder)
      return nil
    }
    let head: Set<String> = isScreen ? ["kumiko", "templates", "styles"] : ["kumiko"]
    let element = element(root, depth: 1, path: .root, ignoring: head, builder: &builder)
    let templates = isScreen ? templates(root["templates"], builder: &builder) : []
    let styles = isScreen ? styles(root["styles"], builder: &builder) : []
    guard let version, let element else { return nil }
    if !isScreen { return .patch(PatchDocument(version: version, element: element)) }
    return .screen(
      ScreenDocument(version: version, element: element, templates: templates, styles: styles))
  }

  private func reportRoot(
    _ root: JSONValue, at place: DocumentLocation, builder: inout TreeBuilder
  ) {
    guard let type = root["type"] else {
      builder.report(
        .missingProperty, at: place, path: .root, "expected type: \"Screen\" or \"Patch\"")
      return
    }
    let found = type.string.map(DocumentName.excerpt) ?? type.kind.rawValue
    builder.report(
      .unknownRoot, at: location(type, builder.source), path: DocumentPath.root.appending("type"),
      "expected \"Screen\" or \"Patch\", found \(found)",
      suggestion: type.string.flatMap { NameSuggestion.nearest(to: $0, in: ["Screen", "Patch"]) })
  }

  /// Calls `body` for each member of an object of the document, with its path.
  private func forEachMember(
    of json: JSONValue?, _ name: String, builder: inout TreeBuilder,
    _ body: (String, JSONValue, JSONValue, DocumentPath, inout TreeBuilder) -> Void
  ) {
    guard let json, json.tag != .invalid else { return }
    let path = DocumentPath.root.appending(name)
    guard json.kind == .object else {
      builder.reportType(
        expected: "object", found: json.kind.rawValue, at: location(json, builder.source),
        path: path)
      return
    }
    var names: Set<String> = []
    json.forEachMember { key, value in
      guard let name = key.string, names.insert(name).inserted, value.tag != .invalid else {
        return
      }
      body(name, key, value, path.appending(name), &builder)
    }
  }

  private func templates(_ json: JSONValue?, builder: inout TreeBuilder) -> [DocumentTemplate] {
    var templates: [DocumentTemplate] = []
    forEachMember(of: json, "templates", builder: &builder) { name, key, value, path, builder in
      guard builder.isTemplateName(name, at: location(key, builder.source), path: path) else {
        return
      }
      if let template = template(name, value, path: path, builder: &builder) {
        templates.append(template)
      }
    }
    return templates
  }

  private func template(
    _ name: String, _ json: JSONValue, path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentTemplate? {
    let place = location(json, builder.source)
    guard json.kind == .object else {
      builder.reportType(expected: "object", found: json.kind.rawValue, at: place, path: path)
      return nil
    }
    for (key, _) in json.members {
      guard let name = key.string, name != "params", name != "body" else { continue }
      builder.report(
        .misplacedProperty, at: location(key, builder.source), path: path,
        "a template has params and a body, found \(DocumentName.excerpt(name))",
        suggestion: NameSuggestion.nearest(to: name, in: ["params", "body"]))
    }
    var params: RemoteValue = [:]
    if let json = json["params"] {
      params = json.remoteValue
      builder.checkParameters(
        params, at: location(json, builder.source), path: path.appending("params"))
    }
    guard let body = json["body"] else {
      builder.report(.missingProperty, at: place, path: path, "a template has no body")
      return nil
    }
    return element(body, depth: 1, path: path.appending("body"), builder: &builder).map {
      DocumentTemplate(name, params: params, body: $0, location: place)
    }
  }

  private func styles(_ json: JSONValue?, builder: inout TreeBuilder) -> [DocumentStyle] {
    var styles: [DocumentStyle] = []
    forEachMember(of: json, "styles", builder: &builder) { name, key, value, path, builder in
      guard builder.isPropertyName(name, at: location(key, builder.source), path: path),
        let element = element(
          value, depth: 1, path: path, defaultType: "Style", builder: &builder)
      else { return }
      styles.append(DocumentStyle(name, element, location: element.location))
    }
    return styles
  }
}
