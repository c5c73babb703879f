import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ScrollInputTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollDelegateLog()
  private let middle = CGPoint(x: 150, y: 200)

  init() { stage.show(view, telling: log) }

  // MARK: Wheel

  @Test func `a click of the wheel moves smoothly by its distance`() {
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 0.05)
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y < 60)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 60)
  }

  @Test func `clicks add up without losing speed`() {
    for _ in 0..<5 {
      stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
      stage.advance(by: 0.03)
    }
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a click is told like a drag that is let go`() {
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect(
      log.entries == ["willBegin", "willEnd", "didEnd, goes on", "willDecelerate", "didDecelerate"])
  }

  @Test func `the wheel stops at the edge and then belongs to the view around`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    outer.contentSize.height = 1000
    stage.window.addSubview(outer)
    outer.addSubview(view)
    view.contentOffset.y = 1590
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 1600)
    #expect(outer.contentOffset.y == 0)
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect(outer.contentOffset.y == 60)
  }

  @Test func `a click turns a page where there are pages`() {
    view.isPagingEnabled = true
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 400)
  }

  // MARK: Touchpad

  private func touchpad(_ phase: WindowInput.ScrollPhase, _ dy: CGFloat) {
    stage.window.receive(
      .scroll(phase, location: middle, delta: CGVector(dx: 0, dy: dy), time: MediaClock.now))
  }

  @Test func `a touchpad moves content by the point and stretches it at the edge`() {
    touchpad(.began, 0)
    touchpad(.changed, 25)
    #expect(view.contentOffset.y == 25)
    #expect(view.isDragging)
    touchpad(.changed, -75)
    #expect(view.contentOffset.y < 0)
    #expect(view.contentOffset.y > -50)
    touchpad(.ended(velocity: .zero), 0)
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a touchpad's momentum glides like a flick`() {
    touchpad(.began, 10)
    touchpad(.ended(velocity: CGVector(dx: 0, dy: 600)), 0)
    #expect(view.isDecelerating)
    stage.advance(by: 5)
    #expect(abs(view.contentOffset.y - (10 + 0.6 * 499)) <= 0.5)
  }

  // MARK: Keys

  private func press(_ code: KeyInput.Code, shift: Bool = false) {
    stage.window.receive(
      .key(KeyInput(code, isShiftDown: shift), isDown: true, time: MediaClock.now))
    stage.advance(by: 1)
  }

  @Test func `keys scroll by lines, pages and to the ends`() {
    press(.down)
    #expect(view.contentOffset.y == 60)
    press(.up)
    #expect(view.contentOffset.y == 0)
    press(.pageDown)
    #expect(view.contentOffset.y == 340)
    press(.space)
    #expect(view.contentOffset.y == 680)
    press(.space, shift: true)
    press(.pageUp)
    #expect(view.contentOffset.y == 0)
    press(.end)
    #expect(view.contentOffset.y == 1600)
    press(.home)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `pages pressed in a row add up`() {
    for _ in 0..<3 {
      stage.window.receive(.key(KeyInput(.pageDown), isDown: true, time: MediaClock.now))
      stage.advance(by: 0.05)
    }
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 1020)
  }

  @Test func `arrows scroll sideways where content is wide`() {
    view.contentSize = CGSize(width: 900, height: 400)
    press(.right)
    #expect(view.contentOffset.x == 60)
    press(.end)
    #expect(view.contentOffset.x == 600)
  }

  @Test func `keys go to the largest scroll view that is seen`() {
    let small = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    small.contentSize.height = 1000
    stage.window.addSubview(small)
    press(.down)
    #expect(view.contentOffset.y == 60)
    #expect(small.contentOffset.y == 0)
    view.isHidden = true
    press(.down)
    #expect(view.contentOffset.y == 60)
    #expect(small.contentOffset.y == 60)
  }

  // MARK: Zooming

  private func zoomable() -> UIView {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(picture)
    view.contentSize = picture.frame.size
    log.zoomed = picture
    view.maximumZoomScale = 4
    return picture
  }

  @Test func `zooming scales the view and the content size about the middle`() {
    let picture = zoomable()
    view.zoomScale = 2
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(view.contentSize == CGSize(width: 600, height: 800))
    #expect(view.contentOffset == CGPoint(x: 150, y: 200))
    view.zoomScale = 9
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 1)
    #expect(view.contentOffset == .zero)
  }

  @Test func `zooming to a rectangle fills the view with it`() {
    _ = zoomable()
    view.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 200), animated: true)
    #expect(view.zoomScale == 1)
    stage.advance(by: 0.5)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 300, y: 400))
    #expect(log.entries == ["willZoom", "didZoom 2.0"])
  }

  @Test(arguments: [false, true])
  func `zooming to a rectangle at the same scale goes there`(isAnimated: Bool) {
    _ = zoomable()
    view.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == .zero)
    view.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 200), animated: isAnimated)
    #expect(view.contentOffset == (isAnimated ? .zero : CGPoint(x: 300, y: 400)))
    stage.advance(by: 0.1)
    #expect(!isAnimated || view.contentOffset.y < 400)
    stage.advance(by: 0.5)
    #expect(view.contentOffset == CGPoint(x: 300, y: 400))
    #expect(view.zoomScale == 2)
    view.zoom(to: CGRect(x: 250, y: 350, width: 150, height: 200), animated: isAnimated)
    stage.advance(by: 0.5)
    #expect(view.contentOffset == CGPoint(x: 300, y: 400), "content stays within its edges")
  }

  /// Whether the delegate heard of the end of each zoom before that of the next begin.
  private var endsAreTold: Bool {
    let begins = log.entries.filter { $0.contains("Zoom") }.map { $0.hasPrefix("will") }
    return !begins.isEmpty && begins.count.isMultiple(of: 2)
      && begins.enumerated().allSatisfy { $0.element == $0.offset.isMultiple(of: 2) }
  }

  @Test func `a pinch during an animated zoom ends that before it begins`() {
    _ = zoomable()
    view.setZoomScale(3, animated: true)
    stage.advance(by: 0.1)
    stage.touch(.began, at: CGPoint(x: 100, y: 200))
    stage.touch(.began, at: CGPoint(x: 190, y: 200), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 200), finger: 1)
    #expect(view.isZooming)
    stage.touch(.ended, at: CGPoint(x: 200, y: 200), finger: 1)
    stage.touch(.ended, at: CGPoint(x: 100, y: 200))
    stage.advance(by: 2)
    #expect(endsAreTold, "\(log.entries)")
  }

  @Test(arguments: [false, true])
  func `a zoom by code during an animated one ends that`(isAnimated: Bool) {
    _ = zoomable()
    view.setZoomScale(3, animated: true)
    stage.advance(by: 0.1)
    view.setZoomScale(2, animated: isAnimated)
    stage.advance(by: 2)
    #expect(view.zoomScale == 2)
    #expect(endsAreTold, "\(log.entries)")
  }

  @Test func `a pinch zooms about its fingers and springs back to the limit`() {
    _ = zoomable()
    #expect(view.pinchGestureRecognizer != nil)
    let (left, right) = (CGPoint(x: 100, y: 200), CGPoint(x: 190, y: 200))
    stage.touch(.began, at: left)
    stage.touch(.began, at: right, finger: 1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 200), finger: 1)
    #expect(view.isZooming)
    stage.touch(.moved, at: CGPoint(x: 300, y: 200), finger: 1)
    #expect(view.zoomScale == 2)
    stage.touch(.moved, at: CGPoint(x: 120, y: 200), finger: 1)
    #expect(view.zoomScale < 1)
    stage.touch(.ended, at: CGPoint(x: 120, y: 200), finger: 1)
    stage.touch(.ended, at: left)
    #expect(view.isZoomBouncing)
    stage.advance(by: 2)
    #expect(view.zoomScale == 1)
    #expect(log.entries.contains("didZoom 1.0"))
  }
}
