import Foundation
import KumikoRemote

/// Makes a screen of parts of foreign documents: what all converters share.
struct ScreenBuilder {
  var state: [String: RemoteValue] = [:]
  var data: [String: RemoteValue] = [:]
  var title: String?
  private(set) var sections: [DocumentElement] = []
  private var rows: [DocumentElement] = []
  private var names = 0

  /// A name that no other has.
  mutating func name(_ stem: String) -> String {
    names += 1
    return "\(stem)\(names)"
  }

  /// Adds a row to the present section.
  mutating func add(_ row: DocumentElement) { rows.append(row) }

  mutating func add(_ rows: [DocumentElement]) { self.rows += rows }

  /// Ends the present section, and adds another one that is there already.
  mutating func add(section: DocumentElement) {
    endSection()
    sections.append(section)
  }

  /// Ends the present section if it has rows.
  mutating func endSection() {
    guard !rows.isEmpty else { return }
    sections.append(
      element("Section", id: name("section"), ["rows": .elements(rows)]))
    rows = []
  }

  /// The whole screen.
  mutating func screen(_ id: String) -> ScreenDocument {
    endSection()
    var root = element("Screen", id: id, [:])
    if let title { root.properties.append(.init("title", .value(.string(title)))) }
    if !state.isEmpty { root.properties.append(.init("state", .value(.object(state)))) }
    if !data.isEmpty { root.properties.append(.init("data", .value(.object(data)))) }
    root.properties.append(.init("sections", .elements(sections)))
    return ScreenDocument(element: root)
  }

  // MARK: Elements

  func element(
    _ type: String, id: String? = nil, _ properties: KeyValuePairs<String, DocumentValue?>
  ) -> DocumentElement {
    DocumentElement(
      type, id: id,
      properties: properties.compactMap { name, value in
        value.map { DocumentProperty(name, $0) }
      })
  }

  /// Views below each other or beside each other.
  func box(
    _ children: [DocumentElement], isHorizontal: Bool, spacing: Double = 8,
    _ more: [DocumentProperty] = []
  ) -> DocumentElement {
    var box = element(
      isHorizontal ? "HFlex" : "VFlex",
      ["spacing": .value(.number(spacing)), "children": .elements(children)])
    box.properties.insert(contentsOf: more, at: 0)
    return box
  }

  /// A view with space around it, as a row.
  func row(_ view: DocumentElement) -> DocumentElement {
    guard ["VFlex", "HFlex", "TextElement", "ImageElement"].contains(view.type) else { return view }
    return box([view], isHorizontal: false, [.init("padding", .value(16))])
  }

  /// A picture, whose rows do not jump when it comes.
  func image(_ url: String, label: String?, ratio: Double, width: Double? = nil) -> DocumentElement
  {
    element(
      "ImageElement",
      [
        "source": .value(.string(url)), "aspectRatio": .value(.number(ratio)),
        "width": width.map { .value(.number($0)) },
        "accessibilityLabel": label.map { .value(.string($0)) },
      ])
  }

  /// One of several things, each a row.
  func choices(
    _ options: [(title: String, value: String)], bind: String, isMultiple: Bool
  ) -> [DocumentElement] {
    options.map { option in
      element(
        isMultiple ? "MultipleChoiceRow" : "ChoiceRow",
        [
          "title": Self.literal(option.title), "value": Self.literal(option.value),
          "bind": .value(.string(bind)),
        ])
    }
  }

  /// A text as it stands, whatever is in it.
  static func literal(_ text: String) -> DocumentValue {
    guard text.contains("${") else { return .value(.string(text)) }
    return .expression(text.replacing("${", with: "$${"))
  }

  /// An address that documents may open; others lead to the server of the screen.
  func link(_ url: String) -> DocumentElement {
    url.hasPrefix("http") || url.hasPrefix("mailto:") || url.hasPrefix("tel:")
      ? element("Open", ["url": .value(.string(url))])
      : element("Navigate", ["to": .value(.string(url))])
  }

  func set(_ path: String, _ value: RemoteValue) -> DocumentElement {
    element("SetState", ["path": .value(.string(path)), "to": .value(value)])
  }
}

extension DocumentElement {
  /// This element with a condition.
  func shown(if expression: String) -> DocumentElement {
    var copy = self
    if let other = condition?.value.text?.dropFirst(2).dropLast() {
      copy.condition = DocumentCondition(.if, .expression("${(\(other)) && (\(expression))}"))
    } else {
      copy.condition = DocumentCondition(.if, .expression("${\(expression)}"))
    }
    return copy
  }

  /// This element with one more property.
  func with(_ name: String, _ value: DocumentValue?) -> DocumentElement {
    guard let value else { return self }
    var copy = self
    copy.properties.append(DocumentProperty(name, value))
    return copy
  }
}
