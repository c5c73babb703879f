import KumikoDocuments
import Testing
import _TestSupport

@Suite("A document that is broken") struct DocumentMutationTests {
  private let reader = DocumentReader(schema: TestSchema())

  /// Reads bytes and expects that each problem stands in the text.
  private func check(_ bytes: [UInt8], form: DocumentForm) -> DocumentReading {
    let reading = reader.read(bytes, file: "a", form: form)
    let end = DocumentSource(bytes, file: "a").position(at: bytes.count)
    let problems = reading.problems.all
    if reading.document == nil, problems.isEmpty { Issue.record("neither document nor problem") }
    let isInside = problems.allSatisfy {
      $0.position >= .init(line: 1, column: 1) && $0.position <= end
    }
    if !isInside { Issue.record("a problem outside of the text") }
    return reading
  }

  @Test("is reported for every prefix", arguments: DocumentForm.allCases)
  func prefixes(form: DocumentForm) {
    let text = form == .json ? ShopDocument.json : ShopDocument.xml
    let bytes = Array(text.utf8)
    // The line feed at the end is no part of the document.
    for count in 0..<bytes.count - 1 {
      let reading = check(Array(bytes[..<count]), form: form)
      if !reading.problems.hasErrors { Issue.record("no error after \(count) bytes") }
    }
  }

  @Test("never traps for a changed byte", arguments: DocumentForm.allCases)
  func changedBytes(form: DocumentForm) {
    let text = form == .json ? ShopDocument.json : ShopDocument.xml
    let original = Array(text.utf8)
    var random = SeededRandom(seed: 4)
    let signs = Array("{}[]:,\"\\<>/&;'=!-? 0x\n".utf8) + [0x00, 0x80, 0xC3, 0xFF]
    for place in original.indices {
      var bytes = original
      bytes[place] = signs.randomElement(using: &random) ?? 0
      _ = check(bytes, form: form)
    }
  }

  @Test("never traps for a byte that is missing or twice", arguments: DocumentForm.allCases)
  func missingBytes(form: DocumentForm) {
    let text = form == .json ? ShopDocument.json : ShopDocument.xml
    let original = Array(text.utf8)
    for place in original.indices {
      var bytes = original
      if place.isMultiple(of: 2) {
        bytes.remove(at: place)
      } else {
        bytes.insert(bytes[place], at: place)
      }
      _ = check(bytes, form: form)
    }
  }

  @Test("never traps for random bytes")
  func randomBytes() {
    var random = SeededRandom(seed: 5)
    let tokens = [
      "{", "}", "[", "]", ":", ",", "\"", "\"type\"", "\"Screen\"", "\"kumiko\"", "\"1.0\"", "1",
      "<",
      ">", "</", "/>", "<Screen", " kumiko=\"1.0\"", "<Section>", "</Section>", "<state>",
      "</state>",
      "<!--", "-->", "<![CDATA[", "]]>", "&#x41;", "&lt;", "&x;", "=", "é", "\u{1}", "${x}", "\r\n",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...40, using: &random)
      let text = (0..<count).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      for form in DocumentForm.allCases { _ = check(Array(text.utf8), form: form) }
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for form in DocumentForm.allCases { _ = check(bytes, form: form) }
    }
  }
}
