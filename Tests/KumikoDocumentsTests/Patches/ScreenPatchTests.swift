import KumikoDocuments
import Testing

@Suite("A patch of a screen") struct ScreenPatchTests {
  static let shop = """
    { "kumiko": "1.0", "type": "Screen", "id": "shop",
      "data": { "cart": { "count": 2 }, "products": [ { "price": 1 }, { "price": 2 } ] },
      "templates": { "Tile": { "params": { "size": 1, "isNew": false }, "body":
        { "type": "VFlex", "id": "tile", "children": [
          { "type": "TextElement", "id": "words", "text": "a" } ] } } },
      "sections": [
        { "type": "Section", "id": "tea", "rows": [
          { "type": "ListRow", "id": "green", "title": "Green" },
          { "type": "ListRow", "id": "black", "if": "${data.cart.count > 1}", "title": "Black" },
          { "type": "ListRow", "id": "white", "else": true, "title": "White" } ] },
        { "type": "Section", "id": "cups", "header": "Cups" } ] }
    """

  private func screen(_ words: String = Self.shop) throws -> ScreenDocument {
    guard case .screen(let screen)? = read(words).document else {
      throw ExpectationFailure(words: "no screen")
    }
    return screen
  }

  private func patch(_ words: String) throws -> PatchDocument {
    let reader = DocumentReader(schema: TestSchema())
    let reading = reader.read(
      DocumentSource(Array(words.utf8), file: "patch"), patching: try screen())
    guard case .patch(let patch)? = reading.document, reading.problems.isEmpty else {
      throw ExpectationFailure(words: "\(reading.problems.lines)")
    }
    return patch
  }

