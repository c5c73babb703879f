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

  @Test func `lets go of rows that the app replaces in a batch of its own`() {
    let stage = TableStage()
    var numbers: CountedNumbers? = CountedNumbers(count: 1000)
    weak let shown = numbers?.token
    stage.render(numbers.map { [section($0, Log())] } ?? [])
    stage.screen.settle()
    numbers = nil
    #expect(shown != nil)
    stage.table.performBatchUpdates {
      stage.adapter.data = []
      #expect(shown == nil)
      stage.table.insertRows(at: [IndexPath(row: 1000, section: 0)], with: .none)
      stage.adapter.data = [section(0..<1001, Log())]
    }
    stage.screen.settle()
    #expect(stage.shown == Array(stage.expected.prefix(stage.shown.count)))
  }
}

/// The first numbers, with a token that lives as long as they do.
private struct CountedNumbers: RandomAccessCollection {
  final class Token {}

  let count: Int
  let token = Token()

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Int { position }
}
