extension XMLTreeReader {
  /// The names and parameters of templates, which elements are read by.
  func templates(of root: XMLTag, builder: TreeBuilder) -> [(name: String, params: RemoteValue)] {
    // What is wrong with parameters is reported when the templates themselves are read.
    var builder = builder
    let tags = root.children.filter { $0.name == "templates" }.flatMap(\.children)
    return tags.map { tag in
      let params = tag.children.first { $0.name == "params" }
      return (tag.name, params.flatMap { self.params($0, path: .root, builder: &builder) } ?? [:])
    }
  }

  private func params(
    _ tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder
  ) -> RemoteValue? {
    let value = json(
      tag, type: .value, depth: 1, path: path.appending("params"), builder: &builder)
    guard case .value(let params) = value else { return nil }
    return params
  }

  /// Makes the document; nil if it is of no known kind or version.
  func document(_ root: XMLTag, builder: inout TreeBuilder) -> RemoteDocument? {
    let kumiko = root.attributes.first { root.string($0.name) == "kumiko" }
    let version = builder.version(
      kumiko.map { .value(.string(root.attributeValue($0.value))) },
      at: kumiko.map { location($0.value) } ?? location(root))
    let name = root.name
    guard name == "Screen" || name == "Patch" else {
      builder.report(
        .unknownRoot, at: location(root), path: .root,
        "expected <Screen> or <Patch>, found <\(name)>",
        suggestion: NameSuggestion.nearest(to: name, in: ["Screen", "Patch"]))
      return nil
    }
    let isScreen = name == "Screen"
    let head: Set<String> = isScreen ? ["kumiko", "templates", "styles"] : ["kumiko"]
    let element = element(root, depth: 1, path: .root, ignoring: head, builder: &builder)
    let templates = isScreen ? templates(root, builder: &builder) : []
    let styles = isScreen ? styles(root, builder: &builder) : []
    guard let version, let element else { return nil }
    if !isScreen { return .patch(PatchDocument(version: version, element: element)) }
    return .screen(
      ScreenDocument(version: version, element: element, templates: templates, styles: styles))
  }

  /// Calls `body` for each tag in a part of the document, with its path.
  private func forEachTag(
    of root: XMLTag, _ part: String, builder: inout TreeBuilder,
    _ body: (XMLTag, DocumentPath, inout TreeBuilder) -> Void
  ) {
    let path = DocumentPath.root.appending(part)
    for attribute in root.attributes where root.string(attribute.name) == part {
      builder.reportType(
        expected: "object", found: "string", at: location(attribute.value), path: path)
    }
    var names: Set<String> = []
    for (index, tag) in root.children.filter({ $0.name == part }).enumerated() {
      if index > 0 {
        builder.report(
          .duplicateName, at: location(tag), path: path, "\(part) stands twice in one element")
      }
      refuseText(in: tag, path: path, builder: &builder)
      refuseAttributes(of: tag, path: path, builder: &builder)
      for child in tag.children {
        let path = path.appending(child.name)
        refuseText(in: child, path: path, builder: &builder)
        refuseAttributes(of: child, path: path, builder: &builder)
        if names.insert(child.name).inserted {
          body(child, path, &builder)
        } else {
          builder.report(
            .duplicateName, at: location(child), path: path,
            "\(child.name) stands twice in \(part)")
        }
      }
    }
  }

  private func refuseText(in tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder) {
    guard let text = tag.firstVisibleText else { return }
    builder.report(
      .misplacedText, at: visibleLocation(text), path: path, "expected tags, found text")
  }

  private func refuseAttributes(of tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder) {
    guard let attribute = tag.attributes.first else { return }
    builder.report(
      .misplacedAttribute, at: location(attribute.name), path: path,
      "<\(tag.name)> has no attributes here")
  }

  private func templates(_ root: XMLTag, builder: inout TreeBuilder) -> [DocumentTemplate] {
    var templates: [DocumentTemplate] = []
    forEachTag(of: root, "templates", builder: &builder) { tag, path, builder in
      guard builder.isTemplateName(tag.name, at: location(tag), path: path) else { return }
      if let template = template(tag, path: path, builder: &builder) { templates.append(template) }
    }
    return templates
  }

  private func template(
    _ tag: XMLTag, path: DocumentPath, builder: inout TreeBuilder
  ) -> DocumentTemplate? {
    let place = location(tag)
    let bodies = tag.children.filter(Self.isElement)
    for child in tag.children where !Self.isElement(child) && child.name != "params" {
      builder.report(
        .misplacedProperty, at: location(child), path: path,
        "a template has params and a body, found <\(child.name)>",
        suggestion: NameSuggestion.nearest(to: child.name, in: ["params"]))
    }
    let all = tag.children.filter { $0.name == "params" }
    for other in all.dropFirst() {
      builder.report(
        .duplicateName, at: location(other), path: path, "params stands twice in one template")
    }
    var params: RemoteValue = [:]
    if let tag = all.first, let value = self.params(tag, path: path, builder: &builder) {
      params = value
      builder.checkParameters(params, at: location(tag), path: path.appending("params"))
    }
    guard let body = bodies.first else {
      builder.report(.missingProperty, at: place, path: path, "a template has no body")
      return nil
    }
    for other in bodies.dropFirst() {
      builder.report(
        .misplacedProperty, at: location(other), path: path,
        "a template has one body, found another: <\(other.name)>")
    }
    return element(body, depth: 1, path: path.appending("body"), builder: &builder).map {
      DocumentTemplate(tag.name, params: params, body: $0, location: place)
    }
  }

  private func styles(_ root: XMLTag, builder: inout TreeBuilder) -> [DocumentStyle] {
    var styles: [DocumentStyle] = []
    forEachTag(of: root, "styles", builder: &builder) { tag, path, builder in
      guard builder.isPropertyName(tag.name, at: location(tag), path: path) else { return }
      let value = elements(
        tag.children, isList: false, at: location(tag), depth: 0, path: path, builder: &builder)
      guard case .element(let element) = value else { return }
      styles.append(DocumentStyle(tag.name, element, location: element.location))
    }
    return styles
  }
}
