import Testing
import UIKit
import _UIKitTestSupport

/// What can be set, asked and stopped in a scroll view beyond dragging it.
@MainActor
@Suite(.closesWindows) struct ScrollSettingsTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollDelegateLog()
  private let middle = CGPoint(x: 150, y: 200)

  init() { stage.show(view, telling: log) }

  // MARK: Bouncing

  @Test func `each axis may bounce or not`() {
    view.contentSize = CGSize(width: 900, height: 2000)
    view.bouncesVertically = false
    #expect(view.bouncesHorizontally)
    #expect(!view.bounces)
    stage.pull(from: middle, by: CGVector(dx: 10, dy: 10), count: 6)
    #expect(view.contentOffset.x < 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `bouncing is set for both axes at once`() {
    view.bounces = false
    #expect(!view.bouncesHorizontally)
    #expect(!view.bouncesVertically)
    view.bounces = true
    #expect(view.bouncesHorizontally)
    #expect(view.bouncesVertically)
  }

  // MARK: Alignment

  @Test func `small content stands where it is aligned`() {
    view.contentSize = CGSize(width: 100, height: 100)
    #expect(view.contentAlignmentPoint == .zero)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -100, y: -300))
    view.contentInset.bottom = 20
    #expect(view.contentOffset == CGPoint(x: -100, y: -280))
    view.contentSize.height = 2000
    #expect(view.contentOffset == CGPoint(x: -100, y: 0))
  }

  // MARK: Movement that code asked for

  @Test func `an animation is neither a drag nor a deceleration`() {
    #expect(!view.isScrollAnimating)
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(view.isScrollAnimating)
    #expect(!view.isDecelerating)
    #expect(!view.isDragging)
    stage.advance(by: 0.5)
    #expect(!view.isScrollAnimating)
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -10))
    #expect(view.isDecelerating)
    #expect(!view.isScrollAnimating)
  }

  @Test func `an animation that is stopped stays where it is`() {
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.advance(by: 0.15)
    let place = view.contentOffset.y
    view.stopScrollingAndZooming()
    #expect(log.entries == ["didAnimate"])
    stage.advance(by: 1)
    #expect(view.contentOffset.y == place)
    #expect(place > 0)
    #expect(place < 900)
  }

  @Test func `content that is stopped beyond its edge is at the edge`() {
    stage.flick(from: middle, by: CGVector(dx: 0, dy: 15))
    #expect(view.contentOffset.y < 0)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDecelerating)
    #expect(log.entries.last == "didDecelerate")
  }

  @Test func `content that is stopped between pages is on the nearer one`() {
    view.isPagingEnabled = true
    stage.flick(from: middle, by: CGVector(dx: 0, dy: -10))
    stage.advance(by: 0.05)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test func `a view at rest is told nothing when it is stopped`() {
    view.stopScrollingAndZooming()
    #expect(log.entries.isEmpty)
  }

  @Test func `zooming is stopped where it is`() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(picture)
    log.zoomed = picture
    view.maximumZoomScale = 4
    view.setZoomScale(3, animated: true)
    #expect(view.isZoomAnimating)
    #expect(!view.isZoomBouncing)
    stage.advance(by: 0.15)
    view.stopScrollingAndZooming()
    let scale = view.zoomScale
    #expect(!view.isZoomAnimating)
    #expect(scale > 1)
    #expect(scale < 3)
    stage.advance(by: 1)
    #expect(view.zoomScale == scale)
    #expect(log.entries == ["willZoom", "didZoom \(scale)"])
  }

  @Test(arguments: [CGFloat.nan, CGFloat.infinity])
  func `limits of the scale that are no numbers are not taken`(limit: CGFloat) {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(picture)
    log.zoomed = picture
    view.maximumZoomScale = 4
    view.minimumZoomScale = limit
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 4)
    #expect(view.zoomScale == 1)
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 600, height: 800))
  }

  @Test(arguments: [true, false])
  func `a view may be let go of while it moves`(zooms: Bool) {
    let holder = Holder(untilZoom: zooms)
    weak let held = holder.view
    if let view = holder.view { stage.window.addSubview(view) }
    if zooms {
      holder.view?.setZoomScale(3, animated: true)
    } else {
      holder.view?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    stage.advance(by: 0.5)
    #expect(holder.view == nil)
    #expect(held == nil)
  }

  @Test func `a view may be let go of as a pinch begins`() {
    let holder = Holder(untilZoom: true)
    holder.waitsForBegin = true
    weak let held = holder.view
    if let view = holder.view { stage.window.addSubview(view) }
    stage.touch(.began, at: CGPoint(x: 100, y: 200))
    stage.touch(.began, at: CGPoint(x: 190, y: 200), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 200), finger: 1)
    #expect(holder.view == nil)
    stage.touch(.ended, at: CGPoint(x: 200, y: 200), finger: 1)
    stage.touch(.ended, at: CGPoint(x: 100, y: 200))
    stage.advance(by: 1)
    #expect(held == nil)
  }

  // MARK: Nesting

  @Test(arguments: [true, false])
  func `content at its edge may keep a drag from the view around it`(transfers: Bool) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 600)
    inner.contentOffset.y = 400
    #expect(inner.transfersVerticalScrollingToParent)
    #expect(inner.transfersHorizontalScrollingToParent)
    inner.transfersVerticalScrollingToParent = transfers
    view.addSubview(inner)
    stage.pull(from: middle, by: CGVector(dx: 0, dy: -10), count: 5)
    #expect(inner.isDragging != transfers)
    #expect(view.isDragging == transfers)
  }

  @Test(arguments: [true, false])
  func `a wheel is kept from the view around in the same way`(transfers: Bool) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 600)
    inner.contentOffset.y = 400
    inner.transfersVerticalScrollingToParent = transfers
    view.addSubview(inner)
    stage.wheel(CGVector(dx: 0, dy: 60), at: middle)
    stage.advance(by: 1)
    #expect((view.contentOffset.y > 0) == transfers)
    #expect(inner.contentOffset.y == 400)
  }

  // MARK: Keys

  @Test func `keys can be kept from scrolling`() {
    #expect(view.allowsKeyboardScrolling)
    view.allowsKeyboardScrolling = false
    stage.window.receive(.key(KeyInput(.end), isDown: true, time: MediaClock.now))
    stage.advance(by: 1)
    #expect(view.contentOffset.y == 0)
    view.allowsKeyboardScrolling = true
    stage.window.receive(.key(KeyInput(.end), isDown: true, time: MediaClock.now))
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 1600)
  }

  // MARK: Indicators

  /// The bars that can be seen, wide or tall.
  private var bars: [String] {
    let bars = (view.layer.sublayers ?? []).filter { $0.zPosition > 1000 && $0.opacity == 1 }
    return bars.map { $0.frame.width > $0.frame.height ? "horizontal" : "vertical" }
  }

  @Test func `indicators show for a drag and go soon afterwards`() {
    view.contentSize.width = 900
    #expect(bars.isEmpty)
    stage.pull(from: middle, by: CGVector(dx: 0, dy: -10), count: 3)
    #expect(bars == ["vertical", "horizontal"])
    stage.touch(.ended, at: middle)
    stage.advance(by: 5)
    #expect(bars.isEmpty)
  }

  @Test func `indicators show for the axis that code scrolls if it asks for them`() {
    view.contentSize.width = 900
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(bars.isEmpty)
    stage.advance(by: 1)
    view.withScrollIndicatorsShown {
      view.setContentOffset(CGPoint(x: 200, y: 300), animated: true)
    }
    #expect(bars == ["horizontal"])
    stage.advance(by: 2)
    #expect(bars.isEmpty)
    view.withScrollIndicatorsShown { view.contentOffset.y = 500 }
    #expect(bars == ["vertical"])
    stage.advance(by: 2)
    #expect(bars.isEmpty)
    view.withScrollIndicatorsShown {}
    #expect(bars.isEmpty)
  }
}

/// Holds a scroll view until it scrolls or zooms.
@MainActor
private final class Holder: NSObject, UIScrollViewDelegate {
  private(set) var view: UIScrollView?
  private let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
  private let untilZoom: Bool
  /// Whether the begin of a zoom is enough.
  var waitsForBegin = false

  init(untilZoom: Bool) {
    self.untilZoom = untilZoom
    super.init()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(zoomed)
    view.contentSize = zoomed.bounds.size
    view.delegate = self
    view.maximumZoomScale = 4
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { if !untilZoom { endTouch() } }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if waitsForBegin { endTouch() }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { if untilZoom { endTouch() } }

  private func endTouch() {
    view?.removeFromSuperview()
    view = nil
  }
}
