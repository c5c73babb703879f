import KumikoDocuments
import Testing
import _TestSupport

@Suite("A patch of a screen that is known to be right", .timeLimit(.minutes(3)))
struct CheckedPatchTests {
  /// What comes of a patch, and what is wrong, in words.
  private func lines(_ result: PatchResult<ScreenDocument>) -> [String] {
    switch result {
    case .patched(_, let problems): ["patched"] + problems.lines
    case .outdated(let reason): ["\(reason)"]
    case .refused(let problems): ["refused"] + problems.lines
    }
  }

  /// Applies a patch to a screen, and expects that what is known of that makes no difference.
  @discardableResult
  private func apply(
    _ patch: PatchDocument, to screen: ScreenDocument, limits: DocumentLimits = DocumentLimits(),
    _ what: Comment? = nil
  ) -> PatchResult<ScreenDocument> {
    let known = screen.applying(
      patch, entityTag: nil, schema: TestSchema(), limits: limits, isRight: true)
    let unknown = screen.applying(patch, schema: TestSchema(), limits: limits)
    #expect(known.screen == unknown.screen, what)
    #expect(lines(known) == lines(unknown), what)
    return known
  }

  private func screen(_ rows: String) throws -> ScreenDocument {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "id": "world", "sections": [
        { "type": "Section", "id": "part", "rows": [ \(rows) ] } ] }
      """
    let reading = read(words)
    guard case .screen(let screen)? = reading.document, reading.problems.isEmpty else {
      throw ExpectationFailure(words: "\(reading.problems.lines)")
    }
    return screen
  }

  private func patch(_ id: String, with other: String) throws -> PatchDocument {
    let words = """
      { "kumiko": "1.0", "type": "Patch", "of": "world", "changes": [
        { "type": "Replace", "id": "\(id)", "with":
          \(other) } ] }
      """
    guard case .patch(let patch)? = read(words, file: "patch").document else {
      throw ExpectationFailure(words: "no patch")
    }
    return patch
  }

  @Test("gives what a check of the whole gives, for 4,000 pairs")
  func pairs() {
    for seed in 20_000..<24_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var world = RandomPatch(using: &random)
      let old = world.screen
      for _ in 0..<Int.random(in: 1...4, using: &random) { world.edit(using: &random) }
      let result = apply(world.patch, to: old, "seed \(seed)")
      #expect(result.screen == world.screen, "seed \(seed)")
    }
  }

  @Test(
    "is checked for all that it can make wrong",
    arguments: [
      // As before, but for what is said.
      (#"{ "type": "ListRow", "id": "b", "title": "B" }"#, "patched"),
      // Inside.
      (
        #"{ "type": "VFlex", "id": "b", "children": ["#
          + #"{ "type": "TextElement", "id": "x" }, { "type": "TextElement", "id": "x" } ] }"#,
        "[K216]"
      ),
      (
        #"{ "type": "VFlex", "id": "b", "children": [ { "type": "TextElement", "else": true } ] }"#,
        "[K211]"
      ),
      // Beside others.
      (#"{ "type": "ListRow", "id": "a" }"#, "[K216]"),
      (#"{ "type": "ListRow" }"#, "patched"),
      (#"{ "type": "ListRow", "id": "b", "else": true }"#, "[K211]"),
      (#"{ "type": "ListRow", "id": "b", "if": "${data.x}" }"#, "patched"),
      (#"{ "type": "ListRow", "id": "b", "for": "x in data.y" }"#, "[K215]"),
      (#"{ "type": "ListRow", "id": "b", "where": "${data.x}" }"#, "[K212]"),
      (
        #"{ "type": "ListRow", "id": "b", "requires": { "M": 1 }, "fallback":"#
          + #" { "type": "VFlex", "children": [ { "type": "ListRow", "else": true } ] } }"#,
        "[K211]"
      ),
    ])
  func wrong(other: String, word: String) throws {
    let screen = try screen(
      #"{ "type": "ListRow", "id": "a" }, { "type": "ListRow", "id": "b" },"#
        + #"{ "type": "ListRow", "id": "c" }"#)
    let result = apply(try patch("b", with: other), to: screen)
    #expect(lines(result).joined().contains(word), "\(lines(result))")
  }

  @Test("cannot take the if from before an else")
  func branch() throws {
    let screen = try screen(
      #"{ "type": "ListRow", "id": "a", "if": "${data.x}" },"#
        + #"{ "type": "ListRow", "id": "b", "else": true }"#)
    let plain = try patch("a", with: #"{ "type": "ListRow", "id": "a" }"#)
    #expect(lines(apply(plain, to: screen)).joined().contains("[K211]"))
    let same = try patch("a", with: #"{ "type": "VFlex", "id": "a", "if": "${data.y}" }"#)
    #expect(lines(apply(same, to: screen)) == ["patched"])
  }

  @Test("cannot make a screen larger than screens may be")
  func limits() throws {
    let screen = try screen(#"{ "type": "ListRow", "id": "a" }, { "type": "ListRow", "id": "b" }"#)
    let children = [String](repeating: #"{ "type": "TextElement" }"#, count: 4)
      .joined(separator: ",")
    let large = try patch("b", with: #"{ "type": "VFlex", "id": "b", "children": [\#(children)] }"#)
    var limits = DocumentLimits()
    limits.elements = 8
    #expect(lines(apply(large, to: screen, limits: limits)) == ["patched"])
    limits.elements = 7
    #expect(lines(apply(large, to: screen, limits: limits)).first == "refused")
    limits = DocumentLimits()
    limits.depth = 3
    #expect(lines(apply(large, to: screen, limits: limits)).first == "refused")
  }

  @Test("finds each of many ids, those that are equal but have other bytes, too")
  func ids() throws {
    let names = (0..<400).map { "row-\($0)" } + ["K", "\u{E9}t\u{E9}", "\u{1F600}", ""]
    let screen = try screen(
      names.map { #"{ "type": "ListRow", "id": "\#($0)" }"# }.joined(separator: ","))
    let others = names + ["\u{212A}", "e\u{301}te\u{301}"]
    for (number, name) in others.enumerated() {
      let next = DocumentElement(
        "ListRow", id: name, properties: [DocumentProperty("title", .value(.string("new")))])
      let change = PatchDocument(of: "world", changes: [.replace(name, with: next)])
      let rows = apply(change, to: screen).screen?.sections[0].elements("rows") ?? []
      let changed = rows.indices.filter { rows[$0]["title"] != nil }
      #expect(changed == [number < names.count ? number : number - names.count + 400], "\(name)")
    }
    let none = PatchDocument(of: "world", changes: [.remove("row-400")])
    #expect(lines(apply(none, to: screen)) == [#"no element has the id "row-400""#])
  }
}

private struct ExpectationFailure: Error { var words: String }
