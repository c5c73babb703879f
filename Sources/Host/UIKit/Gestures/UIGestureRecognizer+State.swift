import QuartzCore

/// A recognizer that is not kept alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Whether touches still matter to it. What waits to begin goes on with its fingers; a movement
  /// that was over before it waits for others is not looked at again.
  var isListening: Bool {
    switch committedState {
    case .possible: pendedState != .ended && claimedState != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  var isFinished: Bool {
    committedState == .ended || committedState == .cancelled || committedState == .failed
  }

  /// Whether one of its fingers is still down.
  var hasFinger: Bool {
    trackedTouches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }

  var isContinuing: Bool { committedState == .began || committedState == .changed }

  func change(to newState: State) {
    guard let arbiter else { return takeAtOnce(newState) }
    arbiter.update { arbiter.change(self, to: newState) }
  }

  /// Takes a state while no touch is looked at, as by a pointer or a timer that comes late. Nobody
  /// competes then, and one that ends the movement leads back to the start.
  private func takeAtOnce(_ newState: State) {
    guard !isFinished else { return }
    committedState = newState
    if newState != .possible, newState != .failed { sendActions() }
    if isFinished { restart() }
  }

  /// Ends whatever is going on because the recognizer was disabled or lost its view.
  func abandon() {
    guard let arbiter else {
      if isContinuing { takeAtOnce(.cancelled) }
      return
    }
    arbiter.update {
      arbiter.change(self, to: isContinuing ? .cancelled : .failed)
      forgetTouches()
    }
  }

  /// Goes back to the start, when the last touch has gone.
  func restart() {
    blockers = []
    (pendedState, claimedState) = (nil, nil)
    forgetTouches()
    reset()
    committedState = .possible
    arbiter = nil
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    trackedTouches.contains { touch in other.trackedTouches.contains { $0 === touch } }
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  /// Hands a group of touches to the method for their phase.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    noteLocation()
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private func noteLocation() {
    guard !trackedTouches.isEmpty else { return }
    move(to: trackedTouches.map(\.windowLocation).middle)
  }

  /// Takes in where in the window the movement is.
  func move(to location: CGPoint) { lastLocation = location }
}

// MARK: - What the arbiter decides

extension UIGestureRecognizer {
  /// Looks at the touches that an arbiter leads.
  func enter(_ arbiter: GestureArbiter) { self.arbiter = arbiter }

  /// Looks at a touch that has begun.
  func track(_ touch: UITouch) { trackedTouches.append(touch) }

  /// Looks at a touch no more.
  func forget(_ touch: UITouch) { trackedTouches.removeAll { $0 === touch } }

  func forgetTouches() { trackedTouches = [] }

  /// Takes a state only when all of `blockers` have failed.
  func wait(for blockers: [UIGestureRecognizer], before state: State) {
    (pendedState, self.blockers) = (state, blockers)
  }

  /// Waits no longer for one that has failed.
  ///
  /// - Returns: The state to take now; nil while there is none, or others are waited for.
  func stateWithout(_ failed: UIGestureRecognizer) -> State? {
    guard let state = pendedState else { return nil }
    blockers.removeAll { $0 === failed }
    guard blockers.isEmpty else { return nil }
    pendedState = nil
    return state
  }

  /// Says which state it takes if nobody minds.
  func claim(_ state: State) { claimedState = state }

  /// Gives back the state that it claimed, to be decided on.
  func takeClaim() -> State? {
    defer { claimedState = nil }
    return claimedState
  }

  /// Takes a state that counts.
  func commit(_ state: State) { committedState = state }

  /// Has failed, and waits for nobody.
  func commitFailure() {
    committedState = .failed
    (pendedState, claimedState) = (nil, nil)
    blockers = []
    didFail()
  }
}

// MARK: - Relations

extension UIGestureRecognizer {
  /// Whether this one must wait for `other` to fail, by any of UIKit's four ways to say so.
  func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.gesture === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether `other` fails because this one recognized.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !allowsSimultaneous(other)
  }

  private func allowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
    worksAlongside(other) || other.worksAlongside(self)
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether delegate and views let the movement begin.
  func mayBegin() -> Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    guard let view else { return true }
    // A view that was touched may stand elsewhere by now, as that of a cell that was recycled.
    let touched = trackedTouches.first?.view.flatMap { $0.isDescendant(of: view) ? $0 : nil }
    for asked in sequence(first: touched ?? view, next: \.superview) {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { break }
    }
    return true
  }
}
