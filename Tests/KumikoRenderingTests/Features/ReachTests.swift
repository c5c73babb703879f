import Kumiko
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `Reaching an end of a list` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func options(threshold: Int = 0) -> ListOptions {
    ListOptions()
      .onReachEnd(threshold: threshold) { [log] in log.events.append("end") }
      .onReachStart(threshold: threshold) { [log] in log.events.append("start") }
  }

  func rows(_ numbers: ClosedRange<Int>) -> [Section] {
    [Section(id: 0) { for number in numbers { Item(String(number)) } }, Section(id: 1)]
  }

  @Test func `is told once for a content, and again when there is more`() {
    defer { stage.screen.close() }
    stage.renderer.options = options()
    stage.render(rows(0...99))
    #expect(log.take() == ["start"])
    for _ in 0..<2 {
      stage.renderer.scrollToEnd(animated: false)
      stage.renderer.scrollToStart(animated: false)
    }
    #expect(log.take() == ["end"])
    stage.render(rows(0...99))
    stage.renderer.scrollToEnd(animated: false)
    #expect(log.take() == [], "the same rows")
    stage.render(rows(0...199))
    #expect(!log.take().contains("end"))
    stage.renderer.scrollToEnd(animated: false)
    #expect(log.take() == ["end"])
  }

  @Test(arguments: [0, 5, 20])
  func `comes a number of rows early`(threshold: Int) {
    defer { stage.screen.close() }
    stage.renderer.options = options(threshold: threshold)
    stage.render(rows(0...99))
    _ = log.take()
    let last = CGFloat(99 - threshold) * 40
    stage.table.contentOffset.y = last - 400 - 20
    stage.table.layoutIfNeeded()
    #expect(log.take() == [])
    stage.table.contentOffset.y = last - 400 + 20
    stage.table.layoutIfNeeded()
    #expect(log.take() == ["end"])
  }

  @Test func `is told of short lists, but not of empty ones`() {
    defer { stage.screen.close() }
    stage.renderer.options = options()
    stage.render([Section(id: 0)])
    #expect(log.take() == [])
    stage.render(rows(0...1))
    #expect(log.take().sorted() == ["end", "start"])
  }

  @Test func `is told when rows leave until the end is in view`() {
    defer { stage.screen.close() }
    stage.renderer.options = options()
    stage.render(rows(0...99))
    _ = log.take()
    stage.render(rows(0...8))
    #expect(log.take().contains("end"))
  }

  @Test func `may render more rows`() async {
    defer { stage.screen.close() }
    var count = 20
    stage.renderer.options = ListOptions().onReachEnd { [unowned stage] in
      count += 20
      stage.renderer.render(rows(0...count))
    }
    stage.render(rows(0...count))
    for _ in 0..<3 {
      stage.renderer.scrollToEnd(animated: false)
      stage.table.layoutIfNeeded()
      for _ in 0..<4 { await Task.yield() }
    }
    #expect(count == 80)
    #expect(stage.table.numberOfRows(inSection: 0) == 81)
  }

  @Test func `may give the list other options, such as a sign that more is coming`() {
    defer { stage.screen.close() }
    let log = log
    func options(isLoading: Bool) -> ListOptions {
      ListOptions()
        .footer(isLoading ? Item("loading") : nil)
        .onReachEnd { [unowned stage] in
          log.events.append("end")
          stage.renderer.options = options(isLoading: true)
          stage.render(rows(0...3))
        }
    }
    stage.renderer.options = options(isLoading: false)
    stage.render(rows(0...3))
    stage.table.layoutIfNeeded()
    #expect(log.take() == ["end"])
    #expect(stage.table.tableFooterView != nil)
  }

  @Test func `does not take a chat that begins at its end for one at its start`() {
    defer { stage.screen.close() }
    stage.renderer.render(options().anchor(.bottom)) { rows(0...99) }
    stage.screen.runFrame()
    #expect(log.take() == ["end"])
    #expect(stage.shown.last == "row 0/99: 990")
    stage.renderer.scrollToStart(animated: false)
    stage.screen.runFrame()
    #expect(log.take() == ["start"])
  }
}
