import UIKit

/// Writes down what a scroll view tells, without the offsets in between.
@MainActor
final class ScrollDelegateLog: NSObject, UIScrollViewDelegate {
  private(set) var entries: [String] = []
  private(set) var scrolls = 0
  /// What the delegate makes of the target; nil leaves it.
  var editTarget: ((CGPoint) -> CGPoint)?
  private(set) var proposedTarget: CGPoint?
  private(set) var velocity: CGPoint?
  var allowsTop = true
  weak var zoomed: UIView?

  func clear() { (entries, scrolls) = ([], 0) }

  private func note(_ entry: String, _ scrollView: UIScrollView) {
    let flags = [
      scrollView.isTracking ? "T" : nil, scrollView.isDragging ? "D" : nil,
      scrollView.isDecelerating ? "d" : nil,
    ]
    entries.append(([entry] + flags.compactMap(\.self)).joined(separator: " "))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd", scrollView)
    self.velocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let editTarget { targetContentOffset.pointee = editTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEnd, goes on" : "didEnd", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didDecelerate", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didAnimate", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didTop", scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didInset", scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willZoom", scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("didZoom \(scale)", scrollView)
  }
}

extension Stage {
  /// Moves a finger down from `start` by `step` a frame, `count` times; it stays down.
  func pull(from start: CGPoint, by step: CGVector, count: Int, finger: Int = 0) {
    drag(
      (0...count).map { CGPoint(x: start.x + step.dx * $0, y: start.y + step.dy * $0) },
      finger: finger)
  }

  /// Flicks: a drag that lifts while it moves.
  func flick(from start: CGPoint, by step: CGVector, count: Int = 6) {
    pull(from: start, by: step, count: count)
    let end = CGPoint(x: start.x + step.dx * CGFloat(count), y: start.y + step.dy * CGFloat(count))
    touch(.ended, at: end)
  }

  func wheel(_ delta: CGVector, at point: CGPoint) {
    window.receive(.scroll(.wheel, location: point, delta: delta, time: MediaClock.now))
  }
}

private func * (vector: CGFloat, count: Int) -> CGFloat { vector * CGFloat(count) }

extension Stage {
  /// Puts a view of 300 points' width on the screen, with five screens of content, and writes down
  /// what it tells from then on.
  func show(_ view: UIScrollView, telling log: ScrollDelegateLog) {
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = log
    window.addSubview(view)
    frame()
    log.clear()
  }
}
