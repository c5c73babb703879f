import QuartzCore

/// Something outside that follows the content of a scroll view: a bar with a large title.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Called after the offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Where content that would come to rest at `offset` had better do so.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint
}
