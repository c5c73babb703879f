import Foundation
import KumikoDocuments
import Testing
import _TestSupport

@Suite("A document that is written and read") struct DocumentWriterTests {
  private let writer = DocumentWriter(schema: TestSchema())

  @Test("is the same in JSON and XML, for a shop's front page")
  func shop() throws {
    let json = read(ShopDocument.json, file: "Shop.json")
    let xml = read(ShopDocument.xml, file: "Shop.xml")
    #expect(json.problems.lines == [] && xml.problems.lines == [])
    let document = try #require(json.document)
    #expect(document == xml.document)
    guard case .screen(let screen) = document else {
      Issue.record("no screen")
      return
    }
    #expect(screen.version == DocumentVersion(major: 1, minor: 0))
    #expect(screen.element.id?.text == "shop.front")
    #expect(screen.state == ["query": ""])
    #expect(screen.sections.map(\.id?.text) == ["search", "offers", "new"])
    #expect(screen.templates.map(\.name) == ["Product"])
    let tile = try #require(screen.sections[1].elements("rows").first)
    #expect(tile.loop == DocumentLoop("offer", in: "data.offers"))
    #expect(tile.path.description == "sections[1].rows[0]")
    #expect(tile.location?.position.description == "28:9")
    #expect(tile["image"] == .expression("${offer.image}"))
    guard case .element(let fallback) = tile.fallback else {
      Issue.record("no fallback")
      return
    }
    #expect(fallback.type == "ListRow")
  }

  @Test("is equal after JSON → XML → JSON, and written the same again")
  func conversion() throws {
    let document = try #require(read(ShopDocument.json).document)
    let xml = writer.xml(document)
    let back = read(xml)
    #expect(back.problems.lines == [])
    #expect(back.document == document)
    let again = try #require(back.document)
    #expect(writer.xml(again) == xml)
    let json = writer.json(again)
    #expect(read(json).document == document)
    #expect(writer.json(try #require(read(json).document)) == json)
  }

  @Test("is laid out for people")
  func layout() throws {
    let document = try #require(read(ShopDocument.json).document)
    let xml = writer.xml(document)
    #expect(
      xml.hasPrefix(##"<Screen kumiko="1.0" id="shop.front" title="Shop" live="/live/front">"##))
    #expect(xml.contains(##"\##n  <state>{ "query": "" }</state>\##n"##))
    #expect(xml.contains(##"\##n    <layout>\##n      <Shelf height="180" paging="group"/>\##n"##))
    let json = writer.json(document)
    #expect(json.hasPrefix("{\n  \"kumiko\": \"1.0\",\n  \"type\": \"Screen\",\n"))
    #expect(
      json.contains(
        "\n      \"layout\": { \"type\": \"Shelf\", \"height\": 180, \"paging\": \"group\" },\n"))
  }

  @Test("is what it was, for random screens with hostile texts")
  func randomScreens() {
    var random = SeededRandom(seed: 3)
    for round in 0..<100 {
      let document = RemoteDocument.screen(RandomDocument.screen(using: &random))
      let json = writer.json(document)
      let xml = writer.xml(document)
      let fromJSON = read(json)
      let fromXML = read(xml)
      #expect(fromJSON.document == document, "JSON \(round): \(fromJSON.problems.lines)\n\(json)")
      #expect(fromXML.document == document, "XML \(round): \(fromXML.problems.lines)\n\(xml)")
      #expect(!fromJSON.problems.hasErrors && !fromXML.problems.hasErrors)
    }
  }

  @Test("keeps patches")
  func patch() throws {
    let json = ##"""
      {"kumiko": "1.0", "type": "Patch", "of": "shop", "base": "\"x\"", "changes": [
        {"type": "Data", "path": "cart.count", "value": 3},
        {"type": "Data", "path": "name", "value": "3"},
        {"type": "Data", "path": "tile", "value": {"type": "Tile"}},
        {"type": "Replace", "id": "a", "with": {"type": "ListRow", "title": "A"}},
        {"type": "Insert", "after": "a", "elements": [{"type": "ListRow", "title": "B"}]},
        {"type": "Remove", "id": "c"}]}
      """##
    let reading = read(json)
    #expect(reading.problems.lines == [])
    let document = try #require(reading.document)
    guard case .patch(let patch) = document else {
      Issue.record("no patch")
      return
    }
    #expect(patch.screenID == "shop" && patch.base == "\"x\"")
    #expect(patch.changes.map(\.type) == ["Data", "Data", "Data", "Replace", "Insert", "Remove"])
    #expect(patch.changes[2]["value"] == .value(["type": "Tile"]))
    let xml = writer.xml(document)
    #expect(read(xml).problems.lines == [])
    #expect(read(xml).document == document)
    #expect(xml.contains(##"<Replace id="a">\##n    <ListRow title="A"/>"##))
  }

  @Test("tells numbers from texts that look like them, and lists of one from one")
  func types() {
    let rows = [
      (##"{"type": "VFlex", "spacing": 6}"##, ##"<VFlex spacing="6"/>"##),
      (##"{"type": "VFlex", "spacing": "6"}"##, ##"<spacing form="json">"6"</spacing>"##),
      (##"{"type": "ListRow", "title": "6"}"##, ##"<ListRow title="6"/>"##),
      (##"{"type": "ListRow", "title": 6}"##, ##"<title form="json">6</title>"##),
      (##"{"type": "ListRow", "isEnabled": true}"##, ##"<ListRow isEnabled="true"/>"##),
      (##"{"type": "ListRow", "title": "a\nb"}"##, "<title>a\nb</title>"),
      (##"{"type": "ListRow", "info": [1]}"##, "<info>[ 1 ]</info>"),
      (##"{"type": "Other", "foo": "x"}"##, ##"<Other foo="x"/>"##),
      (##"{"type": "Other", "foo": null}"##, ##"<foo form="json">null</foo>"##),
      (##"{"type": "VFlex", "children": []}"##, "<children/>"),
      (##"{"type": "ListRow", "onSelect": [{"type": "Refresh"}]}"##, ##"<onSelect form="list">"##),
      (##"{"type": "ListRow", "onSelect": {"type": "Refresh"}}"##, "<onSelect>"),
      (##"{"type": "VFlex", "children": {"type": "Refresh"}}"##, ##"<children form="one">"##),
    ]
    for (row, part) in rows {
      let document = read(jsonRows(row)).document
      guard let document else {
        Issue.record("\(row)")
        continue
      }
      let xml = writer.xml(document)
      #expect(xml.contains(part), "\(xml)")
      #expect(read(xml).document == document, "\(xml)")
    }
  }
}
