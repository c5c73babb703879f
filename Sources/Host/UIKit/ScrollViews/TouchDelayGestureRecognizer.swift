import QuartzCore

/// Keeps touches from the content of a scroll view for a moment, until it is clear whether the
/// finger scrolls: until it rests, moves where there is nothing to scroll, or the drag has failed.
/// It never recognizes anything.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// How long content has to wait, in seconds.
  static let delay: CFTimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: FrameTimer?
  private var motion = TouchVelocityTracker()

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  /// Whether the finger may still scroll.
  override var delaysTouchesBegan: Bool {
    get { scrollView.map { !$0.scrollPan.isFinished } ?? false }
    set {}
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled,
      scrollView.canDragHorizontally || scrollView.canDragVertically,
      touches.contains(where: { $0.view !== scrollView })
    else { return state = .failed }
    motion.add(trackedTouches, at: event.timestamp)
    guard timer == nil else { return }
    timer = FrameTimers.shared.schedule(at: event.timestamp + Self.delay) { [weak self] in
      self?.state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    motion.add(trackedTouches, at: event.timestamp)
    guard let pan = scrollView?.scrollPan else { return state = .failed }
    let way = motion.translation
    if hypot(way.dx, way.dy) >= pan.hysteresis, !pan.isFarEnough(way) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    motion = TouchVelocityTracker()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView: TouchFilter {
  func admits(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !scrollPan.hasCaught && touchesShouldBegin(touches, with: event, in: view)
  }
}
