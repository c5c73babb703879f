import CoreGraphics

extension CALayer {
  var runningKeys: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func makePresentation() -> Self? {
    if shownModel != nil { return self }
    guard flags.contains(.isCommitted), let copy = type(of: self)._make(copying: self) as? Self
    else { return nil }
    copy.values = presented(at: MediaClock.now)
    copy.shownModel = self
    return copy
  }

  /// What is on screen at a time of the media clock.
  package func presented(at time: CFTimeInterval) -> LayerValues {
    guard !running.isEmpty else { return values }
    let time = localTime(at: time)
    return running.reduce(into: values) { $1.animation.apply(at: $1.elapsed(at: time), to: &$0) }
  }

  /// The layer's own time at a time of the media clock.
  package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let time = parent?.localTime(at: time) ?? time
    return timeline.localTime(time - timeline.beginTime)
  }

  func clockTime(at local: CFTimeInterval) -> CFTimeInterval {
    let speed = Double(timeline.speed)
    let time = timeline.beginTime + (speed == 0 ? 0 : (local - timeline.timeOffset) / speed)
    return parent?.clockTime(at: time) ?? time
  }
}

// MARK: Adding and removing

extension CALayer {
  func start(_ original: CAAnimation, forKey key: String?) {
    let isOwned = original.isUnshared
    guard let animation = isOwned ? original : original.copy() as? CAAnimation else { return }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if let transition = animation as? CATransition, transition.oldNode == nil {
      transition.oldNode = committedNode
    }
    let key = animation is CATransition ? transitionKey : key
    if let key { removeAnimation(forKey: key) }
    let begin = animation.beginTime == 0 ? localTime(at: MediaClock.now) : animation.beginTime
    running.append(RunningAnimation(animation, key: key, begin: begin))
    requestAnimation()
    markAnimated()
  }

  /// Has the layer's animations run: at once on the main thread, on others when the main thread
  /// commits the layer.
  private func requestAnimation() {
    let thread = LayerThread.current
    guard thread.isMain else {
      flags.remove(.isCommitted)
      parent?.raise(.uncommittedBelow)
      return
    }
    thread.animator.add(self)
    thread.frameLoop.requestFrame()
  }

  /// Begins the animations that another thread added before the layer was committed.
  func adoptAnimations() {
    guard !running.isEmpty, LayerThread.current.isMain else { return }
    let now = localTime(at: MediaClock.now)
    for entry in running where !entry.hasStarted && entry.animation.beginTime == 0 {
      entry.begin = now
    }
    Animator.shared.add(self)
  }

  /// `name`, or `name-2` and so on if that is taken by a running animation.
  package func freeKey(_ name: String) -> String {
    let taken = Set(running.compactMap(\.key))
    return sequence(first: 1) { $0 + 1 }.lazy
      .map { $0 == 1 ? name : "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }

  /// Moves one of the layer's animations, whose speed is 0, to a place of its way.
  package func move(_ animation: CAAnimation, to progress: Double) {
    animation.fixedProgress = progress
    Animator.shared.timeDidChange()
  }

  func stopAnimation(forKey key: String) { stopAnimations { $0.key == key } }

  func stopAllAnimations() { stopAnimations { _ in true } }

  private func stopAnimations(where matches: (RunningAnimation) -> Bool) {
    let ended = running.filter(matches)
    guard !ended.isEmpty else { return }
    markAnimated()
    running.removeAll(where: matches)
    if running.isEmpty { Animator.shared.remove(self) }
    for entry in ended { entry.end(finished: false) }
  }
}

// MARK: Frames

/// The longest time that an animation's first frame may come late, in seconds. What is later moves
/// the begin, so that a slow first frame does not swallow the animation. A clock that is held for a
/// test is never late.
private let latestStart: CFTimeInterval = 0.05

extension CALayer {
  /// Whether the layer is part of a tree that somebody draws.
  var isInLiveTree: Bool { root.treeDidChange != nil }

  /// Fixes the begin of new animations, and ends those that are over.
  func stepAnimations(to time: CFTimeInterval) {
    let time = localTime(at: time)
    for entry in running where !entry.hasStarted {
      if entry.followsFrames { entry.begin = min(max(entry.begin, time - latestStart), time) }
      if time >= entry.begin { entry.start() }
    }
    let ended = running.filter { $0.isOver(at: time) }
    guard !ended.isEmpty else { return }
    markAnimated()
    running.removeAll { $0.isOver(at: time) }
    if running.isEmpty { Animator.shared.remove(self) }
    for entry in ended { entry.end(finished: true) }
  }

  /// Marks as out of date what the animations change.
  func markAnimated() {
    if running.allSatisfy(\.animation.isPlacement) { setPlacementStale() } else { setStale() }
  }

  /// Whether the animations go on and can be seen, or end at some time.
  var animationsWantFrame: Bool {
    let moving = running.filter { !isHeld($0) }
    if moving.isEmpty { return false }
    if moving.contains(where: { !$0.animation.timeline.isEndless }) { return true }
    let path = sequence(first: self, next: \.parent)
    return isInLiveTree && !path.contains { $0.values.isHidden }
  }

  /// Whether an animation stands still, or has reached its end and stays there.
  private func isHeld(_ entry: RunningAnimation) -> Bool {
    if entry.animation.speed == 0 { return true }
    guard !entry.animation.isRemovedOnCompletion else { return false }
    let time = localTime(at: MediaClock.now)
    if case .after = entry.animation.timeline.phase(entry.elapsed(at: time)) { return true }
    return false
  }
}

/// The key under which every transition runs.
private let transitionKey = "transition"
