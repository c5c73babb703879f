import Foundation
import Testing

/// Snippets that are compiled are only of use if they are those that are read.
@Suite struct `Snippets of the guides` {
  @Test(arguments: [
    ("GettingStarted", "KumikoRenderingTests/Guides"), ("Lists", "KumikoRenderingTests/Guides"),
    ("Forms", "KumikoStockTests/Guides"), ("Layouts", "KumikoCompositionalTests/Guides"),
  ])
  func `stand word for word in the tests that compile them`(guide: String, folder: String) throws {
    try expectSnippets(
      of: lines(of: root.appendingPathComponent("Guides/\(guide).md")),
      in: "\(folder)/\(guide)GuideTests.swift")
  }

  /// Those of doors; Scripts/check-doors compiles the lines that give one the original's name.
  @Test(arguments: ["Bento", "Carbon", "ListKit", "Render"])
  func `for those who come through a door stand in its tests, or in the language's`(
    original: String
  ) throws {
    let guide = "MovingFrom\(original)"
    let tests = try swiftFiles(in: "Tests").filter {
      $0.path.contains("/Kumiko\(original)Tests/")
        || $0.lastPathComponent == "\(guide)GuideTests.swift"
    }
    let lines = try tests.map(lines(of:))
    let text = try self.lines(of: root.appendingPathComponent("Guides/\(guide).md"))
    let renaming = "@_exported import Kumiko\(original)"
    for snippet in snippets(of: text) where snippet.first != renaming {
      #expect(
        lines.contains { contains($0, snippet) }, "\(snippet.joined(separator: "\n"))")
    }
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  @Test func `of the page of the language are compiled`() throws {
    try expectSnippets(
      of: lines(of: root.appendingPathComponent("Documentation/Language.md")),
      in: "KumikoCompositionalTests/Guides/LanguageGuideTests.swift")
  }

  @Test func `at the beginning and of layouts and trees in the README are compiled`() throws {
    let text = try lines(of: root.appendingPathComponent("README.md"))
    let commands = try #require(text.firstIndex(of: "## Two commands"))
    try expectSnippets(
      of: Array(text[..<commands]), in: "KumikoRenderingTests/Guides/ReadmeGuideTests.swift")
    let layouts = try #require(text.firstIndex(of: "## Layouts"))
    let linux = try #require(text.firstIndex(of: "## Linux"))
    try expectSnippets(
      of: Array(text[layouts..<linux]), in: "KumikoRenderingTests/Guides/ReadmeGuideTests.swift")
  }

  private var here: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  private var root: URL {
    here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func expectSnippets(of text: [String], in file: String) throws {
    let tests = try lines(of: root.appendingPathComponent("Tests/\(file)"))
    let snippets = snippets(of: text)
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      #expect(contains(tests, snippet), "\(snippet.joined(separator: "\n"))")
    }
  }

  private func snippets(of text: [String]) -> [[String]] {
    text.split(separator: "```swift").dropFirst().map { Array($0.prefix { $0 != "```" }) }
  }

  /// Lines without the space at their beginnings, which differs with what is around them.
  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func contains(_ lines: [String], _ snippet: [String]) -> Bool {
    lines.indices.contains { lines[$0...].starts(with: snippet) }
  }
}
