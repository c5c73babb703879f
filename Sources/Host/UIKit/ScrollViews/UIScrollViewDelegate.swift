import QuartzCore

/// Hears of scrolling and zooming, and decides where they may end. Every method has a default.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to let go with a velocity in points a millisecond. The content will come
  /// to rest at `targetContentOffset`, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has let go; `decelerate` tells whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content starts to move on after the finger has let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger has caught it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset that code asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view inside that is scaled by zooming; nil, the default, forbids zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming is over, bouncing back included.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether to scroll to the top when the user asks for it; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has been scrolled to the top because the user asked for it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Nil: nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate` in a way that subclasses can give it a narrower type.
public protocol _UIScrollDelegateHolder {}

extension _UIScrollDelegateHolder where Self: UIScrollView {
  /// Hears of scrolling; nil by default and not retained.
  @preconcurrency @MainActor
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    nonmutating set { scrollDelegate = newValue }
  }
}
