import Foundation
import Testing

/// What the first pages promise: how much there is to read, and how little to write.
@Suite struct `The first pages` {
  private func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The first snippet after a text.
  private func snippet(_ page: String, after text: String) throws -> String {
    let start = try #require(page.range(of: text))
    let rest = page[start.upperBound...]
    let begin = try #require(rest.range(of: "```swift\n"))
    let end = try #require(rest[begin.upperBound...].range(of: "```"))
    return String(rest[begin.upperBound..<end.lowerBound])
  }

  @Test func `say the language in at most 600 words`() throws {
    let words = try page("Documentation/Language.md").split { $0.isWhitespace }
    #expect(words.count <= 600)
  }

  @Test func `show a first picture above the twelve lines that make it`() throws {
    let list = try snippet(page("README.md"), after: "<img")
    #expect(list.split(separator: "\n").count == 12)
  }

  @Test(arguments: ["5", "6"])
  func `hold an app of twenty-five lines, the screen in twelve`(version: String) throws {
    let app = try snippet(page("README.md"), after: "## A whole app")
    let lines = app.split(separator: "\n")
    #expect(lines.count <= 25)
    let screen = lines.drop { !$0.contains("TeamController") }.prefix { !$0.hasPrefix("@main") }
    #expect(screen.count <= 12)
    let messages = try Compiler.messages(
      about: app, version: version, options: ["-parse-as-library"])
    #expect(messages.isEmpty, "\(messages)")
  }
}
