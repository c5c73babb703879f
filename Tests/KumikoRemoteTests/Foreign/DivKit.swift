import Foundation
import KumikoRemote

/// DivKit: a card of nested containers, variables, typed expressions, templates that inherit.
struct DivKit {
  private var builder = ScreenBuilder()
  private let templates: [String: RemoteValue]
  private var variables: Set<String> = []

  static func convert(_ text: String) throws -> ScreenDocument {
    let document = try RemoteValue.parse(text)
    var converter = DivKit(templates: document["templates"].fields)
    let card = document["card"]
    for variable in card["variables"].list {
      guard let name = variable["name"].string else { continue }
      converter.variables.insert(name)
      converter.builder.state[name] = variable["value"]
    }
    for state in card["states"].list.prefix(1) { converter.convert(root: state["div"]) }
    return converter.builder.screen(card["log_id"].string ?? "card")
  }

  private init(templates: [String: RemoteValue]) { self.templates = templates }

  /// An element with what its template, and the template of that, say.
  private func resolved(_ div: RemoteValue) -> RemoteValue {
    guard let type = div["type"].string, let template = templates[type] else { return div }
    var fields = linked(template, div.fields).fields
    for (name, value) in div.fields where name != "type" { fields[name] = value }
    return resolved(.object(fields))
  }

  /// A template whose `"$name": "parameter"` are the parameters.
  private func linked(_ value: RemoteValue, _ parameters: [String: RemoteValue]) -> RemoteValue {
    switch value {
    case .object(let fields):
      var result: [String: RemoteValue] = [:]
      for (name, value) in fields {
        if name.hasPrefix("$") {
          result[String(name.dropFirst())] = value.string.flatMap { parameters[$0] }
        } else {
          result[name] = linked(value, parameters)
        }
      }
      return .object(result)
    case .list(let values): return .list(values.map { linked($0, parameters) })
    default: return value
    }
  }

  // MARK: Rows

  /// What stands below each other at the top becomes rows; what scrolls sideways, a section.
  private mutating func convert(root: RemoteValue) {
    let div = resolved(root)
    guard div["type"].string == "container", div["orientation"].string != "horizontal" else {
      return add(div)
    }
    for item in div["items"].list { add(resolved(item)) }
  }

  private mutating func add(_ div: RemoteValue) {
    switch div["type"].string ?? "" {
    case "gallery" where div["orientation"].string != "vertical", "pager":
      let isPager = div["type"].string == "pager"
      let rows = div["items"].list.map { builder.row(view(resolved($0))) }
      let layout =
        isPager
        ? builder.element("Carousel", ["width": .value(0.9), "spacing": .value(12)])
        : builder.element(
          "Shelf", ["height": .value(180), "width": .value("200"), "spacing": .value(8)])
      builder.add(
        section: builder.element(
          "Section", id: builder.name("shelf"),
          ["layout": .element(layout), "rows": .elements(rows)]))
    case "gallery": for item in div["items"].list { add(resolved(item)) }
    case "grid":
      let rows = div["items"].list.map { builder.row(view(resolved($0))) }
      let layout = builder.element("Grid", ["columns": .value(div["column_count"])])
      builder.add(
        section: builder.element(
          "Section", id: builder.name("grid"),
          ["layout": .element(layout), "rows": .elements(rows)]))
    case "tabs": addTabs(div)
    default: rows(div).forEach { builder.add(builder.row($0)) }
    }
  }

  private mutating func addTabs(_ div: RemoteValue) {
    let name = builder.name("tab")
    let titles = div["items"].list.map { $0["title"] }
    builder.state[name] = .number(div["selected_tab"].number ?? 0)
    builder.add(
      builder.element(
        "SegmentedRow",
        ["options": .value(.list(titles)), "bind": .value(.string("state.\(name)"))]))
    for (index, item) in div["items"].list.enumerated() {
      builder.add(
        rows(resolved(item["div"])).map { builder.row($0).shown(if: "state.\(name) == \(index)") })
    }
  }

