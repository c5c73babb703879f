import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ScrollDragTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollDelegateLog()
  private let middle = CGPoint(x: 150, y: 200)
  private let up = CGVector(dx: 0, dy: -10)
  private let down = CGVector(dx: 0, dy: 10)

  init() { stage.show(view, telling: log) }

  // MARK: Following the finger

  @Test func `content follows the finger without a jump after ten points`() {
    stage.pull(from: middle, by: up, count: 1)
    #expect(view.contentOffset.y == 0)
    #expect(view.isTracking)
    #expect(log.entries == ["willBegin T"])
    stage.pull(from: CGPoint(x: 150, y: 190), by: up, count: 0)
    stage.touch(.moved, at: CGPoint(x: 150, y: 165))
    #expect(view.contentOffset.y == 25)
    #expect(view.isDragging)
  }

  @Test func `content pulled beyond its edge is stretched by UIKit's formula`() {
    stage.pull(from: middle, by: down, count: 11)
    let expected = -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400
    #expect(abs(view.contentOffset.y - expected) <= 0.25)
    stage.touch(.ended, at: CGPoint(x: 150, y: 310))
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `without bouncing content stops at its edge`() {
    view.bounces = false
    stage.pull(from: middle, by: down, count: 8)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `content that fits is dragged only if it always bounces`() {
    view.contentSize = CGSize(width: 100, height: 100)
    stage.pull(from: middle, by: down, count: 5)
    stage.touch(.ended, at: middle)
    #expect(log.entries.isEmpty)
    view.alwaysBounceVertical = true
    stage.pull(from: middle, by: down, count: 5)
    #expect(view.contentOffset.y < 0)
  }

  @Test func `a drag across the axis that scrolls does not begin`() {
    stage.pull(from: middle, by: CGVector(dx: 10, dy: 2), count: 6)
    #expect(log.entries.isEmpty)
  }

  @Test func `a directional lock keeps to the first axis`() {
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.isDirectionalLockEnabled = true
    stage.pull(from: middle, by: CGVector(dx: -1, dy: -12), count: 3)
    stage.touch(.moved, at: CGPoint(x: 50, y: 100))
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 0)
  }

  @Test func `scrolling can be forbidden`() {
    view.isScrollEnabled = false
    stage.flick(from: middle, by: up)
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 0)
    #expect(log.entries.isEmpty)
  }

  // MARK: Letting go

  @Test func `a drag that rests ends where it is`() {
    stage.pull(from: middle, by: up, count: 6)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 150, y: 140))
    #expect(log.entries == ["willBegin T", "willEnd T D", "didEnd"])
    #expect(view.contentOffset.y == 50)
    #expect(!view.isTracking)
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
  }

  @Test func `a flick tells everything in UIKit's order`() {
    stage.flick(from: middle, by: up)
    #expect(
      log.entries == ["willBegin T", "willEnd T D", "didEnd, goes on d", "willDecelerate d"])
    stage.advance(by: 5)
    #expect(log.entries.last == "didDecelerate")
    #expect(log.entries.count == 5)
  }

  @Test func `a flick ends where Apple's projection says, and where it said`() throws {
    stage.flick(from: middle, by: up)
    let speed = try #require(log.velocity).y
    #expect(abs(speed - 0.6) < 1e-9)
    let target = try #require(log.proposedTarget)
    #expect(abs(target.y - (50 + 0.6 * 0.998 / 0.002)) <= 0.25)
    stage.advance(by: 5)
    #expect(view.contentOffset == target)
  }

  @Test func `the fast rate runs less far`() throws {
    view.decelerationRate = .fast
    stage.flick(from: middle, by: up)
    let target = try #require(log.proposedTarget)
    #expect(abs(target.y - (50 + 0.6 * 0.99 / 0.01)) <= 0.25)
  }

  @Test func `where content is does not depend on the frames in between`() {
    stage.flick(from: middle, by: up)
    stage.advance(by: 0.25)
    let smooth = view.contentOffset.y
    view.setContentOffset(.zero, animated: false)
    stage.flick(from: middle, by: up)
    stage.jump(by: 0.25)
    #expect(view.contentOffset.y == smooth)
  }

  @Test func `a flick into the edge bounces and comes back`() {
    view.contentOffset.y = 1400
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -20))
    #expect(view.contentOffset.y == 1500)
    var furthest: CGFloat = 0
    for _ in 0..<300 {
      stage.advance(by: 1.0 / 60)
      furthest = max(furthest, view.contentOffset.y)
    }
    #expect(furthest > 1610)
    #expect(view.contentOffset.y == 1600)
    #expect(log.entries.last == "didDecelerate")
  }

  @Test func `the delegate chooses where content comes to rest`() {
    let goals: [(CGFloat, String)] = [(400, "further"), (150, "nearer"), (0, "back")]
    for (goal, name) in goals {
      view.setContentOffset(.zero, animated: false)
      log.clear()
      log.editTarget = { CGPoint(x: $0.x, y: goal) }
      stage.flick(from: middle, by: up)
      stage.advance(by: 5)
      #expect(view.contentOffset.y == goal, "\(name)")
      #expect(log.entries.last == "didDecelerate", "\(name)")
    }
  }

  @Test func `a target that is no number is left out with a word`() throws {
    var reports = 0
    let old = Diagnostics.report
    Diagnostics.report = { _ in reports += 1 }
    defer { Diagnostics.report = old }
    log.editTarget = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    stage.flick(from: middle, by: up)
    stage.advance(by: 5)
    #expect(reports == 1)
    #expect(view.contentOffset == log.proposedTarget)
  }

  @Test func `a target at the present place means no deceleration`() {
    log.editTarget = { [view] _ in view.contentOffset }
    stage.flick(from: middle, by: up)
    #expect(log.entries.last == "didEnd")
    #expect(!view.isDecelerating)
  }

  // MARK: Interruptions

  @Test func `a finger catches content that moves`() {
    stage.flick(from: middle, by: up)
    stage.advance(by: 0.1)
    log.clear()
    stage.touch(.began, at: middle)
    #expect(log.entries == ["didDecelerate T"])
    let place = view.contentOffset.y
    stage.advance(by: 0.2)
    #expect(view.contentOffset.y == place)
    stage.touch(.moved, at: CGPoint(x: 150, y: 198))
    stage.touch(.moved, at: CGPoint(x: 150, y: 190))
    #expect(log.entries == ["didDecelerate T", "willBegin T"])
    #expect(view.contentOffset.y == place + 8)
  }

  @Test func `content caught beyond its edge goes back when the finger lifts`() {
    stage.flick(from: middle, by: down)
    stage.advance(by: 0.05)
    stage.touch(.began, at: middle)
    #expect(view.contentOffset.y < 0)
    log.clear()
    stage.touch(.ended, at: middle)
    #expect(!view.isTracking)
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(log.entries == ["willDecelerate d", "didDecelerate"])
  }

  @Test func `content caught beyond its edge does not jump`() {
    stage.flick(from: middle, by: down, count: 12)
    stage.advance(by: 0.05)
    let place = view.contentOffset.y
    stage.touch(.began, at: middle)
    stage.touch(.moved, at: CGPoint(x: 150, y: 201))
    stage.touch(.moved, at: CGPoint(x: 150, y: 202))
    #expect(abs(view.contentOffset.y - place) <= 1)
  }

  @Test func `setContentOffset without animation stops a movement`() {
    stage.flick(from: middle, by: up)
    stage.advance(by: 0.1)
    view.setContentOffset(view.contentOffset, animated: false)
    let place = view.contentOffset
    stage.advance(by: 1)
    #expect(view.contentOffset == place)
    #expect(log.entries.last == "didDecelerate")
  }

  @Test func `setting the offset moves a movement elsewhere`() {
    stage.flick(from: middle, by: up)
    stage.advance(by: 0.1)
    view.contentOffset.y += 500
    stage.advance(by: 5)
    #expect(abs(view.contentOffset.y - (550 + 0.6 * 0.998 / 0.002)) <= 0.5)
  }

  @Test func `content that shrinks under a movement is reached at its new end`() {
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -25))
    stage.advance(by: 0.1)
    view.contentSize.height = 700
    stage.advance(by: 5)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a view that leaves its window stops`() {
    stage.flick(from: middle, by: up)
    view.removeFromSuperview()
    stage.advance(by: 1)
    #expect(!view.isDecelerating)
    #expect(log.entries.last == "didDecelerate")
  }

  @Test func `a scroll view may go away while it moves`() {
    var gone: UIScrollView? = UIScrollView(frame: view.frame)
    gone?.contentSize.height = 5000
    gone?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    weak let watched = gone
    gone = nil
    stage.advance(by: 1)
    #expect(watched == nil)
  }

  // MARK: Pages

  @Test(arguments: [(-10.0, 300.0), (-2, 0), (10, 0)])
  func `pages turn by a flick, else the nearest stays`(step: CGFloat, page: CGFloat) {
    view.contentSize = CGSize(width: 1200, height: 400)
    view.isPagingEnabled = true
    stage.flick(from: middle, by: CGVector(dx: step, dy: 0), count: 8)
    stage.advance(by: 3)
    #expect(view.contentOffset == CGPoint(x: page, y: 0))
  }

  @Test func `one flick turns one page`() {
    view.contentSize = CGSize(width: 1200, height: 400)
    view.isPagingEnabled = true
    stage.flick(from: CGPoint(x: 290, y: 200), by: CGVector(dx: -40, dy: 0))
    stage.advance(by: 3)
    #expect(view.contentOffset.x == 300)
  }
}
