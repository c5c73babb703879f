import Foundation
import KumikoRemote

/// Adaptive Cards: elements below each other, inputs, actions, and templates that bind data.
struct AdaptiveCards {
  private var builder = ScreenBuilder()
  private var inputs: [String] = []
  /// What is hidden until an action shows it, by id.
  private var toggled: Set<String> = []
  /// The names of the loops around the present element, the innermost last.
  private var scopes: [String] = ["data"]

  static func convert(_ text: String) throws -> ScreenDocument {
    var card = try RemoteValue.parse(text)
    var converter = AdaptiveCards()
    if card["$root"].isThere {
      converter.builder.data = converter.identified(card["$root"]).fields
      card = card["card"]
    }
    converter.findInputs(card)
    converter.convert(card: card).forEach { converter.builder.add($0) }
    return converter.builder.screen("card")
  }

  /// Lists of objects get ids, which loops need.
  private func identified(_ value: RemoteValue) -> RemoteValue {
    switch value {
    case .object(let fields): return .object(fields.mapValues { identified($0) })
    case .list(let values):
      return .list(
        values.enumerated().map { index, value in
          guard case .object(var fields) = identified(value) else { return value }
          fields["cardID"] = .string("entry \(index)")
          return .object(fields)
        })
    default: return value
    }
  }

  private mutating func findInputs(_ value: RemoteValue) {
    switch value {
    case .object(let fields):
      if let type = fields["type"]?.string, type.hasPrefix("Input."), let id = fields["id"]?.string
      {
        inputs.append(id)
        builder.state[id] = initial(value, type)
      }
      for target in value["targetElements"].list {
        if let id = target.string ?? target["elementId"].string { toggled.insert(id) }
      }
      for field in fields.sorted(by: { $0.key < $1.key }) { findInputs(field.value) }
    case .list(let values): for value in values { findInputs(value) }
    default: break
    }
  }

  private func initial(_ input: RemoteValue, _ type: String) -> RemoteValue {
    switch type {
    case "Input.Toggle": return .bool(input["value"].string == (input["valueOn"].string ?? "true"))
    case "Input.ChoiceSet" where input["isMultiSelect"].bool == true: return .list([])
    default: return .string(input["value"].string ?? input["value"].number.map { "\($0)" } ?? "")
    }
  }

  private mutating func convert(card: RemoteValue) -> [DocumentElement] {
    let body = card["body"].list.flatMap { convert($0) }.map { builder.row($0) }
    return body + card["actions"].list.flatMap { convert(action: $0) }
  }

  // MARK: Elements

  private mutating func convert(_ item: RemoteValue) -> [DocumentElement] {
    let loop = item["$data"].string.map { expression($0) }
    let name = builder.name("entry")
    if loop != nil { scopes.append(name) }
    var elements = made(item)
    if let condition = item["$when"].string {
      elements = elements.map { $0.shown(if: expression(condition)) }
    }
    if let id = item["id"].string, toggled.contains(id) || item["isVisible"].bool == false {
      builder.state["shows_" + id] = .bool(item["isVisible"].bool ?? true)
      elements = elements.map { $0.shown(if: "state.shows_\(id)") }
    }
    guard let loop else { return elements }
    scopes.removeLast()
    return elements.enumerated().map { number, element in
      var copy = element
      copy.loop = DocumentLoop(name, in: loop)
      copy.id = DocumentText("\(name) \(number) ${\(name).cardID}")
      return copy
    }
  }