  private func changed(
    _ changes: String, base: String? = nil, tag: String? = nil, limits: DocumentLimits = .init()
  ) throws -> PatchResult<ScreenDocument> {
    let base = base.map { #""base": "\#($0)","# } ?? ""
    let words =
      #"{ "kumiko": "1.0", "type": "Patch", "of": "shop", \#(base) "changes": [\#(changes)] }"#
    return try screen().applying(
      patch(words), entityTag: tag, schema: TestSchema(), limits: limits)
  }

  /// The texts of the screen, a section a line.
  private func outline(_ screen: ScreenDocument?) -> [String] {
    screen?.sections.map { section in
      let rows = section.elements("rows").map { $0["title"]?.text ?? $0.type }
      return ([section.id?.text ?? ""] + rows).joined(separator: " ")
    } ?? []
  }

  // MARK: Changes

  @Test(
    "changes data at a path",
    arguments: [
      (#""cart.count", "value": 3"#, #"{"cart": {"count": 3}}"#),
      (#""data.cart.count", "value": 3"#, #"{"cart": {"count": 3}}"#),
      (#""products[1].price", "value": 9"#, #"{"products": [{"price": 1}, {"price": 9}]}"#),
      (#""products[2]", "value": 5"#, #"{"products": [{"price": 1}, {"price": 2}, 5]}"#),
      (#""name", "value": "${x}""#, #"{"name": "${x}"}"#),
      (#""name", "value": null"#, #"{"name": null}"#),
    ])
  func data(change: String, expected: String) throws {
    let result = try changed(#"{ "type": "Data", "path": \#(change) }"#)
    let reading = read(#"{"kumiko":"1.0","type":"Screen","data":\#(expected)}"#)
    guard case .screen(let fields)? = reading.document, case .object(let wanted) = fields.data,
      case .object(let data)? = result.screen?.data
    else {
      Issue.record("\(result)")
      return
    }
    for (name, value) in wanted { #expect(data[name] == value) }
  }

  @Test("replaces, inserts and removes elements by their ids, in order")
  func elements() throws {
    let result = try changed(
      """
      { "type": "Replace", "id": "green", "with": { "type": "ListRow", "id": "green", "title": "G" } },
      { "type": "Insert", "before": "green", "elements": [
        { "type": "ListRow", "id": "n1", "title": "N1" }, { "type": "ListRow", "id": "n2", "title": "N2" } ] },
      { "type": "Insert", "after": "n1", "elements": [ { "type": "ListRow", "id": "n3", "title": "N3" } ] },
      { "type": "Insert", "into": "cups", "elements": [ { "type": "ListRow", "id": "cup", "title": "Cup" } ] },
      { "type": "Insert", "into": "cups", "elements": [ { "type": "ListRow", "title": "Mug" } ] },
      { "type": "Insert", "into": "shop", "elements": [ { "type": "Section", "id": "last" } ] },
      { "type": "Remove", "id": "n2" },
      { "type": "Remove", "id": "white" }
      """)
    #expect(outline(result.screen) == ["tea N1 N3 G Black", "cups Cup Mug", "last"])
  }

  @Test(
    "removes elements one after the other, wherever they stand",
    arguments: [
      (["white", "green"], ["tea Black", "cups"]),
      (["green", "tea"], ["cups"]),
      (["cups", "white"], ["tea Green Black"]),
      (["white", "black", "green", "tea", "cups"], []),
    ] as [([String], [String])])
  func removals(ids: [String], expected: [String]) throws {
    let changes = ids.map { #"{ "type": "Remove", "id": "\#($0)" }"# }.joined(separator: ",")
    #expect(outline(try changed(changes).screen) == expected)
  }

  @Test("finds elements where those that were removed before have left them")
  func changesAfterRemovals() throws {
    let result = try changed(
      """
      { "type": "Remove", "id": "green" },
      { "type": "Insert", "after": "black", "elements": [ { "type": "ListRow", "title": "N" } ] },
      { "type": "Remove", "id": "black" },
      { "type": "Data", "path": "cart.count", "value": 3 },
      { "type": "Replace", "id": "white", "with": { "type": "ListRow", "title": "W" } },
      { "type": "Remove", "id": "cups" },
      { "type": "Insert", "into": "shop", "elements": [ { "type": "Section", "id": "last" } ] }
      """)
    #expect(outline(result.screen) == ["tea N W", "last"])
  }

  @Test("reaches into templates")
  func templates() throws {
    let result = try changed(
      #"{ "type": "Replace", "id": "words", "with": { "type": "TextElement", "text": "b" } }"#)
    let body = result.screen?.templates.first?.body
    #expect(body?.elements("children").first?["text"]?.text == "b")
    let whole = try changed(
      #"{ "type": "Replace", "id": "tile", "with": { "type": "TextElement", "text": "c" } }"#)
    #expect(whole.screen?.templates.first?.body["text"]?.text == "c")
  }

  @Test("has an XML form that knows the parameters of the screen's templates")
  func xml() throws {
    let words = """
      <Patch kumiko="1.0" of="shop">
        <Replace id="green"><Tile size="3" isNew="true"/></Replace>
      </Patch>
      """
    let result = try screen().applying(patch(words), schema: TestSchema())
    let tile = result.screen?.sections[0].elements("rows")[0]
    #expect(tile?["size"] == .value(3) && tile?["isNew"] == .value(true))
  }

  // MARK: Another document

  @Test(
    "is out of date where the screen is not the one it was made for",
    arguments: [
      (#"{ "type": "Remove", "id": "milk" }"#, PatchMismatch.unknownID("milk")),
      (
        #"{ "type": "Remove", "id": "green" }, { "type": "Remove", "id": "green" }"#,
        .unknownID("green")
      ),
      (
        #"{ "type": "Remove", "id": "tea" }, { "type": "Remove", "id": "green" }"#,
        .unknownID("green")
      ),
      (
        #"{ "type": "Insert", "into": "cups", "elements": [{ "type": "ListRow", "id": "green" }] }"#
          + #", { "type": "Remove", "id": "green" }"#, .ambiguousID("green")
      ),
      (#"{ "type": "Data", "path": "cart.x.y", "value": 1 }"#, .unknownPath("cart.x.y")),
      (#"{ "type": "Data", "path": "products[3]", "value": 1 }"#, .unknownPath("products[3]")),
      (#"{ "type": "Data", "path": "cart[0]", "value": 1 }"#, .unknownPath("cart[0]")),
    ])
  func outdated(changes: String, reason: PatchMismatch) throws {
    let result = try changed(changes)
    guard case .outdated(reason) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test("is of a screen and of a version of it")
  func base() throws {
    let change = #"{ "type": "Remove", "id": "green" }"#
    #expect(try changed(change, base: "v1", tag: "v1").screen != nil)
    #expect(try changed(change, base: "W/v1", tag: "v1").screen != nil)
    #expect(try changed(change, tag: "v1").screen != nil)
    for tag in ["v2", nil] {
      guard case .outdated(.base("v1")) = try changed(change, base: "v1", tag: tag) else {
        Issue.record("applied to \(tag ?? "nothing")")
        continue
      }
    }
    let other = PatchDocument(of: "front", changes: [.remove("green")])
    guard case .outdated(.screen("front")) = try screen().applying(other, schema: TestSchema())
    else {
      Issue.record("applied to another screen")
      return
    }
  }

  // MARK: Mistakes

  @Test(
    "says where in its own text it is wrong",
    arguments: [
      (
        #"{ "type": "Dada", "path": "a" }"#,
        "changes[0]: unknown change Dada; did you mean Data? [K301]"
      ),
      (#"{ "type": "Data", "path": "a" }"#, "changes[0]: Data needs value [K202]"),
      (#"{ "type": "Data", "value": 1 }"#, "changes[0]: Data needs path [K202]"),
      (
        #"{ "type": "Data", "path": "a..b", "value": 1 }"#,
        "changes[0].path: expected a path such as products[3].price, found \"a..b\" [K304]"
      ),
      (#"{ "type": "Replace", "id": "a" }"#, "changes[0]: Replace needs with [K202]"),
      (
        #"{ "type": "Remove", "if": "${x}", "id": "a" }"#,
        "changes[0]: a change is made once, whatever values are, found if [K222]"
      ),
      (#"{ "type": "Remove" }"#, "changes[0]: Remove needs id [K202]"),
      (
        #"{ "type": "Insert", "before": "a", "after": "b", "elements": [] }"#,
        "changes[0]: an Insert has one of before, after and into, found 2 [K222]"
      ),
      (
        #"{ "type": "Insert", "elements": [] }"#,
        "changes[0]: an Insert has one of before, after and into, found 0 [K202]"
      ),
    ])
  func mistakes(change: String, problem: String) {
    let words = #"{"kumiko":"1.0","type":"Patch","of":"shop","changes":[\#n\#(change)]}"#
    let lines = read(words, file: "patch").problems.lines
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("patch:2:") == true && lines.first?.hasSuffix(problem) == true,
      "\(lines)")
  }

  @Test(
    "is refused as a whole where the screen would be wrong afterwards",
    arguments: [
      (#"{ "type": "Remove", "id": "black" }"#, DocumentProblem.Code.branchWithoutIf),
      (#"{ "type": "Remove", "id": "shop" }"#, .misplacedChange),
      (#"{ "type": "Insert", "into": "green", "elements": [] }"#, .misplacedChange),
    ])
  func refused(change: String, code: DocumentProblem.Code) throws {
    let result = try changed(#"{ "type": "Data", "path": "cart.count", "value": 3 }, \#(change)"#)
    guard case .refused(let problems) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(problems.all.map(\.code) == [code])
  }

  @Test("cannot make a screen larger than screens may be")
  func limits() throws {
    var limits = DocumentLimits()
    limits.elements = 10
    let rows = (0..<8).map { #"{ "type": "ListRow", "id": "r\#($0)" }"# }.joined(separator: ",")
    let insert = #"{ "type": "Insert", "into": "cups", "elements": [\#(rows)] }"#
    guard case .refused(let problems) = try changed(insert, limits: limits) else {
      Issue.record("it was applied")
      return
    }
    #expect(problems.all.map(\.code) == [.tooManyElements])
    limits = DocumentLimits()
    limits.nesting = 8
    let deep = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
    guard
      case .refused(let nested) = try changed(
        #"{ "type": "Data", "path": "cart", "value": \#(deep) }"#, limits: limits)
    else {
      Issue.record("it was applied")
      return
    }
    #expect(nested.all.map(\.code) == [.nestingTooDeep])
  }

  @Test("leaves what it brings where it stands in the patch")
  func places() throws {
    let whole = try patch(
      """
      { "kumiko": "1.0", "type": "Patch", "of": "shop", "changes": [
        { "type": "Insert", "into": "cups", "elements": [
          { "type": "ListRow", "title": "é🇩🇪" }, { "type": "ListRow", "title": "Mug" },
          { "type": "ListRow", "title": "Cup" }, { "type": "ListRow", "title": "Bowl" } ] },
        { "type": "Insert", "into": "tea", "elements": [
          { "type": "ListRow", "title": "Red" } ] } ] }
      """)
    let result = try screen().applying(whole, schema: TestSchema())
    let sections = try #require(result.screen?.sections)
    let rows = sections[1].elements("rows") + sections[0].elements("rows").suffix(1)
    let brought = whole.changes.flatMap { $0.elements("elements") }
    #expect(rows.map { $0["title"]?.text } == brought.map { $0["title"]?.text })
    let positions = brought.map { $0.location?.position.description }
    #expect(positions == ["3:5", "3:44", "4:5", "4:44", "6:5"])
    #expect(rows.map { $0.location?.position.description } == positions)
  }

  @Test("of many rows in one line costs what its bytes do", .timeLimit(.minutes(1)))
  func longLine() throws {
    let title = String(repeating: "a", count: 180)
    let rows = (0..<15_000).map { #"{"type":"ListRow","id":"r\#($0)","title":"\#(title)"}"# }
    let list = rows.joined(separator: ",")
    let result = try changed(#"{"type":"Insert","into":"cups","elements":[\#(list)]}"#)
    #expect(result.screen?.sections.last?.elements("rows").count == 15_000)
  }

  @Test("of many removals costs what their number does", .timeLimit(.minutes(1)))
  func manyRemovals() throws {
    let numbers = 0..<9_000
    let rows = numbers.map { #"{"type":"ListRow","id":"r\#($0)","title":"a"}"# }
    let removals = numbers.dropFirst().reversed().map { #"{"type":"Remove","id":"r\#($0)"}"# }
    let insertion =
      #"{"type":"Insert","into":"cups","elements":[\#(rows.joined(separator: ","))]}"#
    let result = try changed(([insertion] + removals).joined(separator: ","))
    #expect(result.screen?.sections.last?.elements("rows").map(\.id?.text) == ["r0"])
  }

  @Test("is written and read as what it was made of")
  func writing() throws {
    let path = try #require(DataPath("products[0].price"))
    let row = DocumentElement("ListRow", id: "x")
    let patch = PatchDocument(
      of: "shop", base: "v1",
      changes: [
        .data(path, 3), .replace("a", with: row), .insert([row], .into("b")),
        .insert([row], .before("c")), .insert([row], .after("${d}")), .remove("e"),
      ])
    let writer = DocumentWriter(schema: TestSchema())
    #expect(read(writer.json(.patch(patch))).document == .patch(patch))
    #expect(read(writer.xml(.patch(patch))).document == .patch(patch))
  }
}

private struct ExpectationFailure: Error { var words: String }
