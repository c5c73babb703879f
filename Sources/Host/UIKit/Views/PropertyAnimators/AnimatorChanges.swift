import QuartzCore

/// What an animator changes, and the animations that show how far it is.
@MainActor
final class AnimatorChanges {
  /// One property of one view.
  private struct Entry {
    weak var view: UIView?
    var change: PropertyChange
    /// The animator's progress at which this begins.
    var from: Double
    var animation: CAAnimation?
    var key: String
    var oldBackground: UIColor?
    var blocks: Bool
    /// What the property was when the animation was stopped, which may have been set by others;
    /// nil before.
    var stoppedTarget: AnimatedValue?
  }

  private var entries: [Entry] = []
  private var ends: [() -> Void] = []

  /// Runs `changes` and takes over what they change. They are seen from a progress on.
  func add(_ changes: () -> Void, from start: Double, by animator: UIViewPropertyAnimator) {
    let options: UIView.AnimationOptions =
      animator.isUserInteractionEnabled ? .allowUserInteraction : []
    let timing = AnimationTiming(
      duration: max(animator.ownDuration, 1e-3), pace: .curve(.linear), options: options)
    let context = CollectingContext(timing)
    context.perform(changes)
    ends += context.takeEnds()
    for (change, view, background) in context.collected {
      add(change, of: view, background, from: start, blocks: options.isEmpty)
    }
  }

  private func add(
    _ change: PropertyChange, of view: UIView, _ background: UIColor?, from start: Double,
    blocks: Bool
  ) {
    let animation = CABasicAnimation()
    change.configure(animation, isAdditive: UIView.additiveKeys.contains(change.key))
    animation.duration = 1
    animation.speed = 0
    animation.fixedProgress = 0
    let key = change.layer.freeKey("animator-" + change.key)
    change.layer.add(animation, forKey: key)
    if blocks { view.blockTouches() }
    entries.append(
      Entry(
        view: view, change: change, from: start, animation: change.layer.animation(forKey: key),
        key: key, oldBackground: background, blocks: blocks))
  }

  /// Shows the views at a progress of the animator.
  func move(to progress: Double) {
    for entry in entries {
      guard let animation = entry.animation else { continue }
      let own = entry.from >= 1 ? 0 : (progress - entry.from) / (1 - entry.from)
      entry.change.layer.move(animation, to: entry.from > 0 ? max(own, 0) : own)
    }
  }

  /// Makes what is on screen the values of the views.
  func freeze() {
    let time = MediaClock.now
    for index in entries.indices { entries[index].stoppedTarget = entries[index].change.new }
    for entry in entries {
      let layer = entry.change.layer
      let shown = entry.change.property.get(layer.presented(at: time))
      entry.change.set(shown)
    }
    removeAnimations()
  }

  /// Gives the views their final values and lets go of them. Views that were not stopped have the
  /// values of the end already, or others that they were given since.
  func finishAnimations(at position: UIViewAnimatingPosition) {
    switch position {
    case .start:
      unfreeze()
      for entry in entries.reversed() { restore(entry) }
    case .end: unfreeze()
    case .current: break
    }
    removeAnimations()
    for end in ends { end() }
    (entries, ends) = ([], [])
  }

  /// Gives properties what they were when the animation was stopped.
  private func unfreeze() {
    for entry in entries { if let target = entry.stoppedTarget { entry.change.set(target) } }
  }

  private func restore(_ entry: Entry) {
    let change = entry.change
    if change.new != change.target, UIView.additiveKeys.contains(change.key) {
      // Others have moved the view since: it goes back by the way it came, as it was seen to do.
      change.set(change.new.adding(change.old.subtracting(change.target)))
    } else {
      change.set(change.old)
    }
    if entry.change.key == "backgroundColor" {
      entry.view?.restoreBackgroundColor(entry.oldBackground)
    }
  }

  private func removeAnimations() {
    for index in entries.indices {
      guard entries[index].animation != nil else { continue }
      entries[index].animation = nil
      entries[index].change.layer.removeAnimation(forKey: entries[index].key)
      if entries[index].blocks { entries[index].view?.unblockTouches() }
    }
  }
}

/// An animation block whose changes are collected instead of being animated.
@MainActor
private final class CollectingContext: AnimationContext {
  private(set) var collected: [(PropertyChange, UIView, background: UIColor?)] = []

  override func animate(_ change: PropertyChange, of view: UIView) {
    collected.append((change.completed, view, view.storage.backgroundColor))
  }
}
