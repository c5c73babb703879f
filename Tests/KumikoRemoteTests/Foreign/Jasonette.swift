import Foundation
import KumikoRemote

/// Jasonette: sections of items, `{{#each}}` templates over data, actions in words.
struct Jasonette {
  private var builder = ScreenBuilder()
  private var fields: [String] = []
  private var scopes: [String] = ["data"]

  static func convert(_ text: String) throws -> ScreenDocument {
    let root = try RemoteValue.parse(text)["$jason"]
    var converter = Jasonette()
    converter.builder.data = converter.identified(root["head"]["data"]).fields
    converter.builder.title = root["head"]["title"].string
    let body =
      root["body"].isThere ? root["body"] : root["head"]["templates"]["body"]
    converter.findFields(body)
    for section in body["sections"].list { converter.convert(section: section) }
    return converter.builder.screen("jason")
  }

  private func identified(_ value: RemoteValue) -> RemoteValue {
    switch value {
    case .object(let fields): return .object(fields.mapValues { identified($0) })
    case .list(let values):
      return .list(
        values.enumerated().map { index, value in
          guard case .object(var fields) = identified(value) else { return value }
          fields["jasonID"] = .string("item \(index)")
          return .object(fields)
        })
    default: return value
    }
  }

  private mutating func findFields(_ value: RemoteValue) {
    switch value {
    case .object(let object):
      let type = value["type"].string ?? ""
      if ["textfield", "textarea", "switch", "slider"].contains(type),
        let name = value["name"].string
      {
        fields.append(name)
        switch type {
        case "switch": builder.state[name] = .bool(value["value"].string == "true")
        case "slider": builder.state[name] = .number(Double(value["value"].string ?? "") ?? 0.5)
        default: builder.state[name] = .string(value["value"].string ?? "")
        }
      }
      for field in object.sorted(by: { $0.key < $1.key }) { findFields(field.value) }
    case .list(let values): for value in values { findFields(value) }
    default: break
    }
  }

  // MARK: Sections

  private mutating func convert(section: RemoteValue) {
    let rows = items(section["items"]).map { builder.row($0) }
    let header = section["header"]["text"].string.map { text($0) }
    if section["type"].string == "horizontal" {
      let layout = builder.element("Shelf", ["height": .value(150), "width": .value("160")])
      builder.add(
        section: builder.element(
          "Section", id: builder.name("shelf"),
          ["header": header, "layout": .element(layout), "rows": .elements(rows)]))
    } else {
      builder.add(
        section: builder.element(
          "Section", id: builder.name("section"), ["header": header, "rows": .elements(rows)]))
    }
  }

