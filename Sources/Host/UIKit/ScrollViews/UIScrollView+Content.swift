import QuartzCore

extension UIScrollView {
  /// The offsets at which content neither leaves a gap nor hides anything it need not.
  package var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size, content) = (adjustedContentInset, bounds.size, contentSize)
    func range(_ low: CGFloat, _ high: CGFloat, _ share: CGFloat) -> ClosedRange<CGFloat> {
      if high >= low { return low...high }
      let place = low + (high - low) * share
      return place...place
    }
    let expanded = scroll.expandedTop + contentInset.top + scroll.heldTop
    let top = scroll.expandedTop > 0 ? max(inset.top, expanded) : inset.top
    return (
      range(
        -inset.left, content.width + inset.right - size.width, scroll.contentAlignment.x),
      range(-top, content.height + inset.bottom - size.height, scroll.contentAlignment.y)
    )
  }

  /// `offset` moved to the nearest one in ``offsetRange``.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(x: offset.x.clamped(to: range.x), y: offset.y.clamped(to: range.y))
  }

  /// `offset` on the nearest device pixel, where text and shapes do not jitter against each other.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = max(contentScaleFactor, 1)
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  var canDragHorizontally: Bool {
    let inset = adjustedContentInset
    return bounds.width > 0
      && (contentSize.width + inset.left + inset.right > bounds.width
        || (bouncesHorizontally && alwaysBounceHorizontal))
  }

  var canDragVertically: Bool {
    let inset = adjustedContentInset
    return bounds.height > 0
      && (contentSize.height + inset.top + inset.bottom > bounds.height
        || (bouncesVertically && (alwaysBounceVertical || refreshControl != nil)))
  }

  /// Moves the content and tells about it. Everything that scrolls ends here.
  func moveContent(to offset: CGPoint) {
    let target = pixelAligned(offset)
    guard target != layer.bounds.origin else { return }
    contentOffsetWillChange(to: target)
    layer.bounds.origin = target
    if remainingSafeArea != .zero { updateSafeAreaOfSubviews() }
    guideOriginDidChange()
    offsetDidChange()
  }

  func offsetDidChange() {
    indicators.layOut()
    refreshControl?.contentDidMove(in: self)
    contentOffsetDidChange()
    follower?.scrollViewDidMove(self)
    for notify in bottomObservers.values { notify() }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Takes an offset that code has set. Content that is moving goes on from there; it does not
  /// leave its edges by that.
  func setOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      return Diagnostics.report(
        "UIScrollView: contentOffset \(offset.x), \(offset.y) is not finite and was ignored.")
    }
    let endsInside = clamped(animator.end) == animator.end
    shiftContent(to: offset)
    animator.redirect(keepsEnd: !endsInside)
  }

  /// Moves the content, and whatever moves it goes on from there.
  func shiftContent(to offset: CGPoint) {
    let old = contentOffset
    moveContent(to: offset)
    let distance = CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
    animator.shift(by: distance)
    tracking.shift(by: distance)
    if !isUpdatingContent { tracking.takeGripInside() }
  }

  func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return Diagnostics.report(
        "UIScrollView: contentSize \(size.width) × \(size.height) is not finite and was ignored.")
    }
    guard size != scroll.contentSize else { return }
    scroll.contentSize = size
    updateAdjustment()
    contentGeometryDidChange()
  }

  /// Takes the size that zooming gives the content; whoever zooms moves it.
  func setZoomedSize(_ size: CGSize) { scroll.contentSize = size }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else {
      return Diagnostics.report("UIScrollView: contentInset \(inset) is not finite.")
    }
    changeInsets { scroll.contentInset = inset }
  }

  /// Brings the offset back into range when what decides the range has changed.
  func contentGeometryDidChange() {
    indicators.layOut()
    for notify in bottomObservers.values { notify() }
    if animator.isMoving { return animator.redirect(keepsEnd: false) }
    guard !isTracking else { return tracking.takeGripInside() }
    moveContent(to: clamped(contentOffset))
  }

  func setContentAlignment(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      return Diagnostics.report(
        "UIScrollView: contentAlignmentPoint \(point.x), \(point.y) is not finite.")
    }
    scroll.contentAlignment = CGPoint(
      x: point.x.clamped(to: 0...1), y: point.y.clamped(to: 0...1))
    contentGeometryDidChange()
  }

  // MARK: Insets

  var effectiveInset: UIEdgeInsets {
    var inset = scroll.contentInset + scroll.adjustment
    inset.top += scroll.heldTop
    return inset
  }

  /// Changes what ``adjustedContentInset`` is made of. Content at the top or at the left stays
  /// there if `movesContent`.
  func changeInsets(movesContent: Bool = true, _ change: () -> Void) {
    let (old, range) = (adjustedContentInset, offsetRange)
    change()
    let new = adjustedContentInset
    guard old != new else { return }
    // How far the content is pulled may be another, although it has not moved.
    defer { refreshControl?.contentDidMove(in: self) }
    adjustedContentInsetDidChange()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    guard movesContent else { return }
    if !isTracking, !animator.isMoving {
      let offset = contentOffset
      // Insets may end between pixels, offsets do not.
      let start = pixelAligned(CGPoint(x: -old.left, y: -old.top))
      moveContent(
        to: CGPoint(
          x: offset.x == start.x ? -new.left : offset.x,
          y: offset.y == start.y ? -new.top : offset.y))
    }
    guard offsetRange.x != range.x || offsetRange.y != range.y else { return indicators.layOut() }
    contentGeometryDidChange()
  }

  /// Takes the height that a refresh control keeps into the inset. Returns whether it has changed.
  @discardableResult
  func takeHeldHeight() -> Bool {
    let held = refreshControl?.heldHeight ?? 0
    guard held != scroll.heldTop else { return false }
    changeInsets(movesContent: false) { scroll.heldTop = held }
    return true
  }

  /// Works out anew what the safe area adds to the inset.
  func updateAdjustment() {
    let adjustment = wantedAdjustment(contentSize)
    guard adjustment != scroll.adjustment else { return }
    changeInsets { scroll.adjustment = adjustment }
    updateSafeAreaOfSubviews()
  }

  /// The part of the safe area that ``adjustedContentInset`` does not keep content out of already.
  var remainingSafeArea: UIEdgeInsets {
    let (safe, kept) = (safeAreaInsets, scroll.adjustment)
    return UIEdgeInsets(
      top: safe.top - kept.top, left: safe.left - kept.left, bottom: safe.bottom - kept.bottom,
      right: safe.right - kept.right)
  }

  /// What ``adjustedContentInset`` is once the content has a size: the safe area counts along the
  /// axes that scroll then.
  func adjustedContentInset(ofContent size: CGSize) -> UIEdgeInsets {
    guard size != contentSize else { return adjustedContentInset }
    var inset = scroll.contentInset + wantedAdjustment(size)
    inset.top += scroll.heldTop
    return inset
  }

  /// What the safe area adds to the inset of content of a size.
  private func wantedAdjustment(_ content: CGSize) -> UIEdgeInsets {
    var safe = safeAreaInsets
    guard safe != .zero, scroll.adjustmentBehavior != .never else { return .zero }
    if scroll.adjustmentBehavior == .always { return safe }
    let isWide = alwaysBounceHorizontal || content.width > bounds.width
    let isTall = alwaysBounceVertical || content.height > bounds.height
    if !isWide { (safe.left, safe.right) = (0, 0) }
    if !isTall, scroll.adjustmentBehavior == .scrollableAxes { (safe.top, safe.bottom) = (0, 0) }
    return safe
  }

  // MARK: Visibility

  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat
    {
      if high - low > seenHigh - seenLow || low < seenLow { return low - seenLow }
      return max(0, high - seenHigh)
    }
    let target = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    setContentOffset(clamped(target), animated: animated)
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool { (top + left + bottom + right).isFinite }
}
