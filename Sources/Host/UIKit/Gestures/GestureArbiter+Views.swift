/// How views hear of touches.
extension GestureArbiter {
  func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    let touchStates = touchStates.filter { touchState in
      touches.contains { $0 === touchState.touch }
    }
    let begun = beginAllowed(touchStates, event)
    catchUp(begun.filter { $0.touch.phase == .ended }, event)
    for phase in [UITouch.Phase.moved, .ended, .cancelled] {
      let concerned = touchStates.filter { $0.touch.phase == phase }
      if phase == .ended { for touchState in concerned { touchState.owesEnd = true } }
      let due = phase == .ended ? concerned.filter { !$0.holdsEnded } : concerned
      send(due, phase, event)
    }
  }

  /// Tells views what was held back and no longer is.
  func updateRecognizersOfRemovedViews() {
    let held = touchStates.filter { $0.delivery == .waiting && !$0.holdsBegan }
    for touchState in held {
      catchUp(beginAllowed([touchState], touchState.event), touchState.event)
    }
    for touchState in touchStates
    where touchState.owesEnd && touchState.delivery != .waiting && !touchState.holdsEnded {
      send([touchState], .ended, touchState.event)
    }
  }

  /// Takes the touches of a recognizer away from their views.
  func withdrawTouches(of recognizer: UIGestureRecognizer) {
    let taken = touchStates.filter { touchState in
      touchState.delivery != .withdrawn && touchState.recognizers.contains { $0 === recognizer }
    }
    for touchState in taken where touchState.delivery == .waiting {
      touchState.delivery = .withdrawn
    }
    for touchState in taken { send([touchState], .cancelled, touchState.event) }
  }

  /// Sends touchesBegan for routes that nothing holds back, together where they share a view.
  /// Returns those of which views have heard.
  @discardableResult
  private func beginAllowed(_ touchStates: [TouchState], _ event: UIEvent) -> [TouchState] {
    var begun: [TouchState] = []
    let ready = touchStates.filter { $0.delivery == .waiting && !$0.holdsBegan }
    for (view, group) in grouped(ready) {
      let allowed = group.filter { shouldReceiveTouch($0, in: view) }
      for touchState in group { touchState.delivery = .withdrawn }
      let touches = Set(allowed.map(\.touch))
      guard !touches.isEmpty, passesGates(touches, event, view) else { continue }
      for touchState in allowed { touchState.delivery = .delivered }
      begun += allowed
      replayBegan(touches) { view.touchesBegan(touches, with: event) }
    }
    return begun
  }

  /// Sends touchesMoved for fingers that have left the place where views were told they touched.
  private func catchUp(_ begun: [TouchState], _ event: UIEvent) {
    for touchState in begun where touchState.touch.hasMoved {
      let touch = touchState.touch
      let phase = touch.phase
      touch.phase = .moved
      send([touchState], .moved, event)
      touch.phase = phase
    }
  }

  /// A view without multiple touch hears of one finger at a time.
  private func shouldReceiveTouch(_ touchState: TouchState, in view: UIView) -> Bool {
    if view.isMultipleTouchEnabled { return true }
    return !touchStates.contains {
      $0 !== touchState && $0.touch.view === view && $0.delivery != .withdrawn && !$0.owesEnd
        && ($0.delivery == .delivered || $0.touch.identifier < touchState.touch.identifier)
    }
  }

  private func passesGates(_ touches: Set<UITouch>, _ event: UIEvent, _ view: UIView) -> Bool {
    var outer = view.superview
    while let current = outer {
      if let gate = current as? any TouchFilter, !gate.admits(touches, with: event, in: view) {
        return false
      }
      outer = current.superview
    }
    return true
  }

  /// Shows touches that were held back as they were when they began, and then as they are.
  private func replayBegan(_ touches: Set<UITouch>, _ body: () -> Void) {
    let present = touches.map { ($0, $0.phase, $0.windowLocation, $0.timestamp) }
    for touch in touches { touch.showBeginning() }
    body()
    for (touch, phase, location, timestamp) in present {
      (touch.phase, touch.windowLocation, touch.timestamp) = (phase, location, timestamp)
    }
  }

  private func send(_ touchStates: [TouchState], _ phase: UITouch.Phase, _ event: UIEvent) {
    for (view, group) in grouped(touchStates.filter { $0.delivery == .delivered }) {
      let touches = Set(group.map(\.touch))
      if phase != .moved { for touchState in group { touchState.delivery = .withdrawn } }
      switch phase {
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      default: view.touchesCancelled(touches, with: event)
      }
    }
  }

  private func grouped(_ touchStates: [TouchState]) -> [(UIView, [TouchState])] {
    var groups: [(UIView, [TouchState])] = []
    for touchState in touchStates {
      guard let view = touchState.touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.append(touchState)
      } else {
        groups.append((view, [touchState]))
      }
    }
    return groups
  }
}
