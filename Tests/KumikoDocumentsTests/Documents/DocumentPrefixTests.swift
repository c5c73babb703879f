import Foundation
import KumikoDocuments
import Testing
import _TestSupport

@Suite("The part of a document that has come") struct DocumentPrefixTests {
  private static let names = [
    "Shop", "contacts", "feed", "form", "front", "gallery", "hello", "inbox", "loading", "product",
    "settings", "status",
  ]

  /// Sections that a text describes, each as its id and the number of its rows.
  private func outline(_ bytes: [UInt8]) throws -> [[String]] {
    let reading = DocumentReader(schema: TestSchema()).read(bytes, file: "a", form: .json)
    let hasErrors = reading.problems.hasErrors
    #expect(!hasErrors, "\(reading.problems.lines.first ?? "")")
    guard case .screen(let screen)? = reading.document else { return [] }
    return screen.sections.map { section in
      ["\(section.id.map { "\($0)" } ?? "")"] + section.elements("rows").map(\.type)
    }
  }

  /// Whether everything of the first outline stands at the beginning of the second.
  private func grows(_ first: [[String]], _ second: [[String]]) -> Bool {
    guard first.count <= second.count else { return false }
    return zip(first, second).allSatisfy { $1.starts(with: $0) }
  }

  @Test("is a document at every byte, grows, and is the whole in the end", arguments: names)
  func samples(name: String) throws {
    let bytes = Array(ShopDocument.text("Examples/Documents/\(name).json").utf8)
    try #require(!bytes.isEmpty)
    var prefix = DocumentPrefix()
    var revision = 0
    var last: [[String]] = []
    for byte in bytes {
      prefix.append(CollectionOfOne(byte))
      guard prefix.revision != revision else { continue }
      revision = prefix.revision
      let outline = try outline(try #require(prefix.document))
      if !grows(last, outline) { Issue.record("\(last) became \(outline)") }
      last = outline
    }
    #expect(prefix.isComplete)
    #expect(prefix.document == bytes)
    let end = try outline(bytes)
    #expect(last == end)
    #expect(revision > 1)
  }

  @Test("is the same however bytes are cut")
  func chunks() {
    let bytes = Array(ShopDocument.json.utf8)
    var single = DocumentPrefix()
    var whole = DocumentPrefix()
    for end in stride(from: 0, to: bytes.count, by: 97) {
      let chunk = bytes[end..<min(end + 97, bytes.count)]
      whole.append(chunk)
      for byte in chunk { single.append(CollectionOfOne(byte)) }
      #expect(whole.document == single.document)
      #expect(whole.revision == single.revision)
    }
  }

  private func document(_ text: String) -> String? {
    var prefix = DocumentPrefix()
    prefix.append(text.utf8)
    return prefix.document.map { String(decoding: $0, as: UTF8.self) }
  }

  private let head = #"{"kumiko":"1.0","type":"Screen","sections":["#

  @Test("has the complete rows of a section that is not complete")
  func rows() {
    let section = head + #"{"type":"Section","id":"a","rows":["#
    let row = #"{"type":"ListRow","title":"]}\"["}"#
    #expect(document(section) == nil)
    #expect(document(section + row.dropLast()) == nil)
    #expect(document(section + row) == section + row + "]}]}")
    #expect(document(section + row + "," + row.dropLast(2)) == section + row + "]}]}")
    #expect(document(section + row + #"],"header":"x""#) == section + row + "]}]}")
    #expect(
      document(section + row + #"],"header":"x"},{"#) == section + row + #"],"header":"x"}]}"#)
  }

  @Test("shows no rows of a section whose type or id comes later")
  func lateNames() {
    for start in [#"{"rows":[{}"#, #"{"type":"Section","rows":[{}"#, #"{"id":"a","rows":[{}"#] {
      #expect(document(head + start) == nil)
      #expect(document(head + start + "]}") == head + start + "]}]}")
    }
  }

  @Test("has the properties behind the sections once they are complete")
  func laterProperties() {
    let sections = head + #"{"type":"Section"}]"#
    #expect(document(sections) == sections + "}")
    #expect(document(sections + #","title":"a"#) == sections + "}")
    #expect(document(sections + #","title":"a""#) == sections + "}")
    #expect(document(sections + #","title":"a","b"#) == sections + #","title":"a"}"#)
    let whole = sections + "} \n"
    #expect(document(whole) == whole)
  }

  @Test("shows nothing of what is no screen before its end")
  func others() {
    #expect(document("<Screen kumiko=\"1.0\"><Section/>") == nil)
    #expect(document(#"{"kumiko":"1.0","type":"Patch","sections":[{}"#) == nil)
    #expect(document(#"{"type":"Screen","sections":[{}"#) == nil)
    #expect(document(#"{"kumiko":"1.0","sections":[{}"#) == nil)
    #expect(document(#"{"kumiko":"1.0","type":"Screen","data":{"sections":[{}]"#) == nil)
    #expect(document("") == nil)
  }

  @Test("never traps, whatever comes")
  func fuzz() {
    var random = SeededRandom(seed: 5)
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"sections\"", "\"rows\"", "\"type\"",
      "\"Screen\"",
      "\"kumiko\"", "\"id\"", " ", "1", "é",
    ]
    for _ in 0..<5_000 {
      var prefix = DocumentPrefix()
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        prefix.append((parts.randomElement(using: &random) ?? "").utf8)
        guard let document = prefix.document else { continue }
        // It is what has come, cut somewhere, and the ends of what is open there.
        let kept = zip(document, prefix.bytes).prefix { $0 == $1 }.count
        #expect(document.dropFirst(kept).allSatisfy { "]}".utf8.contains($0) })
      }
    }
  }
}
