import Foundation
import KumikoRemote
import Testing

/// Pages of sections that loops make, or whose rows loops make, when a newer version comes.
@MainActor
@Suite struct `Pages of loops` {
  /// Posts as values of data, from a number down.
  private static func posts(_ first: Int, count: Int = 3) -> String {
    (0..<count).map { #"{"id":"\#(first - $0)"}"# }.joined(separator: ",")
  }

  private static let row =
    #"{"type":"ListRow","for":"p in data.posts","id":"${p.id}","title":"Post ${p.id}"}"#

  private static func screen(_ data: String, _ section: String) -> String {
    #"{"kumiko":"1.0","type":"Screen","id":"s","live":"/live","data":{\#(data)},"#
      + #""sections":[\#(section)]}"#
  }

  private static func patch(_ changes: [(String, String)]) -> String {
    let list = changes.map { #"{"type":"Data","path":"\#($0)","value":\#($1)}"# }
    return #"{"kumiko":"1.0","type":"Patch","of":"s","changes":["#
      + list.joined(separator: ",") + "]}"
  }

  /// Shows a screen and its page, and then a newer version.
  ///
  /// - Returns: What is seen then, and how often pages were asked for.
  private func show(
    _ first: String, page: String, until text: String, newer: String, isCarried: Bool
  ) async throws -> (texts: [String], pages: Int) {
    let (gate, versions, pages) = (TestGate(), TestCounter(), TestCounter())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/live":
        connection.sendHead(200, ["Content-Type: text/event-stream"])
        gate.wait()
        connection.send(isCarried ? "id: \"2\"\ndata: \(newer)\n\n" : "data:\n\n")
        gate.wait()
      case "/feed":
        let number = versions.next()
        connection.sendAnswer(200, number == 1 ? first : newer, ["ETag: \"\(number)\""])
      default:
        _ = pages.next()
        connection.sendAnswer(200, page)
      }
    }
    let served = ServedStage(server.url("/feed")) { $0.heartbeat = 1e9 }
    try await served.wait(for: text)
    gate.open()
    try await served.wait("the newer version") {
      served.controller.served.screen?.entityTag == "\"2\""
        && served.controller.served.status == .current
    }
    served.stage.settle()
    gate.open()
    return (served.texts, pages.value)
  }

  private func names(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.reversed().map { "Post \($0)" }
  }

