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