  private mutating func made(_ item: RemoteValue) -> [DocumentElement] {
    switch item["type"].string ?? "" {
    case "TextBlock": return [text(item)]
    case "RichTextBlock":
      let words = item["inlines"].list.map { rich($0) }.joined()
      return [
        builder.element("TextElement", ["text": .init(text: words), "markdown": .value(true)])
      ]
    case "Image": return [image(item)]
    case "ImageSet":
      let images = item["images"].list.map { image($0).with("margin", .value(4)) }
      return [builder.box(images, isHorizontal: true, [.init("wrap", .value(true))])]
    case "Container":
      let children = item["items"].list.flatMap { convert($0) }
      // What is chosen by a tap on its row is a row of its own.
      if children.contains(where: { $0.type.hasSuffix("ChoiceRow") }) { return children }
      return [selectable(builder.box(children, isHorizontal: false), item)]
    case "ColumnSet":
      let columns = item["columns"].list.flatMap { column in
        convert(column).map { $0.with("grow", column["width"].string == "auto" ? nil : .value(1)) }
      }
      return [
        selectable(
          builder.box(columns, isHorizontal: true, [.init("alignment", .value("start"))]), item)
      ]
    case "Column":
      return [
        selectable(
          builder.box(item["items"].list.flatMap { convert($0) }, isHorizontal: false)
            .with("shrink", .value(1)), item)
      ]
    case "FactSet": return item["facts"].list.flatMap { fact($0) }
    case "Table":
      let rows = item["rows"].list.map { row in
        builder.box(
          row["cells"].list.map { cell in
            builder.box(cell["items"].list.flatMap { convert($0) }, isHorizontal: false)
              .with("grow", .value(1)).with("shrink", .value(1)).with("width", .value(0))
          }, isHorizontal: true, [.init("alignment", .value("start"))])
      }
      return [builder.box(rows, isHorizontal: false)]
    case "ActionSet": return item["actions"].list.flatMap { convert(action: $0) }
    case let type where type.hasPrefix("Input."): return input(item, type)
    default: return item["fallback"].isThere ? convert(item["fallback"]) : []
    }
  }

  private func text(_ item: RemoteValue) -> DocumentElement {
    let style: [String: String] = [
      "small": "footnote", "medium": "title3", "large": "title2", "extraLarge": "title1",
    ]
    let colors = [
      "accent": "tint", "good": "systemGreen", "warning": "systemOrange",
      "attention": "systemRed",
    ]
    let color = item["color"].string.flatMap { colors[$0] }
    let alignments = ["center": "center", "right": "trailing", "left": "leading"]
    return builder.element(
      "TextElement",
      [
        "text": value(item["text"].string ?? ""),
        "textStyle": item["size"].string.flatMap { style[$0] }.map { .value(.string($0)) },
        "weight": item["weight"].string == "Bolder" ? .value("bold") : nil,
        "color": (color ?? (item["isSubtle"].bool == true ? "secondaryLabel" : nil)).map {
          .value(.string($0))
        },
        "textAlignment": item["horizontalAlignment"].string.flatMap { alignments[$0] }.map {
          .value(.string($0))
        },
        "numberOfLines": .value(item["wrap"].bool == true ? 0 : 1),
      ])
  }

