import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The documents of `Examples/Documents`, and the pages about documents.
@MainActor
@Suite("The sample documents", .closesWindows, .timeLimit(.minutes(2)))
struct SampleDocumentTests {
  nonisolated private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated static let names = [
    "hello", "contacts", "form", "settings", "status", "gallery", "product", "inbox", "feed",
    "loading", "front",
  ]

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: Self.root.appendingPathComponent("Examples/Documents/\(name)"))
  }

  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/\(name)"), encoding: .utf8)
  }

  @Test("have nothing wrong with them, and nothing to be warned of", arguments: names)
  func validation(name: String) throws {
    let reading = RemoteScreen.read(try data("\(name).json"), file: name)
    #expect(reading.problems.lines == [])
    #expect(reading.screen?.authorWarnings.map(\.description) == [])
  }

  @Test("are the same in XML", arguments: names)
  func conversion(name: String) throws {
    let registry = ScreenRegistry.stock
    let reader = DocumentReader(schema: registry)
    let writer = DocumentWriter(schema: registry)
    let document = try #require(reader.read(try data("\(name).json"), file: name).document)
    let reading = reader.read(Data(writer.xml(document).utf8), file: name)
    #expect(reading.problems.lines == [])
    #expect(reading.document == document)
    let again = try #require(reading.document)
    #expect(writer.xml(again) == writer.xml(document))
    let xml = RemoteScreen.read(Data(writer.xml(document).utf8), file: name)
    #expect(xml.problems.lines == [])
  }

  @Test(
    "show their texts in light, dark, right to left and large text without a problem",
    arguments: names)
  func pictures(name: String) throws {
    let reading = RemoteScreen.read(try data("\(name).json"), file: name)
    let screen = try #require(reading.screen)
    for look in 0..<4 {
      var problems: [DocumentProblem] = []
      let controller = RemoteScreenController(screen)
      controller.onProblem = { problems.append($0) }
      let stage = TestStage(
        root: UINavigationController(rootViewController: controller), isDark: look == 1,
        layoutDirection: look == 2 ? .rightToLeft : .leftToRight,
        contentSizeCategory: look == 3 ? .accessibilityExtraExtraExtraLarge : .large)
      // A wheel never comes to rest.
      #expect(stage.settle() || name == "loading")
      #expect(stage.texts.count > 1)
      #expect(problems.map(\.description) == [])
      stage.close()
    }
  }

  /// `RECORD_PICTURES=1`, with which reference pictures are recorded, writes the page, too.
  @Test("are described by a page that lists all elements")
  func elements() throws {
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
      let file = Self.root.appendingPathComponent("Documentation/RemoteElements.md")
      try ScreenSchema().markdown().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try page("RemoteElements.md") == ScreenSchema().markdown())
  }

  /// The first column of a table of the guide, name by name, with the second one.
  private func language(
    of title: String = "### The language in documents"
  ) throws -> [String: String] {
    var words: [String: String] = [:]
    let rest = try page("RemoteScreens.md").components(separatedBy: title).last ?? ""
    let part = rest.components(separatedBy: "\n### ")[0]
    for line in part.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      var owner = ""
      for name in cells[0].split(separator: ",") {
        var name = name.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
        if let dot = name.firstIndex(of: "."), dot > name.startIndex {
          owner = String(name[..<dot])
          name = String(name[dot...])
        }
        words[name.hasPrefix(".") ? owner + name : name] = cells[1]
      }
    }
    return words
  }

  @Test("can say every row, modifier and layout of the language, or a page says why not")
  func completeness() throws {
    let words = try language()
    var missing: [String] = []
    var module = ""
    for line in try page("API.txt").split(separator: "\n") {
      if line.hasPrefix("# ") { module = String(line.dropFirst(2)) }
      guard !line.contains("deprecated"), let name = Self.word(line, module) else { continue }
      if words[name] == nil { missing.append(name) }
    }
    #expect(Set(missing).sorted() == [])
    let names = Set(ScreenRegistry.stock.names)
    for row in words where row.value == "elements of the same names" {
      #expect(names.contains(row.key), "\(row.key) is no element")
    }
  }

  @Test("can say every parameter of the rows of the language")
  func parameters() throws {
    let registry = ScreenRegistry.stock
    let table = try language(of: "### Parameters of rows")
    // What all rows have: the same as those of one that has nothing of its own.
    let rowProperties = ["accessibilityIdentifier", "onSelect", "style"]
      .map { ElementProperty($0, .string, "") }
    var missing: [String] = []
    var module = ""
    for line in try page("API.txt").split(separator: "\n") {
      if line.hasPrefix("# ") { module = String(line.dropFirst(2)) }
      guard module == "KumikoStock", !line.contains("deprecated"),
        let found = line.firstMatch(of: #/^(\w+)\.init\((.*?)\)/#),
        let element = registry[String(found.1)], element.role == .row
      else { continue }
      let names = Set((element.properties + rowProperties).map(\.name))
      for label in found.2.split(separator: ":") {
        let said = table["\(found.1).\(label)"] ?? table[String(label)] ?? "`\(label)`"
        let properties = said.split(separator: ",").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
        }
        // Some rows have fewer texts, icons and styles than others.
        if !properties.contains(where: { names.contains($0) }) {
          missing.append("\(found.1).\(label)")
        }
      }
    }
    #expect(Set(missing).sorted() == [])
  }

  /// What a line of the list of the API says that a document might want to say.
  private static func word(_ line: Substring, _ module: String) -> String? {
    let parts = line.components(separatedBy: "  ")
    guard let head = parts.first, parts.count > 1 else { return nil }
    if module == "KumikoStock", parts[1] == ": Component" { return head }
    if parts[1] == ": ElementTree" || parts[1] == ": ViewElement" { return head }
    guard
      ["KumikoComponents", "KumikoRendering", "KumikoCompositional", "KumikoStock"]
        .contains(module)
    else { return nil }
    let pieces = head.split(separator: "(")[0].split(separator: ".")
    guard pieces.count == 2 else { return nil }
    let (owner, name) = (pieces[0], String(pieces[1]))
    switch owner {
    case "Component" where parts[1].contains("consuming func"): return "." + name
    case "ElementTree" where parts[1].contains("consuming func"): return "." + name
    case "SectionLayout" where parts[1].contains("static"): return "SectionLayout." + name
    case "Section" where parts[1].hasSuffix("-> Section"): return "Section." + name
    case "ListOptions" where parts[1].hasSuffix("-> ListOptions"): return "ListOptions." + name
    default: return nil
    }
  }

  @Test("have schemas that name all elements")
  func schemas() throws {
    let schema = ScreenSchema()
    let json = try #require(
      try JSONSerialization.jsonObject(with: schema.json()) as? [String: Any])
    let definitions = try #require(json["$defs"] as? [String: Any])
    for name in ScreenRegistry.stock.names { #expect(definitions[name] != nil) }
    let parser = XMLParser(data: schema.xsd())
    #expect(parser.parse())
  }
}
