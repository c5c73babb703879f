import Foundation
import KumikoDocuments
import Testing

@Suite("The form of a document") struct DocumentFormTests {
  @Test("reads properties by their names, whatever elements of the type before them have had")
  func order() {
    let row = #"{"type":"ListRow","id":"a","title":"A","info":{"type":"Grid"}}"#
    let others = [
      #"{"info":{"type":"Grid"},"title":"A","id":"a","type":"ListRow"}"#,
      #"{"t\u0079pe":"ListRow","\u0069d":"a","titl\u0065":"A","info":{"type":"Grid"}}"#,
    ]
    for other in others {
      #expect(read(jsonRows(other)).document == read(jsonRows(row)).document)
      let both = read(jsonRows(#"{"type":"Section","rows":[\#(row)]},\#(other)"#))
      let rows = both.document?.element.elements("sections").first?.elements("rows") ?? []
      #expect(rows.last == rows.first?.elements("rows").first)
      #expect(both.problems.isEmpty)
    }
    let unknown = (0..<100).map { #""p\#($0)":\#($0)"# }.joined(separator: ",")
    let many = read(jsonRows(#"{"type":"ListRow",\#(unknown)},{"type":"ListRow",\#(unknown)}"#))
    let rows = many.document?.element.elements("sections").first?.elements("rows") ?? []
    #expect(rows.map(\.properties.count) == [100, 100])
    #expect(rows.first == rows.last)
  }

  static let roots: [(String, [String])] = [
    ("[]", ["1:1: error: expected object, found list [K203]"]),
    (
      "{}",
      [
        "1:1: error: expected kumiko: \"1.0\", the version of the format [K202]",
        "1:1: error: expected type: \"Screen\" or \"Patch\" [K202]",
      ]
    ),
    (
      #"{"kumiko": 1.0, "type": "Screen"}"#,
      ["1:12: error: kumiko: expected string, found number [K203]"]
    ),
    (
      #"{"kumiko": "1", "type": "Screen"}"#,
      ["1:12: error: kumiko: expected a version such as \"1.0\", found \"1\" [K204]"]
    ),
    (
      #"{"kumiko": "2.0", "type": "Screen"}"#,
      ["1:12: error: kumiko: this library reads versions 1.x, found 2.0 [K205]"]
    ),
    (
      #"{"kumiko": "1.7", "type": "Screen"}"#,
      ["1:12: warning: kumiko: this library knows versions up to 1.0, found 1.7 [K206]"]
    ),
    (
      #"{"kumiko": "1.0", "type": "Sceen"}"#,
      [
        "1:27: error: type: expected \"Screen\" or \"Patch\", found \"Sceen\"; "
          + "did you mean Screen? [K201]"
      ]
    ),
    (
      #"{"kumiko": "1.0", "type": "Screen", "state": [], "sections": {}, "data": NaN}"#,
      [
        "1:46: error: state: expected object, found list [K203]",
        "1:62: error: sections: an element has no type [K202]",
        "1:74: error: expected a value, found NaN [K115]",
      ]
    ),
    (
      #"{"kumiko": "1.0", "type": "Patch", "changes": []}"#,
      ["1:1: error: a patch says which screen it is of: of is missing [K202]"]
    ),
    (
      #"{"kumiko": "1.0", "type": "Screen", "templates": {"row": {}, "Screen": {}, "A": 1,"#
        + #" "B": {"parms": {}}, "C": {"params": {"state": 1, "X": 2}, "body": {"type": "A"}}}}"#,
      [
        "1:51: error: templates.row: names of elements begin with a capital letter, found \"row\"; "
          + "did you mean Row? [K207]",
        "1:62: error: templates.Screen: Screen is an element already [K209]",
        "1:81: error: templates.A: expected object, found number [K203]",
        "1:89: error: templates.B: a template has no body [K202]",
        "1:90: error: templates.B: a template has params and a body, found \"parms\"; "
          + "did you mean params? [K221]",
        "1:120: error: templates.C.params: names of properties begin with a lower-case letter, "
          + "found \"X\"; did you mean x? [K208]",
        "1:120: error: templates.C.params: state is a reserved word [K209]",
      ]
    ),
  ]

  @Test("is a screen or a patch of a known version", arguments: roots)
  func root(text: String, expected: [String]) {
    #expect(problems(text) == expected.map { "front:" + $0 })
  }

  static let rows: [(String, [String])] = [
    (#"{"title": "a"}"#, ["2:1: error: $: an element has no type [K202]"]),
    (#"{"type": 1}"#, ["2:10: error: $.type: expected string, found number [K203]"]),
    (
      #"{"type": "listRow"}"#,
      [
        "2:10: error: $.type: names of elements begin with a capital letter, found \"listRow\"; "
          + "did you mean ListRow? [K207]"
      ]
    ),
    ("1", ["2:1: error: $: expected element, found number [K203]"]),
    (
      #"{"type": "ListRow", "Title": "a"}"#,
      [
        "2:21: error: $: names of properties begin with a lower-case letter, found \"Title\"; "
          + "did you mean title? [K208]"
      ]
    ),
    (
      #"{"type": "ListRow", "kumiko": "1.0"}"#,
      ["2:21: error: $: kumiko is a reserved word [K209]"]
    ),
    (
      #"{"type": "ListRow", "id": 1}"#, ["2:27: error: $.id: expected string, found number [K203]"]
    ),
    (
      #"{"type": "ListRow", "if": "a"}"#,
      ["2:27: error: $.if: expected Boolean or expression, found string [K203]"]
    ),
    (
      #"{"type": "ListRow", "if": true, "else": true}"#,
      ["2:41: error: $.else: an element has one condition, found if and else [K213]"]
    ),
    (
      #"{"type": "ListRow", "else": true}"#,
      ["2:29: error: $.else: else follows an element with if and without for [K211]"]
    ),
    (
      #"{"type": "ListRow", "where": "a"}"#,
      ["2:30: error: $.where: where chooses turns of a for, which is missing [K212]"]
    ),
    (
      #"{"type": "ListRow", "for": "a of b", "id": "${a}"}"#,
      ["2:28: error: $.for: expected \"name in list\", found \"a of b\" [K214]"]
    ),
    (
      #"{"type": "ListRow", "for": "data in b", "id": "${a}"}"#,
      ["2:28: error: $.for: data is a reserved word [K209]"]
    ),
    (
      #"{"type": "ListRow", "for": "a in b"}"#,
      ["2:28: error: $.for: an element with for needs an id, such as \"${a.id}\" [K210]"]
    ),
    (
      #"{"type": "ListRow", "for": "a in b", "id": "c"}"#,
      ["2:44: warning: $.id: the id is the same in each turn of for [K215]"]
    ),
    (
      #"{"type": "ListRow", "requires": {"Shop": 1.5, "a": 1}, "fallback": "none"}"#,
      [
        "2:33: error: $.requires.Shop: expected whole number from 1 on, found number [K203]",
        "2:33: error: $.requires: names of elements begin with a capital letter, found \"a\"; "
          + "did you mean A? [K207]",
        "2:68: error: $.fallback: expected element or \"drop\", found string [K203]",
      ]
    ),
    (
      #"{"type": "ListRow", "onSelect": "a"}"#,
      ["2:33: error: $.onSelect: expected element, found string [K203]"]
    ),
    (
      #"{"type": "VFlex", "other": [{"type": "ListRow"}, 1]}"#,
      ["2:50: error: $.other[1]: expected element as before, found number [K219]"]
    ),
  ]

  @Test("has rules for each element", arguments: rows)
  func row(text: String, expected: [String]) {
    let path = "sections[0].rows[0]"
    #expect(
      rowProblems(json: text) == expected.map { $0.replacing("$", with: path, maxReplacements: 1) })
  }

  private func codes(_ rows: String) -> [String] {
    rowProblems(json: rows).map { String($0.suffix(6)) }
  }

  @Test("has branches that follow each other")
  func branches() {
    let row = { (words: String) in #"{"type": "ListRow", \#(words)}"# }
    let first = row(##""if": "${a}", "id": "x""##)
    let second = row(##""elseIf": "${b}", "id": "x""##)
    let last = row(##""else": true, "id": "x""##)
    #expect(codes([first, second, second, last].joined(separator: ",")) == [])
    #expect(codes([first, last].joined(separator: ",")) == [])
    #expect(codes([first, last, last].joined(separator: ",")) == ["[K211]"])
    #expect(
      codes([first, row(##""id": "y""##), last].joined(separator: ",")) == ["[K211]", "[K216]"])
    let loop = row(##""for": "a in b", "if": "${a}", "id": "${a}""##)
    #expect(codes([loop, row(##""else": true"##)].joined(separator: ",")) == ["[K211]"])
  }

  @Test("warns of ids that stand twice in a list")
  func ids() {
    let row = { (id: String) in #"{"type": "ListRow", "id": "\#(id)"}"# }
    #expect(codes([row("a"), row("b"), row("a")].joined(separator: ",\n")) == ["[K216]"])
    #expect(codes([row("${a}"), row("${a}")].joined(separator: ",")) == [])
  }

  @Test("has the same rules in the same words in both forms")
  func bothForms() throws {
    let rows = #"""
      {"type": "ListRow", "else": true}, {"type": "ListRow", "where": "a"},
      {"type": "ListRow", "for": "a in b"}, {"type": "ListRow", "for": "a in b", "id": "c"},
      {"type": "Unknown", "id": "c", "children": [{"type": "ListRow", "elseIf": "${a}"}]}
      """#
    let json = read(jsonRows(rows))
    let document = try #require(json.document)
    let xml = read(DocumentWriter(schema: TestSchema()).xml(document))
    func words(_ reading: DocumentReading) -> [String] {
      reading.problems.all.map { "\($0.path): \($0.message) \($0.code.rawValue)" }.sorted()
    }
    #expect(words(json).count == 6)
    #expect(words(json) == words(xml))
  }

  @Test("has limits of elements, which are exact")
  func limits() {
    var limits = DocumentLimits()
    limits.depth = 4
    limits.elements = 5
    limits.idBytes = 3
    func codes(_ rows: String) -> [String] {
      problems(jsonRows(rows), limits: limits).map { String($0.suffix(6)) }
    }
    let row = #"{"type": "ListRow"}"#
    func nested(_ element: String) -> String { #"{"type": "VFlex", "children": [\#(element)]}"# }
    #expect(
      codes(row) == [] && codes(nested(row)) == [] && codes(nested(nested(row))) == ["[K155]"])
    #expect(codes([row, row, row].joined(separator: ",")) == [])
    #expect(codes([row, row, row, row, row].joined(separator: ",")) == ["[K156]"])
    #expect(codes(#"{"type": "ListRow", "id": "abc"}"#) == [])
    #expect(codes(#"{"type": "ListRow", "id": "abcd"}"#) == ["[K157]"])
  }

  @Test("has its mistakes found behind as many warnings as are kept")
  func warningsAlone() {
    var limits = DocumentLimits()
    limits.problems = 1
    let text = #"{"kumiko": "1.7", "type": "Screen", "for": "a in data.b"}"#
    let problems = read(text, limits: limits).problems
    #expect(problems.all.map(\.code) == [.newerMinorVersion])
    #expect(problems.omitted == 1)
    #expect(problems.hasErrors, "for needs an id")
  }

  @Test("is known by its first character, and read of Data")
  func forms() {
    let reader = DocumentReader(schema: TestSchema())
    let json = reader.read(Data(#" {"kumiko": "1.0", "type": "Screen"}"#.utf8), file: "a")
    let xml = reader.read(Data(#" <Screen kumiko="1.0"/>"#.utf8), file: "a")
    #expect(json.document != nil && json.document == xml.document)
    var small = reader
    small.limits.bytes = 10
    let large = Data("<Screen kumiko=\"1.0\"/>".utf8)
    #expect(
      small.read(large, file: "a").problems.lines == ["a:1:11: error: more than 10 bytes [K151]"])
  }

  @Test("is equal to another whose properties are in another order")
  func equality() {
    let first = DocumentElement(
      "ListRow",
      properties: [
        DocumentProperty("a", .value(1)), DocumentProperty("b", .value("x")),
      ])
    var second = first
    second.properties.reverse()
    #expect(first == second)
    second.properties[0].value = .value("y")
    #expect(first != second)
  }

  // MARK: The guide

  /// The cells of the rows of a guide's table, by the first cell.
  private func table(_ pattern: Regex<Substring>) -> [[String]] {
    let guide = ShopDocument.text("Documentation/RemoteScreens.md")
    let lines = guide.split(separator: "\n").filter { $0.firstMatch(of: pattern) != nil }
    return lines.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("has a guide that names every code and its meaning")
  func codeTable() {
    let expected = DocumentProblem.Code.allCases.map {
      ["`\($0.rawValue)`", $0.severity.rawValue, $0.text]
    }
    #expect(table(/^\| `K[0-9]+`.*/) == expected)
  }

  @Test("has a guide that names every limit and its default")
  func limitTable() {
    let expected = Mirror(reflecting: DocumentLimits()).children.map {
      ["`\($0.label ?? "")`", "\($0.value)"]
    }
    let rows = table(/^\| `[a-z][A-Za-z]+` \| [0-9]+ .*/).map { Array($0.prefix(2)) }
    #expect(rows == expected)
  }
}
