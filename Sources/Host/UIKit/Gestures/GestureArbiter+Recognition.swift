/// How recognizers change their states and what that means for the others.
extension GestureArbiter {
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch recognizer.committedState {
    case .possible where recognizer.claimedState != nil: changeClaim(of: recognizer, to: state)
    case .possible: leavePossible(recognizer, for: state)
    case .began, .changed: continueRecognition(recognizer, with: state)
    case .ended, .cancelled, .failed: break
    }
  }

  private func leavePossible(
    _ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State
  ) {
    switch state {
    case .possible: break
    case .failed, .cancelled: fail(recognizer)
    case .began, .changed: attempt(recognizer, .began)
    case .ended: attempt(recognizer, .ended)
    }
  }

  /// A recognizer that has claimed its touches goes on, or thinks better of it before anybody has
  /// heard of it.
  private func changeClaim(
    of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    switch state {
    case .possible, .began, .changed: break
    case .cancelled, .failed: fail(recognizer)
    case .ended:
      guard recognizer.claimedState == .began else { return }
      decideClaims(through: recognizer)
      change(recognizer, to: .ended)
    }
  }

  private func continueRecognition(
    _ recognizer: UIGestureRecognizer, with state: UIGestureRecognizer.State
  ) {
    switch state {
    case .possible, .began: break
    case .changed, .ended: commit(recognizer, state)
    case .cancelled, .failed: commit(recognizer, .cancelled)
    }
  }

  /// Recognizes if delegate, views and the other recognizers let it; else waits or fails.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard recognizer.pendedState == nil else { return }
    guard recognizer.mayBegin() else { return fail(recognizer) }
    let blockers = active.filter {
      $0 !== recognizer && !$0.isFinished && recognizer.waits(for: $0)
        && !isWaiting($0, for: recognizer)
    }
    if blockers.contains(where: \.isContinuing) { return fail(recognizer) }
    guard blockers.isEmpty else {
      return recognizer.wait(for: blockers, before: state)
    }
    recognize(recognizer, state)
  }

  /// Whether a recognizer waits for `other`, if only through more of them. Two that wait for each
  /// other would do so for ever: the one that comes last goes first.
  private func isWaiting(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    recognizer.pendedState != nil
      && recognizer.blockers.contains { $0 === other || isWaiting($0, for: other) }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard !isDelivering else {
      recognizer.claim(state)
      return claims.append(recognizer)
    }
    decide(recognizer, state)
  }

  /// Decides the claims made while recognizers heard of touches: all, or those up to one.
  func decideClaims(through last: UIGestureRecognizer? = nil) {
    while let first = claims.first {
      claims.removeFirst()
      guard let state = first.takeClaim() else { continue }
      decide(first, state)
      if first === last { return }
    }
  }

  /// Recognizes, unless another one that has recognized rules it out.
  private func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let isExcluded = active.contains {
      $0 !== recognizer && $0.isContinuing && $0.sharesTouches(with: recognizer)
        && $0.prevents(recognizer)
    }
    if isExcluded { return fail(recognizer) }
    commit(recognizer, state)
    if recognizer.cancelsTouchesInView { withdrawTouches(of: recognizer) }
    failOthers(because: recognizer)
  }

  private func commit(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if state != recognizer.committedState { sendQueuedAction(of: recognizer) }
    recognizer.commit(state)
    if !actionQueue.contains(where: { $0 === recognizer }) { actionQueue.append(recognizer) }
  }

  private func failOthers(because winner: UIGestureRecognizer) {
    for other in active where other !== winner && other.committedState == .possible {
      let waitsInVain = other.blockers.contains { $0 === winner }
      if waitsInVain || (other.sharesTouches(with: winner) && winner.prevents(other)) {
        fail(other)
      }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.committedState == .possible else { return }
    claims.removeAll { $0 === recognizer }
    recognizer.commitFailure()
    for other in active { reconsider(other, without: recognizer) }
  }

  /// Lets a waiting recognizer go on when the last one it waits for has failed.
  private func reconsider(_ recognizer: UIGestureRecognizer, without failed: UIGestureRecognizer) {
    guard let state = recognizer.stateWithout(failed) else { return }
    recognize(recognizer, state)
  }

  // MARK: Actions

  func sendQueuedActions() {
    while !actionQueue.isEmpty { actionQueue.removeFirst().sendActions() }
  }

  /// Sends what a recognizer has to say before its state changes again.
  private func sendQueuedAction(of recognizer: UIGestureRecognizer) {
    guard let index = actionQueue.firstIndex(where: { $0 === recognizer }) else { return }
    actionQueue.remove(at: index).sendActions()
  }
}
