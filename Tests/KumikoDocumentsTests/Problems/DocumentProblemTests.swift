import KumikoDocuments
import Testing

@Suite("A problem of a document") struct DocumentProblemTests {
  @Test("is one line as compilers write them")
  func line() {
    let problem = DocumentProblem(
      .wrongType, file: "front.json", position: DocumentPosition(line: 31, column: 40),
      path: "sections[1].rows[0].image", message: "expected URL, found number")
    #expect(
      problem.description
        == "front.json:31:40: error: sections[1].rows[0].image: expected URL, found number [K203]")
  }

  @Test("has no place for a path where there is none, and says what was meant")
  func suggestion() {
    let problem = DocumentProblem(
      .invalidLiteral, severity: .warning, file: "a.json",
      position: DocumentPosition(line: 1, column: 2), message: "found True", suggestion: "true")
    #expect(problem.description == "a.json:1:2: warning: found True; did you mean true? [K115]")
  }

  @Test("stays on its line, and cannot turn it around")
  func hostileWords() {
    let problem = DocumentProblem(
      .wrongType, file: "a", position: DocumentPosition(line: 1, column: 1),
      message: "a\nb\u{202E}c\u{0}")
    #expect(problem.description == "a:1:1: error: aU+000AbU+202EcU+0000 [K203]")
  }

  @Test("has a code that no other kind has, and a text for it")
  func codes() {
    let codes = DocumentProblem.Code.allCases
    #expect(Set(codes.map(\.rawValue)).count == codes.count)
    #expect(Set(codes.map(\.text)).count == codes.count)
    #expect(codes.allSatisfy { $0.text.hasSuffix(".") && $0.rawValue.count == 4 })
    #expect(codes.map(\.rawValue) == codes.map(\.rawValue).sorted())
  }

  @Test("is kept with at most 99 others")
  func collection() {
    var problems = DocumentProblems()
    for line in 1...130 {
      let position = DocumentPosition(line: line, column: 1)
      let isLast = line == 130
      problems.add(
        DocumentProblem(
          isLast ? .wrongType : .duplicateID, file: "a", position: position, message: "b"))
      #expect(problems.hasErrors == isLast)
    }
    #expect(problems.all.count == 100)
    #expect(problems.omitted == 30)
    #expect(problems.lines.last == "30 more problems")
  }

  @Test("has a position in characters and lines of all kinds")
  func positions() {
    let source = DocumentSource(Array("aé\r\nb🇩🇪c\rd\n".utf8), file: "a")
    let offsets = [0, 1, 3, 5, 6, 10, 14, 15, 16, 17, 18, 99, -1]
    let expected = [
      "1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:4", "2:5", "3:1", "3:2", "4:1", "4:1", "1:1",
    ]
    #expect(offsets.map { source.position(at: $0).description } == expected)
  }

  @Test(
    "suggests the nearest name",
    arguments: [
      ("titel", "title"), ("Tilte", "title"), ("subtitel", "subtitle"), ("x", nil), ("", nil),
      ("completelyElse", nil), ("title", nil),
    ] as [(String, String?)])
  func nearestName(name: String, expected: String?) {
    #expect(NameSuggestion.nearest(to: name, in: ["title", "subtitle", "image"]) == expected)
  }

  @Test("suggests none of more names than are compared at once")
  func manyNames() {
    let names = (0..<256).map { "name\($0)" }
    #expect(NameSuggestion.nearest(to: "nmae7", in: names) == "name7")
    #expect(NameSuggestion.nearest(to: "nmae7", in: names + ["other"]) == nil)
    let long = String(repeating: "ä", count: 64)
    #expect(NameSuggestion.nearest(to: long + long + long, in: [long]) == nil)
  }

  @Test("has a path that is written as code")
  func path() {
    let path = DocumentPath.root.appending("sections").appending(1).appending("rows").appending(0)
    #expect(path.description == "sections[1].rows[0]")
    #expect(path.parent == DocumentPath.root.appending("sections").appending(1).appending("rows"))
    #expect(DocumentPath.root.description == "")
  }
}
