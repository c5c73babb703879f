import Foundation
import KumikoRemote

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Hyperview: XML of views, lists, forms and behaviors.
struct Hyperview {
  private var builder = ScreenBuilder()
  private var hidden: Set<String> = []

  static func convert(_ text: String) throws -> ScreenDocument {
    let root = try XMLNode.parse(text)
    var converter = Hyperview()
    converter.findTargets(root)
    guard let body = root.first("body") else { throw CocoaError(.fileReadCorruptFile) }
    for child in body.children { converter.add(child) }
    return converter.builder.screen("hyperview")
  }

  private mutating func findTargets(_ node: XMLNode) {
    if ["show", "hide", "toggle"].contains(node["action"]), let target = node["target"] {
      hidden.insert(target)
    }
    for child in node.children { findTargets(child) }
  }

  // MARK: Rows

  private mutating func add(_ node: XMLNode) {
    switch node.name {
    case "header", "form", "list", "section-list": node.children.forEach { add($0) }
    case "view" where node["style"]?.contains("row") != true && node.behaviors.isEmpty:
      node.children.forEach { add($0) }
    case "section":
      builder.endSection()
      let title = node.children.first { $0.name == "section-title" }
      let inside = node.children.filter { $0.name != "section-title" }.flatMap { self.rows($0) }
      builder.add(
        section: builder.element(
          "Section", id: builder.name("section"),
          [
            "header": title.map { ScreenBuilder.literal($0.plainText) },
            "rows": .elements(inside.map { builder.row($0) }),
          ]))
    default: builder.add(rows(node).map { builder.row($0) })
    }
  }

  private mutating func rows(_ node: XMLNode) -> [DocumentElement] {
    switch node.name {
    case "select-single", "select-multiple": return select(node)
    case "behavior", "styles", "style": return []
    default: return [view(node)]
    }
  }

  private mutating func select(_ node: XMLNode) -> [DocumentElement] {
    let name = node["name"] ?? ""
    let isMultiple = node.name == "select-multiple"
    let options = node.all("option").map { (title: $0.plainText, value: $0["value"] ?? "") }
    let chosen = node.all("option").filter { $0["selected"] == "true" }.compactMap { $0["value"] }
    builder.state[name] =
      isMultiple ? .list(chosen.map { .string($0) }) : .string(chosen.first ?? "")
    return builder.choices(options, bind: "state.\(name)", isMultiple: isMultiple)
  }

  private mutating func view(_ node: XMLNode) -> DocumentElement {
    var element = made(node)
    let presses = node.behaviors.filter { ($0["trigger"] ?? "press") == "press" }
    if !presses.isEmpty, element.property("onSelect") == nil {
      element = element.with("onSelect", .elements(presses.flatMap { actions($0) }))
    }
    for seen in node.behaviors where seen["trigger"] == "visible" {
      element = element.with("impression", .value(.string(seen["event-name"] ?? "seen")))
    }
    if let id = node["id"], hidden.contains(id) || node["hide"] == "true" {
      builder.state["hides_\(id)"] = .bool(node["hide"] == "true")
      element = element.shown(if: "!state.hides_\(id)")
    }
    return element
  }