  @Test(arguments: [false, true])
  func `stay as values of the list that a loop makes rows of`(isCarried: Bool) async throws {
    let section =
      #"{"type":"Section","id":"all","next":"${data.next}","rows":[\#(Self.row)]}"#
    let (texts, pages) = try await show(
      Self.screen(#""posts":[\#(Self.posts(9))],"next":"/2""#, section),
      page: Self.patch([
        ("posts[3]", #"{"id":"6"}"#), ("posts[4]", #"{"id":"5"}"#), ("next", "null"),
      ]),
      until: "Post 5",
      newer: Self.screen(#""posts":[\#(Self.posts(11))],"next":"/2""#, section),
      isCarried: isCarried)
    #expect(texts == names(5...11))
    #expect(pages == 1)
  }

  @Test(arguments: [false, true])
  func `stay behind the rows that a loop makes, as they are written`(
    isCarried: Bool
  ) async throws {
    let section = #"{"type":"Section","id":"all","next":"/2","rows":[\#(Self.row)]}"#
    let rows = [6, 5].map { #"{"type":"ListRow","id":"\#($0)","title":"Post \#($0)"}"# }
    let (texts, pages) = try await show(
      Self.screen(#""posts":[\#(Self.posts(9))]"#, section),
      page: Self.screen(
        "", #"{"type":"Section","id":"all","rows":[\#(rows.joined(separator: ","))]}"#),
      until: "Post 5", newer: Self.screen(#""posts":[\#(Self.posts(11))]"#, section),
      isCarried: isCarried)
    #expect(texts == names(5...11))
    #expect(pages == 1)
  }

  private static let shelves = #"""
    {"type":"Section","for":"s in data.shelves","id":"${s.id}","next":"${s.next}","rows":[
    {"type":"ListRow","for":"p in s.posts","id":"${p.id}","title":"${s.id} ${p.id}"}]}
    """#.replacing("\n", with: "")

  private static func shelf(_ id: String, _ posts: String, next: String = "null") -> String {
    #"{"id":"\#(id)","posts":[\#(posts)],"next":\#(next)}"#
  }

  @Test(arguments: [false, true])
  func `stay in the section that a loop makes, wherever that is then`(
    isCarried: Bool
  ) async throws {
    let first = [Self.shelf("a", Self.posts(9), next: #""/2""#), Self.shelf("b", Self.posts(3))]
    let newer = [
      Self.shelf("c", Self.posts(50, count: 1)), Self.shelf("b", Self.posts(3)),
      Self.shelf("a", Self.posts(11), next: #""/2""#),
    ]
    let (texts, pages) = try await show(
      Self.screen(#""shelves":[\#(first.joined(separator: ","))]"#, Self.shelves),
      page: Self.patch([("shelves[0].posts[3]", #"{"id":"6"}"#), ("shelves[0].next", "null")]),
      until: "a 6",
      newer: Self.screen(#""shelves":[\#(newer.joined(separator: ","))]"#, Self.shelves),
      isCarried: isCarried)
    #expect(texts == ["c 50", "b 3", "b 2", "b 1"] + (6...11).reversed().map { "a \($0)" })
    #expect(pages == 1)
  }

  @Test func `come as screens like the first, whose values are added`() async throws {
    let section =
      #"{"type":"Section","id":"all","next":"${data.next}","rows":[\#(Self.row)]}"#
    let (texts, pages) = try await show(
      Self.screen(#""posts":[\#(Self.posts(9))],"next":"/2""#, section),
      page: Self.screen(#""posts":[\#(Self.posts(7))],"next":null"#, section),
      until: "Post 5",
      newer: Self.screen(#""posts":[\#(Self.posts(11))],"next":"/2""#, section),
      isCarried: true)
    #expect(texts == names(5...11))
    #expect(pages == 1)
  }

  @Test func `come as screens with the section that a loop makes`() async throws {
    let first = [Self.shelf("a", Self.posts(9), next: #""/2""#), Self.shelf("b", Self.posts(3))]
    let page = Self.shelf("a", Self.posts(7))
    let newer = [Self.shelf("b", Self.posts(3)), Self.shelf("a", Self.posts(11), next: #""/2""#)]
    let (texts, pages) = try await show(
      Self.screen(#""shelves":[\#(first.joined(separator: ","))]"#, Self.shelves),
      page: Self.screen(#""shelves":[\#(page)]"#, Self.shelves), until: "a 5",
      newer: Self.screen(#""shelves":[\#(newer.joined(separator: ","))]"#, Self.shelves),
      isCarried: true)
    #expect(texts == ["b 3", "b 2", "b 1"] + (5...11).reversed().map { "a \($0)" })
    #expect(pages == 1)
  }

  @Test func `go where nobody knows what rows are there`() async throws {
    let fixed = #"{"type":"ListRow","id":"first","title":"First"}"#
    let section =
      #"{"type":"Section","id":"all","next":"/2","rows":[\#(fixed),"#
      + Self.row.replacing("in data.posts", with: "in slice(data.posts, 0, 2)") + "]}"
    let (texts, _) = try await show(
      Self.screen(#""posts":[\#(Self.posts(9))]"#, section),
      page: Self.screen(
        "",
        #"{"type":"Section","id":"all","rows":[{"type":"ListRow","id":"6","title":"Post 6"}]}"#),
      until: "Post 6", newer: Self.screen(#""posts":[\#(Self.posts(9))],"n":1"#, section),
      isCarried: true)
    #expect(Array(texts.prefix(3)) == ["First", "Post 9", "Post 8"])
    // The page that the newer version names comes again.
    #expect(texts.count <= 4)
  }

  @Test func `go where a newer version does not go on with them`() async throws {
    let section =
      #"{"type":"Section","id":"all","next":"${data.next}","rows":[\#(Self.row)]}"#
    let (texts, _) = try await show(
      Self.screen(#""posts":[\#(Self.posts(9))],"next":"/2""#, section),
      page: Self.patch([("posts[3]", #"{"id":"6"}"#), ("next", "null")]),
      until: "Post 6",
      newer: Self.screen(#""posts":[\#(Self.posts(30))],"next":null"#, section),
      isCarried: false)
    #expect(texts == names(28...30))
  }
}
