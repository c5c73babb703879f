import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `What is read stays put in every frame` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()
  var watch: FrameWatch { FrameWatch(table: stage.table, screen: stage.screen) }

  func rows(_ ids: [Int], height: CGFloat? = 40) -> [Section] {
    [
      Section(id: "A") {
        for id in ids { Item(String(id), log: log, height: height).id(id) }
      }
    ]
  }

  func show(_ anchor: ScrollAnchor, offset: CGFloat, height: CGFloat? = 40) {
    stage.renderer.options = ListOptions().anchor(anchor)
    stage.render(rows(Array(0...99), height: height))
    stage.table.contentOffset.y = offset
    stage.screen.settle()
    _ = stage.screen.display.textSnapshot()
    _ = log.take()
  }

  /// Expects a row at one place, and no gap, in each of the frames of an update.
  func expectStill(_ text: String, at place: CGFloat, frames count: Int = 40) {
    let seen = watch.frames(count) { _ in (watch.rows[text], watch.gap) }
    for (frame, (row, gap)) in seen.enumerated() {
      #expect(row.map { abs($0 - place) <= 0.5 } == true, "\(text) in frame \(frame): \(row ?? -1)")
      #expect(gap <= 0.5, "frame \(frame)")
    }
  }

  @Test(arguments: ["visible row", "top", "bottom"], [CGFloat?.some(40), nil])
  func `when rows arrive above it`(name: String, height: CGFloat?) throws {
    let anchor = [ScrollAnchor.visibleRow, .top, .bottom][
      ["visible row", "top", "bottom"].firstIndex(of: name) ?? 0]
    show(anchor, offset: 810, height: height)
    let path = try #require(stage.table.indexPathsForVisibleRows?[4])
    let text = try #require(stage.label(at: path.row)?.text)
    let place = try #require(watch.rows[text])
    stage.render(rows(Array(-40...99), height: height))
    expectStill(text, at: place)
    #expect(stage.table.contentOffset.y > 1_600)
  }

  @Test func `at the end of a chat that is not much longer than the screen`() throws {
    stage.renderer.options = ListOptions().anchor(.bottom)
    stage.render(rows(Array(0...11)))
    stage.screen.settle()
    let place = try #require(watch.rows["110"])
    #expect(place == 360)
    stage.render(rows(Array(-40...11)))
    expectStill("110", at: place)
  }

  @Test func `and changes below it are animated all the same`() throws {
    show(.visibleRow, offset: 810)
    let place = try #require(watch.rows["220"])
    stage.render(rows(Array(-40...22) + Array(24...99)))
    var places: [CGFloat] = []
    let seen = watch.frames(30) { _ in
      if let next = watch.rows["240"] { places.append(next) }
      return watch.rows["220"]
    }
    #expect(seen.allSatisfy { $0.map { abs($0 - place) <= 0.5 } == true })
    #expect(places.first.map { $0 > place + 70 } == true, "it begins where it was")
    #expect(places.contains { $0 > place + 45 && $0 < place + 75 }, "it moves")
    #expect(places.last == place + 40)
  }

  @Test func `through rows that leave and arrive above it at once`() throws {
    show(.visibleRow, offset: 810)
    let place = try #require(watch.rows["250"])
    let above = [Int](100...160) + [3, 1, 2]
    stage.render(rows(above + Array(10...99)))
    expectStill("250", at: place)
    let shown = stage.shown
    stage.render(rows([0] + Array(4...9) + above.reversed() + Array(10...99)))
    expectStill("250", at: place)
    #expect(stage.shown.count == shown.count)
  }

  @Test func `and its cell stays, too`() throws {
    show(.bottom, offset: 810)
    let cell = try #require(stage.label(at: 25))
    stage.render(rows(Array(-40...99)))
    stage.screen.settle()
    #expect(stage.label(at: 65) === cell)
    let events = log.take()
    #expect(events.allSatisfy { $0.hasPrefix("render") }, "nothing left the screen or came")
  }

  /// Flicks a table, and lets more rows arrive above in one of the frames after that; returns where
  /// a row was in each frame, and the largest gap.
  func fling(by way: CGFloat, arrivingIn frame: Int?) -> (places: [CGFloat], gap: CGFloat) {
    let stage = TableStage(size: CGSize(width: 200, height: 400))
    defer { stage.screen.close() }
    let watch = FrameWatch(table: stage.table, screen: stage.screen)
    stage.renderer.options = ListOptions().anchor(.bottom)
    stage.render(rows(Array(0...199)))
    stage.table.contentOffset.y = 4_000
    stage.screen.settle()
    stage.screen.display.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 150 + way), duration: 0.1)
    var gap: CGFloat = 0
    let places = watch.frames(60) { count in
      if count == frame {
        stage.render(self.rows(Array(-60...199)))
        _ = stage.screen.display.textSnapshot()
      }
      gap = max(gap, watch.gap)
      let number = watch.rows.first { (text, _) in text == "900" } ?? watch.rows.first
      let id = number.flatMap { Int($0.key.dropLast()) } ?? 0
      return (number?.value ?? .nan) + CGFloat(90 - id) * 40
    }
    return (places, gap)
  }

  @Test(arguments: [3, 12, 25]) func `where a fling puts it`(frame: Int) throws {
    stage.screen.close()
    let alone = fling(by: 150, arrivingIn: nil)
    let along = fling(by: 150, arrivingIn: frame)
    #expect(alone.places.last.map { $0 - alone.places[0] > 300 } == true, "it is a fling")
    for (index, (one, other)) in zip(alone.places, along.places).enumerated() {
      #expect(abs(one - other) <= 0.5, "frame \(index)")
    }
    #expect(along.gap <= 0.5)
  }

  @Test func `under a finger`() throws {
    show(.visibleRow, offset: 810)
    let place = try #require(watch.rows["250"])
    let display = stage.screen.display
    display.press(at: CGPoint(x: 100, y: 100))
    display.move(to: CGPoint(x: 100, y: 120))
    stage.screen.advance(by: 0.1)
    let start = try #require(watch.rows["250"])
    #expect(stage.table.isDragging, "a drag begins where it is recognized")
    #expect(start == place, "a drag begins where it is recognized")
    for step in 1...20 {
      if step == 8 { stage.render(rows(Array(-40...99))) }
      display.move(to: CGPoint(x: 100, y: 120 + CGFloat(step) * 3))
      stage.screen.runFrame()
      let now = try #require(watch.rows["250"])
      #expect(abs(now - start - CGFloat(step) * 3) <= 0.5, "step \(step)")
      #expect(watch.gap <= 0.5)
    }
    stage.screen.advance(by: 0.3)
    display.lift()
    stage.screen.settle()
    #expect(!stage.table.isDragging)
  }

  @Test func `under a finger that has pulled the list beyond its top`() throws {
    show(.visibleRow, offset: 0)
    let display = stage.screen.display
    display.press(at: CGPoint(x: 100, y: 100))
    for step in 1...10 { display.move(to: CGPoint(x: 100, y: 100 + CGFloat(step) * 12)) }
    let start = try #require(watch.rows["00"])
    #expect(start > 20, "it is stretched")
    #expect(start < 100, "it is stretched")
    stage.render(rows(Array(-40...99)))
    #expect(watch.rows["00"].map { abs($0 - start) <= 0.5 } == true)
    display.move(to: CGPoint(x: 100, y: 230))
    #expect(watch.rows["00"].map { abs($0 - start - 10) <= 0.5 } == true)
    #expect(watch.gap <= 0.5)
    display.lift()
    stage.screen.settle()
  }
}