  /// Items, or one for each of a list: `{ "{{#each things}}": item }`.
  private mutating func items(_ value: RemoteValue) -> [DocumentElement] {
    guard case .object(let fields) = value, let (key, item) = fields.first,
      let each = key.firstMatch(of: /\{\{#each ([\w.$]+)\}\}/)
    else { return value.list.flatMap { conditional($0) } }
    let list = path(String(each.1))
    let name = builder.name("item")
    scopes.append(name)
    defer { scopes.removeLast() }
    return conditional(item).enumerated().map { number, element in
      var copy = builder.row(element)
      copy.loop = DocumentLoop(name, in: list)
      copy.id = DocumentText("\(name) \(number) ${\(name).jasonID}")
      return copy
    }
  }

  /// An item, or those of a condition: `[{ "{{#if x}}": item }, { "{{#else}}": item }]`.
  private mutating func conditional(_ value: RemoteValue) -> [DocumentElement] {
    guard case .object(let fields) = value, fields.count == 1, let (key, item) = fields.first,
      let test = key.firstMatch(of: /\{\{#if (.+)\}\}/)
    else { return convert(value) }
    let expression = condition(String(test.1))
    return convert(item).map { $0.shown(if: expression) }
  }

  private mutating func convert(_ item: RemoteValue) -> [DocumentElement] {
    var element = made(item)
    if item["href"].isThere {
      element = element.with("onSelect", .elements([builder.link(link(item["href"]))]))
    } else if item["action"].isThere, element.property("onSelect") == nil {
      element = element.with("onSelect", .elements(actions(item["action"])))
    }
    return [element]
  }

  private mutating func made(_ item: RemoteValue) -> DocumentElement {
    let name = item["name"].string ?? ""
    let bind = DocumentValue.value(.string("state.\(name)"))
    switch item["type"].string ?? "" {
    case "label":
      return builder.element(
        "TextElement",
        [
          "text": text(item["text"].string ?? ""),
          "textStyle": item["style"]["size"].string.flatMap { Double($0) }.map {
            .value($0 >= 20 ? "title2" : $0 <= 12 ? "caption1" : "body")
          },
          "weight": item["style"]["font"].string?.contains("Bold") == true ? .value("bold") : nil,
        ])
    case "image":
      return builder.image(
        item["url"].string ?? "", label: "Picture", ratio: 1,
        width: item["style"]["width"].string.flatMap { Double($0) })
    case "button":
      return builder.element(
        "ButtonRow",
        [
          "title": text(item["text"].string ?? ""),
          "onSelect": .elements(
            item["href"].isThere
              ? [builder.link(link(item["href"]))] : actions(item["action"])),
        ])
    case "textfield":
      return builder.element(
        "TextInput",
        [
          "bind": bind, "placeholder": item["placeholder"].string.map { text($0) },
          "isSecure": item["style"]["secure"].string == "true" ? .value(true) : nil,
        ])
    case "textarea":
      return builder.element(
        "MultilineTextInput",
        ["bind": bind, "placeholder": item["placeholder"].string.map { text($0) }])
    case "switch":
      return builder.element(
        "ToggleRow", ["title": text(item["title"].string ?? name), "bind": bind])
    case "slider": return builder.element("SliderRow", ["bind": bind])
    case "space":
      let height = item["height"].string.flatMap { Double($0) } ?? 10
      return builder.element("EmptySpace", ["height": .value(.number(height))])
    case let type where item["components"].isThere:
      return builder.box(
        items(item["components"]).map { $0.with("shrink", type == "horizontal" ? .value(1) : nil) },
        isHorizontal: type == "horizontal")
    default: return builder.element("EmptySpace", ["height": .value(0)])
    }
  }

  // MARK: Actions and templates

  private func link(_ href: RemoteValue) -> String {
    let url = href["url"].string ?? "/"
    return url.replacing(/\{\{([\w.$]+)\}\}/) { "${\(path(String($0.output.1)))}" }
  }

  private func actions(_ action: RemoteValue) -> [DocumentElement] {
    let options = action["options"]
    let next = action["success"].isThere ? actions(action["success"]) : []
    switch action["type"].string ?? "" {
    case "$network.request":
      var form: [String: RemoteValue] = [:]
      for name in options["data"].fields.keys { form[name] = .string("${state.\(name)}") }
      return [
        builder.element(
          "Submit",
          [
            "to": .value(.string(options["url"].string ?? "/")),
            "form": .value(.object(form)),
            "onSuccess": next.isEmpty ? nil : .elements(next),
          ])
      ]
    case "$util.alert":
      return [
        builder.element(
          "Alert",
          [
            "title": options["title"].string.map { text($0) },
            "message": options["description"].string.map { text($0) },
          ])
      ] + next
    case "$reload": return [builder.element("Refresh", [:])] + next
    case "$back", "$close": return [builder.element("Dismiss", [:])]
    case "$set":
      return options.fields.sorted { $0.key < $1.key }
        .map { builder.set("state.\($0.key)", $0.value) } + next
    default: return [builder.link("/")]
    }
  }

  private func text(_ words: String) -> DocumentValue {
    guard words.contains("{{") else { return ScreenBuilder.literal(words) }
    return .expression(
      words.replacing("${", with: "$${").replacing(/\{\{([\w.$]+)\}\}/) {
        "${\(path(String($0.output.1)))}"
      })
  }

  private func path(_ name: String) -> String {
    if name.hasPrefix("$root.") { return "data." + name.dropFirst(6) }
    return "\(scopes.last ?? "data").\(name)"
  }

  private func condition(_ words: String) -> String {
    words.replacing(/'[^']*'|\b[a-zA-Z_][\w.]*/) { match in
      let word = String(match.output)
      let isName = !word.hasPrefix("'") && !["true", "false", "null"].contains(word)
      return isName ? path(word) : word
    }
  }
}
