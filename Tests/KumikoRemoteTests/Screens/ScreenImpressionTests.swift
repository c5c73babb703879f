import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Impressions of a screen", .closesWindows, .timeLimit(.minutes(1)))
struct ScreenImpressionTests {
  private func document(_ rows: String, more: String = "") -> String {
    #"""
    {"kumiko":"1.0","type":"Screen","id":"front","requires":{"Stock":2},\#(more)
    "state":{"name":"Ada"},"data":{"offers":[{"id":"o1"},{"id":"o2"}]},
    "sections":[{"type":"Section","id":"s","layout":{"type":"Rows"},"rows":[\#(rows)]}]}
    """#
  }

  private func space(_ height: Int, _ more: String = "") -> String {
    #"{"type":"EmptySpace","id":"\#(height)","height":\#(height)\#(more)}"#
  }

  @Test("are counted once for each row, with its name, its screen and the variant")
  func once() throws {
    let words = document(
      #"""
      {"type":"ListRow","for":"o in data.offers","id":"${o.id}","title":"${o.id}",
      "impression":"offer.${o.id}"}
      """#,
      more: #""experiment":"b","#)
    let shown = try DocumentStage(words)
    let spy = try #require(shown.spy)
    shown.stage.advance(by: 1.2)
    #expect(spy.take().sorted() == ["saw offer.o1 on front of b", "saw offer.o2 on front of b"])
    try shown.show(words.replacing("Ada", with: "Grace"))
    shown.stage.advance(by: 3)
    #expect(spy.take() == [])
    #expect(shown.problems.map(\.description) == [])
  }

  @Test("need the part of the row, and the time, that the document says")
  func thresholds() throws {
    let rows = [
      space(100, #","impression":"quick","impressionDuration":0.2"#),
      space(600), space(200, #","impression":"part","impressionFraction":0.1"#),
    ]
    let shown = try DocumentStage(document(rows.joined(separator: ",")))
    let spy = try #require(shown.spy)
    shown.stage.advance(by: 1.2)
    #expect(spy.take() == ["saw quick on front", "saw part on front"])
    let whole = try DocumentStage(
      document(
        [space(700), space(200, #","impression":"half","impressionFraction":1"#)]
          .joined(separator: ",")))
    whole.stage.advance(by: 2)
    #expect(whole.spy?.take() == [], "only a part of it is in view")
  }

  @Test("of elements in the tree of a row are counted when the row is seen")
  func tree() throws {
    let words = document(
      #"""
      {"type":"VFlex","id":"tree","impression":"tree","children":[
      {"type":"ListRow","title":"Row","impression":"row"},
      {"type":"HFlex","children":[{"type":"TextElement","text":"Inner","impression":"text"}]},
      {"type":"TextElement","for":"o in data.offers","id":"${o.id}","text":"${o.id}",
      "impression":"offer.${o.id}"}]}
      """#)
    let shown = try DocumentStage(words)
    let spy = try #require(shown.spy)
    shown.stage.advance(by: 1.2)
    #expect(
      spy.take().sorted() == [
        "saw offer.o1 on front", "saw offer.o2 on front", "saw row on front", "saw text on front",
        "saw tree on front",
      ])
    shown.stage.advance(by: 3)
    #expect(spy.take() == [])
    #expect(shown.problems.map(\.description) == [])
  }

  @Test("go beside what the document does itself")
  func both() throws {
    let shown = try DocumentStage(
      document(
        #"""
        {"type":"ListRow","id":"a","title":"${state.name}","impression":"a",
        "onImpression":{"type":"SetState","path":"state.name","to":"seen"}}
        """#))
    shown.stage.advance(by: 1.2)
    shown.stage.settle()
    #expect(shown.texts == ["seen"])
    #expect(shown.spy?.take() == ["saw a on front"])
  }

  @Test("have nothing of the user: there was no tap")
  func privacy() throws {
    let shown = try DocumentStage(
      document(
        #"""
        {"type":"ListRow","id":"a","title":"A","impression":"${state.name}"},
        {"type":"ListRow","id":"b","title":"B","impression":"b"}
        """#,
        more: #""experiment":"${state.name}","#))
    shown.stage.advance(by: 1.2)
    #expect(shown.spy?.take() == ["saw b on front"])
    let found = shown.problems.map(\.description)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("has state, which is the user's [K317]") })
  }

  @Test("do not tell what is typed by which of them come")
  func decisions() throws {
    let part = #""impressionDuration":"${state.query == 'tea' ? 0.1 : 1000}""#
    let rows = [
      #"{"type":"TextInput","id":"q","title":"Query","bind":"state.query"}"#,
      #"{"type":"ToggleRow","id":"t","title":"More","bind":"state.isOpen"}"#,
      #"{"type":"ListRow","id":"a","if":"${state.query == 'tea'}","title":"A","impression":"a"}"#,
      #"{"type":"ListRow","id":"b","elseIf":"${state.query != ''}","title":"B","impression":"b"}"#,
      #"{"type":"ListRow","id":"c","if":"${state.isOpen}","title":"C","impression":"c"}"#,
      #"{"type":"ListRow","id":"d","title":"D","impression":"d",\#(part)}"#,
      #"{"type":"ListRow","id":"e","title":"E","impression":"e"}"#,
    ]
    let words = document(rows.joined(separator: ","))
      .replacing(#""name":"Ada""#, with: #""query":"","isOpen":false"#)
    let shown = try DocumentStage(words)
    try shown.stage.tap(on: "Query")
    try shown.stage.type("tea")
    try shown.stage.tap(shown.stage.view(of: UISwitch.self))
    shown.stage.window.endEditing(true)
    shown.stage.settle()
    #expect(shown.texts.contains("A"))
    shown.stage.advance(by: 3)
    // What is chosen may show more, as it may load pictures.
    #expect(shown.spy?.take().sorted() == ["saw c on front", "saw e on front"])
    // A, B while there was less of it, and D.
    #expect(shown.problems.map(\.code) == Array(repeating: .impressionNotCounted, count: 3))
    #expect(shown.problems.allSatisfy { !$0.message.contains("tea") })
  }

  @Test("are as many as the screen may count, over all its versions")
  func budget() throws {
    var limits = DocumentLimits()
    limits.impressions = 3
    func read(_ name: String) throws -> RemoteScreen {
      let rows = (0..<2).map {
        #"{"type":"ListRow","id":"\#(name)\#($0)","title":"\#(name)","impression":"\#(name)\#($0)"}"#
      }
      let words = document(rows.joined(separator: ","))
      let reading = RemoteScreen.read(Data(words.utf8), file: "a", limits: limits)
      return try #require(reading.screen)
    }
    let controller = SpyController(try read("a"))
    var problems: [DocumentProblem] = []
    controller.onProblem = { problems.append($0) }
    let stage = TestStage(root: controller)
    stage.settle()
    stage.advance(by: 1.2)
    controller.show(try read("b"))
    stage.settle()
    stage.advance(by: 1.2)
    #expect(controller.take().count == 3)
    #expect(problems.map(\.code) == [.impressionNotCounted])
    #expect(problems.first?.message == "more than 3 impressions")
  }
}