  /// A control is several rows, all else is one.
  private mutating func rows(_ div: RemoteValue) -> [DocumentElement] {
    let div = resolved(div)
    switch div["type"].string ?? "" {
    case "select":
      let options = div["options"].list.map {
        (title: $0["text"].string ?? $0["value"].string ?? "", value: $0["value"].string ?? "")
      }
      let hint = div["hint_text"].string.map {
        builder.element("TextElement", ["text": ScreenBuilder.literal($0)])
      }
      let path = "state.\(div["value_variable"].string ?? "")"
      return
        ([hint].compactMap(\.self)
        + builder.choices(options, bind: path, isMultiple: false)).map { shown($0, div) }
    case "state":
      let name = builder.name("state")
      builder.state[name] = .string(
        div["default_state_id"].string ?? div["states"].list.first?["state_id"].string ?? "")
      return div["states"].list.flatMap { state in
        rows(state["div"]).map {
          $0.shown(if: "state.\(name) == '\(state["state_id"].string ?? "")'")
        }
      }
    default: return [view(div)]
    }
  }

  // MARK: Views

  private mutating func view(_ div: RemoteValue) -> DocumentElement {
    var element = made(div)
    let actions = (div["actions"].list + [div["action"]].filter(\.isThere)).map { action($0) }
    if !actions.isEmpty { element = element.with("onSelect", .elements(actions)) }
    if let id = div["visibility_action"]["log_id"].string {
      element = element.with("impression", .value(.string(id)))
    }
    if let paddings = insets(div["paddings"]) { element = element.with("padding", paddings) }
    if let margins = insets(div["margins"]) { element = element.with("margin", margins) }
    if let color = div["background"].list.first?["color"].string {
      element = element.with("background", .value(.string(Self.color(color))))
    }
    if let radius = div["border"]["corner_radius"].number {
      element = element.with("cornerRadius", .value(.number(radius)))
    }
    return shown(element, div)
  }

  private func shown(_ element: DocumentElement, _ div: RemoteValue) -> DocumentElement {
    guard let words = div["visibility"].string, words != "visible" else { return element }
    let test = words.hasPrefix("@{") ? "(\(expression(words))) == 'visible'" : "false"
    return element.shown(if: test)
  }

  private func insets(_ value: RemoteValue) -> DocumentValue? {
    guard value.isThere else { return nil }
    let names = ["left": "leading", "right": "trailing", "top": "top", "bottom": "bottom"]
    var fields: [String: RemoteValue] = [:]
    for (name, value) in value.fields { names[name].map { fields[$0] = value } }
    return .value(.object(fields))
  }

  private mutating func made(_ div: RemoteValue) -> DocumentElement {
    switch div["type"].string ?? "" {
    case "text": return text(div)
    case "image", "gif":
      let width = div["width"]["type"].string == "fixed" ? div["width"]["value"].number : nil
      let height = div["height"]["value"].number ?? 200
      return builder.image(
        div["image_url"].string ?? div["gif_url"].string ?? "",
        label: div["accessibility"]["description"].string ?? "Picture",
        ratio: (width ?? 358) / height, width: width)
    case "separator":
      return builder.element(
        "VFlex",
        ["height": .value(1), "background": .value("separator"), "children": .elements([])]
      )
    case "container", "grid", "gallery", "pager":
      let isHorizontal = div["orientation"].string == "horizontal"
      let children = div["items"].list.flatMap { item in
        rows(item).map { child in
          isHorizontal && resolved(item)["width"]["type"].string != "fixed"
            ? child.with("shrink", .value(1)) : child
        }
      }
      return builder.box(
        children, isHorizontal: isHorizontal, spacing: 4,
        isHorizontal ? [.init("alignment", .value("start"))] : [])
    case "input":
      let keyboards = ["email": "emailAddress", "phone": "phonePad", "number": "numberPad"]
      let path = DocumentValue.value(.string("state.\(div["text_variable"].string ?? "")"))
      let hint = div["hint_text"].string.map { ScreenBuilder.literal($0) }
      guard div["keyboard_type"].string != "multi_line_text" else {
        return builder.element("MultilineTextInput", ["bind": path, "placeholder": hint])
      }
      return builder.element(
        "TextInput",
        [
          "bind": path, "placeholder": hint,
          "keyboard": div["keyboard_type"].string.flatMap { keyboards[$0] }.map {
            .value(.string($0))
          },
        ])
    case "switch":
      return builder.element(
        "ToggleRow",
        [
          "title": ScreenBuilder.literal(div["accessibility"]["description"].string ?? "On"),
          "bind": .value(.string("state.\(div["is_on_variable"].string ?? "")")),
        ])
    case "slider":
      return builder.element(
        "SliderRow",
        [
          "bind": .value(.string("state.\(div["thumb_value_variable"].string ?? "")")),
          "minimum": .value(div["min_value"]), "maximum": .value(div["max_value"]),
        ])
    default: return builder.element("EmptySpace", ["height": .value(0)])
    }
  }

