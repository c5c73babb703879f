import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ScrollToTopTests {
  /// Says whether the way to the top is free, and hears of the arrival.
  private final class Guard: NSObject, UIScrollViewDelegate {
    var allows = true
    var arrivals = 0

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
  }

  private func run(_ test: (Stage, UIScrollView, Guard) -> Void) {
    let root = UIViewController()
    root.title = "Letters"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    let stage = Stage(root: UINavigationController(rootViewController: root))
    defer { stage.close() }
    let (scroll, delegate) = (UIScrollView(frame: stage.window.bounds), Guard())
    scroll.contentSize = CGSize(width: 390, height: 5000)
    scroll.delegate = delegate
    root.view.addSubview(scroll)
    stage.frame()
    scroll.contentOffset.y = 2000
    test(stage, scroll, delegate)
  }

  @Test func `a tap on the navigation bar scrolls to the top and tells once`() {
    run { stage, scroll, delegate in
      stage.tap(at: CGPoint(x: 195, y: 20))
      #expect(scroll.contentOffset.y == 2000)
      stage.advance(by: 0.5)
      #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
      #expect(delegate.arrivals == 1)
      stage.tap(at: CGPoint(x: 195, y: 20))
      stage.advance(by: 0.5)
      #expect(delegate.arrivals == 1)
    }
  }

  @Test func `a tap on a button of the bar, or on the content, does not`() {
    run { stage, scroll, _ in
      stage.tap(at: CGPoint(x: 365, y: 20))
      stage.tap(at: CGPoint(x: 195, y: 400))
      stage.advance(by: 0.5)
      #expect(scroll.contentOffset.y == 2000)
    }
  }

  @Test func `control and home do the same`() {
    run { stage, scroll, delegate in
      stage.key(KeyInput(.home, isControlDown: true))
      #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
      #expect(delegate.arrivals == 1)
    }
  }

  @Test func `the delegate and the view can refuse`() {
    for refuse in [
      { (scroll: UIScrollView, delegate: Guard) in delegate.allows = false },
      { scroll, _ in scroll.scrollsToTop = false },
    ] {
      run { stage, scroll, delegate in
        refuse(scroll, delegate)
        stage.tap(at: CGPoint(x: 195, y: 20))
        stage.advance(by: 0.5)
        #expect(scroll.contentOffset.y == 2000)
        #expect(delegate.arrivals == 0)
      }
    }
  }
}
