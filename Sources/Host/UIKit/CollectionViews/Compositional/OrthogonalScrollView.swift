import CoreGraphics

/// What the scroll view of a section asks of those who own it.
@MainActor
protocol OrthogonalScrollViewHost: AnyObject {
  /// Where the content of a region comes to rest.
  func restingOffset(
    of view: OrthogonalScrollView, for proposed: CGPoint, velocity: CGVector, from start: CGPoint
  ) -> CGPoint

  /// Takes away a region without cells that is out of view.
  func takeAwayIfUnseen(_ view: OrthogonalScrollView)
}

/// The scroll view of a section that scrolls across its layout's axis.
@MainActor
final class OrthogonalScrollView: UIScrollView, ScrollObserver {
  /// Holds the section's cells, in the coordinates that the collection view has them in as long as
  /// the section is not scrolled.
  let content = UIView(frame: .zero)
  weak var regions: (any OrthogonalScrollViewHost)?
  var section = 0
  /// Where the region stands among the collection view's elements.
  var elementZIndex = 0

  /// Whether the view has no section any more: it stays until its cells have left it.
  var isRetired = false

  /// The section that the view was placed for last, and the version of its place.
  var placedFor = (section: -1, version: -1, isMirrored: false)
  /// Whether frame and content belong to each other.
  var isPlaced = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    backgroundColor = .clear
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    addSubview(content)
    follower = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a finger holds the content, or it is on its way: it is led to no other place then.
  var isHeldOrMoving: Bool { isTracking || animator.isMoving }

  /// How far the first and the last group can be dragged inwards.
  var centering: UIEdgeInsets {
    get { contentInset }
    set { if contentInset != newValue { contentInset = newValue } }
  }

  /// Takes the view away if its cells are gone, and its section is too or is out of view.
  func removeIfUnused() {
    guard content.subviews.isEmpty else { return }
    if isRetired { removeFromSuperview() } else { regions?.takeAwayIfUnseen(self) }
  }

  func configure(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    let isPaging = behavior == .paging
    if isPagingEnabled != isPaging { isPagingEnabled = isPaging }
    switch behavior {
    case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
    default: decelerationRate = .normal
    }
  }

  package override var isUpdatingContent: Bool { !isPlaced }

  /// A touch beside the section's cells is one beside the collection view's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === content ? self : hit
  }

  /// Groups that stand in the middle cover nothing.
  package override var autoScrollInset: UIEdgeInsets { .zero }

  package override func autoScrollDidEnd() {
    guard !isHeldOrMoving, !isRetired else { return }
    let place = isPagingEnabled ? animator.nearestPage : clamped(contentOffset)
    let rest = restingOffset(for: place, velocity: .zero, from: place)
    if rest != contentOffset { setContentOffset(rest, animated: true) }
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {}

  func refreshHost(of scrollView: UIScrollView) -> RefreshHost? { nil }

  /// Content that a finger has stopped between two groups goes on to one of them.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    guard tracking.drag == nil, offset == contentOffset else { return offset }
    return restingOffset(for: offset, velocity: .zero, from: offset)
  }

  package override func restingOffset(
    for proposed: CGPoint, velocity: CGVector, from start: CGPoint
  ) -> CGPoint {
    regions?.restingOffset(of: self, for: proposed, velocity: velocity, from: start) ?? proposed
  }
}
