import Foundation
import KumikoLoading
import Testing
import _TestSupport

@Suite("A parser of server-sent events") struct EventParserTests {
  private func events(_ text: String, lastEventID: String = "") throws -> [ServerEvent] {
    var parser = EventParser(lastEventID: lastEventID)
    return try parser.append(text.utf8)
  }

  @Test(
    "reads the examples of the specification",
    arguments: [
      ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerEvent(data: "YHOO\n+2\n10")]),
      (
        ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
        [
          ServerEvent(data: "first event", id: "1"), ServerEvent(data: "second event"),
          ServerEvent(data: " third event"),
        ]
      ),
      ("data\n\ndata\ndata\n\ndata:", [ServerEvent(data: ""), ServerEvent(data: "\n")]),
      ("data:test\n\ndata: test\n\n", [ServerEvent(data: "test"), ServerEvent(data: "test")]),
      (
        "event: add\ndata: 73857293\n\nevent: remove\ndata: 2153\n\ndata: x\n\n",
        [
          ServerEvent(name: "add", data: "73857293"), ServerEvent(name: "remove", data: "2153"),
          ServerEvent(data: "x"),
        ]
      ),
    ])
  func examples(text: String, expected: [ServerEvent]) throws {
    #expect(try events(text) == expected)
  }

  @Test("knows three ends of lines and a byte order mark at the start alone")
  func lines() throws {
    let expected = [ServerEvent(data: "a\nb"), ServerEvent(data: "c")]
    for end in ["\n", "\r", "\r\n"] {
      let text = ["data: a", "data: b", "", "data: c", "", ""].joined(separator: end)
      #expect(try events(text) == expected)
      #expect(try events("\u{FEFF}" + text) == expected)
    }
    #expect(try events("data: a\n\n\u{FEFF}data: b\n\n") == [ServerEvent(data: "a")])
    var parser = EventParser()
    #expect(try parser.append([0xEF, 0xBB, 0x0A, 0x0A]).isEmpty)
    #expect(try parser.append("data: a\n\n".utf8) == [ServerEvent(data: "a")])
  }

  @Test("gives no event without data, and none that has not ended")
  func empty() throws {
    #expect(try events("event: a\n\nid: 3\n\n: comment\n\n").isEmpty)
    #expect(try events("data: a\n").isEmpty)
    #expect(try events("data: a").isEmpty)
    #expect(try events("date: a\nDATA: a\n data: a\n\n").isEmpty)
  }

  @Test("keeps the last id, of those that are whole and allowed")
  func ids() throws {
    var parser = EventParser(lastEventID: "0", idLimit: 4)
    #expect(try parser.append("data: a\n\n".utf8) == [ServerEvent(data: "a", id: "0")])
    #expect(try parser.append("id: 1\ndata: a".utf8).isEmpty)
    #expect(parser.lastEventID == "0")
    #expect(try parser.append("\n\n".utf8) == [ServerEvent(data: "a", id: "1")])
    _ = try parser.append("id: 2\u{0}\n\nid: 12345\n\n".utf8)
    #expect(parser.lastEventID == "1")
    _ = try parser.append("id:\n\n".utf8)
    #expect(parser.lastEventID == "")
  }

  @Test("takes a wait that is a number")
  func retry() throws {
    var parser = EventParser()
    _ = try parser.append("retry: 1a\nretry:\nretry: -1\n".utf8)
    #expect(parser.retry == nil)
    _ = try parser.append("retry: 2500\n".utf8)
    #expect(parser.retry == 2500)
    _ = try parser.append("retry: 99999999999999999999999\n".utf8)
    #expect(parser.retry == .max)
  }

  @Test("bounds lines and events")
  func bounds() throws {
    for line in ["data: a\n", "aaaaaaaa"] {
      var parser = EventParser(limit: 100)
      #expect(throws: LoadingProblem.tooLarge(100)) {
        for _ in 0..<200 { _ = try parser.append(line.utf8) }
      }
    }
    var parser = EventParser(limit: 100)
    for _ in 0..<200 { #expect(try parser.append("data: a\n\n".utf8).count == 1) }
  }

  @Test("reads the same however bytes are cut, 10,000 times")
  func splits() throws {
    var random = SeededRandom(seed: 32)
    let parts: [[UInt8]] =
      [
        "data: a", "data:b", "data", "id: 1", "id: 2", "id", "event: x", "retry: 5", ": c", "é",
        "👩‍🚀",
        "\u{FEFF}", "\n", "\n", "\n\n", "\r", "\r\n", "\r\n\r\n", ":", " ",
      ].map { Array($0.utf8) } + [[0xFF], [0xEF], [0xBB], [0]]
    for round in 0..<10_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let bytes = (0..<count).flatMap { _ in parts.randomElement(using: &random) ?? [] }
      var whole = EventParser()
      let expected = try whole.append(bytes)
      var split = EventParser()
      var found: [ServerEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let cut = min(rest.count, Int.random(in: 1...5, using: &random))
        found += try split.append(rest.prefix(cut))
        rest = rest.dropFirst(cut)
      }
      let isSame =
        found == expected && split.lastEventID == whole.lastEventID && split.retry == whole.retry
      if !isSame { Issue.record("round \(round): \(bytes)") }
    }
  }
}
