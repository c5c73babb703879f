import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// What a pointer does with the bars of a scroll view.
@MainActor
@Suite(.closesWindows) struct ScrollBarTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  private let log = ScrollDelegateLog()
  private let edge = CGPoint(x: 295, y: 30)

  init() {
    view.addSubview(content)
    stage.show(view, telling: log)
  }

  private func hover(at point: CGPoint?) {
    stage.window.receive(.hover(location: point, time: MediaClock.now))
    stage.frame()
  }

  /// The width of the vertical bar; nil while it does not show.
  private var barWidth: CGFloat? {
    let bars = (view.layer.sublayers ?? []).filter { $0.opacity > 0 && $0.frame.minX > 280 }
    return bars.first { $0.frame.height < 200 && $0.frame.width < 20 }?.frame.width
  }

  private func drag(to end: CGFloat) {
    stage.touch(.began, at: edge)
    for y in stride(from: edge.y, through: end, by: end > edge.y ? 10 : -10) {
      stage.advance(by: 0.02)
      stage.touch(.moved, at: CGPoint(x: edge.x, y: y))
    }
    stage.touch(.ended, at: CGPoint(x: edge.x, y: end))
  }

  @Test func `a bar shows while the pointer is over it, and is wide`() {
    #expect(barWidth == nil)
    hover(at: edge)
    #expect(barWidth == 8)
    stage.advance(by: 2)
    #expect(barWidth == 8)
    hover(at: CGPoint(x: 100, y: 100))
    #expect(barWidth == 3)
    stage.advance(by: 2)
    #expect(barWidth == nil)
  }

  @Test func `a bar is dragged by the pointer that is over it`() {
    hover(at: edge)
    drag(to: 400)
    #expect(view.contentOffset.y == 1600)
    #expect(content.entries.isEmpty)
    #expect(log.scrolls > 0)
    #expect(!view.isTracking)
    hover(at: CGPoint(x: 295, y: 390))
    stage.touch(.began, at: CGPoint(x: 295, y: 390))
    stage.touch(.moved, at: CGPoint(x: 295, y: 233))
    #expect(abs(view.contentOffset.y - 800) < 10)
    stage.touch(.moved, at: CGPoint(x: 295, y: -500))
    #expect(view.contentOffset.y == 0)
    stage.touch(.ended, at: CGPoint(x: 295, y: -500))
  }

  @Test func `a bar that is dragged follows content that grows meanwhile`() {
    hover(at: edge)
    stage.touch(.began, at: edge)
    stage.touch(.moved, at: CGPoint(x: 295, y: 100))
    view.contentSize.height = 4000
    stage.touch(.moved, at: CGPoint(x: 295, y: 400))
    #expect(view.contentOffset.y == 3600)
    stage.touch(.ended, at: CGPoint(x: 295, y: 400))
  }

  @Test func `content that a press on the bar has caught beyond its edge goes back`() {
    let place = CGPoint(x: 100, y: 100)
    stage.touch(.began, at: place)
    for y in stride(from: 110.0, through: 160, by: 10) {
      stage.advance(by: 0.02)
      stage.touch(.moved, at: CGPoint(x: place.x, y: y))
    }
    stage.touch(.ended, at: CGPoint(x: place.x, y: 160))
    hover(at: edge)
    stage.touch(.began, at: edge)
    stage.advance(by: 1)
    #expect(view.contentOffset.y < -5)
    stage.touch(.ended, at: edge)
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDecelerating)
  }

  @Test func `a finger at the edge scrolls content as anywhere`() {
    stage.touch(.began, at: edge)
    stage.advance(by: 0.2)
    #expect(content.entries == ["began"])
    stage.touch(.ended, at: edge)
    stage.flick(from: CGPoint(x: 295, y: 200), by: CGVector(dx: 0, dy: -10))
    #expect(view.isDecelerating)
  }

  @Test func `beside the bar the content gets the press`() {
    hover(at: CGPoint(x: 295, y: 300))
    stage.tap(at: CGPoint(x: 295, y: 300))
    #expect(content.entries == ["began", "ended"])
  }

  @Test func `where nothing scrolls, or no bar is wanted, there is none`() {
    view.showsVerticalScrollIndicator = false
    hover(at: edge)
    #expect(barWidth == nil)
    view.showsVerticalScrollIndicator = true
    view.contentSize.height = 300
    hover(at: edge)
    #expect(barWidth == nil)
  }

  @Test func `a horizontal bar is dragged, too`() {
    view.contentSize = CGSize(width: 1500, height: 400)
    let place = CGPoint(x: 20, y: 395)
    hover(at: place)
    stage.touch(.began, at: place)
    stage.touch(.moved, at: CGPoint(x: 300, y: 395))
    stage.touch(.ended, at: CGPoint(x: 300, y: 395))
    #expect(view.contentOffset == CGPoint(x: 1200, y: 0))
  }
}
