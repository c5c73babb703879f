import Foundation
import KumikoRemote
import Testing

@Suite("A large document is checked in the time that its size takes", .timeLimit(.minutes(1)))
struct CompilingTimeTests {
  private func read(_ more: String, _ rows: [String]) -> RemoteScreen.Reading {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "id": "test", \(more)
        "sections": [ { "type": "Section", "id": "only", "rows": [
          \(rows.joined(separator: ",\n")) ] } ] }
      """
    return RemoteScreen.read(Data(words.utf8), file: "test.json")
  }

  @Test("however many controls are bound to however large a state")
  func bindings() {
    let state = (0..<40_000).map { #""k\#($0)":0"# }.joined(separator: ",")
    let rows = (0..<10_000).map {
      #"{"type":"StepperRow","id":"r\#($0)","title":"a","bind":"state.k\#($0)"}"#
    }
    let reading = read(#""state": {\#(state)},"#, rows)
    #expect(reading.screen != nil)
    #expect(reading.problems.isEmpty)
  }

  @Test("however many unknown arguments templates of however many parameters have")
  func arguments() {
    let params = (0..<40_000).map { #""k\#($0)":0"# }.joined(separator: ",")
    let rows = (0..<10_000).map { #"{"type":"Tile","id":"r\#($0)","wrong":1}"# }
    let reading = read(
      #""templates": { "Tile": { "params": {\#(params)}, "#
        + #""body": { "type": "DescriptionRow", "text": "a" } } },"#,
      rows)
    #expect(reading.problems.all.allSatisfy { $0.code == .unknownProperty })
    #expect(reading.problems.all.count == DocumentLimits().problems)
  }
}