  private func rich(_ run: RemoteValue) -> String {
    let words = run.string ?? run["text"].string ?? ""
    let special: Set<Character> = ["*", "[", "]", "\\"]
    var escaped = ""
    for character in words {
      if special.contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    if run["weight"].string == "Bolder" { return "**\(escaped)** " }
    return run["italic"].bool == true ? "*\(escaped)* " : "\(escaped) "
  }

  private mutating func image(_ item: RemoteValue) -> DocumentElement {
    let widths: [String: Double] = ["small": 40, "medium": 80, "large": 160]
    let width = item["size"].string.flatMap { widths[$0] }
    let picture = builder.image(
      item["url"].string ?? "", label: item["altText"].string ?? "Picture",
      ratio: width == nil ? 1.5 : 1, width: width)
    return selectable(picture, item)
  }

  private mutating func fact(_ fact: RemoteValue) -> [DocumentElement] {
    let loop = fact["$data"].string.map { expression($0) }
    let name = builder.name("fact")
    if loop != nil { scopes.append(name) }
    var row = builder.element(
      "ListRow",
      ["title": value(fact["title"].string ?? ""), "value": value(fact["value"].string ?? "")])
    guard let loop else { return [row] }
    scopes.removeLast()
    row.loop = DocumentLoop(name, in: loop)
    row.id = DocumentText("\(name) ${\(name).cardID}")
    return [row]
  }

  private mutating func selectable(_ element: DocumentElement, _ item: RemoteValue)
    -> DocumentElement
  {
    guard item["selectAction"].isThere else { return element }
    return element.with("onSelect", .elements(actions(item["selectAction"])))
  }

  // MARK: Inputs and actions

  private mutating func input(_ item: RemoteValue, _ type: String) -> [DocumentElement] {
    let bind = "state.\(item["id"].string ?? "")"
    let label = item["label"].string.map { ScreenBuilder.literal($0) }
    let prompt = item["placeholder"].string.map { ScreenBuilder.literal($0) }
    let problem = item["errorMessage"].string.map { ScreenBuilder.literal($0) }
    switch type {
    case "Input.Toggle":
      return [
        builder.element(
          "ToggleRow",
          [
            "title": ScreenBuilder.literal(item["title"].string ?? ""),
            "bind": .value(.string(bind)),
          ])
      ]
    case "Input.ChoiceSet":
      let options = item["choices"].list.map {
        (title: $0["title"].string ?? "", value: $0["value"].string ?? "")
      }
      let header = label.map { builder.element("TextElement", ["text": $0]) }
      return [header].compactMap(\.self)
        + builder.choices(options, bind: bind, isMultiple: item["isMultiSelect"].bool == true)
    case "Input.Date", "Input.Time":
      return [
        builder.element(
          "DateRow",
          [
            "title": label ?? .value("Date"), "bind": .value(.string(bind)),
            "mode": .value(type == "Input.Time" ? "time" : "date"),
          ])
      ]
    case "Input.Text" where item["isMultiline"].bool == true:
      return [
        builder.element(
          "MultilineTextInput",
          ["bind": .value(.string(bind)), "placeholder": prompt, "minimumLineCount": .value(3)])
      ]
    default:
      let keyboards = ["email": "emailAddress", "tel": "phonePad", "url": "URL"]
      let isNumber = type == "Input.Number"
      return [
        builder.element(
          "TextInput",
          [
            "title": label, "bind": .value(.string(bind)), "placeholder": prompt,
            "keyboard": isNumber
              ? .value("numberPad")
              : item["style"].string.flatMap { keyboards[$0] }.map { .value(.string($0)) },
            "isRequired": item["isRequired"].bool.map { .value(.bool($0)) },
            "maximumLength": item["maxLength"].number.map { .value(.number($0)) },
            "message": problem,
          ])
      ]
    }
  }

  private mutating func convert(action: RemoteValue) -> [DocumentElement] {
    let button = builder.element(
      "ButtonRow",
      [
        "title": ScreenBuilder.literal(action["title"].string ?? "OK"),
        "buttonStyle": action["style"].string == "destructive" ? .value("destructive") : nil,
        "onSelect": .elements(actions(action)),
      ])
    guard action["type"].string == "Action.ShowCard" else { return [button] }
    let name = builder.name("card")
    builder.state[name] = .bool(false)
    let toggle = builder.element("Toggle", ["path": .value(.string("state.\(name)"))])
    var show = button
    show.properties.removeAll { $0.name == "onSelect" }
    return [show.with("onSelect", .elements([toggle]))]
      + convert(card: action["card"]).map { $0.shown(if: "state.\(name)") }
  }

  private mutating func actions(_ action: RemoteValue) -> [DocumentElement] {
    switch action["type"].string ?? "" {
    case "Action.OpenUrl": return [builder.link(action["url"].string ?? "/")]
    case "Action.ToggleVisibility":
      return action["targetElements"].list.map { target in
        let id = target.string ?? target["elementId"].string ?? ""
        if let isVisible = target["isVisible"].bool {
          return builder.set("state.shows_\(id)", .bool(isVisible))
        }
        return builder.element("Toggle", ["path": .value(.string("state.shows_\(id)"))])
      }
    default:
      var form: [String: RemoteValue] = action["data"].fields
      for id in inputs { form[id] = .string("${state.\(id)}") }
      return [
        builder.element(
          "Submit",
          ["to": .value("/submit"), "form": .value(.object(form))])
      ]
    }
  }

  // MARK: Templates

  /// A text whose `${name}` are of the data around it.
  private func value(_ words: String) -> DocumentValue {
    guard words.contains("${") else { return .value(.string(words)) }
    let bound = words.replacing(/\$\{([^}]*)\}/) { "${\(expression(String($0.output.1)))}" }
    return .expression(bound)
  }

  /// An expression whose names are of the data around it.
  private func expression(_ words: String) -> String {
    let bare = words.replacing("${", with: "").replacing("}", with: "")
    return bare.replacing(/\$root\.|'[^']*'|\b[a-zA-Z_][\w.]*/) { match in
      let word = String(match.output)
      if word == "$root." { return "data." }
      if word.hasPrefix("'") || ["true", "false", "null"].contains(word) { return word }
      return "\(scopes.last ?? "data").\(word)"
    }.replacing("data.data.", with: "data.")
  }
}