  private mutating func made(_ node: XMLNode) -> DocumentElement {
    let name = node["name"] ?? ""
    let bind = DocumentValue.value(.string("state.\(name)"))
    switch node.name {
    case "text":
      let isRich = node.children.contains { $0.name == "text" }
      return builder.element(
        "TextElement",
        [
          "text": isRich
            ? .init(text: node.markdown) : ScreenBuilder.literal(node.plainText),
          "markdown": isRich ? .value(true) : nil,
          "textStyle": node["style"] == "title" ? .value("title2") : nil,
          "numberOfLines": node["numberOfLines"].flatMap { Double($0) }.map {
            .value(.number($0))
          },
        ])
    case "image": return builder.image(node["source"] ?? "", label: "Picture", ratio: 1.5)
    case "text-field":
      builder.state[name] = .string(node["value"] ?? "")
      return builder.element(
        "TextInput",
        [
          "bind": bind, "placeholder": node["placeholder"].map { ScreenBuilder.literal($0) },
          "isSecure": node["secure-text"] == "true" ? .value(true) : nil,
          "keyboard": node["keyboard-type"] == "email-address" ? .value("emailAddress") : nil,
        ])
    case "text-area":
      builder.state[name] = .string(node["value"] ?? "")
      return builder.element(
        "MultilineTextInput",
        ["bind": bind, "placeholder": node["placeholder"].map { ScreenBuilder.literal($0) }])
    case "switch":
      builder.state[name] = .bool(node["value"] == "on")
      return builder.element(
        "ToggleRow",
        ["title": ScreenBuilder.literal(node["title"] ?? name), "bind": bind])
    case "date-field":
      builder.state[name] = .string(node["value"] ?? "")
      return builder.element(
        "DateRow", ["title": ScreenBuilder.literal(node["placeholder"] ?? "Date"), "bind": bind])
    case "spinner": return builder.element("ActivityRow", [:])
    default:
      let isRow = node["style"]?.contains("row") == true
      let children = node.children.flatMap { rows($0) }.map {
        $0.with("shrink", isRow ? .value(1) : nil)
      }
      return builder.box(
        children, isHorizontal: isRow, spacing: 4,
        isRow ? [.init("alignment", .value("start"))] : [])
    }
  }

  // MARK: Behaviors

  private func actions(_ behavior: XMLNode) -> [DocumentElement] {
    let target = "state.hides_\(behavior["target"] ?? "")"
    switch behavior["action"] ?? "push" {
    case "show": return [builder.set(target, .bool(false))]
    case "hide": return [builder.set(target, .bool(true))]
    case "toggle": return [builder.element("Toggle", ["path": .value(.string(target))])]
    case "set-value":
      return [
        builder.set("state.\(behavior["target"] ?? "")", .string(behavior["new-value"] ?? ""))
      ]
    case "back", "close": return [builder.element("Dismiss", [:])]
    case "reload": return [builder.element("Refresh", [:])]
    case "alert":
      return [
        builder.element(
          "Alert",
          [
            "title": behavior["title"].map { ScreenBuilder.literal($0) },
            "message": behavior["message"].map { ScreenBuilder.literal($0) },
          ])
      ]
    default:
      guard behavior["verb"] == "post" else { return [builder.link(behavior["href"] ?? "/")] }
      let form = builder.state.keys.filter { !$0.hasPrefix("hides_") }.sorted()
      return [
        builder.element(
          "Submit",
          [
            "to": .value(.string(behavior["href"] ?? "/")),
            "form": .value(
              .object(
                Dictionary(
                  form.map { ($0, .string("${state.\($0)}")) }, uniquingKeysWith: { $1 }))),
          ])
      ]
    }
  }
}

/// A node of a small XML tree.
final class XMLNode: NSObject, XMLParserDelegate {
  let name: String
  private let attributes: [String: String]
  private(set) var children: [XMLNode] = []
  /// The text of a node without a name.
  private var text = ""
  private var open: [XMLNode] = []

  init(_ name: String, _ attributes: [String: String] = [:]) {
    (self.name, self.attributes) = (name, attributes)
  }

  static func parse(_ text: String) throws -> XMLNode {
    let root = XMLNode("root")
    root.open = [root]
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = root
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return root
  }

  subscript(_ name: String) -> String? { attributes[name] }

  var behaviors: [XMLNode] { children.filter { $0.name == "behavior" } }

  func all(_ name: String) -> [XMLNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  func first(_ name: String) -> XMLNode? { all(name).first }

  /// All text inside.
  var plainText: String {
    name.isEmpty ? text : children.map(\.plainText).joined()
  }

  /// The text with what is bold as Markdown.
  var markdown: String {
    guard !name.isEmpty else {
      return text.replacing(/[*\[\]\\]/) { "\\\($0.output)" }
    }
    let words = children.map(\.markdown).joined()
    return self["style"] == "bold" ? "**\(words)**" : words
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = XMLNode(name, attributes)
    open.last?.children.append(node)
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    let parent = open.last
    guard parent?.name == "text" || parent?.name == "option" || parent?.name == "section-title"
    else { return }
    if let last = parent?.children.last, last.name.isEmpty {
      last.text += text
    } else {
      let node = XMLNode("")
      node.text = text
      parent?.children.append(node)
    }
  }
}
