import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `A table of a million lazy rows` {
  func section(_ numbers: some RandomAccessCollection<Int>, _ log: Log) -> Section {
    Section(id: 0, of: numbers, id: \.self) { number in
      log.note(Item(String(number)), "build \(number)")
    }
  }

  @Test func `builds what is displayed`() {
    let stage = TableStage()
    let log = Log()
    stage.render([section(0..<1_000_000, log)])
    stage.screen.settle()
    #expect(stage.shown.first == "row 0/0: 00")
    #expect(log.take().count < 100)
    stage.table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
    stage.screen.settle()
    #expect(stage.shown.contains("row 0/500000: 5000000"))
    #expect(log.take().count < 100)
    stage.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    stage.screen.settle()
    #expect(stage.shown.last == "row 0/999999: 9999990")
    #expect(log.take().count < 100)
  }

  @Test func `inserts one row without building the others`() {
    let stage = TableStage()
    let log = Log()
    stage.render([section(Array(0..<50_000), log)])
    stage.screen.settle()
    _ = log.take()
    stage.render([section([-1] + Array(0..<50_000), log)])
    stage.screen.settle()
    #expect(stage.shown.prefix(2) == ["row 0/0: -10", "row 0/1: 00"])
    #expect(log.take().count < 100)
  }
}
