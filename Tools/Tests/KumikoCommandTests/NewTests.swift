import Foundation
import KumikoRemote
import Testing

@testable import kumiko

@Suite("A new document")
struct NewTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// What is written to a file of a name in the folder.
  private func reading(of name: String) throws -> RemoteScreen.Reading {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try New.parse([file.path]).run()
    return RemoteScreen.read(try Data(contentsOf: file), file: name)
  }

  @Test(
    "is called as its file, whatever stands in the name",
    arguments: ["shop", #"a "good" one"#, #"C:\new"#, "Ann's <shop> & more", "漢字"],
    ["json", "xml", "XML"])
  func names(name: String, form: String) throws {
    let reading = try reading(of: "\(name).\(form)")
    #expect(!reading.problems.hasErrors)
    #expect(reading.screen?.id == name)
  }

  @Test("takes what looks like an expression in the name as text", arguments: ["json", "xml"])
  func expressions(form: String) throws {
    let reading = try reading(of: "${price}.\(form)")
    #expect(!reading.problems.hasErrors)
    #expect(reading.screen?.id == "$${price}")
  }

  @Test("is in XML if its file is called so, in letters of either case")
  func form() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("SHOP.XML")
    try New.parse([file.path]).run()
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<"))
  }

  @Test("is named so that shells read it as one word")
  func shellWords() {
    #expect(New.shellWord("screens/front-1.json") == "screens/front-1.json")
    #expect(New.shellWord("my shop.json") == "'my shop.json'")
    #expect(New.shellWord("Ann's.json") == #"'Ann'\''s.json'"#)
    #expect(New.shellWord("$HOME.json") == "'$HOME.json'")
  }
}
