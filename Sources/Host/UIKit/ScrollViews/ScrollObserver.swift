import QuartzCore

/// A view in front of a scroll view that makes room for the indicator of a refresh control.
@MainActor
struct RefreshHost {
  var view: UIView
  /// The sibling in front of the indicator.
  var front: UIView
  /// Where the room begins from above, in points.
  var top: CGFloat
}

/// Something outside that follows the content of a scroll view: a bar with a large title.
@MainActor
protocol ScrollObserver: AnyObject {
  /// Called after the offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Where content that would come to rest at `offset` had better do so.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint
  /// Where the indicator of a refresh control stands in a view other than `scrollView`; nil where
  /// it stands directly above the content.
  func refreshHost(of scrollView: UIScrollView) -> RefreshHost?
}
