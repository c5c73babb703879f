import Foundation
import Testing

/// Snippets that are compiled are only of use if they are those that are read.
@Suite struct `Snippets of the guides` {
  @Test(arguments: ["GettingStarted", "Lists", "MovingFromCarbon"])
  func `stand word for word in the tests that compile them`(guide: String) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try lines(of: root.appendingPathComponent("Guides/\(guide).md"))
    let tests = try lines(of: here.appendingPathComponent("\(guide)GuideTests.swift"))
    let snippets = text.split(separator: "```swift").dropFirst()
      .map { Array($0.prefix { $0 != "```" }) }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      #expect(contains(tests, snippet), "\(snippet.joined(separator: "\n"))")
    }
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
