import QuartzCore

/// Zooms the content of a scroll view: by a pinch, and on behalf of code.
@MainActor
final class ZoomController {
  private unowned let view: UIScrollView
  private var limits: (low: CGFloat, high: CGFloat) = (1, 1)
  /// Whether a pinch can go beyond the limits and springs back.
  private(set) var bounces = true
  /// The scale and the fingers' place when a pinch began.
  private var pinchStart = (scale: CGFloat(1), anchor: ZoomAnchor())
  /// Whether the delegate has heard of the begin of a zoom, and not yet of its end.
  private var isTold = false
  private(set) lazy var pinch = UIPinchGestureRecognizer { [weak self] _ in self?.pinchDidChange() }
  // A view whose end has begun on another thread still has its animator.
  private lazy var animator = ZoomAnimator { [weak self, weak view = view] scale, anchor in
    guard let self, let view else { return }
    withExtendedLifetime(view) { self.apply(scale, about: anchor) }
  } didEnd: { [weak self, weak view = view] in
    guard let self, let view else { return }
    withExtendedLifetime(view) { self.tellEnd() }
  }

  init(of view: UIScrollView) { self.view = view }

  // MARK: State

  var minimumScale: CGFloat { limits.low }
  var maximumScale: CGFloat { limits.high }

  /// How large content is at present.
  var scale: CGFloat { zoomedView?.transform.a ?? 1 }

  /// Whether the scale springs back to a limit.
  var isBouncing: Bool { animator.isBouncing }

  /// Whether the scale is on its way to one that code asked for.
  var isAnimating: Bool { animator.isRunning && !animator.isBouncing }

  private var zoomedView: UIView? { view.scrollDelegate?.viewForZooming(in: view) }

  private var range: ClosedRange<CGFloat> { limits.low...max(limits.low, limits.high) }

  func setBounces(_ bounces: Bool) { self.bounces = bounces }

  func setLimits(_ low: CGFloat, _ high: CGFloat) {
    guard low.isFinite, !high.isNaN else {
      return Diagnostics.report(
        "UIScrollView: zoom scales from \(low) to \(high) are no numbers and were ignored.")
    }
    limits = (low, max(low, high))
    if view.pinchGestureRecognizer != nil {
      view.addGestureRecognizer(pinch)
    } else {
      view.removeGestureRecognizer(pinch)
    }
    view.setZoomScale(scale, animated: false)
  }

  // MARK: On behalf of code

  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard let zoomed = zoomedView, scale.isFinite else { return }
    start(of: zoomed, to: scale.clamped(to: range), about: anchor(at: middle), animated)
  }

  func zoom(toRect rect: CGRect, animated: Bool) {
    guard let zoomed = zoomedView, rect.width > 0, rect.height > 0 else { return }
    // Whoever is told may let go of the scroll view.
    let view = view
    let fitting = min(view.bounds.width / rect.width, view.bounds.height / rect.height)
    let scale = fitting.clamped(to: range)
    let anchor = ZoomAnchor(inContent: CGPoint(x: rect.midX, y: rect.midY), inView: middle)
    guard scale == self.scale else { return start(of: zoomed, to: scale, about: anchor, animated) }
    stop()
    view.setContentOffset(
      offset(showing: anchor, of: zoomed), animated: animated && view.window != nil)
  }

  private var middle: CGPoint { CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2) }

  private func start(
    of zoomed: UIView, to scale: CGFloat, about anchor: ZoomAnchor, _ animated: Bool
  ) {
    let wasRunning = animator.isRunning
    animator.stop()
    guard animated, view.window != nil else {
      if scale != self.scale || animated { apply(scale, about: anchor) }
      if wasRunning { tellEnd() }
      return
    }
    tellBegin(of: zoomed)
    animator.run(
      .ease(from: self.scale, to: scale, duration: 0.3), about: anchor, isBouncing: false)
  }

  /// Ends a movement of the scale, within its limits.
  func stop() {
    guard animator.isRunning else { return }
    let anchor = animator.anchor
    animator.stop()
    let limited = scale.clamped(to: range)
    if limited != scale { apply(limited, about: anchor) }
    tellEnd()
  }

  // MARK: Fingers

  private func pinchDidChange() {
    // Whoever is told may let go of the scroll view.
    withExtendedLifetime(view) { follow(pinch.state) }
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      animator.stop()
      tellBegin(of: zoomedView)
      pinchStart = (scale, anchor(at: pinchPlace))
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private var pinchPlace: CGPoint {
    let place = pinch.location(in: view)
    return CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
  }

  private func followPinch() {
    let wanted = pinchStart.scale * pinch.scale
    let limit = wanted.clamped(to: range)
    let scale = view.bouncesZoom && limit > 0 ? limit * pow(wanted / limit, 0.4) : limit
    pinchStart.anchor.inView = pinchPlace
    apply(scale, about: pinchStart.anchor)
  }

  private func endPinch() {
    let (scale, limit) = (scale, scale.clamped(to: range))
    guard scale != limit else { return tellEnd() }
    animator.run(
      .spring(from: scale, velocity: 0, to: limit, rest: 0.001, frequency: 15),
      about: pinchStart.anchor, isBouncing: true)
  }

  // MARK: Applying

  private func anchor(at place: CGPoint) -> ZoomAnchor {
    let point = CGPoint(x: place.x + view.bounds.minX, y: place.y + view.bounds.minY)
    return ZoomAnchor(inContent: zoomedView?.convert(point, from: view) ?? point, inView: place)
  }

  private func apply(_ scale: CGFloat, about anchor: ZoomAnchor) {
    // Whoever is told may let go of the scroll view.
    let view = view
    guard let zoomed = zoomedView else { return }
    let origin = zoomed.frame.origin
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.frame.origin = origin
    view.setZoomedSize(zoomed.frame.size)
    view.moveContent(to: offset(showing: anchor, of: zoomed))
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  /// The offset at which a point is seen where the anchor wants it, as far as the edges allow.
  private func offset(showing anchor: ZoomAnchor, of zoomed: UIView) -> CGPoint {
    let point = zoomed.convert(anchor.inContent, to: view)
    return view.clamped(CGPoint(x: point.x - anchor.inView.x, y: point.y - anchor.inView.y))
  }

  // MARK: Telling

  /// Tells the begin of a zoom, after the end of the one whose place it takes.
  private func tellBegin(of zoomed: UIView?) {
    tellEnd()
    guard !isTold else { return }
    isTold = true
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
  }

  private func tellEnd() {
    guard isTold else { return }
    isTold = false
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomedView, atScale: scale)
  }
}
