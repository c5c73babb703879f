import KumikoDocuments

/// A small registry for tests.
struct TestSchema: DocumentSchema {
  private static let types: [String: ElementSchema] = [
    "Screen": ElementSchema([
      "title": .text, "live": .text, "rightBarItems": .elements, "onRefresh": .element,
      "pinnedToBottom": .elements,
    ]),
    "Section": ElementSchema(
      ["header": .text, "next": .text, "layout": .element, "rows": .elements], content: "rows"),
    "VFlex": ElementSchema(
      [
        "spacing": .number, "children": .elements, "accessibilityLabel": .text,
        "onSelect": .element,
      ], content: "children"),
    "TextElement": ElementSchema(["text": .text, "style": .text, "numberOfLines": .number]),
    "ImageElement": ElementSchema([
      "source": .text, "aspectRatio": .number, "cornerRadius": .number,
    ]),
    "ListRow": ElementSchema([
      "title": .text, "isEnabled": .boolean, "onSelect": .element, "info": .value,
    ]),
    "ButtonRow": ElementSchema(["title": .text, "onSelect": .element]),
    "SearchRow": ElementSchema(["bind": .text, "placeholder": .text, "onSubmit": .element]),
    "BarItem": ElementSchema(["symbol": .text, "badge": .value, "onSelect": .element]),
    "Shelf": ElementSchema(["height": .number, "paging": .text]),
    "Grid": ElementSchema(["minimumWidth": .number, "spacing": .number]),
    "Navigate": ElementSchema(["to": .text]),
    "Refresh": ElementSchema([:]),
  ]

  func elementSchema(for type: String) -> ElementSchema? { Self.types[type] }
}

/// What a text is read as, by the small registry.
func read(
  _ text: String, file: String = "front", limits: DocumentLimits = DocumentLimits(),
  form: DocumentForm? = nil
) -> DocumentReading {
  DocumentReader(schema: TestSchema(), limits: limits).read(
    Array(text.utf8), file: file, form: form)
}

/// The problems of a text, a line each.
func problems(
  _ text: String, limits: DocumentLimits = DocumentLimits(), form: DocumentForm? = nil
) -> [String] {
  read(text, limits: limits, form: form).problems.lines
}

/// A screen in JSON whose only section has certain rows.
func jsonRows(_ rows: String) -> String {
  #"{"kumiko":"1.0","type":"Screen","sections":[{"type":"Section","rows":[\#n\#(rows)\#n]}]}"#
}

/// A screen in XML whose only section has certain rows.
func xmlRows(_ rows: String) -> String {
  #"<Screen kumiko="1.0"><Section>\#n\#(rows)\#n</Section></Screen>"#
}

/// What is wrong with rows, without the name of the file.
func rowProblems(json rows: String) -> [String] {
  problems(jsonRows(rows)).map { String($0.dropFirst(6)) }
}

/// What is wrong with rows, without the name of the file.
func rowProblems(xml rows: String) -> [String] {
  problems(xmlRows(rows)).map { String($0.dropFirst(6)) }
}
