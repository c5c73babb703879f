public import Foundation
import KumikoDocuments

/// Descriptions of documents for editors: what elements there are, with their properties.
public struct ScreenSchema: Sendable {
  private let registry: ScreenRegistry

  /// Creates the schema of what a registry knows.
  public init(_ registry: ScreenRegistry = .stock) { self.registry = registry }

  private var definitions: [ElementDefinition] { registry.names.compactMap { registry[$0] } }

  private func definitions(fitting role: ElementRole) -> [ElementDefinition] {
    definitions.filter { $0.role.fits(role) }
  }

  // MARK: JSON

  /// A schema of JSON (draft 2020-12).
  public func json() throws -> Data {
    try JSONSerialization.data(
      withJSONObject: schema.object,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  private var schema: RemoteValue {
    var parts: [String: RemoteValue] = [:]
    for definition in definitions { parts[definition.name] = element(definition) }
    for role in ElementRole.allCases {
      let names = definitions(fitting: role).map(\.name)
      parts["any-\(role.rawValue)"] = [
        "anyOf": .list(names.map { Self.reference($0) } + [Self.reference("template")])
      ]
    }
    parts["template"] = [
      "description": "a template of this document", "type": "object", "required": ["type"],
      "properties": [
        "type": [
          "type": "string", "pattern": "^[A-Z]", "not": ["enum": .list(names)],
        ]
      ],
    ]
    parts["expression"] = ["type": "string", "pattern": "\\$\\{"]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Screen document",
      "$defs": .object(parts), "allOf": [Self.reference("Screen")],
      "required": ["kumiko", "type"],
    ]
  }

  private var names: [RemoteValue] { registry.names.map { .string($0) } }

  private static func reference(_ name: String) -> RemoteValue {
    ["$ref": .string("#/$defs/\(name)")]
  }

  private func element(_ definition: ElementDefinition) -> RemoteValue {
    var properties: [String: RemoteValue] = Self.reserved
    properties["type"] = ["const": .string(definition.name)]
    if definition.name == "Screen" { properties.merge(Self.root) { $1 } }
    for property in CommonProperties.of(definition.role) + definition.properties {
      var described = value(of: property.type)
      described["description"] = .string(property.summary)
      properties[property.name] = .object(described)
    }
    let needed = definition.properties.filter(\.isRequired).map { RemoteValue.string($0.name) }
    return [
      "type": "object", "description": .string(definition.summary),
      "properties": .object(properties), "required": .list(["type"] + needed),
      "additionalProperties": false,
    ]
  }

  private static let reserved: [String: RemoteValue] = [
    "id": ["type": "string"], "if": ["type": ["string", "boolean"]],
    "elseIf": ["type": ["string", "boolean"]], "else": ["const": true],
    "for": ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]* in "],
    "where": ["type": "string"],
    "requires": ["type": "object", "additionalProperties": ["type": "integer"]],
    "fallback": ["anyOf": [["type": "object"], ["const": "drop"]]],
  ]

  private static let root: [String: RemoteValue] = [
    "kumiko": ["type": "string", "pattern": "^1\\.[0-9]+$"], "state": ["type": "object"],
    "data": ["type": "object"], "strings": ["type": "object"],
    "templates": ["type": "object"], "styles": ["type": "object"],
    "reset": ["type": "array", "items": ["type": "string"]],
  ]

  private func value(of type: PropertyType) -> [String: RemoteValue] {
    switch type {
    case .text, .string, .url, .image, .date, .symbol, .style, .color:
      ["type": ["string", "number", "boolean"]]
    case .binding: ["type": "string", "pattern": "^state\\."]
    case .number: ["anyOf": [["type": "number"], Self.reference("expression")]]
    case .boolean: ["anyOf": [["type": "boolean"], Self.reference("expression")]]
    case .choice(let words):
      ["anyOf": [["enum": .list(words.map { .string($0) })], Self.reference("expression")]]
    case .texts: ["anyOf": [["type": "array"], Self.reference("expression")]]
    case .length: ["type": ["number", "string"]]
    case .insets: ["type": ["number", "object", "string"]]
    case .textOrElement(let role):
      ["anyOf": [["type": "string"], Self.reference("any-\(role.rawValue)")]]
    case .element(let role): ["anyOf": [Self.reference("any-\(role.rawValue)")]]
    case .elements(let role):
      ["type": "array", "items": Self.reference("any-\(role.rawValue)")]
    case .actions:
      [
        "anyOf": [
          Self.reference("any-action"), ["type": "array", "items": Self.reference("any-action")],
        ]
      ]
    case .value: [:]
    }
  }

