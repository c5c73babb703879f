import QuartzCore

/// A scale that moves by itself, and the point that stays where it is meanwhile.
@MainActor
final class ZoomAnimator {
  private unowned let view: UIScrollView
  private var motion = AxisTrajectory.still(at: 1)
  private(set) var anchor = ZoomAnchor()
  private var start: CFTimeInterval = 0
  private var stepper: Int?

  /// Whether the scale springs back to a limit.
  private(set) var isBouncing = false

  /// Whether the scale moves.
  var isRunning: Bool { stepper != nil }

  init(zooming view: UIScrollView) { self.view = view }

  isolated deinit { if let stepper { FrameLoop.shared.removeStepper(stepper) } }

  func run(_ motion: AxisTrajectory, about anchor: ZoomAnchor, isBouncing: Bool) {
    (self.motion, self.anchor, self.isBouncing) = (motion, anchor, isBouncing)
    start = CACurrentMediaTime()
    guard stepper == nil else { return }
    stepper = FrameLoop.shared.addStepper { [weak self] in self?.step(to: $0) ?? false }
  }

  func stop() {
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    (stepper, isBouncing) = (nil, false)
  }

  private func step(to time: CFTimeInterval) -> Bool {
    let passed = max(0, time - start)
    view.applyZoom(motion.position(at: passed), about: anchor)
    guard passed >= motion.duration else { return true }
    (stepper, isBouncing) = (nil, false)
    view.zoomDidEnd()
    return false
  }
}

/// A point of the zoomed view and where it is seen, from the scroll view's top left corner.
struct ZoomAnchor {
  var inContent = CGPoint.zero
  var inView = CGPoint.zero
}

extension UIScrollView {
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  var currentZoomScale: CGFloat { zoomedView?.transform.a ?? 1 }

  func setZoomLimits(_ low: CGFloat, _ high: CGFloat) {
    scroll.minimumZoomScale = low
    scroll.maximumZoomScale = max(low, high)
    if pinchGestureRecognizer != nil {
      addGestureRecognizer(zoomPinch)
    } else {
      removeGestureRecognizer(zoomPinch)
    }
    setZoomScale(currentZoomScale, animated: false)
  }

  private var zoomLimits: ClosedRange<CGFloat> {
    scroll.minimumZoomScale...max(scroll.minimumZoomScale, scroll.maximumZoomScale)
  }

  // MARK: On behalf of code

  func zoom(toScale scale: CGFloat, _ animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    startZoom(of: view, to: scale.clamped(to: zoomLimits), about: anchor(at: middle), animated)
  }

  func zoom(toRect rect: CGRect, _ animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = ZoomAnchor(inContent: CGPoint(x: rect.midX, y: rect.midY), inView: middle)
    startZoom(of: view, to: scale.clamped(to: zoomLimits), about: anchor, animated)
  }

  private func startZoom(
    of view: UIView, to scale: CGFloat, about anchor: ZoomAnchor, _ animated: Bool
  ) {
    zoomAnimator.stop()
    guard scale != currentZoomScale || animated else { return }
    guard animated, window != nil else { return applyZoom(scale, about: anchor) }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoomAnimator.run(
      .ease(from: currentZoomScale, to: scale, duration: 0.3), about: anchor, isBouncing: false)
  }

  /// Ends a movement of the scale, within its limits.
  func stopZooming() {
    guard zoomAnimator.isRunning else { return }
    let anchor = zoomAnimator.anchor
    zoomAnimator.stop()
    let scale = currentZoomScale
    let limited = scale.clamped(to: zoomLimits)
    if limited != scale { applyZoom(limited, about: anchor) }
    zoomDidEnd()
  }

  // MARK: Fingers

  func pinchDidChange() {
    switch zoomPinch.state {
    case .began:
      zoomAnimator.stop()
      pinchStart = (currentZoomScale, anchor(at: pinchPlace))
      scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private var pinchPlace: CGPoint {
    let place = zoomPinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }

  private func followPinch() {
    let wanted = pinchStart.scale * zoomPinch.scale
    let limit = wanted.clamped(to: zoomLimits)
    let scale = bouncesZoom && limit > 0 ? limit * pow(wanted / limit, 0.4) : limit
    pinchStart.anchor.inView = pinchPlace
    applyZoom(scale, about: pinchStart.anchor)
  }

  private func endPinch() {
    let (scale, limit) = (currentZoomScale, currentZoomScale.clamped(to: zoomLimits))
    guard scale != limit else { return zoomDidEnd() }
    zoomAnimator.run(
      .spring(from: scale, velocity: 0, to: limit, rest: 0.001, frequency: 15),
      about: pinchStart.anchor, isBouncing: true)
  }

  // MARK: Applying

  private func anchor(at place: CGPoint) -> ZoomAnchor {
    let point = CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY)
    return ZoomAnchor(inContent: zoomedView?.convert(point, from: self) ?? point, inView: place)
  }

  func applyZoom(_ scale: CGFloat, about anchor: ZoomAnchor) {
    guard let view = zoomedView else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    scroll.contentSize = view.frame.size
    let point = view.convert(anchor.inContent, to: self)
    moveContent(
      to: clamped(CGPoint(x: point.x - anchor.inView.x, y: point.y - anchor.inView.y)))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoomDidEnd() {
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
  }
}
