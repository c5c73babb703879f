import Foundation
import KumikoDocuments
import Testing
import _TestSupport

@Suite("A scanner of JSON") struct JSONScannerTests {
  private func scan(
    _ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()
  ) -> (index: JSONIndex?, lines: [String]) {
    var problems = DocumentProblems(limit: limits.problems)
    let source = DocumentSource(bytes, file: "a")
    let index = JSONScanner(limits: limits).scan(source, problems: &problems)
    return (index, problems.lines)
  }

  private func scan(_ text: String) -> (index: JSONIndex?, lines: [String]) {
    scan(Array(text.utf8))
  }

  @Test("gives values in order, and each where it stands")
  func values() throws {
    let index = try #require(scan(#" {"a": [1, -2.5e1, "xA\n"], "b": {}, "c": null} "#).index)
    #expect(index.root.kind == .object)
    #expect(index.root.members.map(\.key.string) == ["a", "b", "c"])
    let list = try #require(index.root["a"])
    #expect(list.elements.map(\.number) == [1, -25, nil])
    #expect(list.elements.last?.string == "xA\n")
    #expect(String(decoding: list.bytes, as: UTF8.self) == #"[1, -2.5e1, "xA\n"]"#)
    #expect(index.root["b"]?.members.isEmpty == true)
    #expect(index.root["d"] == nil)
    #expect(
      index.root.remoteValue == ["a": [1, -25, "xA\n"], "b": .object([:]), "c": .null])
  }

  @Test("decodes an app's own type from the bytes of a value")
  func slices() throws {
    struct Tile: Decodable, Equatable {
      var title: String
    }
    let index = try #require(scan(#"[{"title": "Tée"}]"#).index)
    let bytes = try #require(index.root.elements.first?.bytes)
    #expect(try JSONDecoder().decode(Tile.self, from: Data(bytes)) == Tile(title: "Tée"))
  }

  static let mistakes: [(String, [String])] = [
    ("", ["1:1: error: expected a value, found nothing [K103]"]),
    (" \n ", ["2:2: error: expected a value, found nothing [K103]"]),
    ("[1, 2", ["1:6: error: expected a comma or ], found the end [K105]"]),
    (#"{"a""#, ["1:5: error: expected a colon, found the end [K105]"]),
    (#"{"a": "b"#, ["1:9: error: expected a quote, found the end [K105]"]),
    (#"{"a": 1,}"#, ["1:9: error: expected a name in quotes after the comma, found '}' [K112]"]),
    ("[1,]", ["1:4: error: expected a value after the comma, found ']' [K112]"]),
    ("[1 2]", ["1:4: error: expected a comma or ], found '2' [K113]"]),
    (
      "[,1,,2]",
      [
        "1:2: error: expected a value or ], found ',' [K104]",
        "1:5: error: expected a value, found ',' [K104]",
      ]
    ),
    (#"{"a":}"#, ["1:6: error: expected a value, found '}' [K104]"]),
    (#"{"a":,"b":1}"#, ["1:6: error: expected a value, found ',' [K104]"]),
    ("[1}", ["1:3: error: expected a comma or ], found '}' [K104]"]),
    ("{a: 1}", ["1:2: error: expected a name in quotes or }, found a name without quotes [K104]"]),
    ("{'a': 1}", ["1:2: error: expected a name in quotes or }, found ''' [K104]"]),
    ("[1] 2", ["1:5: error: expected the end, found '2' [K116]"]),
    ("NaN", ["1:1: error: expected a value, found NaN [K115]"]),
    (
      "[True, FALSE]",
      [
        "1:2: error: expected a value, found True; did you mean true? [K115]",
        "1:8: error: expected a value, found FALSE; did you mean false? [K115]",
      ]
    ),
    (
      "[01, 1., .5, +1, -, 0x1F, 1e, --1]",
      ["01", "1.", ".5", "+1", "-", "0x1F", "1e", "--1"].enumerated().map { index, found in
        let columns = [2, 6, 10, 14, 18, 21, 27, 31]
        return "1:\(columns[index]): error: expected a number, found \(found) [K106]"
      }
    ),
    (
      "[1e400, -1e999]",
      [
        "1:2: error: expected a number of at most 1.8e308, found 1e400 [K107]",
        "1:9: error: expected a number of at most 1.8e308, found -1e999 [K107]",
      ]
    ),
    (
      #"["\x", "\u12G4"]"#,
      [
        #"1:3: error: expected an escape, found \ and 'x' [K108]"#,
        #"1:9: error: expected four hexadecimal digits after \u [K108]"#,
      ]
    ),
    (
      #"["\uD83D", "\uDE00", "\uD83D\uD83D", "\uD83D\uDE00"]"#,
      [3, 13, 23, 29].map { "1:\($0): error: expected a pair of surrogates, found one [K109]" }
    ),
    ("[\"a\tb\"]", ["1:4: error: expected an escape, found U+0009 [K110]"]),
    ("[\"a\nb\"]", ["1:4: error: expected a quote, found the end of the line [K110]"]),
    (
      #"{"a": 1, "\u0061": 2, "b": {"c": 1, "c": 2}}"#,
      [
        "1:37: error: c stands twice in one object [K111]",
        "1:10: error: a stands twice in one object [K111]",
      ]
    ),
    (
      "[1, // one\n 2 /* two */]",
      ["1:5: error: JSON has no comments [K114]", "2:4: error: JSON has no comments [K114]"]
    ),
    ("[1] // one", ["1:5: error: JSON has no comments [K114]"]),
    ("[/1]", ["1:2: error: expected JSON, found '/' [K104]"]),
    ("\u{FEFF}[]", ["1:1: error: a byte order mark begins the text [K102]"]),
    ("[é]", ["1:2: error: expected a value or ], found 'é' [K104]"]),
    ("[\"é\", \u{A0}1]", ["1:7: error: expected a value, found U+00A0 [K104]"]),
  ]

  @Test("reports mistakes where they are", arguments: mistakes)
  func mistake(text: String, expected: [String]) {
    #expect(scan(text).lines == expected.map { "a:" + $0 })
  }

  @Test(
    "reports bytes that are not UTF-8",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func brokenUTF8(bytes: [UInt8]) throws {
    let inString = scan(Array("[\"a".utf8) + bytes + Array("\"]".utf8))
    #expect(inString.lines.first?.hasPrefix("a:1:4: error: expected UTF-8, found the byte") == true)
    #expect(inString.lines.allSatisfy { $0.hasSuffix("[K101]") })
    #expect(inString.index?.root.elements.first?.string?.hasPrefix("a\u{FFFD}") == true)
    let outside = scan(Array("[".utf8) + bytes + Array("]".utf8))
    #expect(outside.index == nil)
    #expect(outside.lines.count == 1 && outside.lines.first?.hasSuffix("[K101]") == true)
  }

  @Test("finds what stands twice among many names")
  func manyNames() {
    let names = (0..<400).map { "\"n\($0)\": 1" } + ["\"n7\": 2", "\"\\u006e9\": 3"]
    let lines = scan("{" + names.joined(separator: ",\n") + "}").lines
    #expect(
      lines == [
        "a:401:1: error: n7 stands twice in one object [K111]",
        "a:402:1: error: n9 stands twice in one object [K111]",
      ])
  }

  @Test("keeps 100 problems of many, in bounded time")
  func manyProblems() {
    let lines = scan("[" + String(repeating: ",", count: 50_000) + "1]").lines
    #expect(lines.count == 101)
    #expect(lines.last == "49900 more problems")
  }

  // MARK: Limits

  @Test("has limits, which are exact")
  func limits() {
    var limits = DocumentLimits()
    limits.nesting = 3
    limits.stringBytes = 4
    limits.values = 6
    limits.bytes = 40
    func codes(_ text: String) -> [String] {
      scan(Array(text.utf8), limits: limits).lines.map { String($0.suffix(6)) }
    }
    #expect(codes("[[]]") == [] && codes("[[[]]]") == [] && codes("[[[[]]]]") == ["[K152]"])
    #expect(codes(#"["abc"]"#) == [] && codes(#"["abcd"]"#) == [])
    #expect(codes(#"["abcde"]"#) == ["[K154]"])
    #expect(codes(#"["\u0061bcd"]"#) == [] && codes(#"["\u0061bcde"]"#) == ["[K154]"])
    #expect(codes("[1,2,3,4]") == [] && codes("[1,2,3,4,5]") == [])
    #expect(codes("[1,2,3,4,5,6]") == ["[K153]"])
    let spaces = { String(repeating: " ", count: $0) }
    #expect(codes("1" + spaces(38)) == [] && codes("1" + spaces(39)) == [])
    #expect(codes("1" + spaces(40)) == ["[K151]"])
  }

  @Test("reads what is nested too deep for the stack, if there is no limit, as too deep")
  func nesting() {
    var limits = DocumentLimits()
    limits.nesting = .max
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(
      scan(deep, limits: limits).lines == [
        "a:1:257: error: more than 256 lists and objects in each other [K152]"
      ])
  }

  // MARK: Oracles

  @Test("reads numbers as strtod does")
  func numbers() throws {
    var random = SeededRandom(seed: 1)
    var texts = [
      "0", "-0", "0.1", "1e22", "1e23", "9007199254740993", "0.30000000000000004", "5e-324",
      "1.7976931348623157e308", "123456789012345678", "2.2250738585072014e-308", "1E+2", "1e-400",
    ]
    for _ in 0..<2_000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { texts.append("\(number)") }
      texts.append(
        "\(Int64.random(in: -999_999...999_999, using: &random))"
          + ".\(UInt32.random(in: 0...999_999, using: &random))")
    }
    let index = try #require(scan("[" + texts.joined(separator: ",") + "]").index)
    for (text, value) in zip(texts, index.root.elements) {
      #expect(value.number?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test("accepts and reads as JSONDecoder does, of random and of broken texts")
  func oracle() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<1_500 {
      var bytes = Array(RandomDocument.json(using: &random, depth: 4).utf8)
      let isBroken = Bool.random(using: &random)
      if isBroken, let place = bytes.indices.randomElement(using: &random) {
        let replacement = Array("{}[]:,\"\\ e0-.x\n\u{1}").randomElement(using: &random) ?? "x"
        bytes.replaceSubrange(place...place, with: String(replacement).utf8)
      }
      let scanned = scan(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let expected = try? JSONDecoder().decode(DecodedValue.self, from: Data(bytes)) else {
        #expect(!scanned.lines.isEmpty, "\(text)")
        continue
      }
      // Foundation accepts names that stand twice.
      if scanned.lines.isNotEmptyAndAllSatisfy({ $0.hasSuffix("[K111]") }) { continue }
      #expect(scanned.lines == [], "\(text)")
      let found = try #require(scanned.index).root.remoteValue
      #expect(found == expected.value, "\(text)")
    }
  }
}