  private func text(_ div: RemoteValue) -> DocumentElement {
    let size = div["font_size"].number ?? 16
    let style = size >= 28 ? "title1" : size >= 20 ? "title3" : size < 14 ? "footnote" : "body"
    let words = div["text"].string ?? ""
    return builder.element(
      "TextElement",
      [
        "text": words.contains("@{")
          ? .expression(
            words.replacing(/@\{([^}]*)\}/) { "${\(expression(String($0.output.1)))}" })
          : ScreenBuilder.literal(words),
        "textStyle": .value(.string(style)),
        "weight": ["bold", "medium", "light"].contains(div["font_weight"].string)
          ? .value(div["font_weight"]) : nil,
        "color": div["text_color"].string.map { .value(.string(Self.color($0))) },
        "numberOfLines": div["max_lines"].number.map { .value(.number($0)) },
      ])
  }

  /// A fixed color with a second one for dark appearances; theirs begin with how opaque they are.
  private static func color(_ text: String) -> String {
    let digits = text.dropFirst()
    let bare = digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits
    return "#\(bare)/#\(bare.count == 8 ? "808080FF" : "808080")"
  }

  // MARK: Actions and expressions

  private func action(_ action: RemoteValue) -> DocumentElement {
    if action["typed"]["type"].string == "set_variable" {
      let name = action["typed"]["variable_name"].string ?? ""
      return builder.set("state.\(name)", value(action["typed"]["value"]["value"]))
    }
    let url = action["url"].string ?? "/"
    guard let parts = URLComponents(string: url), parts.scheme == "div-action" else {
      return builder.link(url)
    }
    let items = Dictionary(
      (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    let name = items["name"] ?? ""
    let text = items["value"] ?? ""
    let isNumber = builder.state[name]?.number != nil
    let isBool = builder.state[name]?.bool != nil
    let value: RemoteValue =
      isBool
      ? .bool(text == "true" || text == "1")
      : isNumber ? Double(text).map { .number($0) } ?? .string(text) : .string(text)
    return builder.set("state.\(name)", value)
  }

  private func value(_ value: RemoteValue) -> RemoteValue {
    guard let words = value.string, words.hasPrefix("@{") else { return value }
    return .string("${\(expression(words))}")
  }

  private func expression(_ words: String) -> String {
    var bare = words
    if bare.hasPrefix("@{") { bare = String(bare.dropFirst(2).dropLast()) }
    let functions = ["len": "count", "toUpperCase": "upper", "toLowerCase": "lower"]
    return bare.replacing(/'[^']*'|\b[a-zA-Z_]\w*/) { match in
      let word = String(match.output)
      return variables.contains(word) ? "state.\(word)" : functions[word] ?? word
    }
  }
}
