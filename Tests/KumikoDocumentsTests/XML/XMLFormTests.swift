import Foundation
import KumikoDocuments
import Testing
import _TestSupport

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A document in XML") struct XMLFormTests {
  static let mistakes: [(String, [String])] = [
    ("<", ["1:2: error: expected the name of a tag, found the end [K105]"]),
    ("<!---->", ["1:8: error: expected a tag, found nothing [K103]"]),
    ("<Screen kumiko=\"1.0\">", ["1:22: error: expected </Screen>, found the end [K105]"]),
    (
      "<Screen kumiko=\"1.0\"><Section></Screen>",
      ["1:31: error: expected </Section>, found </Screen> [K125]"]
    ),
    ("</a>", ["1:1: error: no tag is open that </a> could end [K125]"]),
    ("<Screen kumiko=\"1.0\"/><Screen/>", ["1:23: error: expected the end, found '<' [K116]"]),
    ("<Screen kumiko=\"1.0\"/>x", ["1:23: error: expected the end, found 'x' [K116]"]),
    ("x<Screen/>", ["1:1: error: expected a tag, found 'x' [K104]"]),
    ("<Screen kumiko=1.0/>", ["1:16: error: expected a quote, found '1' [K104]"]),
    ("<Screen kumiko/>", ["1:15: error: expected '=', found '/' [K104]"]),
    (
      "<Screen kumiko=\"1.0/><a b=\"\"/>",
      ["1:22: error: expected &lt; or a quote, found '<' [K104]"]
    ),
    (
      "<Screen kumiko=\"1.0\"id=\"a\"/>",
      ["1:21: error: expected a space before an attribute, found 'i' [K104]"]
    ),
    (
      "<Screen kumiko=\"1.0\" id=\"a\" id=\"b\"/>",
      ["1:29: error: id stands twice in one tag [K111]"]
    ),
    (
      "<!DOCTYPE Screen [<!ENTITY a \"b\">]><Screen kumiko=\"1.0\"/>",
      ["1:1: error: documents have no document type declaration [K121]"]
    ),
    (
      "<Screen kumiko=\"1.0\" id=\"&a;&b\" title=\"&#0;&#xD800;\"/>",
      [
        "1:26: error: expected &lt; &gt; &amp; &quot; or &apos;, found &a; [K122]",
        "1:29: error: expected &amp; or the name of an entity, found '&' [K122]",
        "1:40: error: &#0; is no character of XML [K122]",
        "1:44: error: &#xD800; is no character of XML [K122]",
      ]
    ),
    (
      "<?a b?><Screen kumiko=\"1.0\"/><?php ?>",
      [
        "1:1: error: documents have no processing instructions [K123]",
        "1:30: error: documents have no processing instructions [K123]",
      ]
    ),
    (
      "<Screen kumiko=\"1.0\" xmlns=\"a\"/>",
      ["1:22: error: documents have no namespaces [K124]"]
    ),
    (
      "<?xml version=\"1.1\" encoding=\"latin1\"?><Screen kumiko=\"1.0\"/>",
      [
        "1:7: error: expected version 1.0 and UTF-8, found version 1.1 [K126]",
        "1:21: error: expected version 1.0 and UTF-8, found encoding latin1 [K126]",
      ]
    ),
    ("\u{FEFF}<Screen kumiko=\"1.0\"/>", ["1:1: error: a byte order mark begins the text [K102]"]),
    (
      "<Screen kumiko=\"1.0\"><!-- a -- b --></Screen>",
      ["1:29: error: expected -->, found -- [K104]"]
    ),
    (
      "<Screen kumiko=\"1.0\"><title>\u{1}]]></title></Screen>",
      [
        "1:29: error: XML has no character U+0001 [K110]",
        "1:30: error: expected ]]&gt;, found ]]> [K104]",
      ]
    ),
    (
      "<Screen kumiko=\"1.0\">hello<title a=\"b\" form=\"jsn\">x</title></Screen>",
      [
        "1:22: error: Screen has elements and properties inside, found text [K217]",
        "1:34: error: title: the tag of a property has no attribute but form, found \"a\" [K220]",
        "1:46: error: title: expected form json, list or one, found \"jsn\"; did you mean json? [K220]",
      ]
    ),
    (
      "<Screen kumiko=\"1.0\">\n<state>{ \"a\": 01, }</state></Screen>",
      [
        "2:15: error: state: expected a number, found 01 [K106]",
        "2:19: error: state: expected a name in quotes after the comma, found '}' [K112]",
      ]
    ),
    (
      "<Screen kumiko=\"1.0\">\n<state>{ \"&lt;é&#x41;\": [1 <!-- -->&#32;2] }</state></Screen>",
      ["2:41: error: state: expected a comma or ], found '2' [K113]"]
    ),
    (
      "<Screen kumiko=\"1.0\"><state/></Screen>",
      ["1:22: error: state: expected a value, found nothing [K103]"]
    ),
    (
      "<Screen kumiko=\"1.0\" state=\"a\" sections=\"b\"/>",
      [
        "1:29: error: state: expected object, found string [K203]",
        "1:42: error: sections: expected elements, found string [K203]",
      ]
    ),
  ]

  @Test("reports mistakes where they are", arguments: mistakes)
  func mistake(text: String, expected: [String]) {
    #expect(problems(text, form: .xml) == expected.map { "front:" + $0 })
  }

  static let rowMistakes: [(String, [String])] = [
    (
      "<ListRow type=\"a\"/>",
      ["2:10: error: sections[0].rows[0]: type is a reserved word [K209]"]
    ),
    (
      "<ListRow Title=\"a\"/>",
      [
        "2:10: error: sections[0].rows[0]: names of properties begin with a lower-case letter, "
          + "found \"Title\"; did you mean title? [K208]"
      ]
    ),
    (
      "<ListRow title=\"a\"><title>b</title></ListRow>",
      ["2:20: error: sections[0].rows[0]: title stands twice in one element [K111]"]
    ),
    (
      "<ListRow><TextElement/></ListRow>",
      ["2:10: error: sections[0].rows[0]: ListRow takes no elements, found <TextElement> [K218]"]
    ),
    (
      "<VFlex><children/><TextElement/></VFlex>",
      [
        "2:19: error: sections[0].rows[0]: <TextElement> belongs to children, which is there "
          + "already [K111]"
      ]
    ),
    (
      "<ListRow><onSelect>x</onSelect></ListRow>",
      ["2:10: error: sections[0].rows[0].onSelect: expected element, found text [K203]"]
    ),
    (
      "<ListRow><onSelect>x<Refresh/></onSelect></ListRow>",
      [
        "2:20: error: sections[0].rows[0].onSelect: elements and text do not go together [K217]"
      ]
    ),
    (
      "<ListRow><title><b/></title></ListRow>",
      [
        "2:17: error: sections[0].rows[0].title: names of elements begin with a capital letter, "
          + "found \"b\"; did you mean B? [K207]"
      ]
    ),
    (
      "<ListRow><requires Shop=\"a\" shop=\"2\"/></ListRow>",
      [
        "2:10: error: sections[0].rows[0].requires.Shop: expected whole number from 1 on, "
          + "found string [K203]",
        "2:10: error: sections[0].rows[0].requires: names of elements begin with a capital letter, "
          + "found \"shop\"; did you mean Shop? [K207]",
      ]
    ),
    (
      "<ListRow><requires Shop=\"${2}\"/></ListRow>",
      [
        "2:10: error: sections[0].rows[0].requires.Shop: expected whole number from 1 on, "
          + "found string [K203]"
      ]
    ),
  ]

  @Test("reports mistakes of rows where they are", arguments: rowMistakes)
  func rowMistake(rows: String, expected: [String]) {
    #expect(rowProblems(xml: rows) == expected)
  }

  @Test("has texts as XML means them")
  func texts() throws {
    let rows = """
      <ListRow title=" a&#10;&quot;&#x1F1E9;&#127466; "/>
      <ListRow title="a\nb\tc\r\nd"/>
      <ListRow><title> a <!-- b -->c<![CDATA[ <&amp;]]>&gt;\r\nd\re</title></ListRow>
      <ListRow><title></title></ListRow>
      <ListRow title="\u{202E}"/>
      """
    let reading = read(xmlRows(rows))
    #expect(reading.problems.lines == [])
    let section = try #require(reading.document?.element.elements("sections").first)
    #expect(
      section.elements("rows").map { $0["title"]?.text } == [
        " a\n\"🇩🇪 ", "a b c d", " a c <&amp;>\nd\ne", "", "\u{202E}",
      ])
  }

  @Test("has JSON in CDATA and with references")
  func json() {
    for inside in [#"{"a": "<b>\n"}"#, #"{&quot;a&quot;: "&lt;b>\n"}"#] {
      let text = inside.contains("&") ? inside : "<![CDATA[\(inside)]]>"
      let reading = read("<Screen kumiko=\"1.0\"><state>\(text)</state></Screen>")
      #expect(reading.problems.lines == [])
      #expect(reading.document?.element["state"] == .value(["a": "<b>\n"]))
    }
  }

  @Test("has limits, which are exact")
  func limits() {
    var limits = DocumentLimits()
    limits.nesting = 3
    limits.stringBytes = 4
    limits.values = 4
    func codes(_ inside: String) -> [String] {
      problems("<Screen kumiko=\"1.0\">\(inside)</Screen>", limits: limits)
        .map { String($0.suffix(6)) }
    }
    #expect(codes("<A><b/></A>") == [] && codes("<A><b><C/></b></A>") == ["[K152]"])
    #expect(codes("<A b=\"abcd\"/>") == [] && codes("<A b=\"abcde\"/>") == ["[K154]"])
    #expect(codes("<A b=\"&lt;&lt;&lt;&lt;\"/>") == [])
    #expect(codes("<title>abcd</title>") == [] && codes("<title>abcde</title>") == ["[K154]"])
    #expect(codes("<A/><B/>") == [] && codes("<A/><B/><C/>") == ["[K153]"])
    #expect(codes("<A b=\"\" c=\"\" d=\"\"/>") == ["[K153]"])
  }

  // MARK: Foundation

  /// What Foundation's parser says of a text: its events, or nil if it reports an error.
  private final class Events: NSObject, XMLParserDelegate {
    var lines: [String] = []
    var hasError = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      lines.append("<\(name) \(attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })")
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasError = true }
  }

  @Test("is read by a scanner of its own, for Foundation's accepts what is cut off")
  func truncated() {
    let events = Events()
    let parser = XMLParser(data: Data("<a><b></a>".utf8))
    parser.delegate = events
    _ = parser.parse()
    // Its delegate knows attributes without order and place, and of the column the tag's end alone.
    #expect(events.lines == ["<a []", "<b []"])
    #expect(problems("<a><b></a>", form: .xml).count == 1)
  }

  @Test("is accepted as Foundation's parser accepts it, of random and of broken documents")
  func oracle() {
    var random = SeededRandom(seed: 6)
    let writer = DocumentWriter(schema: TestSchema())
    for _ in 0..<150 {
      let screen = RandomDocument.screen(using: &random)
      var bytes = Array(writer.xml(screen).utf8)
      if Bool.random(using: &random), let place = bytes.indices.randomElement(using: &random) {
        let sign = Array("<>&\"'=/ a;\u{1}").randomElement(using: &random) ?? "x"
        bytes.replaceSubrange(place...place, with: String(sign).utf8)
      }
      let events = Events()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = events
      let isAccepted = parser.parse() && !events.hasError
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = DocumentReader(schema: TestSchema()).read(bytes, file: "a", form: .xml)
      let isScanned = !reading.problems.all.contains {
        $0.code.rawValue < "K130" && $0.path.isEmpty
      }
      if !isAccepted { #expect(!isScanned, "\(text)") }
      if isAccepted, !isScanned {
        // Colons are namespaces for the scanner alone.
        #expect(text.contains(":"), "\(reading.problems.lines)\n\(text)")
      }
    }
  }
}