  // MARK: Words

  /// A page that lists all elements and actions with their properties, in Markdown.
  public func markdown() -> String {
    var lines = [
      "# Elements of screen documents", "",
      "Written by `kumiko schema --markdown`. Every element also has the reserved words of "
        + "[the form](RemoteScreens.md); a property takes a literal or `${…}`.",
    ]
    let titles: [(ElementRole, String)] = [
      (.screen, "Screens"), (.section, "Sections"), (.barItem, "Bar items"), (.row, "Rows"),
      (.view, "Views"), (.layout, "Layouts"), (.action, "Actions"), (.command, "Commands"),
    ]
    for (role, title) in titles {
      lines += ["", "## \(title)"]
      let common = CommonProperties.of(role)
      if !common.isEmpty {
        lines += ["", "All of them have:", ""] + Self.table(common)
      }
      for definition in definitions where definition.role == role {
        lines += ["", "### \(definition.name)", "", definition.summary.sentence]
        if let content = definition.content {
          lines[lines.count - 1] += " XML: `\(content)` inside."
        }
        if !definition.properties.isEmpty { lines += [""] + Self.table(definition.properties) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ properties: [ElementProperty]) -> [String] {
    ["| property | takes | |", "|---|---|---|"]
      + properties.map { property in
        let takes = property.type.description.replacingOccurrences(of: "|", with: "·")
        let needed = property.isRequired ? " (needed)" : ""
        return "| `\(property.name)` | \(takes) | \(property.summary)\(needed) |"
      }
  }

  // MARK: XML

  /// A schema of XML (XSD 1.0).
  public func xsd() -> Data {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#,
    ]
    for definition in definitions { lines += xsd(of: definition) }
    lines.append("</xs:schema>")
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func xsd(of definition: ElementDefinition) -> [String] {
    let properties = CommonProperties.of(definition.role) + definition.properties
    let known = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    var attributes = Self.reserved.keys.filter { $0 != "requires" && $0 != "fallback" }
    var tags = ["requires", "fallback"]
    if definition.name == "Screen" {
      attributes.append("kumiko")
      tags += ["state", "data", "strings", "templates", "styles", "reset"]
    }
    for (name, property) in known {
      tags.append(name)
      switch property.type.form {
      case .text, .number, .boolean: attributes.append(name)
      case .element, .elements, .value: break
      }
    }
    var lines = [
      "  <xs:element name=\"\(definition.name)\">",
      "    <xs:annotation><xs:documentation>\(definition.summary.escaped)</xs:documentation>"
        + "</xs:annotation>",
      "    <xs:complexType>", "      <xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">",
    ]
    lines += Set(tags).sorted().map { "        <xs:element name=\"\($0)\" type=\"xs:anyType\"/>" }
    if let content = definition.content, let property = known[content] {
      lines += definitions(fitting: property.type.role ?? .row).map {
        "        <xs:element ref=\"\($0.name)\"/>"
      }
    }
    lines.append("      </xs:choice>")
    lines += Set(attributes).sorted().map {
      "      <xs:attribute name=\"\($0)\" type=\"xs:string\"/>"
    }
    return lines + ["    </xs:complexType>", "  </xs:element>"]
  }
}

extension PropertyType {
  /// The role of the elements that stand in it.
  fileprivate var role: ElementRole? {
    switch self {
    case .element(let role), .elements(let role), .textOrElement(let role): role
    case .actions: .action
    default: nil
    }
  }
}

extension RemoteValue {
  /// The value as `JSONSerialization` takes it.
  fileprivate var object: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value
    case .string(let value): value
    case .list(let values): values.map(\.object)
    case .object(let fields): fields.mapValues(\.object)
    }
  }
}

extension String {
  /// The words as a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }

  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
