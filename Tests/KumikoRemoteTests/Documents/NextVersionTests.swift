import Foundation
import Kumiko
import KumikoRemote
import Testing
import _TestSupport
import _UIKitTestSupport

/// A version of a document that is read after another one takes elements over from it, and nobody
/// can tell.
@MainActor
@Suite("The next version of a document", .closesWindows, .timeLimit(.minutes(2)))
struct NextVersionTests {
  private static func screen(_ rows: [String]) -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "list", "state": { "n": 1 },
      "sections": [ { "type": "Section", "id": "all", "rows": [
        \(rows.joined(separator: ",\n    ")) ] } ] }
    """
  }

  private static func row(_ id: Int, _ title: String = "row") -> String {
    id % 2 == 0
      ? #"{ "type": "ListRow", "id": "\#(id)", "title": "\#(title)" }"#
      : #"{ "type": "ListRow", "id": "\#(id)", "title": "\#(title) ${state.n}" }"#
  }

  private func read(_ words: String, after previous: RemoteScreen? = nil) -> RemoteScreen.Reading {
    RemoteScreen.read(Data(words.utf8), file: "list.json", previous: previous)
  }

  private func rows(_ screen: RemoteScreen) -> [DocumentElement] {
    screen.document.sections.flatMap { $0.elements("rows") }
  }

  private func sources(_ screen: RemoteScreen) -> Set<ObjectIdentifier> {
    Set(rows(screen).compactMap { $0.location.map { ObjectIdentifier($0.source) } })
  }

  @Test("takes over the rows that have not changed, wherever they stand")
  func unchangedRows() throws {
    let first = try #require(read(Self.screen((0..<20).map { Self.row($0) })).screen)
    var words = (0..<20).map { Self.row($0) }
    words[4] = Self.row(4, "changed")
    words.remove(at: 9)
    words.insert(Self.row(30), at: 12)
    let next = try #require(read(Self.screen(words), after: first).screen)
    let old = try #require(rows(first).first?.location?.source)
    let read = rows(next).filter { $0.location?.source !== old }.map { $0.id?.text }
    #expect(read == ["4", "30"])
    #expect(next.document == self.read(Self.screen(words)).screen?.document)
  }

  @Test("keeps few texts of earlier versions")
  func keptTexts() throws {
    var words = (0..<20).map { Self.row($0) }
    var screen = try #require(read(Self.screen(words)).screen)
    for version in 0..<20 {
      words[version] = Self.row(version, "changed")
      screen = try #require(read(Self.screen(words), after: screen).screen)
      #expect(sources(screen).count <= 4)
      #expect(screen.document == read(Self.screen(words)).screen?.document)
    }
  }

  @Test("has its problems at the places of its own text")
  func problems() throws {
    let first = try #require(read(Self.screen((0..<6).map { Self.row($0) })).screen)
    for change in [
      { (rows: [String]) in rows + [Self.row(3)] },
      { $0 + [#"{ "type": "ListRow", "id": "7", "title": 1, "bogus": 2 }"#] },
      { $0 + [#"{ "type": "Bogus", "id": "7" }"#] },
      { $0 + [#"{ "type": "ListRow", "id": "7", "title": "${bogus(" }"#] },
      { [Self.row(9)] + $0 + ["}"] },
    ] {
      let words = Self.screen(change((0..<6).map { Self.row($0) }))
      let next = read(words, after: first)
      let anew = read(words)
      #expect(next.problems.lines == anew.problems.lines)
      #expect(anew.problems.lines != [])
      #expect((next.screen == nil) == (anew.screen == nil))
    }
  }

  @Test("reports what goes wrong in a row that was taken over where that stands now")
  func reports() throws {
    let open = """
      { "type": "ListRow", "id": "open", "title": "Open",
          "onSelect": { "type": "Open", "url": "ftp://example.com" } }
      """
    let stage = try DocumentStage(Self.screen([Self.row(0), open]))
    let words = Self.screen([Self.row(0), Self.row(1), Self.row(2), open])
    let next = RemoteScreen.read(
      Data(words.utf8), file: "test.json", previous: stage.controller.model.remoteScreen)
    stage.controller.show(try #require(next.screen))
    stage.stage.settle()
    try stage.stage.tap(on: "Open")
    #expect(
      stage.problems.map { "\($0.file):\($0.position) \($0.path)" }
        == ["test.json:7:42 sections[0].rows[3].onSelect.url"])
  }

  // MARK: Any text after any other

  @Test("is what it is when it is read alone, whatever was changed", arguments: 0..<24)
  func randomChanges(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let samples = try Self.samples()
    var words = try #require(samples.randomElement(using: &random))
    var previous = read(words).screen
    for step in 0..<12 {
      words = Self.changed(words, using: &random)
      let next = read(words, after: previous)
      let anew = read(words)
      #expect(next.problems.lines == anew.problems.lines, "seed \(seed), step \(step)")
      #expect(next.screen?.document == anew.screen?.document, "seed \(seed), step \(step)")
      if let screen = next.screen { previous = screen }
      // What cannot be read any more is given up.
      if anew.screen == nil {
        words = try #require(samples.randomElement(using: &random))
      }
    }
  }

  private static func samples() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Documents").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Changes a text: an object goes, comes twice, or changes places with another one; a letter or
  /// some space is another one.
  private static func changed(_ words: String, using random: inout SeededRandom) -> String {
    var bytes = Array(words.utf8)
    let objects = objects(in: bytes)
    guard let object = objects.randomElement(using: &random) else { return words }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let comma = bytes[object.upperBound...].prefix { $0 != 0x2C }.count
      bytes.removeSubrange(object.lowerBound...min(object.upperBound + comma, bytes.count - 1))
    case 1: bytes.insert(contentsOf: Array(bytes[object]) + [0x2C], at: object.lowerBound)
    case 2:
      if let other = objects.randomElement(using: &random), !other.overlaps(object) {
        let (low, high) = other.lowerBound < object.lowerBound ? (other, object) : (object, other)
        let (first, second) = (Array(bytes[low]), Array(bytes[high]))
        bytes.replaceSubrange(high, with: first)
        bytes.replaceSubrange(low, with: second)
      }
    case 3, 4:
      let letters = object.filter { 0x61...0x7A ~= bytes[$0] }
      if let letter = letters.randomElement(using: &random) { bytes[letter] = 0x78 }
    case 5:
      let digits = object.filter { 0x30...0x39 ~= bytes[$0] }
      if let digit = digits.randomElement(using: &random) { bytes[digit] = 0x37 }
    case 6: bytes.insert(contentsOf: Array("\n  ".utf8), at: object.lowerBound)
    default:
      if let byte = object.randomElement(using: &random) { bytes.remove(at: byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ranges of objects, told by their braces.
  private static func objects(in bytes: [UInt8]) -> [Range<Int>] {
    var open: [Int] = []
    var objects: [Range<Int>] = []
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x7B { open.append(offset) }
      if byte == 0x7D, let start = open.popLast() { objects.append(start..<offset + 1) }
    }
    return objects
  }
}
