import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct RefreshTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let refresh = UIRefreshControl()
  private let log: ControlLog
  private let start = CGPoint(x: 150, y: 100)

  init() {
    log = ControlLog(refresh)
    view.contentSize.height = 2000
    view.refreshControl = refresh
    stage.window.addSubview(view)
    stage.frame()
  }

  private func pull(frames: Int) {
    stage.pull(from: start, by: CGVector(dx: 0, dy: 10), count: frames)
  }

  private func endTouch() { stage.touch(.ended, at: start) }

  @Test func `a long pull starts refreshing once, a short one does not`() {
    pull(frames: 8)
    #expect(!refresh.isRefreshing)
    endTouch()
    stage.advance(by: 2)
    pull(frames: 40)
    #expect(refresh.isRefreshing)
    endTouch()
    stage.advance(by: 2)
    #expect(log.entries == ["value", "primary"])
  }

  @Test func `a wheel whose room is taken by an inset is gone`() {
    view.contentOffset.y = -50
    #expect(!refresh.isHidden)
    view.contentInset.top = 50
    #expect(refresh.isHidden)
  }

  @Test func `content waits below the wheel and goes back when it is over`() {
    pull(frames: 40)
    let held = view.contentOffset.y
    stage.advance(by: 0.2)
    #expect(view.contentOffset.y == held)
    endTouch()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == -60)
    #expect(view.adjustedContentInset.top == 60)
    #expect(view.contentInset.top == 0)
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(view.adjustedContentInset.top == 0)
  }

  @Test func `refreshing that ends under the finger does not start again before it lifts`() {
    pull(frames: 40)
    refresh.endRefreshing()
    stage.touch(.moved, at: CGPoint(x: 150, y: 560))
    #expect(!refresh.isRefreshing)
    endTouch()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    pull(frames: 40)
    #expect(refresh.isRefreshing)
  }

  @Test func `code can start it without an event`() {
    refresh.beginRefreshing()
    stage.advance(by: 2)
    #expect(refresh.isRefreshing)
    #expect(view.contentOffset.y == -60)
    #expect(log.entries.isEmpty)
  }

  @Test func `content that was scrolled away stays where it is`() {
    view.contentOffset.y = 400
    refresh.beginRefreshing()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 400)
    refresh.endRefreshing()
    #expect(view.contentOffset.y == 400)
  }

  @Test func `a control can be replaced or taken away`() {
    let other = UIRefreshControl()
    view.refreshControl = other
    #expect(refresh.superview == nil)
    #expect(other.superview === view)
    view.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test func `refreshing that ends while the content bounces lets it come to rest at the top`() {
    pull(frames: 40)
    endTouch()
    stage.advance(by: 0.1)
    #expect(view.contentOffset.y < -60)
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(view.adjustedContentInset.top == 0)
  }

  @Test func `refreshing that ends while half of the wheel shows leaves no gap`() {
    refresh.beginRefreshing()
    stage.advance(by: 2)
    view.contentOffset.y = -25
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `refreshing that ends during an animation to the wheel goes back`() {
    refresh.beginRefreshing()
    stage.advance(by: 2)
    view.contentOffset.y = 300
    view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    stage.advance(by: 0.1)
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 0)
  }
}
