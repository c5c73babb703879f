import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ScrollTouchTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  private let log = ScrollDelegateLog()
  private let middle = CGPoint(x: 150, y: 200)

  init() {
    view.addSubview(content)
    stage.show(view, telling: log)
  }

  // MARK: Touches of the content

  @Test func `content hears of a touch after a moment, and of a tap at once`() {
    stage.touch(.began, at: middle)
    #expect(content.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(content.entries == ["began"])
    stage.touch(.ended, at: middle)
    #expect(content.entries == ["began", "ended"])
    content.entries = []
    stage.tap(at: middle)
    #expect(content.entries == ["began", "ended"])
  }

  @Test func `without delay content hears at once`() {
    view.delaysContentTouches = false
    stage.touch(.began, at: middle)
    #expect(content.entries == ["began"])
  }

  @Test func `content waits again after two fingers that came one after the other`() {
    stage.touch(.began, at: middle)
    stage.advance(by: 0.05)
    stage.touch(.began, at: CGPoint(x: 200, y: 200), finger: 1)
    stage.touch(.ended, at: middle)
    stage.touch(.ended, at: CGPoint(x: 200, y: 200), finger: 1)
    stage.advance(by: 0.3)
    content.entries = []
    stage.touch(.began, at: middle)
    #expect(content.entries.isEmpty)
  }

  @Test func `content that fits does not wait`() {
    view.contentSize = .zero
    stage.touch(.began, at: middle)
    #expect(content.entries == ["began"])
  }

  @Test func `a quick drag never reaches the content`() {
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -10))
    #expect(content.entries.isEmpty)
  }

  @Test func `a drag after a rest takes the touch from the content`() {
    stage.touch(.began, at: middle)
    stage.advance(by: 0.2)
    stage.touch(.moved, at: CGPoint(x: 150, y: 150))
    #expect(content.entries == ["began", "cancelled"])
    #expect(view.isDragging)
  }

  @Test func `content may keep a touch it has got`() {
    final class Keeping: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    for (view, cancels) in [(Keeping(frame: view.frame), true), (view, false)] {
      stage.window.addSubview(view)
      view.addSubview(content)
      view.contentSize.height = 2000
      view.canCancelContentTouches = cancels
      content.entries = []
      stage.touch(.began, at: middle)
      stage.advance(by: 0.2)
      stage.touch(.moved, at: CGPoint(x: 150, y: 150))
      stage.touch(.ended, at: CGPoint(x: 150, y: 150))
      #expect(content.entries == ["began", "moved", "ended"])
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a control keeps its touch by default`() {
    let control = UIControl(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
    view.addSubview(control)
    #expect(!view.touchesShouldCancel(in: control))
    #expect(!UITextView().touchesShouldCancel(in: UIButton()))
    #expect(view.touchesShouldCancel(in: content))
    stage.touch(.began, at: middle)
    stage.advance(by: 0.2)
    #expect(control.isTracking)
    stage.touch(.moved, at: CGPoint(x: 150, y: 150))
    #expect(control.isTracking)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `collection views answer as scroll views do, tables do not`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!list.touchesShouldCancel(in: UIButton()))
    #expect(list.touchesShouldCancel(in: UIView()))
    #expect(UITableView().touchesShouldCancel(in: UIButton()))
  }

  @Test func `a subclass decides which touches begin in the content`() {
    final class Closed: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let closed = Closed(frame: view.frame)
    stage.window.addSubview(closed)
    closed.addSubview(content)
    stage.tap(at: middle)
    #expect(content.entries.isEmpty)
  }

  // MARK: Touches that content hears of late

  @Test func `a slider follows a drag that begins at once`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 180, width: 300, height: 40))
    slider.value = 0.5
    view.addSubview(slider)
    stage.frame()
    stage.pull(from: middle, by: CGVector(dx: 4, dy: 0), count: 15)
    #expect(slider.isTracking)
    #expect(slider.value > 0.7)
    stage.touch(.ended, at: CGPoint(x: 210, y: 200))
    #expect(!slider.isTracking)
    #expect(view.contentOffset == .zero)
    stage.flick(from: CGPoint(x: 210, y: 200), by: CGVector(dx: -5, dy: 0), count: 4)
    #expect(slider.value < 0.7)
  }

  @Test func `a touch begins where the finger came down, and is then where the finger is`() {
    let content = PlaceLog(frame: content.frame)
    view.addSubview(content)
    let start = MediaClock.now
    stage.touch(.began, at: middle)
    stage.advance(by: 0.05)
    stage.touch(.moved, at: CGPoint(x: 150, y: 204))
    stage.advance(by: 0.05)
    stage.touch(.moved, at: CGPoint(x: 150, y: 206))
    #expect(content.entries.isEmpty)
    stage.advance(by: 0.1)
    #expect(content.entries == ["began 200 from 200", "moved 206 from 200"])
    #expect(content.began == start)
    stage.touch(.moved, at: CGPoint(x: 150, y: 208))
    stage.touch(.ended, at: CGPoint(x: 150, y: 208))
    #expect(
      content.entries.dropFirst(2) == ["moved 208 from 206", "ended 208 from 208"])
  }

  @Test func `content hears at once of a finger that moves where nothing scrolls`() {
    stage.pull(from: middle, by: CGVector(dx: 4, dy: 0), count: 2)
    #expect(content.entries.isEmpty)
    stage.touch(.moved, at: CGPoint(x: 162, y: 200))
    #expect(content.entries == ["began", "moved"])
    stage.touch(.ended, at: CGPoint(x: 162, y: 200))
    #expect(content.entries == ["began", "moved", "ended"])
  }

  @Test func `content hears at once when the drag has failed`() {
    stage.touch(.began, at: middle)
    view.panGestureRecognizer.isEnabled = false
    #expect(content.entries == ["began"])
    stage.touch(.ended, at: middle)
    view.panGestureRecognizer.isEnabled = true
  }

  @Test func `a touch that stops the content does not reach it`() {
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -10))
    stage.advance(by: 0.1)
    stage.touch(.began, at: middle)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: middle)
    #expect(content.entries.isEmpty)
  }

  @Test func `a pan of the content wins over the scroll view around it`() {
    let pan = UIPanGestureRecognizer()
    content.addGestureRecognizer(pan)
    stage.pull(from: middle, by: CGVector(dx: 0, dy: -10), count: 4)
    #expect(pan.state == .changed)
    #expect(view.contentOffset.y == 0)
    #expect(log.entries.isEmpty)
  }

  @Test func `content that two fingers catch and hardly move comes to rest`() {
    for lifts in [[0, 1], [1, 0]] {
      let table = UITableView(frame: view.frame)
      let rows = EditableRows(count: 60)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (rows, rows)
      stage.window.addSubview(table)
      stage.frame()
      let places = [middle, CGPoint(x: 250, y: 200)]
      stage.flick(from: middle, by: CGVector(dx: 0, dy: 12))
      stage.advance(by: 0.05)
      #expect(table.contentOffset.y < 0)
      for finger in 0...1 { stage.touch(.began, at: places[finger], finger: finger) }
      for finger in 0...1 {
        stage.advance(by: 0.02)
        stage.touch(
          .moved, at: CGPoint(x: places[finger].x, y: places[finger].y + 4), finger: finger)
      }
      for finger in lifts {
        stage.touch(
          .ended, at: CGPoint(x: places[finger].x, y: places[finger].y + 4), finger: finger)
      }
      stage.advance(by: 2)
      #expect(!table.isDragging)
      #expect(!table.isTracking)
      #expect(table.contentOffset.y == 0)
      table.removeFromSuperview()
    }
  }

  @Test func `a drag goes on that waited for two fingers until one of them has left`() {
    let table = UITableView(frame: view.frame)
    let rows = EditableRows(count: 60)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    stage.window.addSubview(table)
    stage.frame()
    stage.touch(.began, at: middle)
    stage.touch(.began, at: CGPoint(x: 250, y: 200), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 150, y: 195))
    stage.touch(.ended, at: CGPoint(x: 250, y: 200), finger: 1)
    for step in 1...5 {
      stage.advance(by: 0.02)
      stage.touch(.moved, at: CGPoint(x: 150, y: 195 - 10 * CGFloat(step)))
    }
    #expect(table.isDragging)
    #expect(table.contentOffset.y > 20)
    stage.touch(.ended, at: CGPoint(x: 150, y: 145))
  }

  @Test func `a pan that gives up as soon as it has begun leaves the drag to the scroll view`() {
    final class SidewaysPan: UIPanGestureRecognizer {
      var giveUp = State.cancelled
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let speed = velocity(in: view)
        if state == .began, abs(speed.y) > abs(speed.x) { state = giveUp }
      }
    }
    for giveUp in [UIGestureRecognizer.State.cancelled, .failed] {
      let gestures = GestureLog()
      let pan = gestures.watch(SidewaysPan(), "sideways", on: content)
      pan.giveUp = giveUp
      stage.pull(from: middle, by: CGVector(dx: 0, dy: -10), count: 6)
      #expect(view.isDragging)
      #expect(view.contentOffset.y >= 40)
      stage.touch(.ended, at: CGPoint(x: 150, y: 140))
      #expect(gestures.entries.isEmpty)
      view.setContentOffset(.zero, animated: false)
      stage.pull(from: middle, by: CGVector(dx: -10, dy: 0), count: 6)
      stage.touch(.ended, at: CGPoint(x: 90, y: 200))
      #expect(gestures.entries.first == "sideways began")
      #expect(gestures.entries.last == "sideways ended")
      #expect(view.contentOffset == .zero)
      content.removeGestureRecognizer(pan)
    }
  }

  // MARK: Nesting

  private func nested(_ size: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = size
    view.addSubview(inner)
    return inner
  }

  @Test func `each axis goes to the view that scrolls along it`() {
    let inner = nested(CGSize(width: 900, height: 200))
    stage.pull(from: middle, by: CGVector(dx: -10, dy: 0), count: 4)
    stage.touch(.ended, at: CGPoint(x: 110, y: 200))
    #expect(inner.contentOffset.x == 30)
    #expect(view.contentOffset == .zero)
    inner.setContentOffset(.zero, animated: false)
    stage.pull(from: middle, by: CGVector(dx: 0, dy: -10), count: 4)
    #expect(inner.contentOffset == .zero)
    #expect(view.contentOffset.y == 30)
  }

  @Test func `the inner view scrolls first, the outer one when the inner is at its edge`() {
    let inner = nested(CGSize(width: 300, height: 400))
    let upwards = CGVector(dx: 0, dy: -10)
    stage.pull(from: middle, by: upwards, count: 4)
    stage.touch(.ended, at: middle)
    #expect(inner.contentOffset.y > 0)
    #expect(view.contentOffset.y == 0)
    inner.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    stage.pull(from: middle, by: upwards, count: 4)
    #expect(inner.contentOffset.y == 200)
    #expect(view.contentOffset.y == 30)
  }

  @Test func `at both edges the inner view bounces`() {
    let inner = nested(CGSize(width: 300, height: 400))
    stage.pull(from: middle, by: CGVector(dx: 0, dy: 10), count: 4)
    #expect(inner.contentOffset.y < 0)
    #expect(view.contentOffset.y == 0)
  }
}

/// Writes down where its touches are and where they were before.
private final class PlaceLog: UIView {
  private(set) var entries: [String] = []
  private(set) var began: TimeInterval?

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let (now, before) = (touch.location(in: nil).y, touch.previousLocation(in: nil).y)
      entries.append("\(phase) \(Int(now)) from \(Int(before))")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    began = touches.first?.timestamp
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
}
