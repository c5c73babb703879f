import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ScrollContentTests {
  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollDelegateLog()

  init() { stage.show(view, telling: log) }

  @Test func `a new scroll view has UIKit's defaults`() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero)
    #expect(view.contentOffset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.decelerationRate == .normal)
    #expect(view.bounces)
    #expect(view.isScrollEnabled)
    #expect(view.scrollsToTop)
    #expect(view.clipsToBounds)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.keyboardDismissMode == .none)
  }

  @Test func `the offset is the origin of the bounds and may be out of range`() {
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(view.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    view.bounds.origin.y = 80
    #expect(view.contentOffset.y == 80)
    view.contentOffset.y = -50
    #expect(view.contentOffset.y == -50)
    #expect(log.scrolls == 3)
    view.contentOffset.y = -50
    #expect(log.scrolls == 3)
  }

  @Test func `subviews stay where they are in the content`() {
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 40))
    view.addSubview(row)
    view.contentOffset.y = 450
    #expect(row.frame.minY == 500)
    #expect(row.convert(CGPoint.zero, to: nil).y == 50)
  }

  @Test func `layoutSubviews follows every move in the next frame`() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let counting = Counting(frame: view.frame)
    stage.window.addSubview(counting)
    stage.frame()
    let before = counting.layouts
    counting.contentOffset.y = 10
    counting.contentOffset.y = 20
    stage.frame()
    #expect(counting.layouts == before + 1)
    stage.frame()
    #expect(counting.layouts == before + 1)
  }

  @Test func `offsets are on device pixels`() {
    view.contentOffset.y = 10.3
    #expect(view.contentOffset.y == 10.5)
    view.contentOffset.y = 10.2
    #expect(view.contentOffset.y == 10)
  }

  @Test func `values that are no numbers are left out with a word`() {
    var reports: [String] = []
    let old = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = old }
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 10)
    view.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
    view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    view.contentSize = CGSize(width: CGFloat.infinity, height: 100)
    view.contentInset.top = .nan
    view.bounds.origin.y = .nan
    #expect(reports.count == 6)
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == CGSize(width: 300, height: 2000))
    #expect(view.contentInset == .zero)
  }

  @Test func `content that shrinks takes the offset back into range`() {
    view.contentOffset.y = 1600
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 600)
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a view that grows takes the offset back into range`() {
    view.contentOffset.y = 1600
    view.frame.size.height = 800
    #expect(view.contentOffset.y == 1200)
  }

  // MARK: Insets

  @Test func `content at the top stays at the top when the inset changes`() {
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -30)
    #expect(view.adjustedContentInset.top == 30)
    #expect(log.entries == ["didInset"])
    view.contentOffset.y = 100
    view.contentInset.top = 60
    #expect(view.contentOffset.y == 100)
  }

  @Test func `insets that end between pixels leave the top the top`() {
    view.contentInset = UIEdgeInsets(top: 30.2, left: 0, bottom: 0, right: 0)
    #expect(view.contentOffset.y == -30)
    #expect(!view.scrollToTopForUser())
    view.contentInset.top = 60.2
    #expect(view.contentOffset.y == -60)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
  }

  private func safeStage(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIScrollView {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 0)
    stage.window.rootViewController = controller
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    controller.view.addSubview(view)
    stage.frame()
    return view
  }

  @Test func `the safe area is added as the behavior says`() {
    let tall = CGSize(width: 100, height: 3000)
    let wide = CGSize(width: 3000, height: 100)
    let expectations: [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)] = [
      (.never, tall, .zero),
      (.always, .zero, UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 0)),
      (.automatic, .zero, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
      (.automatic, wide, UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 0)),
      (.scrollableAxes, .zero, .zero),
      (.scrollableAxes, tall, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
      (.scrollableAxes, wide, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)),
    ]
    for (behavior, size, inset) in expectations {
      let view = safeStage(behavior)
      view.contentSize = size
      #expect(view.adjustedContentInset == inset, "\(behavior) \(size)")
      #expect(view.contentOffset.y == -inset.top)
    }
  }

  // MARK: Making things visible

  @Test func `a rectangle is made visible by the shortest way`() {
    func reveal(_ y: CGFloat, height: CGFloat = 50) -> CGFloat {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return view.contentOffset.y
    }
    #expect(reveal(100) == 0)
    #expect(reveal(500) == 150)
    #expect(reveal(200) == 150)
    #expect(reveal(100) == 100)
    #expect(reveal(1990) == 1600)
    #expect(reveal(300, height: 900) == 300)
    view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0)
    #expect(reveal(250) == 150)
  }

  // MARK: Animation

  @Test func `an animated offset takes 0.3 seconds and tells when it is over`() {
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(view.contentOffset.y == 0)
    var last: CGFloat = 0
    for _ in 0..<17 {
      stage.advance(by: 1.0 / 60)
      #expect(view.contentOffset.y > last)
      last = view.contentOffset.y
    }
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.1)
    #expect(view.contentOffset.y == 600)
    #expect(log.entries == ["didAnimate"])
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.advance(by: 0.5)
    #expect(log.entries.count == 1)
  }

  @Test func `a view at rest asks for no frame`() {
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.advance(by: 3)
    #expect(!FrameLoop.shared.needsFrame)
  }

  @Test func `a second animation takes over where the first one is`() {
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.advance(by: 0.15)
    let place = view.contentOffset.y
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(view.contentOffset.y == place)
    stage.advance(by: 0.4)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `scrolling to the top asks first and tells afterwards`() {
    view.contentOffset.y = 500
    log.allowsTop = false
    #expect(!view.scrollToTopForUser())
    log.allowsTop = true
    view.scrollsToTop = false
    #expect(!view.scrollToTopForUser())
    view.scrollsToTop = true
    #expect(view.scrollToTopForUser())
    stage.advance(by: 0.4)
    #expect(view.contentOffset.y == 0)
    #expect(log.entries == ["didTop"])
    #expect(!view.scrollToTopForUser())
  }

  @Test func `a scroll view of no size neither traps nor scrolls`() {
    let empty = UIScrollView()
    stage.window.addSubview(empty)
    empty.isPagingEnabled = true
    empty.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    empty.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: true)
    empty.flashScrollIndicators()
    stage.advance(by: 1)
    #expect(empty.bounds.size == .zero)
  }
}
