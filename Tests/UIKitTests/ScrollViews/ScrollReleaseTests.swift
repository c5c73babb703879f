import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Scroll views whose last reference another thread drops while the main thread goes on.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct ScrollReleaseTests {
  private final class SlowScrollView: UIScrollView {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  private let end = SlowEnd()
  private let stage = Stage()
  private let log = ScrollDelegateLog()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// A view in the window that is about to move or to zoom its content.
  private func makeMovingView(zooms: Bool) -> SlowScrollView {
    let view = SlowScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.end = end
    view.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(picture)
    view.delegate = log
    log.zoomed = picture
    view.maximumZoomScale = 4
    stage.window.addSubview(view)
    stage.frame()
    if zooms {
      view.setZoomScale(3, animated: true)
    } else {
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    view.removeFromSuperview()
    return view
  }

  @Test(arguments: [true, false])
  func `a frame moves no content of a view that is ending`(zooms: Bool) {
    nonisolated(unsafe) var view: SlowScrollView? = makeMovingView(zooms: zooms)
    log.clear()
    let isEnding = end.during {
      view = nil
    } _: {
      stage.frame()
    }
    #expect(isEnding)
    #expect(view == nil)
    #expect(log.entries.isEmpty)
    #expect(log.scrolls == 0)
    #expect(picture.transform.isIdentity)
  }
}
