import QuartzCore

/// Leads the touches of one window to recognizers and views, and decides between recognizers.
///
/// An event first goes to every recognizer that looks at its touches, innermost first. Those that
/// recognize in the meantime only claim the touches: they may still fail. Then claims are decided,
/// in the order in which they were made, and actions are sent; then views hear of the touches that
/// no recognizer holds back or has taken. Recognizers go back to the start when their last touch
/// has gone and nobody waits for them.
@MainActor
package final class GestureArbiter {
  /// Recognizers with touches, or in the middle of something, in the order they came.
  private(set) var active: [UIGestureRecognizer] = []
  private(set) var touchStates: [TouchState] = []
  var actionQueue: [UIGestureRecognizer] = []
  /// Recognizers with a `claimedState`, in the order in which they took it.
  var claims: [UIGestureRecognizer] = []
  /// Whether recognizers are hearing of touches.
  private(set) var isDelivering = false
  private var depth = 0

  package init() {}

  /// Leads an event to whom it concerns.
  package func deliver(_ event: UIEvent) {
    FrameTimers.shared.fire(until: event.timestamp)
    let touches = (event.allTouches ?? []).sorted { $0.identifier < $1.identifier }
    update {
      dropLost()
      for touch in touches where touch.phase == .began { open(touch, event) }
      tellRecognizers(touches, event)
      decideClaims()
      sendQueuedActions()
      tellViews(touches, event)
      finish(touches)
    }
  }

  /// Runs `body`, which may change states, and brings everything that follows from it to an end.
  func update(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    depth += 1
    dropLost()
    sendQueuedActions()
    updateRecognizersOfRemovedViews()
    closeTouches()
    resetFinishedRecognizers()
    depth -= 1
  }

  /// The recognizers that look at a touch.
  func recognizers(of touch: UITouch) -> [UIGestureRecognizer]? {
    guard let touchState = touchStates.first(where: { $0.touch === touch }) else { return nil }
    return touchState.recognizers.isEmpty ? nil : touchState.recognizers
  }

  /// The views that have got touchesBegan for touches that `recognizer` looks at.
  package func viewsTouched(underEyesOf recognizer: UIGestureRecognizer) -> [UIView] {
    touchStates.compactMap { touchState in
      guard touchState.delivery == .delivered, !touchState.owesEnd,
        recognizer.trackedTouches.contains(where: { $0 === touchState.touch })
      else { return nil }
      return touchState.touch.view
    }
  }

  /// Makes sure that `recognizer` hears no more of `touch`.
  func release(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    for touchState in touchStates where touchState.touch === touch {
      touchState.recognizers.removeAll { $0 === recognizer }
    }
  }
}

// MARK: - Touches to recognizers

extension GestureArbiter {
  private func open(_ touch: UITouch, _ event: UIEvent) {
    let watching = recognizersUp(from: touch.view).filter { watches($0, touch, event) }
    for recognizer in watching {
      recognizer.track(touch)
      if !active.contains(where: { $0 === recognizer }) {
        recognizer.enter(self)
        active.append(recognizer)
      }
    }
    touchStates.append(TouchState(touch: touch, event: event, recognizers: watching))
  }

  private func recognizersUp(from view: UIView?) -> [UIGestureRecognizer] {
    var (found, current) = ([UIGestureRecognizer](), view)
    while let view = current {
      found += view.gestureRecognizers ?? []
      current = view.superview
    }
    return found
  }

  private func watches(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.isListening, recognizer.shouldReceive(event) else {
      return false
    }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    let wasDelivering = isDelivering
    isDelivering = true
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      tellRecognizers(touches.filter { $0.phase == phase }, phase, event)
    }
    isDelivering = wasDelivering
  }

  private func tellRecognizers(
    _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    guard !touches.isEmpty else { return }
    for recognizer in active where recognizer.isListening {
      let own = touches.filter { touch in
        recognizer.trackedTouches.contains { $0 === touch }
      }
      guard !own.isEmpty else { continue }
      recognizer.receive(Set(own), phase, event)
      // What waits to begin without a finger would never end.
      if recognizer.pendedState == .began, !recognizer.hasFinger { change(recognizer, to: .failed) }
    }
  }

  /// Forgets recognizers whose view has gone: neither touches nor other recognizers wait for them.
  private func dropLost() {
    for recognizer in active where recognizer.view == nil {
      if recognizer.committedState == .possible { change(recognizer, to: .failed) }
      recognizer.forgetTouches()
      for touchState in touchStates { touchState.recognizers.removeAll { $0 === recognizer } }
    }
  }

  private func finish(_ touches: [UITouch]) {
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in active { recognizer.forget(touch) }
      touchStates.removeAll { $0.touch === touch && !$0.owesEnd }
    }
  }

  /// Sends back to the start whoever is finished and has no touches left.
  private func resetFinishedRecognizers() {
    let done = active.filter { $0.trackedTouches.isEmpty && ($0.isFinished || $0.view == nil) }
    guard !done.isEmpty else { return }
    active.removeAll { recognizer in done.contains { $0 === recognizer } }
    for recognizer in done {
      for touchState in touchStates { touchState.recognizers.removeAll { $0 === recognizer } }
      recognizer.restart()
    }
    closeTouches()
  }

  /// Forgets touches that have ended and of which views hear no more.
  private func closeTouches() {
    touchStates.removeAll { $0.owesEnd && $0.delivery == .withdrawn }
  }
}
