import QuartzCore

/// The drag sideways over an item that brings out its actions. A drag along the list is left to the
/// list.
final class SwipePanGestureRecognizer<Host: SwipeHost>: UIPanGestureRecognizer {
  private weak var host: Host?
  /// What a recognizer that outlives its list, because a finger is still down, has none of.
  private weak var swiping: SwipeController<Host>?
  /// Whether the touch is there to put away open actions: then no item gets it.
  private(set) var hasCaught = false
  /// What to do when the drag is recognized, which may have to wait for others to fail.
  private var begin: (() -> Void)?

  init(_ host: Host, _ swiping: SwipeController<Host>) {
    (self.host, self.swiping) = (host, swiping)
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addHandler { [weak self] _ in self?.stateDidChange() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count, let touch = touches.first {
      hasCaught = swiping?.catches(touch) ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, hasCaught { swiping?.close(animated: true) }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasCaught = false
    begin = nil
  }

  override func isFarEnough(_ translation: CGVector) -> Bool {
    abs(translation.dx) >= hysteresis && abs(translation.dx) > abs(translation.dy)
  }

  /// Going back from the edge of the screen comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  /// Whether a finger that moves sideways brings out actions.
  func shouldBeginSwipe() -> Bool {
    guard let host else { return false }
    let way = motion.translation
    let touched = host.window?.gestureArbiter.viewsTouched(underEyesOf: self) ?? []
    guard touched.allSatisfy({ $0 === host || host.touchesShouldCancel(in: $0) }) else {
      return false
    }
    if trackedTouches.contains(where: { $0.view?.keepsDrags == true }) { return false }
    let place = location(in: host)
    let start = CGPoint(x: place.x - way.dx, y: place.y - way.dy)
    begin = swiping?.swipe(at: start, along: way.dx)
    return begin != nil
  }

  private func stateDidChange() {
    switch state {
    case .began:
      begin?()
      setTranslation(.zero, in: nil)
    case .changed:
      let way = motion.translation.dx
      setTranslation(.zero, in: nil)
      swiping?.move(by: way)
    case .ended: swiping?.release(velocity: velocity(in: nil).x)
    case .cancelled, .failed: swiping?.release(velocity: 0)
    case .possible: break
    }
  }
}

extension UIView {
  /// Whether the view itself follows fingers that are dragged over it.
  var keepsDrags: Bool { self is UISwitch || self is UISlider }
}
