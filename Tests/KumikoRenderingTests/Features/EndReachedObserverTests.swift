import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Reaching an end of a list` {
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

  /// Scrolls by code, as a finger would: by less than what is in view.
  func scroll(to offset: CGFloat) {
    while stage.table.contentOffset.y != offset {
      let way = offset - stage.table.contentOffset.y
      stage.table.contentOffset.y += min(max(way, -100), 100)
      stage.table.layoutIfNeeded()
    }
  }

  @Test func `is told once per approach`() {
    stage.renderer.options = options(threshold: 3)
    stage.render(rows(0...99))
    #expect(log.take() == ["start"])
    scroll(to: 3_600)
    #expect(log.take() == ["end"])
    for _ in 0..<3 { scroll(to: 3_500); scroll(to: 3_600) }
    stage.render(rows(0...99))
    #expect(log.take() == [], "it was near all the time, and its rows are the same")
    scroll(to: 3_000)
    #expect(log.take() == [])
    scroll(to: 3_600)
    #expect(log.take() == ["end"], "it was out of reach")
    scroll(to: 0)
    #expect(log.take() == ["start"])
  }

  @Test func `is told again when there is more, as long as it is near`() {
    stage.renderer.options = options(threshold: 3)
    stage.render(rows(0...99))
    scroll(to: 3_600)
    _ = log.take()
    stage.render(rows(0...100))
    #expect(log.take() == ["end"], "what came does not fill the screen")
    stage.render(rows(0...199))
    #expect(log.take() == [])
    scroll(to: 7_600)
    #expect(log.take() == ["end"])
  }

  @Test func `is not told again for rows at the other end`() {
    stage.renderer.options = options(threshold: 3).anchor(.visibleRow)
    stage.render(rows(0...99))
    scroll(to: 3_600)
    _ = log.take()
    stage.render(rows(-20...99))
    stage.table.layoutIfNeeded()
    #expect(log.take() == [], "what loads at the end is still on its way")
    scroll(to: 0)
    _ = log.take()
    stage.render(rows(-20...120))
    #expect(log.take() == [], "what loads at the start is still on its way")
  }

  @Test func `is told once in a fling whose rows come when it is over`() async {
    var first = 0
    stage.renderer.options = ListOptions().anchor(.visibleRow)
      .onReachStart(threshold: 5) { [log] in log.events.append("start") }
    stage.render(rows(0...299))
    scroll(to: 400)
    _ = log.take()
    stage.screen.display.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), duration: 0.06)
    stage.screen.settle()
    #expect(stage.table.contentOffset.y == 0)
    #expect(log.take() == ["start"])
    first -= 50
    stage.render(rows(first...299))
    #expect(log.take() == [])
    #expect(stage.table.contentOffset.y == 2_000)
  }

  @Test func `is told once per load when rows come at once in a fling`() async {
    var first = 0
    stage.renderer.options = ListOptions().anchor(.visibleRow)
      .onReachStart(threshold: 5) { [log, unowned stage] in
        log.events.append("start")
        first -= 50
        stage.renderer.render(rows(first...299))
      }
    stage.renderer.data = rows(0...299)
    for _ in 0..<4 { await Task.yield() }
    stage.screen.settle()
    scroll(to: 600)
    _ = log.take()
    stage.screen.display.drag(
      from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 260), duration: 0.06)
    for _ in 0..<200 {
      stage.screen.advance(by: 1 / 60)
      await Task.yield()
    }
    // A fling of this speed covers about 1,600 points; a load brings 2,000.
    #expect(log.take().count == 1)
  }

  @Test(arguments: [0, 5, 20])
  func `comes a number of rows early`(threshold: Int) {
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
    stage.renderer.options = options()
    stage.render([Section(id: 0)])
    #expect(log.take() == [])
    stage.render(rows(0...1))
    #expect(log.take().sorted() == ["end", "start"])
  }

  @Test func `is told when rows leave until the end is in view`() {
    stage.renderer.options = options()
    stage.render(rows(0...99))
    _ = log.take()
    stage.render(rows(0...8))
    #expect(log.take().contains("end"))
  }

  @Test func `may render more rows`() async {
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
    stage.renderer.render(options().anchor(.bottom)) { rows(0...99) }
    stage.screen.runFrame()
    #expect(log.take() == ["end"])
    #expect(stage.shown.last == "row 0/99: 990")
    stage.renderer.scrollToStart(animated: false)
    stage.screen.runFrame()
    #expect(log.take() == ["start"])
  }

  @Test func `may be told from anywhere`() {
    stage.renderer.options = options(threshold: .max)
    stage.render(rows(0...99))
    #expect(log.take().sorted() == ["end", "start"])
    scroll(to: 3_600)
    #expect(log.take() == [], "it was near all the time")
    stage.render(rows(0...199))
    #expect(log.take() == ["end"])
  }

  @Test func `is found without a look at all rows that are near`() {
    var asked = 0
    func rows(_ count: Int) -> [Section] {
      [
        Section(
          id: 0, of: 0..<count,
          id: { number in
            asked += 1
            return number
          }, row: { Item(String($0)) })
      ]
    }
    stage.renderer.options = options(threshold: 10_000)
    stage.renderer.data = rows(20_000)
    stage.screen.runFrame()
    stage.table.scrollToRow(at: IndexPath(row: 19_000, section: 0), at: .top, animated: false)
    stage.table.layoutIfNeeded()
    #expect(log.take() == ["start", "end"])
    asked = 0
    scroll(to: stage.table.contentOffset.y + 400)
    #expect(asked < 500)
  }
}
