import QuartzCore

/// A view on content that is larger than itself: the user drags it, and it moves on and bounces.
///
/// Scrolling changes the origin of the bounds and nothing else; subviews stay where they are in
/// the content. What moves it are parts that own what they know: `ScrollTracking` the finger,
/// `ScrollAnimator` movements without one, `ZoomController` the scale. The physics are values in
/// `ScrollPhysics.swift` and `AxisTrajectory.swift`.
@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrollDelegateHolder {
  var scroll = ScrollStorage()
  let indicators = ScrollIndicators()
  lazy var animator = ScrollAnimator(moving: self)
  lazy var tracking = ScrollTracking(of: self)
  lazy var zooming = ZoomController(of: self)
  lazy var scrollPan = ScrollPanGestureRecognizer(of: self)
  lazy var touchDelay = TouchDelayGestureRecognizer(of: self)

  /// A bar that follows the content; nil where there is none.
  weak var follower: (any ScrollObserver)?

  /// What bars at the bottom do when the content has moved or changed its size.
  var bottomObservers: [ObjectIdentifier: () -> Void] = [:]

  /// The delegate of this class or of a subclass that narrows its type.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Makes a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIScrollView.self)
  }

  // MARK: Content

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content; zero by default.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }

  /// Extra space around the content; zero by default.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set { setContentInset(newValue) }
  }

  /// ``contentInset`` with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// When the safe area is added to the inset; automatic by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustmentBehavior }
    set {
      scroll.adjustmentBehavior = newValue
      updateAdjustment()
    }
  }

  /// Called after ``adjustedContentInset`` changed. Does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, in 0.3 seconds if `animated`. Ends any movement.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollProgrammatically(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as is needed to show `rect` of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Behavior

  /// Whether fingers, wheels and keys scroll; true by default.
  open var isScrollEnabled: Bool {
    get { scrollPan.isEnabled }
    set { scrollPan.isEnabled = newValue }
  }

  /// Whether a drag keeps to the axis in which it starts; false by default.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }

  /// Whether content can be pulled beyond its edges and springs back; true by default. Setting it
  /// sets both axes, reading tells whether both do.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Whether content can be pulled beyond its left and right edges; true by default.
  @available(iOS 17.4, *)
  open var bouncesHorizontally: Bool {
    get { scroll.bouncesHorizontally }
    set { scroll.bouncesHorizontally = newValue }
  }

  /// Whether content can be pulled beyond its top and bottom edges; true by default.
  @available(iOS 17.4, *)
  open var bouncesVertically: Bool {
    get { scroll.bouncesVertically }
    set { scroll.bouncesVertically = newValue }
  }

  /// Whether content bounces vertically even if it is not taller than the view; false by default.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set {
      scroll.alwaysBounceVertical = newValue
      updateAdjustment()
    }
  }

  /// Whether content bounces horizontally even if it is not wider than the view; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set {
      scroll.alwaysBounceHorizontal = newValue
      updateAdjustment()
    }
  }

  /// Whether content comes to rest at multiples of the view's size; false by default.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }

  /// How quickly content slows down; ``DecelerationRate/normal`` by default.
  open var decelerationRate: DecelerationRate {
    get { scroll.decelerationRate }
    set { scroll.decelerationRate = newValue }
  }

  /// Whether a scroll view around this one takes over when content is dragged on beyond its left or
  /// right edge; true by default.
  @available(iOS 17.4, *)
  open var transfersHorizontalScrollingToParent: Bool {
    get { scroll.transfersHorizontally }
    set { scroll.transfersHorizontally = newValue }
  }

  /// Whether a scroll view around this one takes over when content is dragged on beyond its top or
  /// bottom edge; true by default.
  @available(iOS 17.4, *)
  open var transfersVerticalScrollingToParent: Bool {
    get { scroll.transfersVertically }
    set { scroll.transfersVertically = newValue }
  }

  /// Whether keys such as arrows and page down scroll; true by default.
  @available(iOS 17.0, *)
  open var allowsKeyboardScrolling: Bool {
    get { scroll.allowsKeys }
    set { scroll.allowsKeys = newValue }
  }

  /// Where content that is smaller than the view stands: from (0, 0), at the top left and the
  /// default, to (1, 1), at the bottom right.
  @available(iOS 17.4, *)
  open var contentAlignmentPoint: CGPoint {
    get { scroll.contentAlignment }
    set { setContentAlignment(newValue) }
  }

  /// Whether the user's wish to see the top concerns this view; true by default.
  open var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }

  /// When dragging puts the keyboard away; never by default.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.keyboardDismissMode }
    set { scroll.keyboardDismissMode = newValue }
  }

  // MARK: State

  /// Whether a finger is on the content, even if it has not moved it yet.
  open var isTracking: Bool { tracking.isTracking }

  /// Whether a finger has moved the content and is still on it.
  open var isDragging: Bool { tracking.isDragging }

  /// Whether the content moves on after a finger let go.
  open var isDecelerating: Bool { animator.purpose == .deceleration }

  /// Whether the content is on its way to an offset that code, or the wish to see the top, asked
  /// for.
  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool { animator.isMoving && !isDecelerating }

  /// Ends all movement of the content where it is; within its edges and, if paging is enabled, on a
  /// page.
  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    zooming.stop()
    animator.stopAtRest()
  }

  // MARK: Touches

  /// Whether content hears of a touch only when it is clear that it does not scroll; true by
  /// default.
  open var delaysContentTouches: Bool {
    get { touchDelay.isEnabled }
    set { touchDelay.isEnabled = newValue }
  }

  /// Whether a drag may take a touch from the content; true by default.
  open var canCancelContentTouches: Bool {
    get { scroll.canCancelContentTouches }
    set { scroll.canCancelContentTouches = newValue }
  }

  /// Whether `view`, inside the content, gets new touches; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch from `view`; true by default except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The recognizer that zooms the content; nil where zooming is not possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? zooming.pinch : nil
  }

  /// Whether a recognizer may begin: a drag needs something to scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === scrollPan
      ? dragShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Indicators

  /// Whether a vertical indicator shows while content moves; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }

  /// Whether a horizontal indicator shows while content moves; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }

  /// How indicators look; by the background by default.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }

  /// Extra space at the ends and sides of the vertical indicator; zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { indicators.verticalInsets = newValue }
  }

  /// Extra space at the ends and sides of the horizontal indicator; zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set { indicators.horizontalInsets = newValue }
  }

  /// The insets of both indicators; reading gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { (indicators.verticalInsets, indicators.horizontalInsets) = (newValue, newValue) }
  }

  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.followsSafeArea }
    set { indicators.followsSafeArea = newValue }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  /// Shows the indicators of the axes along which `changes` moves the content, until it has
  /// arrived.
  @available(iOS 17.4, *)
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators(during: changes)
  }

  // MARK: Zooming

  /// How small content can be zoomed; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { zooming.minimumScale }
    set { zooming.setLimits(newValue, zooming.maximumScale) }
  }

  /// How large content can be zoomed; 1 by default. Zooming needs it above ``minimumZoomScale``.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximumScale }
    set { zooming.setLimits(zooming.minimumScale, newValue) }
  }

  /// How large content is at present; 1 by default.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch can go beyond the limits and springs back; true by default.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.setBounces(newValue) }
  }

  /// Whether fingers are zooming.
  open var isZooming: Bool { zooming.pinch.isContinuing }

  /// Whether the scale springs back to a limit.
  open var isZoomBouncing: Bool { zooming.isBouncing }

  /// Whether the scale is on its way to one that code asked for.
  @available(iOS 17.4, *)
  open var isZoomAnimating: Bool { zooming.isAnimating }

  /// Zooms to a scale within the limits about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zooming.zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that `rect`, in the zoomed view's coordinates, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zooming.zoom(toRect: rect, animated: animated)
  }

  // MARK: Refreshing

  /// The control that the user pulls down to refresh; nil by default.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Geometry

  /// The part of the content that is seen. Its origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set { setScrollBounds(newValue) }
  }

  /// Takes the new safe area into the inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustment()
  }

  package override func safeAreaInsets(forSubviewAt frame: CGRect) -> UIEdgeInsets {
    covered(by: remainingSafeArea, at: frame)
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    scrollSizeDidChange(from: old)
  }

  // MARK: Wheels and keys

  package override func receiveScroll(
    _ phase: WindowInput.ScrollPhase, delta: CGVector, time: CFTimeInterval
  ) -> Bool {
    scroll(phase, by: delta, at: time)
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    (isDown && scroll(by: key, at: time)) || super.receiveKey(key, isDown: isDown, time: time)
  }

  // MARK: Auto Layout

  /// The content: views tied to its edges, or to those of the scroll view from inside, decide on
  /// ``UIScrollView/contentSize``.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// What is seen of the content; it stays where it is while the content moves.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  package override var contentGuide: UILayoutGuide? { contentLayoutGuide }

  package override func contentGuideDidChange(to size: CGSize) { contentSize = size }

  // MARK: Seams

  /// Called before the offset changes.
  package func contentOffsetWillChange(to offset: CGPoint) {}

  /// Where content comes to rest that a finger let go; the delegate may still change it.
  /// - Parameters:
  ///   - velocity: In points a second; zero without a finger.
  ///   - start: Where the content began to move, or where it was to rest before it moved on.
  package func restingOffset(
    for proposed: CGPoint, velocity: CGVector, from start: CGPoint
  ) -> CGPoint { proposed }

  /// Called after the offset changed, before the delegate hears of it.
  package func contentOffsetDidChange() {}

  /// What of the bounds is covered: near its inner edges content scrolls below what is dragged.
  package var autoScrollInset: UIEdgeInsets { adjustedContentInset }

  /// Called when content was moved below something that was dragged, which has gone.
  package func autoScrollDidEnd() {
    if isPagingEnabled, !animator.isMoving {
      setContentOffset(animator.nearestPage, animated: true)
    }
  }

  /// Whether the content is about to have another size, until when its edges mean nothing.
  package var isUpdatingContent: Bool { false }

  /// Where an animation of the offset should lead by now; nil if that has not changed.
  package var animationGoal: CGPoint? { nil }
}
