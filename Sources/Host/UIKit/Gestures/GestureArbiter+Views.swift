/// How views hear of touches.
extension GestureArbiter {
  func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    let routes = routes.filter { route in touches.contains { $0 === route.touch } }
    beginAllowed(routes, event)
    for phase in [UITouch.Phase.moved, .ended, .cancelled] {
      let concerned = routes.filter { $0.touch.phase == phase }
      if phase == .ended { for route in concerned { route.owesEnd = true } }
      let due = phase == .ended ? concerned.filter { !$0.holdsEnded } : concerned
      send(due, phase, event)
    }
  }

  /// Tells views what was held back and no longer is.
  func tellHeldViews() {
    let held = routes.filter { $0.delivery == .waiting && !$0.holdsBegan }
    for route in held { beginAllowed([route], route.event) }
    for route in routes where route.owesEnd && route.delivery != .waiting && !route.holdsEnded {
      send([route], .ended, route.event)
    }
    routes.removeAll { $0.owesEnd && $0.delivery == .withdrawn }
  }

  /// Takes the touches of a recogniser away from their views.
  func withdrawTouches(of recognizer: UIGestureRecognizer) {
    let taken = routes.filter { route in
      route.delivery != .withdrawn && route.recognizers.contains { $0 === recognizer }
    }
    for route in taken where route.delivery == .waiting { route.delivery = .withdrawn }
    for route in taken { send([route], .cancelled, route.event) }
  }

  /// Sends touchesBegan for routes that nothing holds back, together where they share a view.
  private func beginAllowed(_ routes: [TouchRoute], _ event: UIEvent) {
    let ready = routes.filter { $0.delivery == .waiting && !$0.holdsBegan }
    for (view, group) in grouped(ready) {
      let allowed = group.filter { isWelcome($0, in: view) }
      for route in group { route.delivery = .withdrawn }
      let touches = Set(allowed.map(\.touch))
      guard !touches.isEmpty, passesGates(touches, event, view) else { continue }
      for route in allowed { route.delivery = .delivered }
      replayBegan(touches) { view.touchesBegan(touches, with: event) }
    }
  }

  /// A view without multiple touch hears of one finger at a time.
  private func isWelcome(_ route: TouchRoute, in view: UIView) -> Bool {
    if view.isMultipleTouchEnabled { return true }
    return !routes.contains {
      $0 !== route && $0.touch.view === view && $0.delivery != .withdrawn && !$0.owesEnd
        && ($0.delivery == .delivered || $0.touch.identifier < route.touch.identifier)
    }
  }

  private func passesGates(_ touches: Set<UITouch>, _ event: UIEvent, _ view: UIView) -> Bool {
    var outer = view.superview
    while let current = outer {
      if let gate = current as? any TouchGate, !gate.admits(touches, with: event, in: view) {
        return false
      }
      outer = current.superview
    }
    return true
  }

  /// Shows touches that were held back as they were when they began.
  private func replayBegan(_ touches: Set<UITouch>, _ body: () -> Void) {
    let phases = touches.map { ($0, $0.phase) }
    for touch in touches { touch.phase = .began }
    body()
    for (touch, phase) in phases { touch.phase = phase }
  }

  private func send(_ routes: [TouchRoute], _ phase: UITouch.Phase, _ event: UIEvent) {
    for (view, group) in grouped(routes.filter { $0.delivery == .delivered }) {
      let touches = Set(group.map(\.touch))
      if phase != .moved { for route in group { route.delivery = .withdrawn } }
      switch phase {
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      default: view.touchesCancelled(touches, with: event)
      }
    }
  }

  private func grouped(_ routes: [TouchRoute]) -> [(UIView, [TouchRoute])] {
    var groups: [(UIView, [TouchRoute])] = []
    for route in routes {
      guard let view = route.touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.append(route)
      } else {
        groups.append((view, [route]))
      }
    }
    return groups
  }
}
