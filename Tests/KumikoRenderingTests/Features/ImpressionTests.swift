import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Impressions` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  func render(_ ids: [String], fraction: CGFloat = 0.5, suffix: String = "") {
    stage.render([
      Section(id: 0) {
        for id in ids {
          Item(id, rerenders: false, height: 100)
            .onImpression(fraction: fraction, duration: 1) { [log] in
              log.events.append(id + suffix)
            }
        }
      }
    ])
  }

  @Test func `are counted after their time, once`() {
    render(["a", "b", "c", "d", "e", "f"])
    stage.screen.advance(by: 0.9)
    #expect(log.take() == [])
    stage.screen.advance(by: 0.2)
    #expect(log.take().sorted() == ["a", "b", "c", "d"])
    stage.screen.advance(by: 3)
    render(["a", "b", "c", "d", "e", "f"])
    stage.screen.advance(by: 3)
    #expect(log.take() == [])
    stage.table.contentOffset.y = 200
    stage.screen.advance(by: 1.2)
    stage.table.contentOffset.y = 0
    stage.screen.advance(by: 1.2)
    #expect(log.take().sorted() == ["e", "f"])
  }

  @Test(arguments: [(0.3, 40, true), (0.5, 40, false), (1, 99, false), (1, 100, true)])
  func `need a part of the row`(fraction: CGFloat, seen: CGFloat, isCounted: Bool) {
    render(["a", "b", "c", "d", "e"], fraction: fraction)
    stage.table.contentOffset.y = seen
    stage.screen.advance(by: 1.1)
    #expect(log.take().contains("e") == isCounted)
  }

  @Test func `begin anew after a break`() {
    render(["a", "b", "c", "d", "e"])
    stage.screen.advance(by: 0.8)
    stage.table.contentOffset.y = 100
    stage.screen.advance(by: 0.1)
    stage.table.contentOffset.y = 0
    stage.screen.advance(by: 0.8)
    #expect(log.take().sorted() == ["b", "c", "d"])
    stage.screen.advance(by: 0.3)
    #expect(log.take() == ["a"])
  }

  @Test func `go on through updates, and call the newest action`() {
    render(["a"])
    stage.screen.advance(by: 0.6)
    render(["x", "a"], suffix: " new")
    stage.screen.advance(by: 0.5)
    #expect(log.take() == ["a new"])
    stage.screen.advance(by: 0.6)
    #expect(log.take() == ["x new"])
  }

  @Test func `need rows that stay`() {
    render(["a", "b"])
    stage.screen.advance(by: 0.6)
    render(["b"])
    stage.screen.advance(by: 2)
    #expect(log.take() == ["b"])
  }

  @Test func `count rows that are higher than the list`() {
    stage.render([
      Section(id: 0) {
        Item("a", height: 2_000).onImpression(fraction: 1, duration: 0) { [log] in
          log.events.append("seen")
        }
      }
    ])
    #expect(log.take() == ["seen"])
  }

  @Test func `may render`() async {
    stage.render([
      Section(id: 0) {
        Item("a").onImpression { [unowned stage] in stage.renderer.render(sections("A: b")) }
      }
    ])
    stage.screen.advance(by: 1.1)
    for _ in 0..<4 { await Task.yield() }
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: b0"])
  }

  @Test func `are counted while animations are off`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    render(["a"])
    stage.screen.advance(by: 0.9)
    #expect(log.take() == [])
    stage.screen.advance(by: 0.2)
    #expect(log.take() == ["a"])
  }
}
