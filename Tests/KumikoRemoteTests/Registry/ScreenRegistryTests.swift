import Foundation
import KumikoRemote
import Testing

@Suite("A registry of elements") struct ScreenRegistryTests {
  private struct Size: Decodable, Sendable {
    var width: Double
    var height: Double?
  }

  private enum Kind: String, Decodable, Sendable { case small, large }

  private struct Tile: Decodable, Sendable {
    var title: String
    var count: Int
    var isNew: Bool?
    var link: URL?
    var tags: [String]
    var size: Size?
    var sizes: [Size]
    var since: Date?
    var kind: Kind?
  }

  private var properties: [String: ElementProperty] {
    var registry = ScreenRegistry()
    registry.register(Tile.self, as: "Tile") { _, _ in }
    let all = registry["Tile"]?.properties ?? []
    return Dictionary(all.map { ($0.name, $0) }) { $1 }
  }

  @Test("finds out what a component or action decodes")
  func schema() {
    let properties = properties
    #expect(properties.count == 9)
    #expect(properties["title"]?.type == .string)
    #expect(properties["count"]?.type == .number)
    #expect(properties["isNew"]?.type == .boolean)
    #expect(properties["tags"]?.type == .texts)
    #expect(properties["link"]?.type == .string)
    #expect(properties["since"]?.type == .string)
    #expect(
      properties["size"]?.type == .value(.object(["width": .number, "height": .optional(.number)])))
    #expect(properties["title"]?.isRequired == true)
    #expect(properties["isNew"]?.isRequired == false)
    #expect(properties["size"]?.isRequired == false)
  }

  @Test("has the highest number of each module")
  func modules() {
    var registry = ScreenRegistry.stock
    registry.register(Tile.self, as: "Tile", module: "Shop", version: 3) { _, _ in }
    registry.register(Size.self, as: "Resize", module: "Shop", version: 2) { _, _ in }
    #expect(registry.modules == ["Stock": 3, "Shop": 3])
    #expect(ScreenRegistry.stock["Tile"] == nil, "registries are values")
  }

  /// The problems of a document of one row.
  private func problems(_ row: String) -> [String] {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "state": { "name": "", "isOn": true, "n": 1 },
        "data": { "list": [1], "price": 2.5, "name": "Pot" }, "sections": [ { "type": "Section", "id": "s",
        "rows": [
      \(row)
      ] } ] }
      """
    return RemoteScreen.read(Data(words.utf8), file: "a").problems.lines
  }

  @Test(
    "checks documents before they are shown",
    arguments: [
      (
        #"{ "type": "ListRow", "title": 3, "value": true }"#,
        []
      ),
      (
        #"{ "type": "ListRow" }"#,
        ["a:4:1: error: sections[0].rows[0]: ListRow needs title [K202]"]
      ),
      (
        #"{ "type": "ListRow", "title": ["a"] }"#,
        ["a:4:31: error: sections[0].rows[0].title: expected string, found list [K203]"]
      ),
      (
        #"{ "type": "ListRow", "title": "a", "titleColor": "systemBleu" }"#,
        [
          "a:4:50: warning: sections[0].rows[0].titleColor: expected color, found \"systemBleu\"; "
            + "did you mean systemBlue? [K303]"
        ]
      ),
      (
        ##"{ "type": "ListRow", "title": "a", "titleColor": "#12" }"##,
        [
          "a:4:50: error: sections[0].rows[0].titleColor: expected color, found \"#12\" [K304]"
        ]
      ),
      (
        ##"{ "type": "ListRow", "title": "a", "titleColor": "#FFF0001" }"##,
        [
          "a:4:50: error: sections[0].rows[0].titleColor: expected color, found \"#FFF0001\" [K304]"
        ]
      ),
      (
        #"{ "type": "ListRow", "title": "a", "accessory": "chevrom" }"#,
        [
          "a:4:49: warning: sections[0].rows[0].accessory: expected automatic | none | chevron | "
            + "checkmark | activityIndicator, found \"chevrom\"; did you mean chevron? [K303]"
        ]
      ),
      (
        #"{ "type": "ToggleRow", "title": "a", "bind": "state.isOm" }"#,
        [
          "a:4:46: warning: sections[0].rows[0].bind: state has no isOm; did you mean isOn? [K309]"
        ]
      ),
      (
        #"{ "type": "ToggleRow", "title": "a", "bind": "state.n" }"#,
        [
          "a:4:46: error: sections[0].rows[0].bind: expected a Boolean at state.n, found number [K203]"
        ]
      ),
      (
        #"{ "type": "ProgressRow", "title": "a", "progress": "${data.name}" }"#,
        [
          "a:4:52: warning: sections[0].rows[0].progress: expected number or null, found string (E207) [K308]"
        ]
      ),
      (
        #"{ "type": "ListRow", "title": "${data.prise}" }"#,
        [
          "a:4:31: warning: sections[0].rows[0].title: unknown field 'prise' (E203); "
            + "did you mean price? [K308]"
        ]
      ),
      (
        #"{ "type": "ListRow", "title": "${1 +}" }"#,
        [
          "a:4:31: error: sections[0].rows[0].title: expected a value, found '}' (E106) [K307]"
        ]
      ),
      (
        #"{ "type": "Navigate", "to": "/a" }"#,
        [
          "a:4:1: error: sections[0].rows[0]: Navigate is a action, expected a row [K306]"
        ]
      ),
      (
        #"{ "type": "ListRow", "title": "a", "requires": { "Shop": 2 } }"#,
        ["a:4:1: error: sections[0].rows[0]: requires Shop 2, there is none [K305]"]
      ),
    ])
  func checks(row: String, expected: [String]) {
    #expect(problems(row) == expected)
  }

  @Test("describes ids as they are read: as texts")
  func ids() throws {
    let json = try JSONSerialization.jsonObject(with: ScreenSchema().json())
    var part = try #require(json as? [String: Any])
    for name in ["$defs", "ListRow", "properties", "id"] {
      part = try #require(part[name] as? [String: Any])
    }
    #expect(part["type"] as? String == "string")
    #expect(problems(#"{ "type": "ListRow", "id": "3", "title": "a" }"#) == [])
    #expect(problems(#"{ "type": "ListRow", "id": 3, "title": "a" }"#).count == 1)
  }

  @Test("reports templates that hold themselves")
  func recursion() {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "templates": {
        "A": { "params": {}, "body": { "type": "VFlex", "children": [ { "type": "B" } ] } },
        "B": { "params": {}, "body": { "type": "HFlex", "children": [ { "type": "A" } ] } } },
        "sections": [ { "type": "Section", "id": "s", "rows": [ { "type": "A" } ] } ] }
      """
    let codes = RemoteScreen.read(Data(words.utf8), file: "a").problems.all.map(\.code)
    #expect(codes == [.recursiveTemplate, .recursiveTemplate])
  }

  /// Reads a screen with templates `T0`, `T1` and so on.
  private func read(_ count: Int, templates body: (Int) -> String) -> RemoteScreen.Reading {
    let templates = (0..<count).map { "\"T\($0)\": { \"params\": {}, \"body\": \(body($0)) }" }
    let words = """
      { "kumiko": "1.0", "type": "Screen", "templates": { \(templates.joined(separator: ", ")) },
        "sections": [] }
      """
    return RemoteScreen.read(Data(words.utf8), file: "a")
  }

  @Test("names the way on which a template holds itself, and leaves out those that only lead there")
  func ways() {
    let reading = read(6) { number in
      let used = [[1], [2, 3], [0], [4], [4], [0]][number]
      let children = used.map { "{ \"type\": \"T\($0)\" }" }
      return "{ \"type\": \"VFlex\", \"children\": [\(children.joined(separator: ", "))] }"
    }
    #expect(
      reading.problems.all.map(\.message) == [
        "a template holds itself: T0 → T1 → T2 → T0",
        "a template holds itself: T1 → T2 → T0 → T1",
        "a template holds itself: T2 → T0 → T1 → T2",
        "a template holds itself: T4 → T4",
      ])
  }

  @Test("reads templates that hold all that follow, in as many ways as there are")
  func manyWays() {
    let count = 24
    var reading: RemoteScreen.Reading?
    let time = ContinuousClock().measure {
      reading = read(count) { number in
        let children = ((number + 1)..<count).map { "{ \"type\": \"T\($0)\" }" }
        return "{ \"type\": \"VFlex\", \"children\": [\(children.joined(separator: ", "))] }"
      }
    }
    #expect(reading?.screen != nil)
    #expect(reading?.problems.isEmpty == true)
    #expect(time < .seconds(10))
  }

  @Test("reads templates in each other, however many there are")
  func longWays() throws {
    let chain = read(15_000) { number in
      number < 14_999
        ? "{ \"type\": \"T\(number + 1)\" }" : #"{ "type": "ListRow", "title": "end" }"#
    }
    #expect(chain.screen != nil)
    #expect(chain.problems.isEmpty)
    let ring = read(2_000) { "{ \"type\": \"T\(($0 + 1) % 2_000)\" }" }
    #expect(ring.problems.all.count == 100)
    #expect(ring.problems.omitted == 1_900)
    let first = try #require(ring.problems.all.first)
    #expect(first.code == .recursiveTemplate)
    #expect(first.message.hasPrefix("a template holds itself: T0 → T1 → "))
    #expect(first.message.hasSuffix(" → … → T0"))
  }

  @Test("climbs to the fallback of an element around one that is unknown")
  func climbing() {
    let row = #"""
      { "type": "VFlex", "fallback": { "type": "ListRow", "title": "plain" }, "children": [
        { "type": "TextElement", "text": "a" }, { "type": "Hologram" } ] }
      """#
    #expect(problems(row).count == 1)
  }
}
